/** Which day it is, and which one's deal is on the table; the page of the day, whose modules are loaded when it is first opened. */

import { failureText } from "../../view/review/failure_text.js";
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
        this.shell = shell;
        this.records = records;
        /** @type {LaterPart<TodayController>} */
        this.part = new LaterPart(() => this.#load(), () => shell.notices.show(failureText()));
        const { client } = shell;
        client.addEventListener("helped", (event) => {
            const { deal } = /** @type {CustomEvent} */ (event).detail;
            void records.helped.keep({ deal });
        });
        client.addEventListener("table", (event) => void this.#findDealDay(/** @type {CustomEvent} */ (event).detail));
        for (const type of ["table", "events"]) {
            client.addEventListener(type, (event) => this.#onChanged(/** @type {CustomEvent} */ (event).detail));
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

    /** @param {import("../../model/game_client.js").Shown} state */
    #onChanged({ table, seal }) {
        if (table.turn === null && seal === null) void this.part.get().then((today) => today?.results.find());
    }

    /**
     * Ask whether a game is the deal of a day: only an open one of a single round can be.
     * @param {import("../../model/game_client.js").Shown} state
     */
    async #findDealDay({ score_limit, seal }) {
        const mayBe = score_limit === 0 && seal === null;
        this.dealDay = mayBe ? (await this.shell.client.ask({ type: "deal_day", date: today() })).day : null;
        this.shell.updateSoon();
    }

    async #load() {
        const { TodayController } = await import("../today/today.js");
        const daily = {
            ...this.records,
            get date() {
                return today();
            },
        };
        return new TodayController(this.shell, daily);
    }
}

/** The day of the address, or the local one, as `2026-11-25`. */
function today() {
    return partOfAddress("today") ?? localDay(new Date());
}

/** @param {Date} now */
function localDay(now) {
    const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
