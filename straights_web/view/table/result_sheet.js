/** The result of a round or a game: a sheet with a row for each seat, the scores by round, and what others add. */

import { winnersOf } from "../../model/table.js";
import { cardPicture } from "../cards/card_element.js";
import { facesOf } from "../cards/face_size.js";
import { element, meter, pushButton, region, setAttribute } from "../elements.js";
import { portraitAddress, portraitsFor } from "../portraits.js";
import { cardName } from "../text/card_names.js";
import { partOf, shown } from "../text/sentence.js";
import { levelName } from "../text/strategy_names.js";
import { limitText } from "../text/table_text.js";
import { fill, formatNumber, translate } from "../text/translate.js";

/** @typedef {import("../../connection/protocol.js").Sentence} Sentence */
/** @import { Result, ResultRow, Table } from "../../model/table.js" */

/**
 * Dispatches `continued`: the player has seen the result; `again`: the player wants another game; `closed`: the player
 * wants to see the table of the finished game.
 */
export class ResultSheet extends EventTarget {
    /** @type {Table | null} */
    #shown = null;
    /** @type {Table | null} of the game whose result the player has closed */
    #closed = null;
    #mayPlayAgain = true;
    /** The title of a deal for everybody, in place of who has won. */
    #deal = "";
    /** @type {Sentence | null} what stands above the result of a whole game */
    match = null;

    /** @param {HTMLElement} root */
    constructor(root) {
        super();
        this.root = root;
        this.caption = element("p", { class: "result-caption" });
        this.title = element("h2", { class: "result-title" });
        this.header = element("header", { class: "result-header" }, this.caption, this.title);
        this.rows = element("div", { class: "result-rows" });
        this.scores = element("div", { class: "result-scores" });
        /** Beside the rows: the scores, and what controllers add. */
        this.side = element("div", { class: "result-side" }, this.scores);
        this.button = pushButton("button main");
        this.button.addEventListener("click", () => this.dispatchEvent(new Event(this.#isEnd ? "again" : "continued")));
        /** The button to continue, and those that controllers add beside it. */
        this.actions = element("footer", { class: "result-actions" }, this.button);
        this.root.append(this.header, element("div", { class: "result-body" }, this.rows, this.side), this.actions);
    }

    /** @param {boolean} may whether the player may ask for another game, which spectators may not */
    allowAgain(may) {
        this.#mayPlayAgain = may;
        this.#drawButton();
    }

    /** @param {string} title of a deal for everybody, "" for other games */
    tellDeal(title) {
        this.#deal = title;
        if (this.#shown !== null && this.#shown.result !== null) this.#drawHeader(this.#shown.result);
        this.#drawButton();
    }

    /** Whether it covers the table. */
    get isShown() {
        return !this.root.hidden;
    }

    get #isEnd() {
        return this.#shown?.result?.is_last === true; // also while it is counted, when nobody has won yet
    }

    /**
     * Show the last round, and the winners if the game is over.
     * @param {Table} table
     */
    show(table) {
        const { result, seats } = table;
        if (result === null || table === this.#closed) {
            return;
        }
        this.#shown = table;
        this.#drawHeader(result);
        setAttribute(this.root, "data-end", this.#isEnd);
        const portraits = portraitsFor(seats.map(({ name }) => name));
        const rows = result.rows.toSorted((one, other) => one.place - other.place);
        this.rows.replaceChildren(...rows.map((row) => this.#row(table, row, portraits[row.seat] ?? "")));
        this.scores.replaceChildren(scoreTable(table, result, rows));
        this.#drawButton();
        const wasShown = this.isShown;
        this.root.hidden = false;
        setAttribute(this.root, "data-sheet", "result");
        if (wasShown) return;
        this.dispatchEvent(new Event("opened"));
        const isInPanel = region("panels").contains(document.activeElement); // as in a replay
        if (!isInPanel) this.button.focus({ preventScroll: true });
    }

    hide() {
        this.root.removeAttribute("data-sheet");
        setAttribute(this.root, "hidden", true); // only if it is visible: much of the page's style depends on it
        this.dispatchEvent(new Event("hidden"));
    }

    /** Continue after a round; after a game, show the table as it was at the end. */
    close() {
        if (this.#shown === null || winnersOf(this.#shown).length === 0) {
            this.dispatchEvent(new Event("continued"));
            return;
        }
        this.#closed = this.#shown;
        this.hide();
        this.dispatchEvent(new Event("closed"));
    }

    /** Show a result that the player has closed. */
    reopen() {
        const closed = this.#closed;
        this.#closed = null;
        if (closed !== null) this.show(closed);
    }

    /** @param {Result} result */
    #drawHeader({ title, rounds }) {
        const end = fill(translate("RoundResult", "End of round {number}"), { number: rounds.length });
        const other = this.#deal === "" ? translate("Web", "End of the game") : translate("Today", "One round, the same cards for everyone.");
        const whole = this.match ? shown(this.match) : other;
        this.caption.textContent = this.#isEnd ? whole : end;
        this.title.textContent = this.#deal || shown(title);
        setAttribute(this.root, "aria-label", this.title.textContent);
    }

    #drawButton() {
        const another = this.#deal === "" ? translate("ScoreSheet", "Play again") : translate("Actions", "&New game…");
        const text = this.#isEnd ? another : translate("ScoreSheet", "Next round");
        this.button.replaceChildren(text, element("kbd", { "aria-hidden": "true" }, translate("EnterButton", "Enter")));
        this.button.dataset["action"] = this.#isEnd ? "play-again" : "next-round";
        setAttribute(this.button, "hidden", this.#isEnd && !this.#mayPlayAgain);
    }

    /**
     * @param {Table} table
     * @param {ResultRow} row
     * @param {string} portrait
     */
    #row(table, { seat, place, cards, columns }, portrait) {
        const { name = "", player: strategy = "", mark = 0 } = table.seats[seat] ?? {};
        const pictures = cards.map((card) => cardPicture(card, cardName(card), facesOf(this.root)));
        const strip = element("div", { class: "result-cards", "--count": Math.max(cards.length, 1), "--rows": table.seats.length }, ...pictures);
        const face = element("span", { class: "seat-face", "aria-hidden": "true", "--portrait": `url("${portraitAddress(portrait)}")` });
        const isOwn = seat === table.viewer && strategy === "";
        const player = isOwn ? translate("SeatPanel", "you") : levelName(strategy);
        const [gained, ...scores] = columns;
        return element(
            "div",
            { class: "result-row", role: "group", "aria-label": name, "data-result": seat, "data-mark": mark, "data-place": place, "data-own": isOwn },
            element("span", { class: "result-place" }, formatNumber(place)),
            face,
            element(
                "div",
                { class: "result-who" },
                element("span", { class: "result-name", title: name }, name),
                element("span", { class: "result-player" }, player),
            ),
            strip,
            element("span", { class: "result-gained" }, gained ? shown(gained.text) : ""),
            // A meter up to the limit, unless the game is a single round.
            ...scores.map((score) => {
                const of = score.limit > 0 && element("small", {}, ` ${limitText(score)}`);
                return element("div", { class: "result-score" }, element("b", {}, shown(score.text)), of, of && meter(partOf(score)));
            }),
        );
    }
}

/**
 * @param {Table} table
 * @param {Result} result
 * @param {readonly ResultRow[]} rows by their places
 */
function scoreTable({ seats }, { rounds }, rows) {
    const names = rows.map(({ seat }) => seats[seat]?.name ?? "").map((name) => element("th", { scope: "col", title: name }, element("span", { class: "result-column" }, name)));
    const head = element("tr", {}, element("td"), ...names);
    const gained = rounds.map((points, index) => scoreRow(formatNumber(index + 1), rows.map(({ seat }) => formatNumber(points[seat] ?? 0))));
    const totals = rows.map(({ columns }) => shown(...columns.slice(-1).map(({ text }) => text)));
    const total = scoreRow(translate("ScoreSheet", "Total"), totals);
    return element(
        "table",
        { "aria-label": translate("ScoreSheet", "Scores by round"), "--rows": rows.length },
        element("thead", {}, head),
        element("tbody", {}, ...gained),
        element("tfoot", {}, total),
    );
}

/**
 * @param {string} title
 * @param {string[]} points
 */
function scoreRow(title, points) {
    const cells = points.map((each) => element("td", {}, each));
    return element("tr", {}, element("th", { scope: "row" }, title), ...cells);
}
