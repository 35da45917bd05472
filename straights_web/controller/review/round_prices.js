/** Reviews rounds that count in the background when they end; the table adds the costs to its record. */

import { Refusal, unlessRefused } from "../../model/game_client.js";
import { whenFree } from "./when_free.js";

/**
 * Review a finished round of the game, one choice at a time while the table is idle; it refuses that in another game.
 * @param {Pick<import("../menus/shell.js").Page, "client" | "player">} page
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
