/** The storage on this device; a notice appears once if the browser refuses it, and play continues. */

import { Database, DatabaseError, DAYS, HELPED } from "../../model/database.js";
import { KeptValues } from "../../model/kept_values.js";
import { SavedGames } from "../../model/saved_games.js";
import { Statistics } from "../../model/statistics.js";
import { translate } from "../../view/text/translate.js";

/** What the table has sent about what is the same for everybody; `helped`: the deals in which the player had help. */
/** @typedef {{days: KeptValues<object>, helped: KeptValues<{deal: string}>}} DailyRecords */

/**
 * @param {import("../../model/preferences.js").Preferences} preferences
 * @param {import("../../view/panels/notices.js").Notices} notices
 * @param {import("../../model/tab_lock.js").TabLock} lock
 */
export async function openStorage(preferences, notices, lock) {
    const database = await Database.open().catch((error) => {
        if (error instanceof DatabaseError) return null;
        throw error;
    });
    const [saved, statistics] = [new SavedGames(database, lock), new Statistics(database, lock)];
    /** @type {DailyRecords} */
    const daily = {
        days: new KeptValues(database, DAYS, "day"),
        helped: new KeptValues(database, HELPED, "deal"),
    };
    let isTold = false;
    const tell = () => {
        if (isTold) return;
        isTold = true;
        const text = translate(
            "Web",
            "This browser doesn’t keep anything for this page: your game and your settings last until you close it.",
        );
        notices.show(text, { stays: true });
    };
    for (const kept of [saved, statistics, ...Object.values(daily), preferences]) kept.addEventListener("refused", tell);
    if (database === null || preferences.isRefused) tell();
    return { saved, statistics, daily };
}
