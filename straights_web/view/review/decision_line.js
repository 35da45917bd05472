/** All choices of a review, a line per round: dots for the best, rings for ties, bars for the cost of others. */

import { element, pushButton, setAttribute } from "../elements.js";
import { shown } from "../text/sentence.js";
import { fill, formatNumber, translate } from "../text/translate.js";

/** @typedef {import("../../connection/protocol.js").Decision} Decision */
/** @typedef {import("../../model/review.js").RoundReview} RoundReview */

const MOST_POINTS = 10; // the cost of the highest bar; others that cost more have the same
const STEPS = new Map([
    ["ArrowLeft", -1],
    ["ArrowRight", 1],
]);

export class DecisionLine {
    /** @param {(decision: Decision) => void} open */
    constructor(open) {
        this.open = open;
        this.root = element("div", { class: "review-line", role: "group" });
        this.root.addEventListener("keydown", (event) => this.#step(event));
        this.root.addEventListener("focusin", ({ target }) => {
            for (const mark of this.marks) mark.tabIndex = mark === target ? 0 : -1;
        });
        /** @type {HTMLButtonElement[]} */
        this.marks = [];
    }

    /** @param {RoundReview[]} rounds */
    show(rounds) {
        setAttribute(this.root, "aria-label", translate("DecisionLine", "All choices"));
        const lines = rounds.map((round) => this.#line(round, rounds.length > 1));
        this.marks = lines.flatMap(({ marks }) => marks);
        this.marks.forEach((mark, index) => (mark.tabIndex = index === 0 ? 0 : -1));
        this.root.replaceChildren(...lines.map(({ root }) => root));
    }

    /**
     * @param {RoundReview} round
     * @param {boolean} isNumbered
     */
    #line({ number, decisions }, isNumbered) {
        const marks = decisions.map((decision) => this.#mark(decision));
        const label = fill(translate("MainWindow", "Round {number}"), { number });
        const head = isNumbered && element("span", { class: "review-number", title: label }, formatNumber(number));
        return { root: element("div", { class: "review-round" }, head, ...marks), marks };
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

    /**
     * Tab reaches one mark, the arrow keys the others.
     * @param {KeyboardEvent} event
     */
    #step(event) {
        const from = this.marks.findIndex((mark) => mark === document.activeElement);
        const next = this.marks[from + (STEPS.get(event.key) ?? 0)];
        if (from < 0 || next === undefined || !STEPS.has(event.key)) return;
        event.preventDefault();
        next.focus();
    }
}
