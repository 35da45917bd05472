/** What a table has beside rows, hand and four seats: more or fewer seats, chips, shown hands, and the strip. */

import { byRank } from "../../../connection/card_values.js";
import { cardsOf, hasRows } from "../../../model/table.js";
import { payment } from "../../animation/payments.js";
import { cardPicture } from "../../cards/card_element.js";
import { facesOf } from "../../cards/face_size.js";
import { element, region, setAttribute, setText } from "../../elements.js";
import { capitalized, cardName } from "../../text/card_names.js";
import { shown } from "../../text/sentence.js";
import { translate } from "../../text/translate.js";
import { awardBoxes, betTag, chipTags } from "./chips.js";
import { markBest } from "../hand.js";
import { Strip } from "./strip.js";

/** @typedef {import("../../../model/table.js").Table} Table */
/** @typedef {import("../seat_panel.js").SeatPanel} SeatPanel */

const USUAL_SEATS = 4;

export class TableParts {
    /** The result of the hand before the one that is played. @type {Table["result"]} */
    #former = null;

    /**
     * @param {import("../table_view.js").TableView} view
     * @param {() => boolean} isIdle whether everything before the drawn table has been shown
     */
    constructor(view, isIdle) {
        this.view = view;
        this.isIdle = isIdle;
        this.strip = new Strip();
        /** What lets chips move: this way it is loaded with the first table that has some. */
        this.payment = payment;
        this.middle = element("section", { class: "table-middle" });
        this.others = element("div", { class: "others" });
        /** @type {Map<SeatPanel, HTMLElement>} bets and shown hands at each panel */
        this.beside = new Map();
    }

    /** @param {Table} table */
    draw(table) {
        const { layout, panels, bottom } = this.view;
        const hasMore = table.seats.length !== USUAL_SEATS || !table.piles.some(({ form, seat }) => form === "stack" && seat !== null);
        setAttribute(layout, "data-more", hasMore && table.seats.length - 1);
        setAttribute(layout, "data-many", hasMore && table.seats.length > 5);
        setAttribute(layout, "data-rows", hasRows(table) ? null : "none");
        if (!hasMore) {
            this.#leave();
            return;
        }
        if (!this.strip.root.isConnected) layout.append(this.middle, this.strip.root);
        const others = panels.map((_panel, at) => panels[(bottom + at) % panels.length]?.root).slice(1);
        this.others.replaceChildren(...others.filter((each) => each !== undefined));
        if (!this.others.isConnected) region("seats").append(this.others);
        panels.forEach((panel, seat) => this.#drawSeat(panel, seat, table));
        const isBetting = layout.dataset["rows"] === "none";
        if (table.turn !== null) this.#former = table.result;
        const awards = table.turn === null && table.result !== this.#former ? awardBoxes(table) : [];
        this.middle.replaceChildren(...(isBetting ? [...chipTags(table), ...awards] : []));
        this.middle.hidden = !isBetting;
        if (awards.length > 0 && table.result) this.view.message.show(shown(table.result.title));
        this.settle(table);
    }

    /**
     * Offer what may be done, once everything has been shown.
     * @param {Table} table
     */
    settle(table) {
        this.strip.draw(table, this.isIdle());
    }

    /**
     * Mark the cards that are chosen together.
     * @param {readonly string[]} cards
     */
    choose(cards) {
        const { buttons, names } = this.view.hand;
        const mark = translate("Draw", "exchange");
        for (const [card, button] of buttons) {
            const isChosen = cards.includes(card);
            button.querySelector(".cost")?.remove();
            if (isChosen) button.append(element("span", { class: "cost", "aria-hidden": "true" }, "⇄"));
            setAttribute(button, "data-chosen", isChosen);
            setAttribute(button, "aria-label", isChosen ? `${names.get(card)}, ${mark}` : (names.get(card) ?? null));
        }
        this.strip.choose(cards);
    }

    /**
     * @param {SeatPanel} panel
     * @param {number} seat
     * @param {Table} table
     */
    #drawSeat(panel, seat, table) {
        const data = table.seats[seat];
        if (data === undefined) return;
        const { root, fields } = panel;
        setAttribute(root, "data-out", data.is_out || data.is_left);
        setAttribute(root, "data-dealer", data.is_dealer);
        setAttribute(root, "data-empty", cardsOf(table, seat, "fan").length === 0);
        const words = data.last !== null && typeof data.last === "object" ? shown(data.last) : "";
        setAttribute(fields.last, "data-words", words !== "");
        if (words !== "") setText(fields.last, words);
        const beside = this.beside.get(panel) ?? element("div", { class: "seat-beside" });
        this.beside.set(panel, beside);
        const known = seat === this.view.bottom ? [] : cardsOf(table, seat, "spread").filter((card) => card !== null);
        const faces = facesOf(this.view.board.root);
        const cards = byRank(known).map((card) => {
            const picture = cardPicture(card, cardName(card), faces);
            markBest(picture, card, data);
            return picture;
        });
        const hand = cards.length > 0 && element("div", { class: "shown-hand" }, ...cards);
        const name = data.hand && element("span", { class: "hand-name" }, capitalized(shown(data.hand)));
        beside.replaceChildren(...[betTag(table, seat), hand, name].filter((each) => each instanceof Element));
        if (beside.parentElement !== root) root.append(beside);
    }

    /** Leave a table of Straights as it was. */
    #leave() {
        if (!this.strip.root.isConnected) return;
        for (const part of [this.middle, this.strip.root, this.others]) part.remove();
        for (const [panel, beside] of this.beside) {
            beside.remove();
            for (const name of ["data-out", "data-dealer", "data-empty"]) panel.root.removeAttribute(name);
        }
        this.beside.clear();
        region("seats").append(...this.view.panels.map(({ root }) => root));
    }
}
