/** A seat at the table: its player, cards left, discards, score, and whether it is on turn. */

import { cardBack } from "../cards/card_element.js";
import { element, setAttribute, setStyle, setText } from "../elements.js";
import { portraitAddress } from "../portraits.js";
import { cardSigns, playerText } from "../text/table_text.js";
import { fill, formatNumber, translate } from "../text/translate.js";

/** @typedef {import("../../connection/protocol.js").SeatView} SeatView */
/**
 * The state of a panel in addition to the seat's view.
 * @typedef {object} SeatState
 * @property {number} limit the score that ends the game; 0 for a single round
 * @property {string} position "bottom", "left", "top" or "right"
 * @property {string} portrait
 * @property {string} level of the strategy, in the player's language
 * @property {boolean} isViewer
 * @property {boolean} isOnTurn
 * @property {boolean} isWinner
 * @property {boolean} isDropTarget whether a card is to be discarded on its pile
 * @property {string | null | undefined} lastMove the card, null for a discard, undefined before the first one
 */

export class SeatPanel {
    /** @param {number} seat */
    constructor(seat) {
        this.face = element("span", { class: "seat-face", "aria-hidden": "true" });
        this.back = element("span", { class: "seat-back", "aria-hidden": "true" });
        this.meter = element("span", { class: "meter", "aria-hidden": "true" });
        this.pile = element("button", { class: "pile", type: "button", "data-pile": seat });
        this.fields = {
            name: element("span", { class: "seat-name", "data-field": "name" }),
            player: element("span", { class: "seat-player", "data-field": "player" }),
            level: element("span", { class: "seat-level", "aria-hidden": "true" }),
            cards: element("span", { class: "seat-number", "data-field": "cards" }),
            last: element("span", { class: "seat-last", "data-field": "last", "aria-hidden": "true" }),
            score: element("dd", { "data-field": "score" }),
            round: element("dd", { "data-field": "round" }),
            discards: element("span", { class: "pile-count", "data-field": "discards" }),
        };
        this.labels = {
            score: element("dt"),
            round: element("dt"),
            discards: element("span", { class: "pile-label", "aria-hidden": "true" }),
        };
        this.limit = 0;
        this.isViewer = false;
        this.root = element("article", { class: "seat", "data-seat": seat }, this.#makePanel(), this.pile);
        this.pile.append(element("span", { class: "pile-cards", "aria-hidden": "true" }, cardBack()), this.labels.discards, this.fields.discards);
    }

    /**
     * @param {SeatView} view
     * @param {SeatState} state
     */
    draw(view, state) {
        const { fields } = this;
        setAttribute(this.root, "data-position", state.position);
        setStyle(this.root, "grid-area", state.position);
        setAttribute(this.root, "data-turn", state.isOnTurn);
        setAttribute(this.root, "data-winner", state.isWinner);
        setAttribute(this.root, "aria-current", state.isOnTurn ? "true" : null);
        const { name } = view;
        setAttribute(this.root, "aria-label", state.isWinner ? fill(translate("SeatPanel", "{name} wins"), { name }) : name);
        setText(fields.name, name);
        setStyle(this.face, "--portrait", `url("${portraitAddress(state.portrait)}")`);
        const isYou = state.isViewer && view.strategy === null;
        const player = isYou ? translate("SeatPanel", "you") : playerText(view.strategy, state.level);
        setText(fields.player, player);
        const human = isYou && state.isOnTurn ? translate("SeatPanel", "your turn") : player;
        setText(fields.level, view.strategy === null ? human : state.level);
        setText(this.labels.score, translate("SeatPanel", "Score"));
        setText(this.labels.round, translate("Web", "Round"));
        this.limit = state.limit;
        this.isViewer = state.isViewer;
        setAttribute(fields.score, "data-of", state.limit === 0 ? null : fill(translate("ResultRow", "of {limit}"), { limit: state.limit }));
        this.showScore(view.score, view.round_points);
        this.showCards(view.cards_left);
        this.#drawLast(state.lastMove);
        this.#drawPile(view, state);
    }

    /**
     * Show the number of cards left.
     * @param {number} count
     */
    showCards(count) {
        setText(this.fields.cards, formatNumber(count));
    }

    /**
     * @param {number} score
     * @param {number | null} gained in this round; null if hidden
     */
    showScore(score, gained) {
        setText(this.fields.score, formatNumber(score));
        setStyle(this.meter, "--part", this.limit === 0 ? 0 : Math.min(score / this.limit, 1));
        setAttribute(this.root, "data-hides-round", gained === null);
        const points = fill(translate("Signs", "+{points}"), { points: gained ?? 0 });
        setAttribute(this.fields.round, "data-short", points);
        const own = fill(translate("SeatPanel", "+{points} this round"), { points: gained ?? 0 });
        setText(this.fields.round, gained === null ? "" : this.isViewer ? own : points);
    }

    #makePanel() {
        const { fields, labels } = this;
        const names = element("div", { class: "seat-names" }, fields.name, fields.player, fields.level);
        const cards = element("div", { class: "seat-cards" }, this.back, fields.cards);
        const points = element(
            "dl",
            { class: "seat-points" },
            element("div", { class: "seat-score" }, labels.score, fields.score),
            element("div", { class: "seat-round" }, labels.round, fields.round),
        );
        return element("div", { class: "seat-panel" }, this.face, names, cards, fields.last, points, this.meter);
    }

    /** @param {string | null | undefined} card */
    #drawLast(card) {
        const { last } = this.fields;
        setText(last, card ? cardSigns(card) : "");
        setAttribute(last, "data-suit", card ? card.charAt(1) : null);
        setAttribute(last, "data-discard", card === null);
    }

    /**
     * @param {SeatView} view
     * @param {SeatState} state
     */
    #drawPile(view, state) {
        setAttribute(this.pile, "data-count", Math.min(view.discard_count, 3));
        setAttribute(this.pile, "data-drop-target", state.isDropTarget);
        setText(this.fields.discards, view.discard_count > 0 ? formatNumber(view.discard_count) : "");
        const label = translate("DiscardPile", "Discards");
        setText(this.labels.discards, label);
        setAttribute(this.pile, "aria-label", `${label}: ${formatNumber(view.discard_count)}`);
        setAttribute(this.pile, "tabindex", state.isViewer ? null : "-1");
        setAttribute(this.pile, "aria-disabled", state.isViewer ? null : "true");
    }
}
