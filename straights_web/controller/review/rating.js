/** The rating; its modules and texts are loaded when the player opens it. */

// Keeps the modules that shell and main share in one bundle; otherwise those used here would get another one.
import "../menus/shell.js";
import { ratingView } from "../../view/review/rating_view.js";

/** The maximum number of rounds in the line, the last ones. */
const MOST_ROUNDS = 400;

/**
 * @param {Pick<import("../../model/game_client.js").GameClient, "ask">} client
 * @param {readonly number[]} prices the costs of rounds, oldest first
 */
export async function rating(client, prices) {
    return ratingView(await client.ask({ type: "rate", prices: prices.slice(-MOST_ROUNDS) }));
}
