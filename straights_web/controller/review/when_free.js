/** The times at which the table is idle and can review a choice, and changes that keep the game the same. */

/** @typedef {import("../menus/shell.js").Page} Page */

/** After these, the game is the same, seen by another viewer. */
export const SAME_GAME = new Set(["hand_shown", "hand_hidden"]);
/** Events after which the table may be idle, or have shown more. */
const CHANGES = ["result", "idle", "shown"];

/**
 * Resolve when the table is idle: while a player thinks, reads a result or looks at a moment.
 * @param {Pick<Page["client"], "state">} client
 * @param {Page["player"]} player
 * @returns {Promise<void>}
 */
export function whenFree(client, player) {
    return new Promise((resolve) => {
        const check = () => {
            if (!isFree(client, player)) return;
            for (const type of CHANGES) player.removeEventListener(type, check);
            resolve();
        };
        for (const type of CHANGES) player.addEventListener(type, check);
        check();
    });
}

/**
 * @param {Pick<Page["client"], "state">} client
 * @param {Page["player"]} player
 */
function isFree({ state }, player) {
    const { turn = null } = state?.table ?? {};
    const isHumans = turn === null || state?.humans.includes(turn) === true;
    return player.showsResult || player.isSuspended || (player.isIdle && isHumans);
}
