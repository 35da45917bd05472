/** The result of a round or a game: a sheet with a row for each seat, the scores by round, and what others add. */

import { cardPicture } from "../cards/card_element.js";
import { facesOf } from "../cards/face_size.js";
import { element, region, setAttribute } from "../elements.js";
import { markOf, portraitAddress, portraitsFor } from "../portraits.js";
import { cardName } from "../text/card_names.js";
import { shown } from "../text/sentence.js";
import { fill, formatNumber, translate } from "../text/translate.js";

/** @typedef {import("../../connection/protocol.js").RoundResult} RoundResult */
/** @typedef {import("../../connection/protocol.js").Observation} Observation */
/** @typedef {import("../../connection/protocol.js").TableState} TableState */

/**
 * Dispatches `continued`: the player has seen the result; `again`: the player wants another game; `closed`: the player
 * wants to see the table of the finished game.
 */
export class ResultSheet extends EventTarget {
    /** @type {Observation | null} */
    #shown = null;
    /** @type {Observation | null} of the game whose result the player has closed */
    #closed = null;
    #mayPlayAgain = true;
    /** The title of a deal for everybody, in place of who has won. */
    #deal = "";
    /** @type {Pick<TableState, "standing" | "places" | "match">} what the table says of the last result */
    outcome = {};

    /**
     * @param {HTMLElement} root
     * @param {(strategy: string) => string} levelName
     */
    constructor(root, levelName) {
        super();
        this.root = root;
        this.levelName = levelName;
        this.caption = element("p", { class: "result-caption" });
        this.title = element("h2", { class: "result-title" });
        this.header = element("header", { class: "result-header" }, this.caption, this.title);
        this.rows = element("div", { class: "result-rows" });
        this.scores = element("div", { class: "result-scores" });
        /** Beside the rows: the scores, and what controllers add. */
        this.side = element("div", { class: "result-side" }, this.scores);
        this.button = element("button", { class: "button main", type: "button" });
        this.button.addEventListener("click", () => this.#onClick());
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
        if (this.#shown !== null) this.#drawHeader(this.#shown);
        this.#drawButton();
    }

    /** Whether it covers the table. */
    get isShown() {
        return !this.root.hidden;
    }

    get #isEnd() {
        return (this.#shown?.winners.length ?? 0) > 0;
    }

    /**
     * Show the last round, and the winners if the game is over.
     * @param {Observation} observation
     */
    show(observation) {
        const result = observation.results.at(-1);
        if (result === undefined || observation === this.#closed) {
            return;
        }
        this.#shown = observation;
        this.#drawHeader(observation);
        setAttribute(this.root, "data-end", this.#isEnd);
        const portraits = portraitsFor(observation.seats.map(({ name }) => name));
        const { places = [] } = this.outcome;
        const order = observation.seats.map((_, seat) => seat).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
        this.rows.replaceChildren(...order.map((seat) => this.#row(observation, result, seat, portraits[seat] ?? "")));
        this.scores.replaceChildren(scoreTable(observation, order));
        this.#drawButton();
        const wasShown = this.isShown;
        this.root.hidden = false;
        setAttribute(this.root, "data-sheet", "result");
        if (wasShown) return;
        this.dispatchEvent(new Event("opened"));
        if (!isInPanel(document.activeElement)) this.button.focus({ preventScroll: true });
    }

    hide() {
        this.root.removeAttribute("data-sheet");
        setAttribute(this.root, "hidden", true); // only if it is visible: much of the page's style depends on it
        this.dispatchEvent(new Event("hidden"));
    }

    /** Continue after a round; after a game, show the table as it was at the end. */
    close() {
        if (!this.#isEnd) {
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

    /** @param {Observation} observation */
    #drawHeader({ winners, results }) {
        const { standing, match } = this.outcome;
        const end = fill(translate("RoundResult", "End of round {number}"), { number: results.length });
        const other = this.#deal === "" ? translate("Web", "End of the game") : translate("Today", "Deal of the day");
        const whole = match ? shown(match) : other;
        const caption = winners.length > 0 ? whole : end;
        const said = this.#deal || (standing ? shown(standing) : "");
        this.caption.textContent = said === "" ? "" : caption;
        this.title.textContent = said || caption;
        setAttribute(this.root, "aria-label", this.title.textContent);
    }

    #drawButton() {
        const another = this.#deal === "" ? translate("ScoreSheet", "Play again") : translate("Actions", "&New game…");
        const text = this.#isEnd ? another : translate("ScoreSheet", "Next round");
        this.button.replaceChildren(text, element("kbd", { "aria-hidden": "true" }, translate("EnterButton", "Enter")));
        this.button.dataset["action"] = this.#isEnd ? "play-again" : "next-round";
        setAttribute(this.button, "hidden", this.#isEnd && !this.#mayPlayAgain);
    }

    #onClick() {
        this.dispatchEvent(new Event(this.#isEnd ? "again" : "continued"));
    }

    /**
     * @param {Observation} observation
     * @param {RoundResult} result
     * @param {number} seat
     * @param {string} portrait
     */
    #row(observation, result, seat, portrait) {
        const { name = "", strategy = null } = observation.seats[seat] ?? {};
        const cards = (result.discards[seat] ?? []).map((card) => cardPicture(card, cardName(card), facesOf(this.root)));
        const strip = element("div", { class: "result-cards" }, ...cards);
        strip.style.setProperty("--count", String(Math.max(cards.length, 1)));
        const face = element("span", { class: "seat-face", "aria-hidden": "true" });
        face.style.setProperty("--portrait", `url("${portraitAddress(portrait)}")`);
        const isOwn = seat === observation.seat && strategy === null;
        const level = strategy === null ? "" : this.levelName(strategy);
        const player = isOwn ? translate("SeatPanel", "you") : level;
        const gained = fill(translate("Signs", "+{points}"), { points: result.gained[seat] ?? 0 });
        const score = result.scores[seat] ?? 0;
        const place = this.outcome.places?.[seat] ?? 0;
        return element(
            "div",
            { class: "result-row", role: "group", "aria-label": name, "data-result": seat, "data-mark": markOf(observation, seat), "data-place": place, "data-own": isOwn },
            element("span", { class: "result-place" }, formatNumber(place)),
            face,
            element(
                "div",
                { class: "result-who" },
                element("span", { class: "result-name", title: name }, name),
                element("span", { class: "result-player" }, player),
            ),
            strip,
            element("span", { class: "result-gained" }, gained),
            scoreOf(score, observation.score_limit),
        );
    }
}

/**
 * The score and, unless the game is a single round, a meter up to the limit.
 * @param {number} score
 * @param {number} limit
 */
function scoreOf(score, limit) {
    const meter = element("span", { class: "meter", "aria-hidden": "true" });
    meter.style.setProperty("--part", String(Math.min(score / Math.max(limit, 1), 1)));
    const of = limit > 0 && element("small", {}, ` ${fill(translate("ResultRow", "of {limit}"), { limit })}`);
    return element("div", { class: "result-score" }, element("b", {}, formatNumber(score)), of, limit > 0 && meter);
}

/**
 * Whether the focus is in a panel, such as a replay, where it must stay.
 * @param {Element | null} focused
 */
function isInPanel(focused) {
    return focused !== null && region("panels").contains(focused);
}

/**
 * @param {Observation} observation
 * @param {readonly number[]} order the seats by their places
 */
function scoreTable({ seats, results }, order) {
    const ordered = (/** @type {number[]} */ points) => order.map((seat) => points[seat] ?? 0);
    const names = order.map((seat) => seats[seat]?.name ?? "").map((name) => element("th", { scope: "col", title: name }, element("span", { class: "result-column" }, name)));
    const head = element("tr", {}, element("td"), ...names);
    const rounds = results.map(({ gained }, index) => scoreRow(formatNumber(index + 1), ordered(gained)));
    const total = scoreRow(translate("ScoreSheet", "Total"), ordered(results.at(-1)?.scores ?? []));
    return element(
        "table",
        { "aria-label": translate("ScoreSheet", "Scores by round") },
        element("thead", {}, head),
        element("tbody", {}, ...rounds),
        element("tfoot", {}, total),
    );
}

/**
 * @param {string} title
 * @param {number[]} points
 */
function scoreRow(title, points) {
    const cells = points.map((each) => element("td", {}, formatNumber(each)));
    return element("tr", {}, element("th", { scope: "row" }, title), ...cells);
}
