/** Lets the seats move in turn: computers after a pause, players at once or after a handover. */

import { DURATIONS } from "../../view/animation/durations.js";
import { setAttribute } from "../../view/elements.js";
import { spoken } from "../../view/text/sentence.js";
import { turnText } from "../../view/text/turn_text.js";
import { isOver } from "../../model/table.js";
import { isJump } from "./event_player.js";

/** @typedef {import("../../model/game_client.js").Shown} Shown */
/** @typedef {"loading" | "turn" | "waiting" | "discard" | "round-end" | "game-end" | "suspended"} State */
/** @typedef {State | "lobby" | "room"} PageState a server page has more states than a game */

/** Dispatches `changed`: the turn has passed to another seat, or another game is shown. */
export class PlayController extends EventTarget {
    /** Whether the computers are paused. */
    isPaused = false;
    /** The number of the last message after which a computer was allowed to move. */
    #released = -1;
    /** Counts results and pauses: timers started before the last one do nothing. */
    #watch = 0;

    /** @param {import("./compose.js").Play} page */
    constructor(page) {
        super();
        const { table, player, announcements } = page;
        this.page = page;
        player.addEventListener("event", (event) => {
            announcements.add(spoken(.../** @type {CustomEvent} */ (event).detail.happening.spoken));
            table.message.setBusy(true);
            setState("waiting");
        });
        player.addEventListener("shown", (event) => {
            const { detail: message } = /** @type {CustomEvent<Shown>} */ (event);
            if (isJump(message)) announcements.say(turnText(message.table)); // which is often the same as before
        });
        player.addEventListener("idle", () => this.#letAct());
        player.addEventListener("result", () => {
            page.cards.cancel();
            this.#show("round-end");
            void this.#watchResult();
        });
        player.addEventListener("suspended", () => setState("suspended"));
        table.handover.addEventListener("accepted", () => {
            const seat = page.client.state?.table.turn ?? null;
            if (seat !== null) void page.client.ask({ type: "show_hand", seat });
        });
    }

    /**
     * Pause the computers, or let them continue.
     * @param {boolean} isPaused
     */
    pause(isPaused) {
        this.isPaused = isPaused;
        this.#released = -1;
        this.#watch += 1;
        if (this.page.player.isIdle) {
            this.#letAct();
        } else if (this.page.player.showsResult) {
            void this.#watchResult();
        }
    }

    /** Go on to the next round, where the table itself deals that. */
    deal() {
        if (this.page.player.isIdle && this.page.player.shown !== null) void this.#release(this.page.player.shown);
    }

    #letAct() {
        const message = this.page.player.shown;
        if (message === null || this.page.player.isAhead) {
            return;
        }
        const { turn, offers, seats } = message.table;
        if (isOver(message.table)) {
            this.#show("game-end");
        } else if (turn === null && message.humans.length > 0) {
            this.#show("round-end"); // the table deals when the player wants to go on
        } else if (turn !== null && turn === message.viewer && message.humans.includes(turn)) {
            this.#show(offers.some((offer) => offer.is_raised || offer.button) ? "turn" : "discard");
            this.page.cards.playQueued();
        } else if (turn !== null && message.viewer === null && message.humans.includes(turn)) {
            this.#show("waiting");
            this.page.table.handover.show(seats[turn]?.name ?? "");
        } else {
            this.#show("waiting");
            void this.#release(message);
        }
    }

    /**
     * Let the computer on turn move after a pause, once the player's own move is on the table; or let the table hide or
     * show a hand, at once.
     * @param {Shown} message
     */
    async #release({ seq, n, humans, table: { turn } }) {
        const isComputers = turn === null || !humans.includes(turn);
        if (this.#released === seq || (isComputers && this.isPaused)) {
            return;
        }
        this.#released = seq;
        const isAnswer = n !== undefined;
        await Promise.all([this.page.motion.pause(isComputers ? DURATIONS.THINKING_PAUSE : 0), isAnswer && this.page.motion.painted()]);
        const mayMove = !isComputers || !this.isPaused;
        if (mayMove && this.#released === seq && this.page.player.isIdle && this.page.player.shown?.seq === seq) {
            this.page.client.ready(seq, this.page.motion.pauseFactor > 0);
        } else if (this.#released === seq) {
            this.#released = -1;
        }
    }

    /** In a game among computers, continue after a while, unless the player pauses or continues earlier. */
    async #watchResult() {
        this.#watch += 1;
        const watch = this.#watch;
        if ((this.page.client.state?.humans.length ?? 0) > 0 || this.isPaused) {
            return;
        }
        await this.page.motion.pause(DURATIONS.WATCHED_RESULT);
        if (watch === this.#watch) {
            this.page.player.resume();
        }
    }

    /** @param {State} state */
    #show(state) {
        if (state !== "waiting") {
            this.page.table.message.setBusy(false);
            this.page.announcements.flush();
        }
        setState(state);
        this.dispatchEvent(new Event("changed"));
    }
}

/** @param {PageState} state */
export function setState(state) {
    setAttribute(document.documentElement, "data-state", state);
}
