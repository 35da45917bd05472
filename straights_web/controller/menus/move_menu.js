/** The menu's actions for moves: undo, redo, the deck, leaving the seat and taking it back. */

import { Refusal } from "../../model/game_client.js";
import { DrawnSheet, isWanted } from "../../view/dialogs/drawn_sheet.js";

export class MoveMenu {
    /** @param {import("../../model/game_client.js").GameClient} client */
    constructor(client) {
        this.client = client;
    }

    /** Whether the player has a seat that can be left. */
    get canLeave() {
        const { viewer = null, humans = [], table } = this.client.state ?? {};
        return viewer !== null && humans.includes(viewer) && table?.turn !== null;
    }

    /** Whether there is a seat to take back from a computer. */
    get canReturn() {
        return this.client.state?.left_seat !== undefined;
    }

    undo() {
        return this.#ask({ type: "undo" });
    }

    redo() {
        return this.#ask({ type: "redo" });
    }

    async showDeck() {
        const question = this.client.counts ? "deck_question_counted" : "deck_question";
        if (await isWanted(question)) await new DrawnSheet((await this.client.ask({ type: "deck" })).sheet).open();
    }

    async rageQuit() {
        const question = this.client.isCounted ? "rage_quit_question_counted" : "rage_quit_question";
        if (await isWanted(question)) await this.#ask({ type: "do", command: { type: "rage_quit" } });
    }

    takeSeat() {
        return this.#ask({ type: "do", command: { type: "take_seat", seat: this.client.state?.left_seat ?? 0 } });
    }

    /**
     * Send a request; a refusal means that the game has moved on, so it is ignored.
     * @param {import("../../connection/protocol.js").Request} request
     */
    async #ask(request) {
        try {
            await this.client.ask(request);
        } catch (error) {
            if (!(error instanceof Refusal)) throw error;
        }
    }
}
