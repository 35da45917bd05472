/** The review of the game, as far as it has been computed: the table is asked for one choice after another. */

import { Refusal, unlessRefused } from "./game_client.js";

/** @import { Decision, Summary } from "../connection/protocol.js" */
/** @typedef {{number: number, decisions: Decision[], summary: Summary}} RoundReview a finished round, from 1 */
/** @typedef {GameReview["state"]} ReviewState what to show */

/** Dispatches `changed`. Sends no requests while the review is not wanted, but stores the results. */
export class GameReview extends EventTarget {
    /** @type {Map<string, RoundReview>} by seat and round */
    #rounds = new Map();
    /** @type {Map<string, Decision[]>} of rounds that are not complete */
    #begun = new Map();
    /** @type {Map<number, Summary>} of all reviewed rounds, by seat */
    #totals = new Map();
    #isRunning = false;
    /** Counts games: answers about a former one are discarded. */
    #game = 0;
    #failure = "";

    /**
     * @param {Pick<import("./game_client.js").GameClient, "ask">} client
     * @param {() => Promise<unknown>} whenFree resolves when the table is idle
     */
    constructor(client, whenFree) {
        super();
        this.client = client;
        this.whenFree = whenFree;
        this.isWanted = false;
        this.seat = 0; // that made the choices
        this.chosen = 0; // the number of the shown round, 0 for all
        this.count = 0; // of finished rounds of the game
        /** @type {readonly string[]} of all seats */
        this.names = [];
    }

    /** The shown rounds that have been reviewed, their sum if there are any, and the name of the refusal that ended this. */
    get state() {
        const { names, seat, count, chosen } = this;
        const rounds = this.#reviewed(this.#numbers());
        const summary = chosen === 0 ? this.#totals.get(seat) : rounds[0]?.summary;
        return { names, seat, count, chosen, rounds, summary: summary ?? null, failure: this.#failure };
    }

    /**
     * Review the game in its current state.
     * @param {Partial<Pick<GameReview, "isWanted" | "seat" | "chosen" | "count" | "names">>} changes
     */
    show(changes) {
        const before = this.#question;
        Object.assign(this, changes);
        this.chosen = Math.min(this.chosen, this.count);
        if (this.#question !== before) this.#failure = ""; // otherwise each move would repeat the request
        this.dispatchEvent(new Event("changed"));
        void this.#run();
    }

    /** Discard the results: another game was started, or moves were taken back. */
    forget() {
        this.#game += 1;
        this.#failure = "";
        this.#rounds.clear();
        this.#begun.clear();
        this.#totals.clear();
    }

    /** The current question: a refusal refers to it. */
    get #question() {
        return [this.isWanted, this.seat, this.chosen, this.count].join();
    }

    /** The rounds to show. */
    #numbers() {
        return this.chosen === 0 ? this.#finished() : [this.chosen];
    }

    #finished() {
        return Array.from({ length: this.count }, (_, index) => index + 1);
    }

    /**
     * The reviews of those of these rounds that are complete.
     * @param {number[]} numbers
     */
    #reviewed(numbers) {
        return numbers.flatMap((number) => this.#rounds.get(this.#key(number)) ?? []);
    }

    /** @param {number} number */
    #key(number) {
        return `${this.seat} ${number}`;
    }

    /** The next round to review. */
    #next() {
        const isLeft = this.isWanted && this.#failure === "";
        return isLeft ? this.#numbers().find((number) => number > 0 && !this.#rounds.has(this.#key(number))) : undefined;
    }

    async #run() {
        if (this.#isRunning) return;
        this.#isRunning = true;
        while (this.#next() !== undefined) {
            await this.whenFree();
            const number = this.#next();
            if (number !== undefined) await this.#step(number);
        }
        this.#isRunning = false;
    }

    /** @param {number} number of the round whose next choice is to be reviewed */
    async #step(number) {
        const [game, key, seat] = [this.#game, this.#key(number), this.seat];
        const known = this.#begun.get(key) ?? [];
        const others = this.#reviewed(this.#finished()).map((review) => review.number);
        const question = { seat, round: number, step: known.length, others };
        const answer = await unlessRefused(this.client.ask({ type: "review", ...question }));
        if (game !== this.#game) return;
        if (answer instanceof Refusal) {
            this.#failure = answer.reason;
        } else {
            const { decision, summary, total } = answer;
            if (decision !== null) this.#begun.set(key, [...known, decision]);
            if (summary === null || total === null) return;
            this.#begun.delete(key);
            this.#rounds.set(key, { number, decisions: known, summary });
            this.#totals.set(seat, total);
        }
        this.dispatchEvent(new Event("changed"));
    }
}
