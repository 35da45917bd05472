/** The queue between the client and the table, which shows messages one by one. */

import { animateEvent } from "../../view/animation/event_animations.js";
import { drawMoved } from "../../view/animation/play_plan.js";

/** @typedef {import("../../connection/protocol.js").EventsMessage} EventsMessage */
/** @typedef {import("../../connection/protocol.js").GameEvent} GameEvent */
/** @typedef {import("../../connection/protocol.js").Observation} Observation */
/** @typedef {import("../../connection/protocol.js").TableMessage} TableMessage */

/**
 * Plays messages in order. After a round it waits until the player has seen the result.
 *
 * Dispatches CustomEvents: `replaced` (another game, or another moment of it, is shown from now on), `event` (the event
 * whose animation starts), `shown` (the message that was drawn), `result` (a round's result is shown; `resume`
 * continues), `suspended` (the table shows something else from now on), `idle` (everything has been shown).
 */
export class EventPlayer extends EventTarget {
    /** @type {(EventsMessage | TableMessage)[]} the message that is being shown, and those that wait */
    #queue = [];
    /** The number of events of the first message that have been shown. */
    #seen = 0;
    /** Whether `event` was dispatched for the next event: after an interruption it is not animated again. */
    #isTold = false;
    #isPlaying = false;
    #isSuspended = false;
    /** @type {Observation | null} the observation that was drawn when the table began to show something else */
    #left = null;
    /** @type {Observation | null} after a move that the table shows and has yet to confirm */
    #ahead = null;
    /** Counts redraws: animations from before a redraw are discarded. */
    #turn = 0;
    /** @type {(() => void) | null} */
    #resume = null;

    /**
     * @param {import("../../model/game_client.js").GameClient} client
     * @param {import("../../view/table/table_view.js").TableView} table
     * @param {import("../../view/animation/motion.js").Motion} motion
     */
    constructor(client, table, motion) {
        super();
        this.table = table;
        this.motion = motion;
        /** @type {TableMessage | EventsMessage | null} the message that was drawn last */
        this.shown = null;
        client.addEventListener("table", (event) => this.#replace(/** @type {CustomEvent} */ (event).detail));
        client.addEventListener("events", (event) => this.#add(/** @type {CustomEvent} */ (event).detail));
        table.result.addEventListener("continued", () => this.resume());
        addEventListener("resize", () => this.finish()); // animations were measured at the former size
    }

    /** Whether all messages have been shown. */
    get isIdle() {
        return !this.#isPlaying && this.#queue.length === 0 && !this.#isSuspended;
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
        return this.#queue.some((message, index) => {
            const events = message.type === "events" ? message.events : [];
            return events.slice(index === 0 ? this.#seen : 0).some(({ type }) => type === "round_ended");
        });
    }

    /** Whether the table shows something else, such as a replay. */
    get isSuspended() {
        return this.#isSuspended;
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
        this.#isSuspended = true;
        this.#left = this.table.observation;
        this.dispatchEvent(new Event("suspended"));
    }

    /** Return to the game where it was left; later events are reported without animation. */
    unsuspend() {
        if (!this.#isSuspended) {
            return;
        }
        this.#isSuspended = false;
        if (this.#left !== null) {
            this.table.draw(this.#left);
        }
        this.motion.finish();
        void this.#play();
    }

    /**
     * Draw another moment; cards that have moved fly to their places.
     * @param {Observation} observation
     */
    jump(observation) {
        void drawMoved(observation, "jump", this.table, this.motion);
    }

    /**
     * Show a move that is yet to be confirmed: by its event, or by `retract` if it is not.
     * @param {Observation} after
     */
    anticipate(after) {
        this.#ahead = after;
        void drawMoved(after, "move", this.table, this.motion);
    }

    /** Take back a move that is not confirmed, if there is one. */
    retract() {
        const message = this.shown ?? this.#queue[0];
        if (this.#ahead === null || message === undefined) return;
        this.#ahead = null;
        this.jump(message.observation);
        if (this.isIdle) this.#tell("idle", null);
    }

    /** @param {TableMessage} message */
    #replace(message) {
        this.#drop();
        this.#isSuspended = false;
        this.#queue = [message];
        this.#seen = 0;
        this.#isTold = false;
        this.#tell("replaced", message);
        void this.#play();
    }

    /** @param {EventsMessage} message */
    #add(message) {
        this.#queue.push(message);
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
        if (this.#isPlaying || this.#isSuspended) {
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
        this.#tell("idle", null);
    }

    /**
     * @param {EventsMessage | TableMessage} message
     * @param {() => boolean} isCurrent
     * @returns {Promise<boolean>} whether it was shown to its end
     */
    async #show(message, isCurrent) {
        const events = message.type === "events" ? message.events : dealOf(message);
        this.table.result.outcome = message;
        for (let event = events[this.#seen]; event !== undefined; event = events[this.#seen]) {
            const isResult = event.type === "round_ended" && events[this.#seen + 1]?.type !== "game_ended";
            await this.#showEvent(event, message, isCurrent);
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
        this.#draw(message);
        return true;
    }

    /**
     * @param {GameEvent} event
     * @param {EventsMessage | TableMessage} message
     * @param {() => boolean} isCurrent
     */
    async #showEvent(event, message, isCurrent) {
        if (this.#isTold) {
            return;
        }
        this.#isTold = true;
        this.#ahead = null;
        this.#tell("event", event);
        await animateEvent(event, event.after ?? message.observation, this.table, this.motion, isCurrent);
    }

    /** Wait until the player has seen the result. */
    async #holdResult() {
        this.motion.rest();
        if (!this.table.result.isShown && this.table.observation !== null) {
            this.table.result.show(this.table.observation); // something else was shown meanwhile
        }
        await new Promise((resolve) => {
            this.#resume = () => resolve(null);
            this.#tell("result", null);
        });
        this.#resume = null;
    }

    /** @param {EventsMessage | TableMessage} message */
    #draw(message) {
        this.shown = message;
        if (message.type === "table" && ["undone", "redone"].includes(message.reason)) {
            this.jump(message.observation);
        } else {
            this.table.draw(this.#ahead ?? message.observation);
        }
        this.#tell("shown", message);
    }

    /**
     * @param {string} type
     * @param {any} detail
     */
    #tell(type, detail) {
        this.dispatchEvent(new CustomEvent(type, { detail }));
    }
}

/**
 * The deal of a new game: the only event of its history that is animated.
 * @param {TableMessage} message
 * @returns {GameEvent[]}
 */
function dealOf({ reason, history }) {
    const last = history.at(-1);
    return reason === "new" && last?.type === "round_started" ? [last] : [];
}
