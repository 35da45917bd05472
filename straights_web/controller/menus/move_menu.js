/** The menu's moves: undo, redo, the deck, leaving the seat and coming back. */

import { Refusal } from "../../model/game_client.js";
import { confirm } from "../../view/dialogs/dialog.js";
import { askForDeck, openDeckDialog } from "../../view/dialogs/deck_dialog.js";
import { translate } from "../../view/text/translate.js";

/** Who plays for somebody who has left in anger. */
const SUBSTITUTE = "first-legal";

export class MoveMenu {
    /** @param {import("../../model/game_client.js").GameClient} client */
    constructor(client) {
        this.client = client;
        /** The seat that the player has left, or had last. */
        this.seat = 0;
        for (const type of ["table", "events"]) {
            client.addEventListener(type, () => (this.seat = client.state?.viewer ?? this.seat));
        }
    }

    /** Whether the player has a seat and can leave it. */
    get canLeave() {
        const { viewer = null, humans = [], observation } = this.client.state ?? {};
        return viewer !== null && humans.includes(viewer) && observation?.turn !== null;
    }

    /** Whether a computer plays the seat that was the player's. */
    get canReturn() {
        const { humans = [], observation } = this.client.state ?? {};
        return observation !== undefined && observation.turn !== null && humans.length === 0;
    }

    undo() {
        return this.#ask({ type: "undo" });
    }

    redo() {
        return this.#ask({ type: "redo" });
    }

    async showDeck() {
        if (!(await askForDeck())) return;
        const deck = await this.client.ask({ type: "deck" });
        await openDeckDialog(deck.hands, this.client.state?.observation.seats.map(({ name }) => name) ?? []);
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
        if (isWanted) await this.#ask({ type: "do", command: { type: "rage_quit", strategy: SUBSTITUTE } });
    }

    takeSeat() {
        return this.#ask({ type: "do", command: { type: "take_seat", seat: this.seat } });
    }

    /**
     * A refusal means that the game has gone on meanwhile: nothing is to be said.
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
