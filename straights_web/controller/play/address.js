/** The game that the page's address asks for: `?seed=44&seats=human,expert,expert,expert&speed=0&lang=en`. */

import { readLink } from "../../model/link.js";
/** @typedef {import("../../connection/protocol.js").Hello} Hello */
/**
 * A game that the address names; without a seed, a sealed one.
 * @typedef {Omit<import("../../model/link.js").GameLink, "seed"> & {seed: number | null}} AddressedGame
 */

/**
 * The game that the address names; null where it names none. Throws a LinkError where it cannot be.
 * @param {{search: string, hash: string}} address
 * @param {Hello} hello
 * @returns {AddressedGame | null}
 */
export function gameOfAddress(address, hello) {
    return readLink(address, hello) ?? linkWithoutSeed(address, hello);
}

/**
 * What the durations are multiplied by, as the address says; null where it does not.
 * @param {{search: string}} address
 */
export function speedOfAddress({ search }) {
    const text = new URLSearchParams(search).get("speed");
    const speed = text === null || text === "" ? Number.NaN : Number(text);
    return speed >= 0 && speed <= 10 ? speed : null;
}

/**
 * The language that the address asks for.
 * @param {{search: string}} address
 */
export function languageOfAddress({ search }) {
    return new URLSearchParams(search).get("lang");
}

/**
 * Seats may stand without a seed: the table draws one.
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
