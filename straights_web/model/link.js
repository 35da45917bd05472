/** Links to a game: `#seed=44&seats=human,expert,expert,expert&limit=80&reseed=1`, parsed strictly and written. */

/** @import { Hello, Strategy } from "../connection/protocol.js" */
/**
 * The game of a link; null for fields that it leaves out.
 * @typedef {object} GameLink
 * @property {number | null} seed null for one that the table draws
 * @property {Strategy[] | null} seats
 * @property {number | null} limit
 * @property {boolean} reseed whether each round deals the same cards
 * @property {string} [rules] of a game to set up, which the table reads
 * @property {string} [challenge] to the same cards, which the table reads
 */

/** The name of a human player, where strategies are named. */
export const HUMAN = "human";
const FIELDS = ["seed", "seats", "limit", "reseed", "challenge", "rules"];
const SEATS = 4;
const LONGEST = 2000;
const WHOLE_NUMBER = /^[+-]?\d{1,10}$/;

/** The address names no valid game; the message is the invalid part of it, such as `seats=robot`. */
export class LinkError extends Error {}

/**
 * The game of an address: after `#`, or after `?` as programs write it. Null if there is none; throws a LinkError if
 * it is invalid.
 * @param {{search: string, hash: string}} address
 * @param {Pick<Hello, "strategies" | "seed_range" | "highest_score_limit">} hello
 * @returns {GameLink | null}
 */
export function readLink({ search, hash }, hello) {
    const text = [hash, search].find(namesGame)?.slice(1);
    if (text === undefined) return null;
    if (text.length > LONGEST) throw new LinkError(text);
    const fields = new URLSearchParams(text);
    const [lowest, highest] = hello.seed_range;
    const [challenge, rules] = [fields.get("challenge"), fields.get("rules")];
    return {
        seed: wholeNumber("seed", fields, lowest, highest),
        seats: players(fields.get("seats"), hello),
        limit: wholeNumber("limit", fields, 0, hello.highest_score_limit),
        reseed: wholeNumber("reseed", fields, 0, 1) === 1,
        ...(challenge && { challenge }),
        ...(rules && { rules }),
    };
}

/**
 * Whether a part of an address, `#…` or `?…`, names a game, valid or not.
 * @param {string} part
 */
export function namesGame(part) {
    const fields = new URLSearchParams(part.slice(1));
    return FIELDS.some((name) => fields.has(name));
}

/**
 * @param {string} address of the page; its own search and hash are dropped
 * @param {GameLink & {seed: number}} link
 */
export function writeLink(address, { seed, seats, limit, reseed }) {
    const fields = [`seed=${seed}`];
    if (seats !== null) fields.push(`seats=${seats.map((strategy) => strategy ?? HUMAN).join(",")}`);
    if (limit !== null) fields.push(`limit=${limit}`);
    if (reseed) fields.push("reseed=1");
    return `${address.replace(/[?#].*$/s, "")}#${fields.join("&")}`;
}

/**
 * @param {string} name
 * @param {URLSearchParams} fields
 * @param {number} lowest
 * @param {number} highest
 */
function wholeNumber(name, fields, lowest, highest) {
    const text = fields.get(name);
    if (text === null) return null;
    const number = Number(text);
    if (!WHOLE_NUMBER.test(text) || number < lowest || number > highest) throw new LinkError(`${name}=${text}`);
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
    if (names.length !== SEATS || !names.every((name) => known.has(name))) throw new LinkError(`seats=${text}`);
    return names.map((name) => (name === HUMAN ? null : name));
}
