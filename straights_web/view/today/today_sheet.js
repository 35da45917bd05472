/** The sheet “Today”: the game, the deal of the day, the puzzles, the player's form. */

import { HUMAN } from "../../model/link.js";
import { cardPicture } from "../cards/card_element.js";
import { face } from "../dialogs/fields.js";
import { Sheet } from "../dialogs/sheet.js";
import { Board } from "../table/board.js";
import { element } from "../elements.js";
import { GAME_ICONS } from "../game_icons.js";
import { icon } from "../icons.js";
import { markOf, portraitsFor } from "../portraits.js";
import { capitalized, cardName } from "../text/card_names.js";
import { dayText } from "../text/dates.js";
import { shown } from "../text/sentence.js";
import { levelName } from "../text/strategy_names.js";
import { currentLanguage, fill, formatNumber, translate, withoutEllipsis } from "../text/translate.js";
import { dealLine, strengthLine } from "./deal_line.js";

/** @typedef {import("../../connection/protocol.js").TodayMessage} TodayMessage */
/** @typedef {import("../../connection/protocol.js").Observation} Observation */
/**
 * @typedef {object} TodayActions
 * @property {(line: string) => void} share
 */
/**
 * @typedef {object} NextGame the game that is dealt without further questions
 * @property {string[]} names of all seats, the player's first
 * @property {string[]} opponents the strategies of the others, "human" for a human player
 * @property {import("../../connection/protocol.js").Sentence | null} length
 */
/** @typedef {"" | "continue" | "table" | "deal" | "review" | "puzzles" | "statistics" | "others" | "again" | "new" | "tomorrow"} Choice what the player wants to do, or that the day is over */

/** The keys of the boxes, in their order. */
const KEYS = Object.freeze({ 1: "deal", 2: "puzzles", 3: "statistics", 4: "others", 5: "again" });
/** @type {Readonly<Record<"deal" | "puzzles" | "form" | "others" | "new", Parameters<typeof icon>[0]>>} */
const ICONS = Object.freeze({ deal: GAME_ICONS.deal, puzzles: GAME_ICONS.puzzles, form: "race", others: "people", new: GAME_ICONS.add });

export class TodaySheet {
    /**
     * @param {TodayMessage} message
     * @param {NextGame} next
     * @param {TodayActions} actions
     */
    constructor(message, next, actions) {
        this.message = message;
        this.next = next;
        this.actions = actions;
        const { deal, puzzles } = message;
        this.sheet = new Sheet({
            name: "today",
            kind: "wide today",
            title: greeting(next.names[0] ?? ""),
            body: [this.#game(), this.#deal(), this.#puzzles(), this.#form(), this.#others(), this.#newGame()],
        });
        this.sheet.title.append(" ", element("span", { class: "today-date" }, dayText(message.day)));
        const usable = { deal: deal.result === null, puzzles: puzzles.next !== null, statistics: true, others: true, again: true };
        this.sheet.element.addEventListener("keydown", ({ key, ctrlKey, altKey, metaKey }) => {
            const choice = /** @type {Record<string, keyof typeof usable>} */ (KEYS)[key];
            if (choice && usable[choice] && !ctrlKey && !altKey && !metaKey) this.sheet.close(choice);
        });
        const toTable = element("span", { class: "key-note", "aria-hidden": "true" }, element("kbd", {}, "Esc"), ` ${translate("TodaySheet", "to the table")}`);
        this.sheet.title.after(toTable);
    }

    /** @returns {Promise<Choice>} */
    async open() {
        return /** @type {Choice} */ (await this.sheet.open());
    }

    #game() {
        const { game, ranking, observation } = this.message;
        if (game === null || observation === undefined) return null;
        const board = element("div", { class: "board", "data-faces": "-large", inert: true, "aria-hidden": "true" });
        new Board(board).draw(observation.table);
        const isOver = observation.turn === null;
        const name = isOver ? translate("Web", "Show result") : translate("TodayController", "Continue");
        const go = this.#button("continue", name, "continue", "main");
        go.append(element("kbd", { "aria-hidden": "true" }, "Enter"));
        return element(
            "section",
            { class: "box", "data-box": "game" },
            element("div", { class: "mini-table" }, board),
            element("p", { class: "note" }, translate("GameBox", "Your game")),
            element("h3", {}, shown(game)),
            standings(observation, ranking),
            go,
        );
    }

    #deal() {
        const { note, hand, is_on_table, result, yesterday, begun } = this.message.deal;
        const title = translate("Today", "Deal of the day");
        if (result !== null) {
            const share = element(
                "button",
                { class: "button", type: "button", "data-action": "share", click: () => this.actions.share(result.line) },
                translate("Web", "Share"),
            );
            const why = is_on_table && this.#button("review-deal", translate("Web", "See why"), "review", "quiet");
            const buttons = element("div", { class: "today-buttons" }, share, why);
            return box("deal", title, element("p", {}, shown(result.verdict)), dealLine(result.marks), buttons);
        }
        const cards = hand.map((card) => cardPicture(card, cardName(card), "-small"));
        const play = is_on_table || begun !== undefined ? translate("TodayController", "Continue today’s deal") : translate("TodayController", "Play today’s deal");
        return box(
            "deal",
            title,
            element("div", { class: "today-cards" }, ...cards),
            element("p", { class: "note" }, shown(note)),
            yesterday && element("p", { class: "note" }, shown(yesterday.verdict)),
            yesterday && dealLine(yesterday.marks),
            element(
                "div",
                { class: "today-buttons" },
                this.#button("deal-of-the-day", play, is_on_table ? "table" : "deal"),
            ),
        );
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
            element("p", form.marks.length > 0 ? {} : { class: "note" }, shown(form.rating)),
            form.marks.length > 0 && strengthLine(form.marks),
            this.#button("form", translate("StatisticsDialog", "Statistics"), "statistics", "quiet"),
        );
    }

    #others() {
        const title = translate("OthersBox", "Play with others");
        const note = element("p", { class: "note" }, translate("Web", "At this screen, or at a table with a link."));
        return box("others", title, note, this.#button("today-others", title, "others"));
    }

    #newGame() {
        const { names, opponents, length } = this.next;
        const faces = portraitsFor(names).map(face).slice(1);
        const level = (/** @type {string} */ each) => (each === HUMAN ? translate("TableText", "human") : levelName(each));
        const named = (/** @type {string} */ each, /** @type {number} */ at) =>
            fill(translate("TableText", "{name} ({level})"), { name: names[at + 1] ?? "", level: level(each) });
        const players = opponents.map(named).join(", ");
        const values = { players, length: length === null ? "" : capitalized(shown(length)) };
        const note = length === null ? `${players}.` : fill(translate("TodayController", "{players}. {length}."), values);
        return box(
            "new",
            withoutEllipsis(translate("Actions", "&New game…")),
            element("div", { class: "today-faces" }, ...faces),
            element("p", { class: "note" }, note),
            element(
                "div",
                { class: "today-buttons" },
                this.#button("today-deal", translate("NewGameDialog", "Start"), "again"),
                this.#button("today-new-game", translate("NewGameBox", "Change…"), "new", "quiet"),
            ),
        );
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

/** @param {string} name the player's, "" if it is not known */
function greeting(name) {
    const hour = new Date().getHours();
    const afternoon = hour < 18 ? translate("TodayController", "Good afternoon") : translate("TodayController", "Good evening");
    const text = hour < 12 ? translate("TodayController", "Good morning") : afternoon;
    if (name === "" || name === translate("NewGame", "Player")) return text;
    return fill(translate("TodayController", "{greeting}, {name}"), { greeting: text, name });
}

/**
 * The players with their scores.
 * @param {Observation} observation
 * @param {readonly number[]} ranking the seats, the best first
 */
function standings({ seats, seat: own, score_limit, marks }, ranking) {
    const rows = ranking.map((seat) => {
        const { name = "", score = 0 } = seats[seat] ?? {};
        const meter = element("span", { class: "meter", "aria-hidden": "true" });
        meter.style.setProperty("--part", String(Math.min(score / Math.max(score_limit, 1), 1)));
        const parts = [element("span", {}, name), meter, element("b", {}, formatNumber(score))];
        return element("li", { "data-result": seat, "data-mark": markOf({ marks }, seat), "data-own": seat === own }, ...parts);
    });
    return element("ol", { class: "standings" }, ...rows);
}

/**
 * @param {keyof typeof ICONS} name
 * @param {string} title
 * @param {import("../elements.js").Child[]} content
 */
function box(name, title, ...content) {
    const key = element("kbd", { "aria-hidden": "true" }, String(Object.keys(ICONS).indexOf(name) + 1));
    return element("section", { class: "box", "data-box": name }, element("h3", {}, icon(ICONS[name]), title, key), ...content);
}
