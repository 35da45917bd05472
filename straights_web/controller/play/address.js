/** The game in the page's address: `?seed=44&seats=human,expert,expert,expert&speed=0&lang=en`. */

import { readLink } from "../../model/link.js";
/** @typedef {import("../../connection/protocol.js").Hello} Hello */
/**
 * A game of an address; sealed if there is no seed.
 * @typedef {Omit<import("../../model/link.js").GameLink, "seed"> & {seed: number | null}} AddressedGame
 */

/**
 * The game of an address, null for none. Throws a LinkError for an invalid one.
 * @param {{search: string, hash: string}} address
 * @param {Hello} hello
 * @returns {AddressedGame | null}
 */
export function gameOfAddress(address, hello) {
    return readLink(address, hello) ?? linkWithoutSeed(address, hello);
}

/**
 * The factor of durations in the address, null for none.
 * @param {{search: string}} address
 */
export function speedOfAddress({ search }) {
    const text = new URLSearchParams(search).get("speed");
    const speed = text === null || text === "" ? Number.NaN : Number(text);
    return speed >= 0 && speed <= 10 ? speed : null;
}

/**
 * The language in the address.
 * @param {{search: string}} address
 */
export function languageOfAddress({ search }) {
    return new URLSearchParams(search).get("lang");
}

/**
 * Parse seats without a seed; the table draws one.
 * @param {{search: string, hash: string}} address
 * @param {Hello} hello
 * @returns {AddressedGame | null}
 */
function linkWithoutSeed({ search }, hello) {
    const fields = new URLSearchParams(search);
    if (!fields.has("seats")) {
        return null;
    }
    fields.set("seed", String(hello.seed_range[0]));
    const link = readLink({ search: `?${fields}`, hash: "" }, hello);
    return link === null ? null : { ...link, seed: null };
}
