/** The menu's actions for moves: undo, redo, the deck, leaving the seat and taking it back. */

import { Refusal } from "../../model/game_client.js";
import { confirm } from "../../view/dialogs/sheet.js";
import { askForDeck, openDeckDialog } from "../../view/dialogs/deck_dialog.js";
import { translate } from "../../view/text/translate.js";

/** @typedef {import("../../connection/protocol.js").GameEvent} GameEvent */

export class MoveMenu {
    /** @param {import("../../model/game_client.js").GameClient} client */
    constructor(client) {
        this.client = client;
        /** @type {number[]} the seats that humans have left, in order */
        this.left = [];
        client.addEventListener("table", (event) => {
            this.left = [];
            this.#note(/** @type {CustomEvent} */ (event).detail.history);
        });
        client.addEventListener("events", (event) => this.#note(/** @type {CustomEvent} */ (event).detail.events));
    }

    /** The seat to take back: the one left last, or the shown one in a game among computers. */
    get seat() {
        return this.left.at(-1) ?? this.client.state?.viewer ?? this.client.state?.humans[0] ?? 0;
    }

    /** Whether the player has a seat that can be left. */
    get canLeave() {
        const { viewer = null, humans = [], observation } = this.client.state ?? {};
        return viewer !== null && humans.includes(viewer) && observation?.turn !== null;
    }

    /** Whether a computer plays the player's former seat. */
    get canReturn() {
        const observation = this.client.state?.observation;
        return observation !== undefined && observation.turn !== null && observation.seats[this.seat]?.strategy !== null;
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
        if (isWanted) await this.#ask({ type: "do", command: { type: "rage_quit" } });
    }

    takeSeat() {
        return this.#ask({ type: "do", command: { type: "take_seat", seat: this.seat } });
    }

    /** @param {GameEvent[]} events */
    #note(events) {
        for (const event of events) {
            if (event.type !== "seat_changed") continue;
            this.left = this.left.filter((seat) => seat !== event.seat);
            if (event.before === null) this.left.push(event.seat);
        }
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
