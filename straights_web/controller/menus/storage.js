/** The storage on this device; a notice appears once if the browser refuses it, and play continues. */

import { Database, DatabaseError } from "../../model/database.js";
import { SavedGames } from "../../model/saved_games.js";
import { Statistics } from "../../model/statistics.js";
import { translate } from "../../view/text/translate.js";

/**
 * @param {import("../../model/preferences.js").Preferences} preferences
 * @param {import("../../view/panels/notices.js").Notices} notices
 * @param {import("../../model/tab_lock.js").TabLock} lock
 */
export async function openStorage(preferences, notices, lock) {
    const database = await openDatabase();
    const [saved, statistics] = [new SavedGames(database, lock), new Statistics(database, lock)];
    let isTold = false;
    const tell = () => {
        if (isTold) return;
        isTold = true;
        const text = translate(
            "Web",
            "This browser doesn't keep anything for this page: your game and your settings last until you close it.",
        );
        notices.show(text, { stays: true });
    };
    for (const kept of [saved, statistics, preferences]) kept.addEventListener("refused", tell);
    if (database === null || preferences.isRefused) tell();
    return { saved, statistics };
}

/** @returns {Promise<Database | null>} */
async function openDatabase() {
    try {
        return await Database.open();
    } catch (error) {
        if (error instanceof DatabaseError) return null;
        throw error;
    }
}
