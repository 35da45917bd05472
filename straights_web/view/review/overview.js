/** The overview of a review: the headline, all choices, the moments that cost most, and what decided. */

import { element, pushButton, setAttribute, setText } from "../elements.js";
import { failureText } from "../text/error_text.js";
import { shown } from "../text/sentence.js";
import { currentLanguage, fill, formatNumber, translate } from "../text/translate.js";
import { sameChoice } from "./same_choice.js";

/** @import { Decision, Summary } from "../../connection/protocol.js" */
/** @import { ReviewState, RoundReview } from "../../model/review.js" */
/**
 * @typedef {object} OverviewActions
 * @property {(round: number) => void} chooseRound 0 for all
 * @property {(seat: number) => void} chooseSeat
 * @property {(decision: Decision) => void} open
 */

const MOST_POINTS = 10; // the cost of the highest bar; others that cost more have the same
const LEAST_SCALE = 10; // the minimum points of a full bar of what decided
const STEPS = new Map([
    ["ArrowLeft", -1],
    ["ArrowRight", 1],
]);

export class Overview {
    /** @param {OverviewActions} actions */
    constructor(actions) {
        this.actions = actions;
        this.rounds = element("select", { change: () => actions.chooseRound(Number(this.rounds.value)) });
        this.seats = element("select", { change: () => actions.chooseSeat(Number(this.seats.value)) });
        this.progress = element("p", { class: "note", role: "status" });
        this.headline = element("p", { class: "review-verdict", role: "status" });
        this.line = new DecisionLine(actions.open);
        this.result = element("div", { class: "review-result" });
        const choices = element("div", { class: "review-choices" }, this.rounds, this.seats);
        this.root = element("div", { class: "review" }, choices, this.progress, this.headline, this.result);
        this.shown = "";
    }

    /** @param {ReviewState} state */
    show(state) {
        this.#fillChoices(state);
        setText(this.progress, progressText(state));
        this.progress.hidden = this.progress.textContent === "";
        const { rounds, seat, summary } = state;
        const wanted = [currentLanguage(), seat, ...rounds.map(({ number }) => number)].join();
        if (wanted === this.shown && rounds.every((round, index) => round === this.showing[index])) return;
        this.shown = wanted;
        this.showing = rounds;
        setText(this.headline, summary?.headline ? shown(summary.headline) : "");
        this.headline.hidden = summary === null;
        const { activeElement } = document; // the focus is kept
        const isInside = activeElement instanceof HTMLElement && this.result.contains(activeElement);
        this.line.show(rounds);
        this.result.replaceChildren(...(summary === null ? [] : [this.line.root, ...this.#moments(rounds, summary), decidedBy(summary)]));
        if (isInside) sameChoice(this.result, activeElement)?.focus({ preventScroll: true });
    }

    /** @type {RoundReview[]} */
    showing = [];

    /**
     * @param {RoundReview[]} rounds
     * @param {Summary} summary
     */
    #moments(rounds, { moments: actions, other_choices: others }) {
        const all = rounds.flatMap(({ decisions }) => decisions);
        const moments = actions.flatMap((action) => all.find((decision) => decision.action === action) ?? []);
        const rest = others ? [element("p", { class: "review-others" }, shown(others))] : [];
        if (moments.length === 0) return rest;
        const buttons = moments.map((decision) => {
            const attributes = { "data-at": decision.action, click: () => this.actions.open(decision) };
            const place = element("span", { class: "note" }, shown(decision.place));
            const space = " "; // for screen readers
            return pushButton("review-moment row-button", attributes, place, space, element("b", {}, shown(decision.choice)));
        });
        return [element("h3", {}, translate("OverviewPage", "What cost most")), ...buttons, ...rest];
    }

    /** @param {ReviewState} state */
    #fillChoices({ names, seat, count, chosen }) {
        const numbers = Array.from({ length: count }, (_, index) => index + 1);
        const title = translate("MainWindow", "Round {number}");
        const rounds = numbers.map((number) => fill(title, { number }));
        fillSelect(this.rounds, [translate("OverviewPage", "All rounds"), ...rounds], chosen);
        fillSelect(this.seats, names, seat);
        setAttribute(this.rounds, "aria-label", translate("StatisticsController", "Rounds"));
        setAttribute(this.seats, "aria-label", translate("StatisticsDialog", "Player"));
        this.rounds.disabled = count === 0;
        this.seats.disabled = count === 0;
    }
}

/**
 * @param {HTMLSelectElement} select
 * @param {readonly string[]} texts
 * @param {number} chosen
 */
function fillSelect(select, texts, chosen) {
    if ([...select.options].map(({ text }) => text).join("\n") !== texts.join("\n")) {
        select.replaceChildren(...texts.map((text, value) => element("option", { value }, text)));
    }
    select.value = String(chosen);
}

/** @param {ReviewState} state */
export function progressText({ count, chosen, rounds, failure }) {
    if (count === 0) return translate("OverviewPage", "A round can be reviewed once it is over.");
    if (failure !== "") return failureText();
    if (rounds.length === (chosen === 0 ? count : 1)) return "";
    const number = chosen === 0 ? rounds.length + 1 : chosen;
    return fill(translate("OverviewPage", "Reviewing round {number} of {count}…"), { number, count });
}

/** All choices of a review, a line per round: dots for the best, rings for ties, bars for the cost of others. */
class DecisionLine {
    /** @param {(decision: Decision) => void} open */
    constructor(open) {
        this.open = open;
        this.root = element("div", { class: "review-line", role: "group" });
        // Tab reaches one mark, the arrow keys the others.
        this.root.addEventListener("keydown", (event) => {
            const from = this.marks.findIndex((mark) => mark === document.activeElement);
            const next = this.marks[from + (STEPS.get(event.key) ?? 0)];
            if (from < 0 || next === undefined || !STEPS.has(event.key)) return;
            event.preventDefault();
            next.focus();
        });
        this.root.addEventListener("focusin", ({ target }) => {
            for (const mark of this.marks) mark.tabIndex = mark === target ? 0 : -1;
        });
        /** @type {HTMLButtonElement[]} */
        this.marks = [];
    }

    /** @param {RoundReview[]} rounds */
    show(rounds) {
        setAttribute(this.root, "aria-label", translate("DecisionLine", "All choices"));
        const title = translate("MainWindow", "Round {number}");
        const lines = rounds.map(({ number, decisions }) => {
            const attributes = { class: "review-number", title: fill(title, { number }) };
            const head = rounds.length > 1 && element("span", attributes, formatNumber(number));
            return element("div", { class: "review-round" }, head, ...decisions.map((decision) => this.#mark(decision)));
        });
        this.marks = lines.flatMap((line) => [...line.querySelectorAll("button")]);
        this.marks.forEach((mark, index) => (mark.tabIndex = index === 0 ? 0 : -1));
        this.root.replaceChildren(...lines);
    }

    /** @param {Decision} decision */
    #mark(decision) {
        const text = `${shown(decision.place)}: ${shown(decision.choice)}`;
        return pushButton("review-mark", {
            "data-kind": decision.kind,
            "data-at": decision.action,
            "aria-label": text,
            title: text,
            "--part": Math.min(Math.max(decision.price / MOST_POINTS, 0.12), 1),
            click: () => this.open(decision),
        });
    }
}

/**
 * What decided a round or a game: the cards, the choices, the rest, and below a line their sum. Bars to the right are
 * points better than the others' average.
 * @param {Summary} summary
 */
export function decidedBy({ decided = [], total }) {
    const scale = Math.max(LEAST_SCALE, ...decided.map(({ points }) => Math.abs(points)));
    const rows = decided.map(({ name, points, text }) => {
        const bar = element("span", { class: "difference", "aria-hidden": "true", "--part": Math.abs(points) / scale }, element("i"));
        return element("div", { "data-worse": points < 0 }, element("dt", {}, shown(name)), element("dd", {}, bar, element("b", {}, shown(text))));
    });
    return element(
        "dl",
        { class: "decided-by" },
        ...rows,
        element(
            "div",
            { class: "decided-total" },
            element("dt", {}, translate("ResultBoxes", "Against the others’ average")),
            element("dd", {}, element("b", {}, total ? shown(total) : null)),
        ),
    );
}
