/** The page of the day, and what is begun from it: the deal of the day, puzzles. */

import { isWanted } from "../../view/dialogs/drawn_sheet.js";
import { sharePicture } from "../../view/today/share_picture.js";
import { TodaySheet } from "../../view/today/today_sheet.js";
import { tableName } from "../../view/dialogs/others_sheet.js";
import { portraitsFor } from "../../view/portraits.js";
import { fill, translate } from "../../view/text/translate.js";
import { copy, isShared } from "../menus/files.js";
import { DealResults } from "./deal_results.js";
import { Puzzles } from "./puzzles.js";

/** @typedef {import("../menus/storage.js").DailyRecords & {date: string}} Daily the records, and which day it is */

/** How often an open page looks whether its day is over, in milliseconds: timers stop while a device sleeps. */
const DAY_IS_OVER = 5000;

export class TodayController {
    /**
     * @param {import("../menus/shell.js").Shell} shell
     * @param {Daily} daily
     */
    constructor(shell, daily) {
        const { page, games } = shell;
        this.shell = shell;
        this.page = page;
        this.daily = daily;
        this.games = games;
        this.puzzles = new Puzzles(page, daily, () => void this.solve());
        const share = (/** @type {string} */ line) => void this.share(line);
        this.results = new DealResults(page, daily, share);
    }

    async open() {
        const { date } = this.daily;
        const left = await this.games.left();
        const now = { message: await this.#ask(left), day: date };
        /** @type {() => unknown} */
        let act = () => {};
        const closeAnd = (/** @type {() => unknown} */ then) => {
            act = then;
            sheet.close();
        };
        const choose = async (/** @type {string} */ day) => {
            Object.assign(now, { message: await this.#ask(left, day), day });
            return now.message.sheet;
        };
        const answers = Object.entries(this.#answers(now, left)).map(([name, then]) => [name, () => closeAnd(then)]);
        const share = () => void this.share(now.message.line);
        const sheet = new TodaySheet(now.message.sheet, date, { ...Object.fromEntries(answers), share }, choose);
        const midnight = setInterval(() => this.daily.date !== date && closeAnd(() => this.open()), DAY_IS_OVER);
        await sheet.open().finally(() => clearInterval(midnight));
        await act();
    }

    /**
     * What the buttons do once the sheet is closed.
     * @param {{message: import("../../connection/protocol.js").TodayMessage, day: string}} now the sheet, and the chosen day
     * @param {import("../../model/saved_games.js").SavedGame[]} left
     * @returns {Record<string, () => unknown>}
     */
    #answers(now, left) {
        const { games, shell } = this;
        const goOn = () => this.page.table.result.reopen();
        const resume = (/** @type {number | null} */ number, /** @type {() => unknown} */ otherwise) => {
            const game = number === null ? undefined : left[number];
            return game === undefined ? otherwise() : games.resume(game);
        };
        const others = now.message.others.flatMap((number, row) => [
            [`left-${row}`, () => resume(number, goOn)],
            [`delete-${row}`, () => this.#delete(now.message.sheet, row, number === null ? undefined : left[number])],
        ]);
        return {
            ...Object.fromEntries(others),
            continue: () => resume(now.message.left, goOn),
            table: goOn,
            deal: () => resume(now.message.begun, () => games.beginDailyDeal(now.day)),
            puzzles: () => this.solve(),
            review: () => shell.showReview(),
            statistics: () => shell.statistics.show(),
            others: () => shell.gameMenu.playWithOthers(),
            last_table: () => shell.gameMenu.playAgain(),
            again: () => games.beginUsual(),
            new: () => shell.gameMenu.newGame(),
        };
    }

    /**
     * Delete a game if that is meant, and come back.
     * @param {import("../../connection/protocol.js").Sheet} sheet
     * @param {number} row
     * @param {import("../../model/saved_games.js").SavedGame | undefined} game undefined: the one on the table
     */
    async #delete({ parts }, row, game) {
        const box = parts.find((part) => part.type === "box" && part.name === `left-${row}`);
        const title = box?.type === "box" && box.title;
        if (await isWanted("delete_question", title ? { game: title } : {})) await this.games.delete(game);
        await this.open();
    }

    /** Pose the next puzzle, in place of the one before: a tap meanwhile is not for the game. After the last, show the day. */
    async solve() {
        await this.puzzles.kept;
        const { puzzle } = await this.#ask();
        if (puzzle === null) {
            this.puzzles.close();
            await this.open();
            return;
        }
        try {
            await this.puzzles.pose(puzzle, this.games.dealNames);
        } catch (error) {
            console.warn(error); // for developers, in English
            this.puzzles.close();
            this.games.notices.show(translate("Web", "The puzzles couldn’t be loaded. Try again later."));
        }
    }

    /** @param {string} line */
    async share(line) {
        if (location.protocol.startsWith("http")) line = line.replace("challenge=", `${location.origin}${location.pathname}#challenge=`);
        const picture = await sharePicture(line);
        const files = picture ? { files: [picture] } : {};
        if (await isShared({ text: line, ...(navigator.canShare?.(files) && files) })) return;
        const isCopied = await copy(line, picture);
        const failed = fill(translate("Web", "Your result: {line}"), { line });
        this.games.notices.show(isCopied ? translate("ReviewController", "Result copied.") : failed, { stays: !isCopied });
    }

    /**
     * @param {import("../../model/saved_games.js").SavedGame[]} [left]
     * @param {string | null} [chosen] the day whose deal is offered
     */
    async #ask(left = [], chosen = null) {
        const [days, records] = await Promise.all([this.daily.days.all(), this.games.statistics.all()]);
        const { name, ...next } = this.games.next();
        const now = { date: this.daily.date, hour: new Date().getHours(), name };
        const portraits = portraitsFor(next.names);
        const asked = { ...now, ...next, portraits, days, records, left: left.map(({ text }) => text), chosen };
        return this.page.client.ask({ type: "today", ...asked, last_table: tableName(this.page.preferences.get("playedAt")) });
    }
}
