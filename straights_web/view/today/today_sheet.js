/** The sheet “Today”: the game, the deal of the day, the puzzles, the player's form. */

import { cardPicture } from "../cards/card_element.js";
import { Sheet } from "../dialogs/sheet.js";
import { Board } from "../table/board.js";
import { element } from "../elements.js";
import { cardName } from "../text/card_names.js";
import { shown } from "../text/sentence.js";
import { currentLanguage, formatNumber, isolated, translate, withoutEllipsis } from "../text/translate.js";
import { dealLine } from "./deal_line.js";

/** @typedef {import("../../connection/protocol.js").TodayMessage} TodayMessage */
/** @typedef {import("../../connection/protocol.js").Observation} Observation */
/**
 * @typedef {object} TodayActions
 * @property {(line: string) => void} share
 */
/** @typedef {"" | "continue" | "deal" | "review" | "puzzles" | "statistics" | "team" | "others" | "new"} Choice what the player wants to do */

/** The keys of the boxes, in their order. */
const KEYS = Object.freeze({ 1: "deal", 2: "puzzles", 3: "statistics", 4: "others", 5: "new" });

export class TodaySheet {
    /**
     * @param {TodayMessage} message
     * @param {Observation | null} observation of the game on the table
     * @param {TodayActions} actions
     */
    constructor(message, observation, actions) {
        this.message = message;
        this.actions = actions;
        const { deal, puzzles } = message;
        this.sheet = new Sheet({
            name: "today",
            kind: "wide today",
            title: translate("Actions", "Tod&ay"),
            body: [this.#game(observation), this.#deal(), this.#puzzles(), this.#form(), this.#others(), this.#newGame()],
        });
        const usable = { deal: deal.result === null, puzzles: puzzles.next !== null, statistics: true, others: true, new: true };
        this.sheet.element.addEventListener("keydown", ({ key, ctrlKey, altKey, metaKey }) => {
            const choice = /** @type {Record<string, keyof typeof usable>} */ (KEYS)[key];
            if (choice && usable[choice] && !ctrlKey && !altKey && !metaKey) this.sheet.close(choice);
        });
    }

    /** @returns {Promise<Choice>} */
    async open() {
        return /** @type {Choice} */ (await this.sheet.open());
    }

    /** @param {Observation | null} observation */
    #game(observation) {
        const { game } = this.message;
        if (game === null || observation === null) return null;
        const scores = observation.seats.map(({ name, score }) => `${isolated(name)} ${formatNumber(score)}`);
        const board = element("div", { class: "board mini-board", "data-faces": "-large", inert: true, "aria-hidden": "true" });
        new Board(board).draw(observation.table, null);
        const isOver = observation.turn === null;
        const name = isOver ? translate("Web", "Show result") : translate("TodayController", "Continue");
        return box(
            "game",
            shown(game),
            board,
            element("p", { class: "note" }, scores.join(" · ")),
            this.#button("continue", name, "continue", "main"),
        );
    }

    #deal() {
        const { note, hand, is_on_table, result, yesterday } = this.message.deal;
        const title = translate("Today", "Deal of the day");
        if (result !== null) {
            const share = element(
                "button",
                { class: "button", type: "button", "data-action": "share", click: () => this.actions.share(result.line) },
                translate("Web", "Share"),
            );
            const why = is_on_table && this.#button("review-deal", translate("Web", "See why"), "review", "quiet");
            const buttons = element("div", { class: "today-buttons" }, share, why, this.#teamButton());
            return box("deal", title, element("p", {}, shown(result.verdict)), dealLine(result.marks), buttons);
        }
        const cards = hand.map((card) => cardPicture(card, cardName(card), "-small"));
        const play = is_on_table ? translate("Web", "Continue today's deal") : translate("TodayController", "Play today's deal");
        return box(
            "deal",
            title,
            element("div", { class: "today-cards" }, ...cards),
            element("p", { class: "note" }, shown(note)),
            yesterday && element("p", { class: "note" }, shown(yesterday)),
            element(
                "div",
                { class: "today-buttons" },
                this.#button("deal-of-the-day", play, is_on_table ? "continue" : "deal"),
                this.#teamButton(),
            ),
        );
    }

    #teamButton() {
        return this.#button("team-match", withoutEllipsis(translate("DealBox", "With friends…")), "team", "quiet");
    }

    #puzzles() {
        const { note, solved, texts, next, button } = this.message.puzzles;
        const marks = texts.map((text, index) => {
            const attributes = { "data-solved": String(solved[index] ?? "open") };
            return element("li", attributes, element("span", { class: "for-screen-readers" }, shown(text)));
        });
        return box(
            "puzzles",
            translate("PuzzleBox", "Puzzles"),
            element("ol", { class: "today-puzzles" }, ...marks),
            element("p", { class: "note" }, shown(note)),
            next !== null && this.#button("puzzles", shown(button), "puzzles"),
        );
    }

    #form() {
        const { day: today, form } = this.message;
        const names = new Intl.DateTimeFormat(currentLanguage(), { weekday: "narrow", timeZone: "UTC" });
        const long = new Intl.DateTimeFormat(currentLanguage(), { weekday: "long", timeZone: "UTC" });
        const days = form.week.map(({ day, has_finished }) =>
            element(
                "li",
                { "data-finished": has_finished, "data-today": day === today, title: long.format(new Date(day)) },
                names.format(new Date(day)),
            ),
        );
        return box(
            "form",
            translate("FormBox", "Your form"),
            element("ol", { class: "today-week" }, ...days),
            element("p", { class: "note" }, shown(form.days)),
            element("p", {}, shown(form.rating)),
            this.#button("form", translate("StatisticsDialog", "Statistics"), "statistics", "quiet"),
        );
    }

    #others() {
        const title = translate("OthersBox", "Play with others");
        const note = element("p", { class: "note" }, translate("Web", "At this screen, or at a table with a link."));
        return box("others", title, note, this.#button("today-others", title, "others"));
    }

    #newGame() {
        const title = withoutEllipsis(translate("Actions", "&New game…"));
        return box("new", title, this.#button("today-new-game", translate("Web", "Choose players"), "new"));
    }

    /**
     * A button that closes the sheet.
     * @param {string} action
     * @param {string} label
     * @param {Choice} choice
     * @param {string} [kind]
     */
    #button(action, label, choice, kind = "") {
        const click = () => this.sheet.close(choice);
        return element("button", { class: `button ${kind}`, type: "button", "data-action": action, click }, label);
    }
}

/**
 * @param {string} name
 * @param {string} title
 * @param {import("../elements.js").Child[]} content
 */
function box(name, title, ...content) {
    return element("section", { class: "box", "data-box": name }, element("h3", {}, title), ...content);
}
