/** The game of a first visit, which came with the page: its table is shown before the engine is loaded. */

import { PAGE_FOLDER } from "../page_folder.js";
import { DATABASE_NAME } from "./database_name.js";
import { readTable, usePhrases } from "./table_messages.js";

/** @typedef {import("./last_table.js").ShownTable & {text: string}} FirstGame the text is that of the game */

const FOLDER = new URL("resources/first-games/", PAGE_FOLDER);

/**
 * One of the games; null if the page has been here before, or if nothing can be kept.
 * @param {string} language
 * @returns {Promise<FirstGame | null>}
 */
export async function loadFirstGame(language) {
    try {
        const databases = await indexedDB.databases(); // even to name it throws where storage is refused
        if (databases.some(({ name }) => name === DATABASE_NAME)) return null;
        const answer = await fetch(new URL(`${language}.json`, FOLDER));
        const { texts, games } = await answer.json();
        const { text, state } = games[Math.floor(Math.random() * games.length)];
        usePhrases(texts);
        return { texts, text, state: { ...state, table: readTable(state) } };
    } catch {
        return null; // the engine deals one
    }
}
