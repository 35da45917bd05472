/** Which day it is, and which one's deal is on the table; the page of the day, whose modules are loaded when it is first opened. */

import { failureText } from "../../view/text/error_text.js";
import { partOfAddress } from "../play/address.js";
import { LaterPart } from "./later_part.js";

/** @typedef {import("../today/today.js").TodayController} TodayController */

export class TodayPanel {
    /** @type {string | null} the day of which the game on the table is the deal, such as 2026-11-25 */
    dealDay = null;

    /**
     * @param {import("../menus/shell.js").Shell} shell
     * @param {import("../menus/storage.js").DailyRecords} records
     */
    constructor(shell, records) {
        const daily = {
            ...records,
            get date() {
                return today();
            },
        };
        const load = async () => new (await import("../today/today.js")).TodayController(shell, daily);
        /** @type {LaterPart<TodayController>} */
        this.part = new LaterPart(load, () => shell.notices.show(failureText()));
        const { client } = shell;
        client.addEventListener("helped", (event) => {
            const { deal } = /** @type {CustomEvent} */ (event).detail;
            void records.helped.keep({ deal });
        });
        client.addEventListener("table", async (event) => {
            const { score_limit, seal } = /** @type {CustomEvent} */ (event).detail;
            const mayBe = score_limit === 0 && seal === null; // only an open one of a single round is the deal of a day
            this.dealDay = mayBe ? (await client.ask({ type: "deal_day", date: today() })).day : null;
            shell.updateSoon();
        });
        for (const type of ["table", "events"]) {
            client.addEventListener(type, (event) => {
                const { table, seal } = /** @type {CustomEvent} */ (event).detail;
                if (table.turn === null && seal === null) void this.part.get().then((part) => part?.results.find());
            });
        }
    }

    /** Which puzzle the table shows. */
    get puzzle() {
        return this.part.loaded?.puzzles.shown?.decision.place ?? null;
    }

    async show() {
        await (await this.part.get())?.open();
    }

    /** Let the table show the game again if it shows a puzzle. */
    close() {
        this.part.loaded?.puzzles.close();
    }
}

/** The day of the address, or the local one, as `2026-11-25`. */
function today() {
    const now = new Date();
    const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
    return partOfAddress("today") ?? `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
