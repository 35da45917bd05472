/** Keeps the table of the running game, so that the next visit shows it before the engine is loaded. */

import { VERSION } from "../connection/constants.js";
import { isOther } from "./table.js";
import { TextStorage } from "./text_storage.js";

/** @typedef {import("../connection/protocol.js").Hello} Hello */
/** @typedef {Pick<import("./game_client.js").Shown, "table" | "viewer" | "humans">} EarlyState */
/** @typedef {Pick<Hello, "strategies" | "table_texts">} Texts the texts on it */
/** @typedef {{texts: Texts, state: EarlyState}} ShownTable */

const KEY = "straights.last-table";

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
