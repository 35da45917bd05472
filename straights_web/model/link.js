/** Links to a game: `#seed=44&seats=human,expert,expert,expert&limit=80&reseed=1`, parsed strictly and written. */

/** @typedef {import("../connection/protocol.js").Hello} Hello */
/** @typedef {import("../connection/protocol.js").Strategy} Strategy */
/**
 * The game of a link; null for fields that it leaves out.
 * @typedef {object} GameLink
 * @property {number} seed
 * @property {Strategy[] | null} seats
 * @property {number | null} limit
 * @property {boolean} reseed whether each round deals the same cards
 */

/** The name of a human player, where strategies are named. */
export const HUMAN = "human";
const SEATS = 4;
const LONGEST = 2000;
const WHOLE_NUMBER = /^[+-]?\d{1,10}$/;

/** The address names no valid game; the message is the name of the invalid field. */
export class LinkError extends Error {}

/**
 * The game of an address: after `#`, or after `?` as programs write it. Null if there is none; throws a LinkError if
 * it is invalid.
 *
 * @param {{search: string, hash: string}} address
 * @param {Pick<Hello, "strategies" | "seed_range" | "highest_score_limit">} hello
 * @returns {GameLink | null}
 */
export function readLink({ search, hash }, hello) {
    const text = hash.startsWith("#seed=") || hash.includes("&seed=") ? hash.slice(1) : search.replace(/^\?/, "");
    if (text.length > LONGEST) throw new LinkError("seed");
    const fields = new URLSearchParams(text);
    const seed = fields.get("seed");
    if (seed === null) return null;
    const [lowest, highest] = hello.seed_range;
    return {
        seed: wholeNumber("seed", seed, lowest, highest),
        seats: players(fields.get("seats"), hello),
        limit: fields.has("limit") ? wholeNumber("limit", fields.get("limit") ?? "", 0, hello.highest_score_limit) : null,
        reseed: fields.has("reseed") && wholeNumber("reseed", fields.get("reseed") ?? "", 0, 1) === 1,
    };
}

/**
 * @param {string} address of the page; its own search and hash are dropped
 * @param {GameLink} link
 */
export function writeLink(address, { seed, seats, limit, reseed }) {
    const fields = [`seed=${seed}`];
    if (seats !== null) fields.push(`seats=${seats.map((strategy) => strategy ?? HUMAN).join(",")}`);
    if (limit !== null) fields.push(`limit=${limit}`);
    if (reseed) fields.push("reseed=1");
    return `${address.replace(/[?#].*$/s, "")}#${fields.join("&")}`;
}

/**
 * @param {string} field
 * @param {string} text
 * @param {number} lowest
 * @param {number} highest
 */
function wholeNumber(field, text, lowest, highest) {
    const number = Number(text);
    if (!WHOLE_NUMBER.test(text) || number < lowest || number > highest) throw new LinkError(field);
    return number;
}

/**
 * @param {string | null} text
 * @param {Pick<Hello, "strategies">} hello
 * @returns {Strategy[] | null}
 */
function players(text, { strategies }) {
    if (text === null) return null;
    const names = text.split(",");
    const known = new Set([HUMAN, ...strategies.map(({ name }) => name)]);
    if (names.length !== SEATS || !names.every((name) => known.has(name))) throw new LinkError("seats");
    return names.map((name) => (name === HUMAN ? null : name));
}
