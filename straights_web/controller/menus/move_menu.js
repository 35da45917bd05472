/** The menu's actions for moves: undo, redo, the deck, leaving the seat and taking it back. */

import { Refusal } from "../../model/game_client.js";
import { confirm } from "../../view/dialogs/sheet.js";
import { DrawnSheet } from "../../view/dialogs/drawn_sheet.js";
import { translate } from "../../view/text/translate.js";

export class MoveMenu {
    /** @param {import("../../model/game_client.js").GameClient} client */
    constructor(client) {
        this.client = client;
    }

    /** Whether the player has a seat that can be left. */
    get canLeave() {
        const { viewer = null, humans = [], observation } = this.client.state ?? {};
        return viewer !== null && humans.includes(viewer) && observation?.turn !== null;
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
        const text = [
            translate("DeckDialog", "The deck reveals every player’s hand in this round."),
            this.client.counts ? translate("DeckDialog", "This round won’t count in the statistics.") : "",
            translate("DeckDialog", "Show it anyway?"),
        ];
        const isWanted = await confirm({
            title: translate("DeckDialog", "Show the deck?"),
            text: text.filter(Boolean).join(" "),
            yes: translate("DeckDialog", "Show deck"),
        });
        if (isWanted) await new DrawnSheet((await this.client.ask({ type: "deck" })).sheet).open();
    }

    async rageQuit() {
        const isWanted = await confirm({
            title: translate("MoveMenuController", "Rage-quit?"),
            text: translate(
                "MoveMenuController",
                "A computer will play for you. You can take back your seat later.",
            ),
            yes: translate("MoveMenuController", "Rage-quit"),
            isDangerous: true,
        });
        if (isWanted) await this.#ask({ type: "do", command: { type: "rage_quit" } });
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
