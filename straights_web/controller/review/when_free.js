/** The times at which the table is idle and can review a choice, and changes that keep the game the same. */

import { Refusal, unlessRefused } from "../../model/game_client.js";

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

/**
 * Review a finished round that counts, one choice at a time while the table is idle, which adds the costs to its record;
 * it refuses that in another game.
 * @param {Pick<Page, "client" | "player">} page
 * @param {number} round from 1
 */
export async function findPrice({ client, player }, round) {
    const seat = client.state?.players.indexOf(null) ?? -1;
    for (let step = 0, isLeft = seat >= 0; isLeft; step += 1) {
        await whenFree(client, player);
        const answer = await unlessRefused(client.ask({ type: "review", seat, round, step, others: [] }));
        isLeft = !(answer instanceof Refusal) && answer.summary === null;
    }
}
