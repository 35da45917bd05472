/** The address of a table: `?table=NAME`, and after `#`, which servers do not receive, `token=` or `invitation=`. */

import { PAGE_FOLDER } from "../../page_folder.js";

const NAME = /^[0-9a-z]{1,20}$/;
const TOKEN = /^[\w-]{1,64}$/;

/**
 * @typedef {object} TableAddress
 * @property {string} table empty for the lobby
 * @property {string} token for a seat that a program has opened; empty for none
 * @property {string} invitation lets spectators look on immediately; empty for none
 */

/**
 * @param {{search: string, hash: string}} address
 * @returns {TableAddress}
 */
export function readTableAddress({ search, hash }) {
    const table = (new URLSearchParams(search).get("table") ?? "").trim().toLowerCase();
    const secrets = new URLSearchParams(hash.slice(1));
    const secret = (/** @type {string} */ name) => {
        const text = secrets.get(name) ?? "";
        return TOKEN.test(text) ? text : "";
    };
    return { table: NAME.test(table) ? table : "", token: secret("token"), invitation: secret("invitation") };
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
