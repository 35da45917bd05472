/** The page of the day, and what is begun from it: the deal of the day, puzzles. */

import { TodaySheet } from "../../view/today/today_sheet.js";
import { fill, translate } from "../../view/text/translate.js";
import { copy, isShared } from "../menus/files.js";
import { DealResults } from "./deal_results.js";
import { Puzzles } from "./puzzles.js";

/** @typedef {import("../../view/today/today_sheet.js").Choice} Choice */
/** @typedef {import("../menus/storage.js").DailyRecords & {date: string}} Daily the records, and which day it is */

/** How often an open page looks whether its day is over, in milliseconds: timers stop while a device sleeps. */
const DAY_IS_OVER = 5000;

export class TodayController {
    /**
     * @param {import("../menus/shell.js").Page} page
     * @param {Daily} daily
     * @param {import("../menus/games.js").Games} games
     * @param {import("../panels/today.js").TodayActions} actions
     */
    constructor(page, daily, games, actions) {
        this.page = page;
        this.daily = daily;
        this.games = games;
        this.actions = actions;
        this.puzzles = new Puzzles(page, daily, () => void this.solve());
        const share = (/** @type {string} */ line) => void this.share(line);
        this.results = new DealResults(page, daily, share);
    }

    async open() {
        const { date } = this.daily;
        const left = await this.games.left();
        const message = await this.#ask(left);
        const sheet = new TodaySheet(message, this.games.next(), { share: (line) => void this.share(line) });
        const midnight = setInterval(() => this.daily.date !== date && sheet.sheet.close("tomorrow"), DAY_IS_OVER);
        const choice = await sheet.open().finally(() => clearInterval(midnight));
        const game = left[(choice === "continue" ? message.left : message.deal.begun) ?? left.length];
        if (game !== undefined && (choice === "continue" || choice === "deal")) await this.games.resume(game);
        else await this.#follow(choice);
    }

    /** Work out the result of the finished game on the table if it is a deal for everybody. */
    async finish() {
        await this.results.find();
    }

    /** Pose the next puzzle; after the last of the pack, show the day. */
    async solve() {
        this.puzzles.close();
        await this.puzzles.kept;
        const { next } = (await this.#ask()).puzzles;
        if (next === null) {
            await this.open();
            return;
        }
        try {
            await this.puzzles.pose(next, this.games.dealNames);
        } catch (error) {
            console.warn(error); // for developers, in English
            this.games.notices.show(translate("Web", "The puzzles couldn’t be loaded. Try again later."));
        }
    }

    /** @param {string} line */
    async share(line) {
        if (location.protocol.startsWith("http")) line += `\n${location.origin}${location.pathname}`;
        if (await isShared({ text: line })) return;
        const isCopied = await copy(line);
        const failed = fill(translate("Web", "Your result: {line}"), { line });
        this.games.notices.show(isCopied ? translate("ReviewController", "Result copied.") : failed, { stays: !isCopied });
    }

    /** @param {Choice} choice */
    async #follow(choice) {
        if (choice === "tomorrow") await this.open();
        else if (choice === "continue" || choice === "table") this.page.table.result.reopen();
        else if (choice === "deal") await this.games.beginDailyDeal(this.daily.date);
        else if (choice === "puzzles") await this.solve();
        else if (choice === "review") this.actions.review();
        else if (choice === "statistics") this.actions.statistics();
        else if (choice === "others") this.actions.others();
        else if (choice === "again") await this.games.beginUsual();
        else if (choice === "new") this.actions.newGame();
    }

    /** @param {import("../../model/saved_games.js").SavedGame[]} [left] */
    async #ask(left = []) {
        const [days, records] = await Promise.all([this.daily.days.all(), this.games.statistics.all()]);
        return this.page.client.ask({ type: "today", date: this.daily.date, days, records, left: left.map(({ text }) => text) });
    }
}
