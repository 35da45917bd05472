/** The 52 cards as a table, a row per suit and a column per rank, with the possible holders of each card. */

import { element } from "../elements.js";
import { RANKS, SUITS } from "../../connection/card_values.js";
import { capitalized, rankName, suitName } from "../text/card_names.js";
import { spoken } from "../text/sentence.js";
import { rankSign, suitSign } from "../text/table_text.js";
import { fill, translate } from "../text/translate.js";

/** @typedef {import("../../connection/protocol.js").TrackerMessage} TrackerMessage */
/** @typedef {TrackerMessage["cards"][number]} TrackedCard */

export class CardTrackerView {
    constructor() {
        this.grid = element("table", { class: "tracker-grid" });
        this.sentence = element("p", { class: "tracker-sentence", role: "status" });
        this.legend = element("ul", { class: "tracker-legend" });
        this.root = element("div", {}, this.grid, this.sentence, this.legend);
        /** @type {string} the card that the sentence describes */
        this.chosen = "";
    }

    /**
     * @param {TrackerMessage} tracker
     * @param {readonly string[]} allNames of all four seats
     */
    show({ seats, letters, cards }, allNames) {
        const names = seats.map((seat) => allNames[seat] ?? "");
        const known = new Map(cards.map((tracked) => [tracked.card, tracked]));
        const focused = document.activeElement?.getAttribute("data-tracked");
        this.grid.replaceChildren(
            element("caption", { class: "for-screen-readers" }, translate("CardTrackerGrid", "Who can hold each card")),
            this.#head(),
            element("tbody", {}, ...[...SUITS].map((suit) => this.#row(suit, known, letters))),
        );
        if (focused) this.#cell(focused)?.focus();
        this.#showLegend(names, letters);
        const chosen = known.get(this.chosen);
        this.sentence.textContent = chosen ? spoken(chosen.text) : "";
    }

    /** Show a note: no hand is visible. */
    showNothing() {
        const text = translate(
            "CardTrackerPanel",
            "Shown during a round while your hand is visible. Not available in replays.",
        );
        this.grid.replaceChildren();
        this.legend.replaceChildren();
        this.sentence.textContent = text;
    }

    #head() {
        const ranks = [...RANKS].map((rank) =>
            element("th", { scope: "col" }, element("abbr", { "aria-label": rankName(rank) }, rankSign(rank))),
        );
        return element("thead", {}, element("tr", {}, element("td"), ...ranks));
    }

    /**
     * @param {string} suit
     * @param {Map<string, TrackedCard>} known
     * @param {string[]} letters
     */
    #row(suit, known, letters) {
        const cells = [...RANKS].map((rank) => {
            const tracked = known.get(rank + suit);
            if (tracked === undefined) return element("td");
            const text = spoken(tracked.text);
            const tell = () => {
                this.chosen = tracked.card;
                this.sentence.textContent = text;
            };
            const attributes = {
                class: "tracked",
                type: "button",
                title: text,
                "data-tracked": tracked.card,
                "data-location": tracked.can_hold.includes(true) ? tracked.location : nowhere(tracked.location),
                tabindex: rank === "A" && suit === "C" ? 0 : -1,
                click: tell,
                focus: tell,
                keydown: (/** @type {KeyboardEvent} */ event) => this.#onKey(event, rank, suit),
            };
            const seen = element("span", { class: "tracked-marks", "aria-hidden": "true" }, ...marks(tracked, letters));
            const read = element("span", { class: "for-screen-readers" }, text);
            return element("td", {}, element("button", attributes, seen, read));
        });
        const head = element("abbr", { "aria-label": suitName(suit), "data-suit": suit }, suitSign(suit));
        return element("tr", {}, element("th", { scope: "row" }, head), ...cells);
    }

    /**
     * @param {string[]} names
     * @param {string[]} letters
     */
    #showLegend(names, letters) {
        const mayHold = translate("CardTrackerLegend", "{name} may hold it");
        /** @type {[HTMLElement, string][]} */
        const entries = names.map((name, at) => [pill(letters[at] ?? ""), fill(mayHold, { name })]);
        entries.push(
            [stroke(), translate("CardTrackerLegend", "can’t hold it")],
            [shape("on_table"), translate("CardTrackerLegend", "on the table")],
            [shape("in_hand"), translate("CardTrackerLegend", "in your hand")],
            [shape("put_down"), translate("CardTrackerLegend", "discarded by you")],
            [shape("nowhere"), translate("CardTrackerLegend", "certainly face down")],
        );
        this.legend.setAttribute("aria-label", translate("CardTrackerLegend", "Legend"));
        this.legend.replaceChildren(
            ...entries.map(([mark, text]) => element("li", {}, mark, element("span", {}, capitalized(text)))),
        );
    }

    /**
     * Move between the cards with the arrow keys.
     * @param {KeyboardEvent} event
     * @param {string} rank
     * @param {string} suit
     */
    #onKey(event, rank, suit) {
        const steps = /** @type {Record<string, [number, number]>} */ ({
            ArrowLeft: [-1, 0],
            ArrowRight: [1, 0],
            ArrowUp: [0, -1],
            ArrowDown: [0, 1],
        });
        const step = steps[event.key];
        if (step === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        const to = (RANKS[RANKS.indexOf(rank) + step[0]] ?? rank) + (SUITS[SUITS.indexOf(suit) + step[1]] ?? suit);
        this.#cell(to)?.focus();
    }

    /** @param {string} card */
    #cell(card) {
        return /** @type {HTMLElement | null} */ (this.grid.querySelector(`[data-tracked="${card}"]`));
    }
}

/**
 * @param {TrackedCard} tracked
 * @param {readonly string[]} letters
 */
function marks({ location, can_hold }, letters) {
    if (location !== "unseen" || !can_hold.includes(true)) return [shape(nowhere(location))];
    return letters.map((letter, at) => (can_hold[at] ? pill(letter) : stroke()));
}

/** @param {string} location */
function nowhere(location) {
    return location === "unseen" ? "nowhere" : location;
}

/**
 * The style draws the marks; the accessible name of each cell explains them.
 * @param {string} letter
 */
function pill(letter) {
    return element("span", { class: "tracker-pill", "data-letter": letter });
}

function stroke() {
    return element("span", { class: "tracker-no" });
}

/** @param {string} kind */
function shape(kind) {
    return element("span", { class: `tracker-shape tracker-${kind}` });
}
