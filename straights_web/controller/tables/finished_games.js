/** The games that have ended at a table: whom the player has beaten is kept on the device. */

import { Database } from "../../model/database.js";
import { Refusal, unlessRefused } from "../../model/game_client.js";
import { Statistics } from "../../model/statistics.js";

export class FinishedGames {
    /** The seal of the game that was counted last. */
    #counted = "";

    /**
     * @param {import("../../model/table_session.js").TableSession} session
     * @param {() => Promise<Database | null>} open
     */
    constructor(session, open = () => Database.open().catch(() => null)) {
        this.session = session;
        this.open = open;
    }

    /**
     * Keep the record of the game, beside those of the page with the engine, which names the rivals.
     * @param {string} seal of the game
     */
    async count(seal) {
        if (this.session.seat === null || seal === this.#counted) return;
        this.#counted = seal;
        const answer = await unlessRefused(this.session.ask({ type: "record" }));
        if (!(answer instanceof Refusal)) await new Statistics(await this.open()).keep(answer.record);
        else if (answer.reason === "ConnectionLost") this.#counted = ""; // it is asked for again with the next connection
    }
}
