/** One file with everything that this browser keeps, which the window reads and writes, too. */

import { DEFAULTS, PREFIX, valueOf } from "../../model/preferences.js";
import { readTable } from "../../model/table_messages.js";
import { shown } from "../../view/text/sentence.js";

const KEYS = /** @type {(keyof import("../../model/preferences.js").Values)[]} */ (Object.keys(DEFAULTS));

/**
 * Write a file, or add what of one is missing here; rejects with a Refusal of a damaged file, which adds nothing.
 * @param {import("./games.js").Games} games
 * @param {import("./storage.js").DailyRecords} daily
 * @param {string} [file] its text
 * @returns {Promise<string>} the text of a new file, or what was added
 */
export async function backUp({ client, saved, statistics, preferences }, { days, helped }, file = "") {
    const { text, added, said } = await client.ask({
        type: "backup",
        games: (await saved.recent()).map(({ text, moment }) => ({ text, moment })),
        records: await statistics.all(),
        days: await days.all(),
        helped: (await helped.all()).map(({ deal }) => deal),
        settings: Object.fromEntries(
            KEYS.map((key) => [key, preferences.texts.get(PREFIX + key) ?? ""]).filter(([, text]) => text !== ""),
        ),
        text: file,
    });
    const missing = /** @type {any} */ (added); // nothing for a new file
    for (const [at, { text, moment }] of missing.games.entries()) {
        await saved.add(text, moment, { ...missing.states[at], table: readTable(missing.states[at]) });
    }
    for (const record of missing.records) await statistics.keep(record);
    for (const day of missing.days) await days.keep(day);
    for (const deal of missing.helped) await helped.keep({ deal });
    for (const key of KEYS.filter((key) => Object.hasOwn(missing.settings, key))) {
        preferences.set(key, valueOf(key, missing.settings[key]));
    }
    return text || shown(said);
}

/** @param {string} text */
export function isBackup(text) {
    return text.slice(0, 100).includes('"straights-backup"');
}
