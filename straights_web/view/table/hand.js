/** The viewer's hand as buttons, or the backs of its cards while nobody may see them. */

import { byRank, inOrder } from "../../connection/card_values.js";
import { cardsOf, hasRows } from "../../model/table.js";
import { cardBack, drawing } from "../cards/card_element.js";
import { facesOf } from "../cards/face_size.js";
import { element, pushButton, setAttribute, setChildren, setStyle } from "../elements.js";
import { cardName } from "../text/card_names.js";
import { translate } from "../text/translate.js";
import { greetedText } from "../text/turn_text.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */
/** @typedef {import("../../model/table.js").Table} Table */
/** @typedef {import("../../connection/card_values.js").HandOrder} HandOrder */
/**
 * @typedef {object} CostMark the mark on a card after a hint
 * @property {Card} card
 * @property {string} text
 * @property {string} short for a narrow card
 * @property {boolean} isBest or about as good as the best
 * @property {string} tooltip
 * @property {string} name what is added to the name of the card's button
 */

/** The most cards in one row on a narrow screen: of more, too little could be touched. */
const ONE_ROW = 8;

export class Hand {
    /** @param {HTMLElement} root */
    constructor(root) {
        this.root = root;
        /** @type {HandOrder} */
        this.order = "dealt";
        /** @type {Map<Card, HTMLButtonElement>} */
        this.buttons = new Map();
        /** @type {Card | null} the card that is queued for the player's turn */
        this.queued = null;
        /** @type {Map<Card, string>} the names of the buttons, without marks */
        this.names = new Map();
    }

    /** The cards from the left. */
    get cards() {
        return [...this.buttons.keys()];
    }

    /**
     * @param {Table} table
     * @param {number} seat whose cards these are, unknown ones as backs
     */
    draw(table, seat) {
        setAttribute(this.root, "aria-label", translate("AccessibleCards", "Your hand"));
        const held = cardsOf(table, seat, "fan");
        const all = held.length > 0 ? held : cardsOf(table, seat, "spread"); // at the end they lie open
        const known = all.filter((card) => card !== null);
        const cards = hasRows(table) ? inOrder(known, this.order) : byRank(known);
        const isKept = this.#handOnFocus(cards);
        const [before, size] = [this.buttons, facesOf(this.root)];
        const made = (/** @type {Card} */ card) => pushButton("card", { "data-card": card }, drawing(card + size));
        this.buttons = new Map(cards.map((card) => [card, before.get(card) ?? made(card)]));
        const backs = [...this.root.querySelectorAll(":scope > .card-back")].slice(0, all.length - cards.length);
        const more = Array.from({ length: all.length - cards.length - backs.length }, cardBack);
        setChildren(this.root, [...this.buttons.values(), ...backs, ...more]);
        cards.forEach((card, index) => this.#drawCard(card, index, table));
        this.#fan(all.length);
        if (!isKept) this.focus(cards[0]);
        this.#rove();
    }

    /** @param {Card | null} card */
    queue(card) {
        this.queued = card;
        for (const [each, button] of this.buttons) {
            setAttribute(button, "data-queued", each === card);
        }
    }

    /**
     * Move the keyboard focus to a card.
     * @param {Card | undefined} card
     */
    focus(card) {
        const button = card === undefined ? undefined : this.buttons.get(card);
        if (button !== undefined) {
            button.focus({ preventScroll: true });
            this.#rove();
        }
    }

    /** The card with the keyboard focus. */
    get focused() {
        return this.cards.find((card) => this.buttons.get(card) === document.activeElement);
    }

    /**
     * Mark the expected cost of each choice, and the best one.
     * @param {CostMark[]} costs
     * @param {Card | null} best
     */
    showCosts(costs, best) {
        this.hideCosts();
        for (const mark of costs) {
            const button = this.buttons.get(mark.card);
            const texts = [element("span", { class: "cost-text" }, mark.text), element("span", { class: "cost-short" }, mark.short)];
            button?.append(element("span", { class: "cost", "aria-hidden": "true", title: mark.tooltip }, ...texts));
            button?.setAttribute("aria-label", `${this.names.get(mark.card)}, ${mark.name}`);
        }
        for (const [card, button] of this.buttons) {
            setAttribute(button, "data-best", card === best || costs.some((mark) => mark.card === card && mark.isBest));
        }
    }

    hideCosts() {
        for (const [card, button] of this.buttons) {
            button.querySelector(".cost")?.remove();
            button.removeAttribute("data-best");
            setAttribute(button, "aria-label", this.names.get(card) ?? null);
        }
    }

    /**
     * @param {Card} card
     * @param {number} index
     * @param {Table} table
     */
    #drawCard(card, index, table) {
        const kind = kindOf(card, table);
        const button = /** @type {HTMLButtonElement} */ (this.buttons.get(card));
        setAttribute(button, "data-legal", kind === "playable");
        setAttribute(button, "aria-disabled", kind === "playable" || kind === "to_discard" ? null : "true");
        markBest(button, card, table.seats[table.viewer ?? -1], kind === "not_playable");
        setAttribute(button, "data-queued", card === this.queued);
        this.names.set(card, greetedText(kind, { card: cardName(card), number: index + 1, count: this.buttons.size }));
        setAttribute(button, "aria-label", this.names.get(card) ?? null);
    }

    /** @param {number} count */
    #fan(count) {
        const columns = count > ONE_ROW ? Math.ceil(count / 2) : Math.max(count, 1);
        setStyle(this.root, "--count", Math.max(count, 1));
        setStyle(this.root, "--columns", columns);
        [...this.root.children].forEach((child, index) => {
            if (child instanceof HTMLElement) {
                setStyle(child, "--offset", index - (count - 1) / 2);
                setAttribute(child, "data-second-row", index >= columns);
            }
        });
    }

    /**
     * When the focused card is removed, focus the one that takes its place before anything is drawn: moving the focus,
     * or removing a focused element, makes browsers lay out all pending changes at once.
     * @param {Card[]} cards the cards that remain or are added
     * @returns {boolean} whether nothing is left to do
     */
    #handOnFocus(cards) {
        const { focused } = this;
        if (focused === undefined || cards.includes(focused)) {
            return true;
        }
        const staying = this.cards.filter((card) => card === focused || cards.includes(card));
        const at = staying.indexOf(focused);
        const next = staying[at + 1] ?? staying[at - 1];
        this.focus(next);
        return next !== undefined;
    }

    /** Tab reaches one card, the arrow keys the others. */
    #rove() {
        const reached = this.focused ?? this.cards[0];
        for (const [card, button] of this.buttons) {
            setAttribute(button, "tabindex", card === reached ? 0 : -1);
        }
    }
}

/**
 * What pressing a card does.
 * @param {Card} card
 * @param {Table} table
 */
function kindOf(card, { offers, piles }) {
    const offer = offers.find(({ cards }) => cards.includes(card));
    const asksForCards = offers.some(({ cards }) => cards.length > 0) || (offers.length > 0 && hasRows({ piles }));
    if (offer === undefined) return asksForCards ? "not_playable" : "card";
    return offer.is_raised ? "playable" : "to_discard";
}

/**
 * Dim a card that cannot be played, or does not count in a hand that was shown; lift what has won.
 * @param {HTMLElement} element
 * @param {Card} card
 * @param {import("../../model/table.js").SeatData | undefined} seat
 * @param {boolean} [isDimmed]
 */
export function markBest(element, card, seat, isDimmed = false) {
    const { best = [], is_winner: hasWon = false } = seat ?? {};
    setAttribute(element, "data-dimmed", isDimmed || (best.length > 0 && !best.includes(card)));
    setAttribute(element, "data-won", hasWon && best.includes(card));
}
