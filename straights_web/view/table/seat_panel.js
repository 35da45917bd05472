/** A seat at the table: its player, cards left, discards, score, and whether it is on turn. */

import { cardsOf } from "../../model/table.js";
import { cardBack } from "../cards/card_element.js";
import { element, meter, pushButton, setAttribute, setStyle, setText } from "../elements.js";
import { portraitAddress } from "../portraits.js";
import { partOf, shown } from "../text/sentence.js";
import { levelName } from "../text/strategy_names.js";
import { cardSigns, limitText, playerText } from "../text/table_text.js";
import { fill, formatNumber, translate } from "../text/translate.js";

/** @import { Fact, Table } from "../../model/table.js" */

export class SeatPanel {
    /** @param {number} seat */
    constructor(seat) {
        this.seat = seat;
        this.face = element("span", { class: "seat-face", "aria-hidden": "true" });
        this.back = element("span", { class: "seat-back", "aria-hidden": "true" });
        this.meter = meter(0);
        this.pile = pushButton("pile", { "data-pile": seat });
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
        this.isViewer = false;
        this.root = element("article", { class: "seat", "data-seat": seat }, this.#makePanel(), this.pile);
        this.pile.append(element("span", { class: "pile-cards", "aria-hidden": "true" }, cardBack()), this.labels.discards, this.fields.discards);
    }

    /**
     * @param {Table} table
     * @param {string} position "bottom", "left", "top" or "right"
     * @param {string} portrait
     */
    draw(table, position, portrait) {
        const { fields } = this;
        const seat = table.seats[this.seat];
        if (seat === undefined) return;
        const isOnTurn = table.turn === this.seat;
        this.isViewer = table.viewer === this.seat;
        setAttribute(this.root, "data-position", position);
        setStyle(this.root, "grid-area", position);
        setAttribute(this.root, "data-turn", isOnTurn);
        setAttribute(this.root, "data-winner", seat.is_winner);
        setAttribute(this.root, "data-mark", seat.mark);
        setAttribute(this.root, "aria-current", isOnTurn ? "true" : null);
        const { name, player: strategy } = seat;
        setAttribute(this.root, "aria-label", seat.is_winner ? fill(translate("SeatPanel", "{name} wins"), { name }) : name);
        setText(fields.name, name);
        setStyle(this.face, "--portrait", `url("${portraitAddress(portrait)}")`);
        const isYou = this.isViewer && strategy === "";
        const player = isYou ? translate("SeatPanel", "you") : playerText(strategy);
        setText(fields.player, player);
        const human = isYou && isOnTurn ? translate("SeatPanel", "your turn") : player;
        setText(fields.level, strategy === "" ? human : levelName(strategy));
        setText(this.labels.round, translate("Web", "Round"));
        this.showFacts(seat.facts);
        this.showCards(cardsOf(table, this.seat, "fan").length);
        const card = typeof seat.last === "string" ? seat.last : null;
        setText(fields.last, card ? cardSigns(card) : "");
        setAttribute(fields.last, "data-suit", card ? card.charAt(1) : null);
        setAttribute(fields.last, "data-discard", seat.last !== null && card === null);
        this.#drawPile(table);
    }

    /**
     * Show the number of cards left.
     * @param {number} count
     */
    showCards(count) {
        setText(this.fields.cards, formatNumber(count));
    }

    /** @param {readonly Fact[]} facts the score, and what the round has added if that is known */
    showFacts([score, gained]) {
        if (score === undefined) return;
        setText(this.labels.score, said(score.label));
        setText(this.fields.score, shown(score.text));
        setAttribute(this.fields.score, "data-of", limitText(score) || null);
        setStyle(this.meter, "--part", partOf(score));
        setAttribute(this.root, "data-hides-round", gained === undefined);
        const short = said(gained?.short ?? gained?.text);
        setAttribute(this.fields.round, "data-short", short);
        setText(this.fields.round, this.isViewer ? said(gained?.text) : short);
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

    /** @param {Table} table */
    #drawPile(table) {
        const { place, cards } = table.piles.find((pile) => pile.seat === this.seat && pile.form === "stack") ?? {};
        const put = cards?.length ?? null;
        this.pile.hidden = put === null;
        if (put === null) return;
        setAttribute(this.pile, "data-count", Math.min(put, 3));
        setAttribute(this.pile, "data-drop-target", table.offers.find((offer) => !offer.is_raised)?.target === place);
        setText(this.fields.discards, put > 0 ? formatNumber(put) : "");
        const label = translate("DiscardPile", "Discards");
        setText(this.labels.discards, label);
        setAttribute(this.pile, "aria-label", `${label}: ${formatNumber(put)}`);
        setAttribute(this.pile, "tabindex", this.isViewer ? null : "-1");
        setAttribute(this.pile, "aria-disabled", this.isViewer ? null : "true");
    }
}

/** @param {import("../../model/table.js").Sentence | null | undefined} sentence */
function said(sentence) {
    return sentence ? shown(sentence) : "";
}
