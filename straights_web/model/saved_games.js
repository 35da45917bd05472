/** The saved games: the running one is saved after each move, and recent ones can be opened again. */

import { GAMES } from "./database.js";
import { isOver } from "./table.js";
import { numberIn } from "./table_messages.js";

/** @typedef {Pick<import("./database.js").Database, "all" | "put" | "delete">} Database */
/** @typedef {Pick<import("./game_client.js").Shown, "table" | "humans" | "players" | "seed" | "seal">} GameState */
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
 */

/** As many as the window keeps. */
const RECENT = 40;
const LONGEST_TEXT = 2_000_000;

/** Dispatches `refused` when a game cannot be saved. */
export class SavedGames extends EventTarget {
    /**
     * @param {Database | null} database null without one: games last as long as the page
     * @param {{isHeld: boolean}} [lock] while it is not held, another tab saves the games, and this one does not
     */
    constructor(database, lock = { isHeld: true }) {
        super();
        this.database = database;
        this.lock = lock;
        /** @type {SavedGame | null} the running game */
        this.current = null;
        this.isTidy = false;
        /** @type {Map<string, SavedGame>} games that the database does not contain, or not yet */
        this.memory = new Map();
    }

    /** Whether the running game is stored up to its last move. */
    get isKept() {
        return this.current !== null && this.current.text !== "" && !this.memory.has(this.current.id);
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
    async keep(text, state = null, moment = new Date().toISOString()) {
        if (this.current === null) this.begin();
        const game = /** @type {SavedGame} */ (this.current);
        this.current = { ...game, text, moment, summary: state === null ? game.summary : summaryOf(state, game.summary) };
        await this.#put(this.current);
    }

    /**
     * Keep a game besides the running one.
     * @param {string} text
     * @param {string} moment
     * @param {GameState} state
     */
    async add(text, moment, state) {
        await this.#put({ id: newId(), text, moment, summary: summaryOf(state, null) });
    }

    /** @returns {Promise<SavedGame[]>} the latest first */
    async recent() {
        /** @type {unknown[]} */
        let values = [];
        try {
            values = (await this.database?.all(GAMES)) ?? [];
        } catch (error) {
            this.#refuse(error);
        }
        const games = new Map(values.filter(isSavedGame).map((game) => [game.id, game]));
        for (const game of this.memory.values()) {
            const kept = games.get(game.id);
            if (kept === undefined || kept.moment <= game.moment) games.set(game.id, game);
        }
        return [...games.values()].sort((one, other) => (one.moment < other.moment ? 1 : -1));
    }

    /** @param {string} id */
    async forget(id) {
        this.memory.delete(id);
        try {
            await this.database?.delete(GAMES, id);
        } catch (error) {
            this.#refuse(error);
        }
    }

    /** @param {SavedGame} game */
    async #put(game) {
        if (!this.lock.isHeld) return;
        this.memory.set(game.id, game);
        if (this.database === null) return;
        try {
            await this.database.put(GAMES, game.id, game);
            if (this.memory.get(game.id) === game) this.memory.delete(game.id);
            await this.#tidy();
        } catch (error) {
            this.#refuse(error);
        }
    }

    /** Delete all but the latest games, once for each new one; restarts without a move must not displace the others. */
    async #tidy() {
        if (this.isTidy) return;
        this.isTidy = true;
        const left = (await this.recent()).filter((game) => game.id !== this.current?.id);
        const kept = new Set(left.filter(isPlayed).slice(0, RECENT - 1));
        for (const game of left.filter((each) => !kept.has(each))) await this.forget(game.id);
    }

    /** @param {unknown} error */
    #refuse(error) {
        this.dispatchEvent(new CustomEvent("refused", { detail: String(error) }));
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
function summaryOf({ table, humans, players, seed, seal }, before) {
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
    };
}

function newId() {
    return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Whether a value of the database is a valid game, as another version may have written it.
 * @param {any} value
 * @returns {value is SavedGame}
 */
function isSavedGame(value) {
    return (
        typeof value?.id === "string" &&
        typeof value.text === "string" &&
        value.text.length <= LONGEST_TEXT &&
        typeof value.moment === "string"
    );
}
