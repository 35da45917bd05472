/** The table that is shown before the engine is loaded: that of the last visit, or of a game that came with the page. */

import { VERSION } from "../connection/constants.js";
import { PAGE_FOLDER } from "../page_folder.js";
import { DATABASE_NAME } from "./database_name.js";
import { isOther } from "./table.js";
import { readTable, usePhrases } from "./table_messages.js";
import { TextStorage } from "./text_storage.js";

/** @typedef {import("../connection/protocol.js").Hello} Hello */
/** @typedef {Pick<import("./game_client.js").Shown, "table" | "viewer" | "humans">} EarlyState */
/** @typedef {Pick<Hello, "strategies" | "table_texts">} Texts the texts on it */
/** @typedef {{texts: Texts, state: EarlyState}} ShownTable */

const KEY = "straights.last-table";
const FIRST_GAMES = new URL("resources/first-games/", PAGE_FOLDER);

/** Keeps the table of the running game for the next visit. */
export class LastTable {
    constructor(texts = new TextStorage()) {
        this.texts = texts;
    }

    /**
     * Keep what the player sees of a game that is stored.
     * @param {Hello} hello
     * @param {EarlyState & {game?: string}} shown
     */
    keep({ v, strategies, table_texts }, shown) {
        const { table, viewer, humans } = shown;
        // Somebody else may be at the screen first at the next visit, and another game needs more than the first files.
        const isFit = humans.length === 1 && !isOther(shown);
        const text = JSON.stringify({ v, texts: { strategies, table_texts }, state: { table, viewer, humans } });
        // Without room for it, the next visit waits for the engine.
        if (!isFit || !this.texts.set(KEY, text)) this.texts.remove(KEY);
    }

    /**
     * What was kept; null if there is nothing, or of a version with other messages, or nobody is to move.
     * @returns {ShownTable | null}
     */
    read() {
        try {
            const kept = JSON.parse(this.texts.get(KEY) ?? "null");
            const isShown = kept?.v === VERSION && kept.state.viewer !== null && kept.state.table.turn !== null;
            return isShown ? kept : null;
        } catch {
            return null;
        }
    }
}

/**
 * A game for a first visit, with its text; null if the page has been here before, or if nothing can be kept.
 * @param {string} language
 * @returns {Promise<ShownTable & {text: string} | null>}
 */
export async function loadFirstGame(language) {
    try {
        const databases = await indexedDB.databases(); // even to name it throws where storage is refused
        if (databases.some(({ name }) => name === DATABASE_NAME)) return null;
        const answer = await fetch(new URL(`${language}.json`, FIRST_GAMES));
        const { texts, games } = await answer.json();
        const { text, state } = games[Math.floor(Math.random() * games.length)];
        usePhrases(texts);
        return { texts, text, state: { ...state, table: readTable(state) } };
    } catch {
        return null; // the engine deals one
    }
}
