/** The page of the day; its modules and texts are loaded when it is first opened. */

import { failureText } from "../../view/review/failure_text.js";
import { useTexts } from "../../view/text/translate.js";
import { dayOfAddress } from "../play/address.js";

/** @typedef {import("../today/today.js").TodayController} TodayController */
/**
 * @typedef {object} TodayActions
 * @property {() => void} review
 * @property {() => void} statistics
 * @property {() => void} newGame
 */

export class TodayPanel {
    /** @type {Promise<TodayController> | null} */
    #loading = null;
    /** @type {TodayController | null} */
    #loaded = null;

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
        await (await this.#load())?.open();
    }

    /** Let the table show the game again if it shows a puzzle. */
    close() {
        this.#loaded?.puzzles.close();
    }

    /** @param {import("../../connection/protocol.js").TableState} state */
    #onChanged({ observation, seal }) {
        if (observation.turn === null && seal === null) void this.#load().then((today) => today?.finish());
    }

    /** @returns {Promise<TodayController | null>} null if it cannot be loaded, which the player is told */
    async #load() {
        this.#loading ??= this.#begin();
        try {
            return await this.#loading;
        } catch (error) {
            console.warn(error); // for developers, in English
            this.#loading = null; // retry the next time
            this.games.notices.show(failureText());
            return null;
        }
    }

    async #begin() {
        const [{ TodayController }] = await Promise.all([import("../today/today.js"), useTexts("today"), useTexts("review")]);
        const { page, records, games, actions } = this;
        const daily = {
            ...records,
            get date() {
                return dayOfAddress(location) ?? localDay(new Date());
            },
        };
        this.#loaded = new TodayController(page, daily, games, actions);
        return this.#loaded;
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
