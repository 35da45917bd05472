/** Lessons: a game is learned on its own table in steps of one touch; nothing of them counts or is kept. */

import { Refusal, unlessRefused } from "../../model/game_client.js";
import { readTable } from "../../model/table_messages.js";
import { LessonBar } from "../../view/panels/lesson_bar.js";
import { shown, spoken } from "../../view/text/sentence.js";
import { useLevels } from "../../view/text/strategy_names.js";
import { SuspendedGame } from "../play/suspended_game.js";

/** @typedef {import("../../connection/protocol.js").LessonMessage} Step */
/** @typedef {import("../../view/table/offers/table_parts.js").TableParts} TableParts */

export class Lessons extends SuspendedGame {
    /** @param {import("../menus/shell.js").Page} page */
    constructor(page) {
        super(page);
        this.client = page.client;
        this.bar = new LessonBar();
        this.asked = { type: /** @type {const} */ ("lesson"), chosen: "", player: "" };
        this.isAsking = false;
        /** @type {import("../../model/table.js").Table | null} */
        this.table = null;
    }

    /** The game that is learned, with its table; null if none is. */
    get shown() {
        const [game = ""] = this.asked.chosen.split("/");
        return this.isOpen && this.table !== null ? { game, table: this.table } : null;
    }

    /**
     * @param {string} chosen as for a new game
     * @param {string} player the player's name
     * @param {(chosen: string) => void} begin starts the game
     */
    async open(chosen, player, begin) {
        this.asked = { ...this.asked, chosen, player };
        const step = await this.client.ask({ ...this.asked, step: 0 });
        useLevels(step.levels);
        this.bar = new LessonBar({ close: () => this.close(), begin: () => begin(step.begins) });
        this.#show(step, true);
    }

    /**
     * @param {Step} step
     * @param {boolean} [isFirst]
     */
    #show(step, isFirst = false) {
        const { table, player } = this.page;
        const answer = (/** @type {object} */ given) => void this.#answer(step, given);
        if (isFirst) this.suspend(this.bar, answer);
        this.page.cards.instead = answer;
        const drawn = (this.table = readTable(step));
        player.jump(drawn);
        table.message.show(""); // the bar has it
        this.bar.show(step.step, step.steps, shown(...drawn.message));
        this.#point(step);
    }

    /**
     * Ring what is to be touched, as a hint does; a card may be chosen for a button.
     * @param {Step} step
     */
    #point({ card, button }) {
        const { table } = this.page;
        const more = /** @type {TableParts | null} */ (table.more);
        table.hand.showCosts([], button ? null : card);
        if (button && card !== null) more?.choose([card]);
        if (button) more?.strip.point(button);
        else if (card !== null) table.hand.focus(card);
    }

    /**
     * @param {Step} step
     * @param {object} answer
     */
    async #answer(step, answer) {
        if (this.isAsking) return;
        this.isAsking = true;
        const next = await unlessRefused(this.client.ask({ ...this.asked, step: step.step, answer })).finally(() => (this.isAsking = false));
        if (!this.isOpen) return;
        if (!(next instanceof Refusal)) return this.#show(next);
        this.page.table.warn(spoken(...next.text));
        this.#point(step);
    }
}
