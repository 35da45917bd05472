/**
 * The address of a table: `?table=NAME`, with `&replay` for its finished game, and after `#`, which servers do not
 * receive, `token=` or `invitation=`, or `again` to sit down at once.
 */

import { PAGE_FOLDER } from "../../page_folder.js";

const NAME = /^[0-9a-z]{1,20}$/;
const TOKEN = /^[\w-]{1,64}$/;

/**
 * What an address says, each text empty if it does not.
 * @param {{search: string, hash: string}} address
 */
export function readTableAddress({ search, hash }) {
    const fields = new URLSearchParams(search);
    const table = (fields.get("table") ?? "").trim().toLowerCase();
    const secrets = new URLSearchParams(hash.slice(1));
    const secret = (/** @type {string} */ name) => {
        const text = secrets.get(name) ?? "";
        return TOKEN.test(text) ? text : "";
    };
    return {
        table: NAME.test(table) ? table : "", // else the lobby
        token: secret("token"), // for a seat that a program has opened
        invitation: secret("invitation"), // lets spectators look on immediately
        isReplay: fields.has("replay"),
        isAgain: secrets.has("again"),
    };
}

/**
 * The link to a table, or to the lobby.
 * @param {string} table
 * @param {string} [invitation]
 */
export function tableLink(table, invitation = "") {
    const address = new URL(".", PAGE_FOLDER);
    if (table !== "") address.searchParams.set("table", table);
    if (invitation !== "") address.hash = `invitation=${invitation}`;
    return address.href;
}

/**
 * The link to the finished game of a table, which opens with its replay.
 * @param {string} table
 */
export function replayLink(table) {
    return `${tableLink(table)}&replay`;
}

/**
 * The link to the review of the finished game of a table, on the page with the engine; empty if the server has none.
 * @param {string} table
 */
export function reviewLink(table) {
    const page = document.querySelector('meta[name="review"]')?.getAttribute("content") ?? "";
    if (page === "" || table === "") return "";
    const address = new URL(page, PAGE_FOLDER);
    address.searchParams.set("table", table);
    return address.href;
}

/**
 * The finished game of a table, as a text for the engine; null if the server has none.
 * @param {string} table
 * @returns {Promise<string | null>}
 */
export async function finishedGame(table) {
    try {
        const answer = await fetch(new URL(`../api/tables/${table}`, PAGE_FOLDER));
        return answer.ok ? (await answer.json()).game : null;
    } catch {
        return null;
    }
}
