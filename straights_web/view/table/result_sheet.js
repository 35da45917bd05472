/** The end of a round: each seat's discards and points, and the scores by round. */

import { cardPicture } from "../cards/card_element.js";
import { facesOf } from "../cards/face_size.js";
import { element, region, setAttribute } from "../elements.js";
import { cardName } from "../text/card_names.js";
import { fill, formatNumber, listText, translate } from "../text/translate.js";

/** @typedef {import("../../connection/protocol.js").RoundResult} RoundResult */
/** @typedef {import("../../connection/protocol.js").Observation} Observation */

/** Dispatches `continued`: the player has seen the result; `again`: the player wants another game. */
export class ResultSheet extends EventTarget {
    #isEnd = false;
    #mayPlayAgain = true;

    /** @param {HTMLElement} root */
    constructor(root) {
        super();
        this.root = root;
        this.title = element("h2", { class: "result-title" });
        this.rows = element("div", { class: "result-rows" });
        this.scores = element("div", { class: "result-scores" });
        this.button = element("button", { class: "button main", type: "button" });
        this.button.addEventListener("click", () => this.#onClick());
        /** The button to continue, and those that controllers add beside it. */
        this.actions = element("div", { class: "result-actions" }, this.button);
        this.root.append(this.title, this.rows, this.scores, this.actions);
    }

    /** @param {boolean} may whether the player may ask for another game, which spectators may not */
    allowAgain(may) {
        this.#mayPlayAgain = may;
        this.#drawButton();
    }

    /** Whether it covers the table. */
    get isShown() {
        return !this.root.hidden;
    }

    /**
     * Show the last round, and the winners if the game is over.
     * @param {Observation} observation
     */
    show(observation) {
        const result = observation.results.at(-1);
        if (result === undefined) {
            return;
        }
        this.#isEnd = observation.winners.length > 0;
        this.title.textContent = titleText(observation);
        setAttribute(this.root, "aria-label", this.title.textContent);
        setAttribute(this.root, "data-end", this.#isEnd);
        const size = facesOf(this.root);
        this.rows.replaceChildren(...observation.seats.map((_, seat) => makeRow(observation, result, seat, size)));
        this.scores.replaceChildren(scoreTable(observation));
        this.#drawButton();
        const wasShown = this.isShown;
        this.root.hidden = false;
        setAttribute(this.root, "data-sheet", "result");
        this.fit();
        if (!wasShown && !isInPanel(document.activeElement)) {
            this.button.focus({ preventScroll: true });
        }
    }

    /** Show as many whole rounds as there is room for, the last ones first: the total would cover a part of one. */
    fit() {
        const { scores } = this;
        scores.style.maxHeight = "";
        const round = scores.querySelector("tbody tr");
        const hidden = scores.scrollHeight - scores.clientHeight;
        if (!(round instanceof HTMLElement) || hidden === 0) return;
        const { height } = round.getBoundingClientRect();
        const shown = scores.offsetHeight + hidden - Math.ceil(hidden / height) * height;
        scores.style.maxHeight = `${shown}px`;
        scores.scrollTop = scores.scrollHeight;
    }

    hide() {
        this.root.removeAttribute("data-sheet");
        setAttribute(this.root, "hidden", true); // only if it is visible: much of the page's style depends on it
    }

    #drawButton() {
        this.button.textContent = this.#isEnd ? translate("ScoreSheet", "Play again") : translate("ScoreSheet", "Next round");
        this.button.dataset["action"] = this.#isEnd ? "play-again" : "next-round";
        setAttribute(this.button, "hidden", this.#isEnd && !this.#mayPlayAgain);
    }

    #onClick() {
        this.dispatchEvent(new Event(this.#isEnd ? "again" : "continued"));
    }
}

/**
 * Whether the focus is in a panel, such as a replay, where it must stay.
 * @param {Element | null} focused
 */
function isInPanel(focused) {
    return focused !== null && region("panels").contains(focused);
}

/** @param {Observation} observation */
function titleText({ winners, seats, results }) {
    const names = winners.map((seat) => seats[seat]?.name ?? "");
    const score = results.at(-1)?.scores[winners[0] ?? 0] ?? 0;
    if (names.length === 0) {
        return fill(translate("MainWindow", "Round {number}"), { number: results.length });
    }
    if (names.length === 1) {
        return fill(translate("ScoreSheet", "{name} wins with {score} points!"), { name: names[0] ?? "", score });
    }
    return fill(translate("ScoreSheet", "Tie at {score} points: {names} win!"), { score, names: listText(names) });
}

/**
 * @param {Observation} observation
 * @param {RoundResult} result
 * @param {number} seat
 * @param {import("../cards/face_size.js").FaceSize} size
 */
function makeRow(observation, result, seat, size) {
    const cards = (result.discards[seat] ?? []).map((card) => cardPicture(card, cardName(card), size));
    const strip = element("div", { class: "result-cards" }, ...cards);
    strip.style.setProperty("--count", String(Math.max(cards.length, 1)));
    const gained = fill(translate("Web", "+{points}"), { points: result.gained[seat] ?? 0 });
    return element(
        "div",
        { class: "result-row", role: "group", "data-result": seat, "data-winner": observation.winners.includes(seat) },
        element("span", { class: "result-name", title: observation.seats[seat]?.name ?? "" }, observation.seats[seat]?.name ?? ""),
        strip,
        element("span", { class: "result-gained" }, gained),
    );
}

/** @param {Observation} observation */
function scoreTable({ seats, results }) {
    const names = seats.map(({ name }) => element("th", { scope: "col", title: name }, element("span", { class: "result-column" }, name)));
    const head = element("tr", {}, element("td"), ...names);
    const rounds = results.map(({ gained }, index) => scoreRow(formatNumber(index + 1), gained));
    const total = scoreRow(translate("ScoreSheet", "Total"), results.at(-1)?.scores ?? []);
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
