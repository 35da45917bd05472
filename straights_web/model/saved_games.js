/** The saved games: the running one is saved after each move, and recent ones can be opened again. */

import { GAMES } from "./database.js";
import { KeptValues } from "./kept_values.js";
import { isOther, isOver } from "./table.js";
import { numberIn } from "./table_messages.js";

/** @typedef {Pick<import("./game_client.js").Shown, "table" | "humans" | "players" | "seed" | "seal" | "game">} GameState */
/**
 * @typedef {object} SavedGame
 * @property {string} id
 * @property {string} text the contents of a `.straights` file
 * @property {string} moment of the last move, in ISO 8601 and UTC
 * @property {Summary | null} summary
 */
/**
 * @typedef {object} Summary
 * @property {string[]} names
 * @property {number[]} scores
 * @property {number} round
 * @property {boolean} isOver
 * @property {boolean} [isPlayed] whether the player has moved, or a round is over; not stored by earlier versions
 * @property {import("../connection/protocol.js").Strategy[]} [players] at the start; not stored by earlier versions
 * @property {number | null} [seed] null while it is sealed
 * @property {string | null} [seal]
 * @property {import("./table.js").Sentence} [title] of a game other than Straights: which one it is, and how far
 */

/** As many as the window keeps. */
const RECENT = 40;
const LONGEST_TEXT = 2_000_000;

/** @extends {KeptValues<SavedGame>} */
export class SavedGames extends KeptValues {
    /** @type {SavedGame | null} the running game */
    current = null;
    isTidy = false;

    /**
     * @param {import("./kept_values.js").Database | null} database
     * @param {import("./kept_values.js").Lock | null} [lock]
     */
    constructor(database, lock = null) {
        super(database, GAMES, "id", lock);
    }

    /** Whether the running game is stored up to its last move. */
    get isKept() {
        return this.current !== null && this.current.text !== "" && !this.unstored.has(this.current.id);
    }

    /**
     * Save another game from now on.
     * @param {SavedGame | null} [game] a game that was saved before
     */
    begin(game = null) {
        this.isTidy = false;
        this.current = game ?? { id: newId(), text: "", moment: "", summary: null };
    }

    /**
     * Save the running game.
     * @param {string} text
     * @param {GameState | null} [state] for its summary in lists
     * @param {string} [moment]
     */
    async save(text, state = null, moment = new Date().toISOString()) {
        if (this.current === null) this.begin();
        const game = /** @type {SavedGame} */ (this.current);
        this.current = { ...game, text, moment, summary: state === null ? game.summary : summaryOf(state, game.summary) };
        await this.keep(this.current);
        await this.#tidy();
    }

    /**
     * Keep a game besides the running one.
     * @param {string} text
     * @param {string} moment
     * @param {GameState} state
     */
    async add(text, moment, state) {
        await this.keep({ id: newId(), text, moment, summary: summaryOf(state, null) });
    }

    /** @returns {Promise<SavedGame[]>} the latest first */
    async recent() {
        return (await this.all()).sort((one, other) => (one.moment < other.moment ? 1 : -1));
    }

    /**
     * Of a valid game, as another version may have written it.
     * @override
     * @param {any} value
     */
    nameOf(value) {
        const areTexts = ["id", "text", "moment"].every((field) => typeof value?.[field] === "string");
        return areTexts && value.text.length <= LONGEST_TEXT ? value.id : null;
    }

    /** Delete all but the latest games, once for each new one; restarts without a move must not displace the others. */
    async #tidy() {
        if (this.isTidy || this.lock?.isHeld === false) return;
        this.isTidy = true;
        const left = (await this.recent()).filter((game) => game.id !== this.current?.id);
        const kept = new Set(left.filter(isPlayed).slice(0, RECENT - 1));
        for (const game of left.filter((each) => !kept.has(each))) await this.forget(game.id);
    }
}

/**
 * Whether a game that was left for another one is kept.
 * @param {SavedGame} game
 */
export function isPlayed({ summary }) {
    return summary?.isPlayed !== false;
}

/**
 * @param {GameState} state
 * @param {Summary | null} before moves that were undone can be redone
 * @returns {Summary}
 */
function summaryOf(state, before) {
    const { table, humans, players, seed, seal } = state;
    const { seats, result, round } = table;
    const hasMoved = result !== null || humans.some((seat) => seats[seat]?.last !== null);
    return {
        names: seats.map(({ name }) => name),
        scores: seats.map(({ facts }) => facts.slice(0, 1).reduce((_, score) => numberIn(score.text), 0)),
        round,
        isOver: isOver(table),
        isPlayed: hasMoved || before?.isPlayed === true,
        players,
        seed,
        seal,
        ...(isOther(state) && table.title && { title: table.title, players: [] }),
    };
}

function newId() {
    return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
