/** The four rows of the board: thirteen places each, with the cards that have been played. */

import { RANKS, SUITS } from "../../connection/card_values.js";
import { cardPicture, drawing } from "../cards/card_element.js";
import { facesOf } from "../cards/face_size.js";
import { element, setAttribute } from "../elements.js";
import { capitalized, cardName, suitName } from "../text/card_names.js";
import { rankSign, suitSign } from "../text/table_text.js";
import { translate } from "../text/translate.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */

export class Board {
    /** @param {HTMLElement} root */
    constructor(root) {
        this.root = root;
        /** @type {Map<Card, HTMLElement>} */
        this.places = new Map();
        this.rows = [...SUITS].map((suit) => this.#makeRow(suit));
        this.root.append(...this.rows);
    }

    /**
     * @param {readonly (Card | null)[]} laid
     * @param {{card: Card | null, mark: number}} [last] the last play
     */
    draw(laid, last) {
        setAttribute(this.root, "aria-label", translate("TableView", "Card table"));
        this.rows.forEach((row, suit) => {
            setAttribute(row, "aria-label", capitalized(suitName(SUITS.charAt(suit))));
        });
        const cards = new Set(laid);
        for (const [card, place] of this.places) {
            const [drawn, isPlayed] = [place.querySelector("[data-card]"), cards.has(card)];
            if (!isPlayed) drawn?.remove();
            else if (drawn === null) place.append(cardPicture(card, cardName(card), facesOf(this.root)));
            else setAttribute(drawn, "aria-label", cardName(card));
            setAttribute(place, "data-empty", !isPlayed);
            setAttribute(place, "data-mark", card === last?.card && last.mark);
        }
    }

    /** The width of a card, in pixels. */
    get cardWidth() {
        const [place] = this.places.values();
        return place?.offsetWidth ?? 0;
    }

    /**
     * Highlight the place where a card may be dropped, or none.
     * @param {Card | null} card
     */
    highlight(card) {
        for (const [each, place] of this.places) {
            setAttribute(place, "data-drop-target", each === card);
        }
    }

    /** @param {string} suit */
    #makeRow(suit) {
        const places = [...RANKS].map((rank) => {
            const label = element(
                "span",
                { class: "place-label", "aria-hidden": "true" },
                element("b", {}, rankSign(rank)),
                element("span", {}, `${suitSign(suit)}\u{FE0E}`),
            );
            const place = element("div", { class: "place", "data-place": rank + suit }, drawing(`${rank}${suit}-place`), label);
            this.places.set(rank + suit, place);
            return place;
        });
        return element("div", { class: "row", role: "group", "data-suit": suit }, ...places);
    }
}
