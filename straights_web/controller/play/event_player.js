/** The queue between the client and the table, which shows messages one by one. */

import { animateEvent } from "../../view/animation/event_animations.js";
import { Emitter } from "../../model/emitter.js";
import { hasAwards } from "../../model/table.js";
import { drawJump, drawMoved } from "../../view/animation/movements.js";

/** @typedef {import("../../model/game_client.js").Shown} Shown */
/** @typedef {import("../../model/table.js").Table} Table */

/**
 * Plays messages in order. After a round it waits until the player has seen the result.
 *
 * Dispatches CustomEvents: `replaced` (another game, or another moment of it, is shown from now on), `event` (the step
 * whose animation starts), `shown` (the message that was drawn), `result` (a round's result is shown; `resume`
 * continues), `suspended` (the table shows something else from now on), `idle` (everything has been shown).
 */
export class EventPlayer extends Emitter {
    /** @type {Shown[]} the message that is being shown, and those that wait */
    #queue = [];
    /** The number of steps of the first message that have been shown. */
    #seen = 0;
    /** Whether `event` was dispatched for the next step: after an interruption it is not animated again. */
    #isTold = false;
    #isPlaying = false;
    /** Whether the table shows something else, such as a replay. */
    isSuspended = false;
    /** @type {Table | null} what was drawn when the table began to show something else */
    #left = null;
    /** @type {Table | null} after a move that the table shows and has yet to confirm */
    #ahead = null;
    /** Counts redraws: animations from before a redraw are discarded. */
    #turn = 0;
    /** @type {(() => void) | null} */
    #resume = null;

    /** @param {Pick<import("./compose.js").Play, "client" | "table" | "motion">} page */
    constructor({ client, table, motion }) {
        super();
        this.table = table;
        this.motion = motion;
        /** @type {Shown | null} the message that was drawn last */
        this.shown = null;
        client.addEventListener("table", (event) => this.#replace(/** @type {CustomEvent} */ (event).detail));
        client.addEventListener("events", (event) => {
            this.#queue.push(/** @type {CustomEvent} */ (event).detail);
            void this.#play();
        });
        table.result.addEventListener("continued", () => this.resume());
        addEventListener("resize", () => this.finish()); // animations were measured at the former size
    }

    /** Whether all messages have been shown. */
    get isIdle() {
        return !this.#isPlaying && this.#queue.length === 0 && !this.isSuspended;
    }

    /** Whether the table shows a move that is yet to be confirmed. */
    get isAhead() {
        return this.#ahead !== null;
    }

    /** Whether a round's result is shown and waits for the player. */
    get showsResult() {
        return this.#resume !== null;
    }

    /** Whether a round's result has not been seen to its end; the next round may have been dealt already. */
    get hasUnseenResult() {
        return this.#queue.some(({ steps }, index) =>
            steps.slice(index === 0 ? this.#seen : 0).some(({ happening }) => happening.shows_result),
        );
    }

    /** Show all waiting messages at once, up to the next result. */
    finish() {
        if (this.#isPlaying && !this.showsResult) {
            this.motion.finish();
        }
    }

    /** Continue after a result. */
    resume() {
        this.#resume?.();
    }

    /** Let the table show something else, until `unsuspend` or another game. */
    suspend() {
        this.#drop();
        this.isSuspended = true;
        this.#left = this.table.shown;
        this.dispatchEvent(new Event("suspended"));
    }

    /** Return to the game where it was left; later events are reported without animation. */
    unsuspend() {
        if (!this.isSuspended) {
            return;
        }
        this.isSuspended = false;
        if (this.#left !== null) {
            this.table.draw(this.#left);
        }
        this.motion.finish();
        void this.#play();
    }

    /**
     * Draw another moment; cards that have moved fly to their places.
     * @param {Table} table
     */
    jump(table) {
        void drawJump(table, this);
    }

    /**
     * Show a move that is yet to be confirmed: by its event, or by `retract` if it is not.
     * @param {Table} after
     */
    anticipate(after) {
        this.#ahead = after;
        void drawMoved(after, after.movements.slice(-1), "move", this);
    }

    /** Take back a move that is not confirmed, if there is one. */
    retract() {
        const message = this.shown ?? this.#queue[0];
        if (this.#ahead === null || message === undefined) return;
        this.#ahead = null;
        this.jump(message.table);
        if (this.isIdle) this.emit("idle");
    }

    /** @param {Shown} message */
    #replace(message) {
        this.#drop();
        this.isSuspended = false;
        this.#queue = [message];
        this.#seen = 0;
        this.#isTold = false;
        this.emit("replaced", message);
        void this.#play();
    }

    /** Stop the current animation; the queue remains. */
    #drop() {
        this.#turn += 1;
        this.#isPlaying = false;
        this.#resume = null;
        this.motion.stop();
        this.table.flights.replaceChildren();
    }

    async #play() {
        if (this.#isPlaying || this.isSuspended) {
            return;
        }
        this.#isPlaying = true;
        const turn = this.#turn;
        for (let [message] = this.#queue; message !== undefined; [message] = this.#queue) {
            const isWhole = await this.#show(message, () => turn === this.#turn);
            if (!isWhole) {
                return;
            }
        }
        this.#isPlaying = false;
        this.motion.rest();
        this.emit("idle");
    }

    /**
     * @param {Shown} message
     * @param {() => boolean} isCurrent
     * @returns {Promise<boolean>} whether it was shown to its end
     */
    async #show(message, isCurrent) {
        const { steps } = message;
        this.table.result.match = message.match ?? null;
        for (let step = steps[this.#seen]; step !== undefined; step = steps[this.#seen]) {
            const isResult = step.happening.shows_result && step.table.result?.is_last === false && !hasAwards(step.table);
            if (!this.#isTold) {
                this.#isTold = true;
                this.#ahead = null;
                this.emit("event", step);
                await animateEvent(step, { table: this.table, motion: this.motion, isCurrent });
            }
            if (isResult && isCurrent()) {
                await this.#holdResult();
            }
            if (!isCurrent()) {
                return false;
            }
            this.#seen += 1;
            this.#isTold = false;
        }
        this.#queue.shift();
        this.#seen = 0;
        this.shown = message;
        if (isJump(message)) this.jump(message.table);
        else this.table.draw(this.#ahead ?? message.table);
        this.emit("shown", message);
        return true;
    }

    /** Wait until the player has seen the result. */
    async #holdResult() {
        this.motion.rest();
        if (!this.table.result.isShown && this.table.shown !== null) {
            this.table.result.show(this.table.shown); // something else was shown meanwhile
        }
        await new Promise((resolve) => {
            this.#resume = () => resolve(null);
            this.emit("result");
        });
        this.#resume = null;
    }
}

/**
 * Whether a message takes moves back, or makes them again.
 * @param {Shown} message
 */
export function isJump({ reason }) {
    return reason === "undone" || reason === "redone";
}
