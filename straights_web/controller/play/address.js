/** The game that the page's address asks for: `?seed=44&seats=human,expert,expert,expert&speed=0&lang=en`. */

import { readLink } from "../../model/link.js";
import { translate } from "../../view/text/translate.js";

/** @typedef {import("../../connection/protocol.js").Hello} Hello */
/** @typedef {import("../../connection/protocol.js").NewGame} NewGame */
/** @typedef {import("../../connection/protocol.js").Strategy} Strategy */

const USUAL_SEATS = [null, "highest", "locker", "blocker"];

/**
 * The game that the address names; null where it names none. Throws a LinkError where it cannot be.
 * @param {{search: string, hash: string}} address
 * @param {Hello} hello
 * @returns {NewGame | null}
 */
export function gameOfAddress(address, hello) {
    const link = readLink(address, hello) ?? linkWithoutSeed(address, hello);
    if (link === null) {
        return null;
    }
    return {
        type: "new",
        names: usualNames(),
        strategies: link.seats ?? USUAL_SEATS,
        seed: link.seed,
        score_limit: link.limit ?? hello.score_limit,
    };
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

/** What the four are called where nobody has said so. */
export function usualNames() {
    return [
        translate("NewGame", "Player"),
        translate("NewGame", "Clara"),
        translate("NewGame", "Diego"),
        translate("NewGame", "Hugo"),
    ];
}

/**
 * Seats may stand without a seed: the table draws one.
 * @param {{search: string, hash: string}} address
 * @param {Hello} hello
 * @returns {{seed: number | null, seats: Strategy[] | null, limit: number | null} | null}
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
