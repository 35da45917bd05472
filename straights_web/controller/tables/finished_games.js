/** The games that have ended at a table: whom the player has beaten is kept on the device. */

import { Database } from "../../model/database.js";
import { Refusal, unlessRefused } from "../../model/game_client.js";
import { Statistics } from "../../model/statistics.js";

/**
 * @param {import("../../model/table_session.js").TableSession} session
 * @param {() => Promise<Database | null>} open
 * @returns {(seal: string) => Promise<void>} keeps the record of the game with this seal once, beside those of the page
 *   with the engine, which names the rivals
 */
export function finishedGames(session, open = () => Database.open().catch(() => null)) {
    let counted = "";
    return async (seal) => {
        if (session.seat === null || seal === counted) return;
        counted = seal;
        const answer = await unlessRefused(session.ask({ type: "record" }));
        if (!(answer instanceof Refusal)) await new Statistics(await open()).keep(answer.record);
        else if (answer.reason === "ConnectionLost") counted = ""; // it is asked for again with the next connection
    };
}
