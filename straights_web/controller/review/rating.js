/** The rating, asked for when the player wants to see it; its modules and texts are loaded then. */

// So that the bundle has one file for what shell and main share: else what this module uses of it would be a second one.
import "../menus/shell.js";
import { ratingView } from "../../view/review/rating_view.js";

/** How many rounds the line may go back: it shows the last ones. */
const MOST_ROUNDS = 400;

/**
 * @param {Pick<import("../../model/game_client.js").GameClient, "ask">} client
 * @param {readonly number[]} prices what rounds have cost, oldest first
 */
export async function rating(client, prices) {
    return ratingView(await client.ask({ type: "rate", prices: prices.slice(-MOST_ROUNDS) }));
}
