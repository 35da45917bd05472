/** Lets the seats act in turn: a computer after a pause, the player at the screen, or another one after a handover. */

import { THINKING_PAUSE, WATCHED_RESULT } from "../../view/animation/motion.js";
import { setAttribute } from "../../view/elements.js";
import { eventText } from "../../view/text/spoken_text.js";

/** @typedef {import("../../connection/protocol.js").EventsMessage} EventsMessage */
/** @typedef {import("../../connection/protocol.js").TableMessage} TableMessage */
/** @typedef {"loading" | "turn" | "waiting" | "discard" | "round-end" | "game-end"} State */

/** Dispatches `changed`: it is somebody else's turn, or the game is another. */
export class PlayController extends EventTarget {
    #isPaused = false;
    #mayStep = false;
    /** The message for which a computer has been let move. */
    #released = -1;

    /**
     * @param {import("../../model/game_client.js").GameClient} client
     * @param {import("../../view/table/table_view.js").TableView} table
     * @param {import("./event_player.js").EventPlayer} player
     * @param {import("../../view/animation/motion.js").Motion} motion
     * @param {import("./card_input.js").CardInput} cards
     * @param {import("./announcements.js").Announcements} announcements
     */
    constructor(client, table, player, motion, cards, announcements) {
        super();
        this.client = client;
        this.table = table;
        this.player = player;
        this.motion = motion;
        this.cards = cards;
        this.announcements = announcements;
        /** Whether the only card that may be played is played for the player. */
        this.playsForced = false;
        player.addEventListener("event", (event) => this.#onEvent(/** @type {CustomEvent} */ (event).detail));
        player.addEventListener("idle", () => this.#letAct());
        player.addEventListener("result", () => this.#onResult());
        client.addEventListener("table", () => cards.cancel());
        table.handover.addEventListener("accepted", () => this.#onAccepted());
    }

    /** Whether the computers wait. */
    get isPaused() {
        return this.#isPaused;
    }

    /**
     * Let the computers wait, or go on.
     * @param {boolean} isPaused
     */
    pause(isPaused) {
        this.#isPaused = isPaused;
        this.#released = -1;
        if (this.player.isIdle) {
            this.#letAct();
        }
    }

    /** Let the computer on turn make one move although computers wait. */
    step() {
        this.#mayStep = true;
        if (this.player.isIdle) {
            this.#letAct();
        }
    }

    #letAct() {
        const message = this.player.shown;
        if (message === null) {
            return;
        }
        const { turn, winners, must_discard } = message.observation;
        if (turn === null || winners.length > 0) {
            this.#show("game-end");
        } else if (turn === message.viewer && message.humans.includes(turn)) {
            this.#show(must_discard ? "discard" : "turn");
            this.cards.playQueued();
            void this.#playForced(message);
        } else if (message.viewer === null && message.humans.length > 1 && message.humans.includes(turn)) {
            this.#show("waiting");
            this.table.handover.show(message.observation.seats[turn]?.name ?? "");
        } else {
            this.#show("waiting");
            void this.#release(message);
        }
    }

    /**
     * Let the computer on turn move after a pause; or let the table hide or show a hand, at once.
     * @param {TableMessage | EventsMessage} message
     */
    async #release({ seq, humans, observation: { turn } }) {
        const isComputers = turn === null || !humans.includes(turn);
        if (this.#released === seq || (isComputers && this.#isPaused && !this.#mayStep)) {
            return;
        }
        this.#released = seq;
        await this.motion.pause(isComputers && !this.#mayStep ? THINKING_PAUSE : 0);
        const mayMove = !isComputers || !this.#isPaused || this.#mayStep;
        if (mayMove && this.#released === seq && this.player.isIdle && this.player.shown?.seq === seq) {
            this.#mayStep = false;
            this.client.ready(seq);
        } else if (this.#released === seq) {
            this.#released = -1;
        }
    }

    /**
     * Play the only card that fits, after a pause; not after an undo, since the player has just taken it back.
     * @param {TableMessage | EventsMessage} message
     */
    async #playForced(message) {
        const [only, ...others] = message.observation.legal_plays;
        const isOwnWish = message.type === "table" && ["undone", "redone"].includes(message.reason);
        if (!this.playsForced || only === undefined || others.length > 0 || isOwnWish) {
            return;
        }
        await this.motion.pause(THINKING_PAUSE);
        if (this.playsForced && this.player.isIdle && this.client.state?.seq === message.seq) {
            await this.cards.activate(only);
        }
    }

    /** @param {import("../../connection/protocol.js").GameEvent} event */
    #onEvent(event) {
        this.announcements.add(eventText(event, this.table.names));
        this.table.message.setBusy(true);
        setState("waiting");
    }

    /** A round's result is on the table. */
    #onResult() {
        this.cards.cancel();
        this.#show("round-end");
        if ((this.client.state?.humans.length ?? 0) === 0) {
            void this.motion.pause(WATCHED_RESULT).then(() => this.#isPaused || this.player.resume());
        }
    }

    #onAccepted() {
        const turn = this.client.state?.observation.turn ?? null;
        if (turn !== null) {
            void this.client.ask({ type: "show_hand", seat: turn });
        }
    }

    /** @param {State} state */
    #show(state) {
        if (state !== "waiting") {
            this.table.message.setBusy(false);
            this.announcements.flush();
        }
        setState(state);
        this.dispatchEvent(new Event("changed"));
    }
}

/** @param {State} state */
export function setState(state) {
    setAttribute(document.documentElement, "data-state", state);
}
