/** The 52 cards as a table, a row per suit and a column per rank, with the possible holders of each card. */

import { element, pushButton } from "../elements.js";
import { RANKS, SUITS } from "../../connection/card_values.js";
import { capitalized, rankName, suitName } from "../text/card_names.js";
import { shown, spoken } from "../text/sentence.js";
import { rankSign, suitSign } from "../text/table_text.js";
import { translate } from "../text/translate.js";

/** @import { TrackerMessage, CardMark } from "../../connection/protocol.js" */

export class CardTrackerView {
    constructor() {
        this.grid = element("table", { class: "tracker-grid" });
        this.sentence = element("p", { class: "tracker-sentence", role: "status" });
        this.legend = element("ul", { class: "tracker-legend" });
        this.root = element("div", {}, this.grid, this.sentence, this.legend);
        /** @type {string} the card that the sentence describes */
        this.chosen = "";
    }

    /** @param {TrackerMessage} tracker */
    show({ grid: { name, cards, legend } }) {
        const known = new Map(cards.map((mark, at) => [RANKS.charAt(at % RANKS.length) + SUITS.charAt(at / RANKS.length), mark]));
        const focused = document.activeElement?.getAttribute("data-tracked");
        this.grid.replaceChildren(
            element("caption", { class: "for-screen-readers" }, shown(name)),
            this.#head(),
            element("tbody", {}, ...[...SUITS].map((suit) => this.#row(suit, known))),
        );
        if (focused) this.#cell(focused)?.focus();
        this.legend.setAttribute("aria-label", translate("CardTrackerLegend", "Legend"));
        this.legend.replaceChildren(
            ...legend.map((mark) => element("li", {}, ...marks(mark), element("span", {}, capitalized(shown(mark.text))))),
        );
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
     * @param {Map<string, CardMark>} known by the names of their cards
     */
    #row(suit, known) {
        const cells = [...RANKS].map((rank) => {
            const [card, mark] = [rank + suit, known.get(rank + suit)];
            if (mark === undefined) return element("td");
            const text = spoken(mark.text);
            const tell = () => {
                this.chosen = card;
                this.sentence.textContent = text;
            };
            const attributes = {
                title: text,
                "data-tracked": card,
                tabindex: rank === "A" && suit === "C" ? 0 : -1,
                click: tell,
                focus: tell,
                keydown: (/** @type {KeyboardEvent} */ event) => this.#onKey(event, rank, suit),
            };
            const seen = element("span", { class: "tracked-marks", "aria-hidden": "true" }, ...marks(mark));
            const read = element("span", { class: "for-screen-readers" }, text);
            return element("td", {}, pushButton("tracked", attributes, seen, read));
        });
        const head = element("abbr", { "aria-label": suitName(suit), "data-suit": suit }, suitSign(suit));
        return element("tr", {}, element("th", { scope: "row" }, head), ...cells);
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
 * The style draws the marks; a text beside them explains them.
 * @param {CardMark} mark
 */
function marks({ place, holders }) {
    if (place !== "held") return [element("span", { class: `tracker-shape tracker-${place}` })];
    return holders.map((letter) =>
        letter ? element("span", { class: "tracker-pill", "data-letter": letter }) : element("span", { class: "tracker-no" }),
    );
}
