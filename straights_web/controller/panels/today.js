/** The page of the day; its modules and texts are loaded when it is first opened. */

import { failureText } from "../../view/review/failure_text.js";
import { useTexts } from "../../view/text/translate.js";
import { dayOfAddress } from "../play/address.js";
import { LaterPart } from "./later_part.js";

/** @typedef {import("../today/today.js").TodayController} TodayController */
/**
 * @typedef {object} TodayActions
 * @property {() => void} review
 * @property {() => void} statistics
 * @property {() => void} others
 * @property {() => void} newGame
 */

export class TodayPanel {
    /**
     * @param {import("../menus/shell.js").Page} page
     * @param {import("../menus/storage.js").DailyRecords} records
     * @param {import("../menus/games.js").Games} games
     * @param {TodayActions} actions
     */
    constructor(page, records, games, actions) {
        this.page = page;
        this.records = records;
        this.games = games;
        this.actions = actions;
        /** @type {LaterPart<TodayController>} */
        this.part = new LaterPart(() => this.#load(), () => games.notices.show(failureText()));
        const { client } = page;
        client.addEventListener("helped", (event) => {
            const { deal } = /** @type {CustomEvent} */ (event).detail;
            void records.helped.keep({ deal });
        });
        for (const type of ["table", "events"]) {
            client.addEventListener(type, (event) => this.#onChanged(/** @type {CustomEvent} */ (event).detail));
        }
    }

    async show() {
        await (await this.part.get())?.open();
    }

    /** Let the table show the game again if it shows a puzzle. */
    close() {
        this.part.loaded?.puzzles.close();
    }

    /** @param {import("../../connection/protocol.js").TableState} state */
    #onChanged({ observation, seal }) {
        if (observation.turn === null && seal === null) void this.part.get().then((today) => today?.finish());
    }

    async #load() {
        const [{ TodayController }] = await Promise.all([import("../today/today.js"), useTexts("today"), useTexts("review")]);
        const { page, records, games, actions } = this;
        const daily = {
            ...records,
            get date() {
                return dayOfAddress(location) ?? localDay(new Date());
            },
        };
        return new TodayController(page, daily, games, actions);
    }
}

/**
 * The local day as `2026-11-25`.
 * @param {Date} now
 */
function localDay(now) {
    const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
