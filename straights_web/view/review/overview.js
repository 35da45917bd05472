/** The overview of a review: the headline, all choices, the moments that cost most, and what decided. */

import { element, pushButton, setAttribute, setText } from "../elements.js";
import { shown } from "../text/sentence.js";
import { currentLanguage, fill, translate } from "../text/translate.js";
import { failureText } from "./failure_text.js";
import { decidedBy } from "./decided_by.js";
import { DecisionLine } from "./decision_line.js";
import { sameChoice } from "./same_choice.js";

/** @import { Decision, Summary } from "../../connection/protocol.js" */
/** @import { ReviewState, RoundReview } from "../../model/review.js" */
/**
 * @typedef {object} OverviewActions
 * @property {(round: number) => void} chooseRound 0 for all
 * @property {(seat: number) => void} chooseSeat
 * @property {(decision: Decision) => void} open
 */

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
        this.#rebuild(rounds, summary);
    }

    /**
     * Rebuild the parts when another round has been reviewed; the focus is kept.
     * @param {RoundReview[]} rounds
     * @param {Summary | null} summary
     */
    #rebuild(rounds, summary) {
        const { activeElement } = document;
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
