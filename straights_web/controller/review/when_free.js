/** When the table has time for a choice of a review, since nobody waits for it, and when its game stays the same. */

/** @typedef {import("../menus/shell.js").Page} Page */

/** After these the game is the same, only somebody else looks at it. */
export const SAME_GAME = new Set(["hand_shown", "hand_hidden"]);
/** When the table may have become free, or have shown more. */
const CHANGES = ["result", "idle", "shown"];

/**
 * While computers move, the table is theirs; who thinks, reads a result or looks at a moment, leaves it free.
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
    const { turn = null } = state?.observation ?? {};
    const isHumans = turn === null || state?.humans.includes(turn) === true;
    return player.showsResult || player.isSuspended || (player.isIdle && isHumans);
}
