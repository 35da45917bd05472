/** The puzzles of the day and the player's own, each a moment on the table; the first answer counts. */

import { PAGE_FOLDER } from "../../page_folder.js";
import { celebrate } from "../../view/animation/celebration.js";
import { PuzzleBar } from "../../view/today/puzzle_bar.js";
import { Moments } from "../review/moments.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */
/** @typedef {import("./today.js").Daily} Daily */

const PACK = new URL("resources/puzzles.txt", PAGE_FOLDER);

export class Puzzles extends Moments {
    /** @type {Promise<string> | null} */
    #pack = null;
    #number = 0;
    #isAnswered = false;
    /** Settled once the last answer is kept. */
    kept = Promise.resolve();

    /**
     * @param {import("../menus/shell.js").Page} page
     * @param {Daily} daily
     * @param {() => void} openNext
     */
    constructor(page, daily, openNext) {
        super(page, openNext, PuzzleBar);
        this.client = page.client;
        this.daily = daily;
        this.motion = page.motion;
    }

    /**
     * Pose a puzzle of the day; rejects where it cannot be loaded.
     * @param {number} number from 0
     * @param {string[]} names
     */
    async pose(number, names) {
        const [pack, days] = [await this.#loadPack(), await this.daily.days.all()];
        const question = { date: this.daily.date, number, names, pack, days };
        const { place, decision } = await this.client.ask({ type: "puzzle", ...question });
        [this.#number, this.#isAnswered] = [number, false];
        this.open({ ...decision, place });
    }

    /**
     * Show the answer, and keep whether the player found it.
     * @override
     * @param {Card | null} tried
     */
    tell(tried) {
        super.tell(tried);
        if (this.#isAnswered) return;
        this.#isAnswered = true;
        this.kept = this.#answer(tried);
    }

    /** @param {Card | null} card */
    async #answer(card) {
        const [pack, days] = [await this.#loadPack(), await this.daily.days.all()];
        const answer = { date: this.daily.date, number: this.#number, pack, card, days };
        const { shown } = this;
        const { day, theme } = await this.client.ask({ type: "answer_puzzle", ...answer });
        if (shown?.bar instanceof PuzzleBar) shown.bar.showTheme(theme);
        await this.daily.days.keep(day);
        if (theme !== null) celebrate(this.page.table.root, this.motion);
    }

    async #loadPack() {
        this.#pack ??= fetch(PACK).then((answer) => {
            if (!answer.ok) throw new Error(`${PACK.pathname}: ${answer.status}`);
            return answer.text();
        });
        try {
            return await this.#pack;
        } catch (error) {
            this.#pack = null; // retry the next time
            throw error;
        }
    }
}
