/** Moments of a review: the table before a choice, to choose again; the game pauses meanwhile. */

import { readTable } from "../../model/table_messages.js";
import { MomentBar, questionText } from "../../view/review/moment_bar.js";
import { hintText } from "../../view/table/hint_text.js";
import { shown, spoken } from "../../view/text/sentence.js";
import { translate } from "../../view/text/translate.js";
import { costMarks } from "../panels/hints.js";
import { SuspendedGame } from "../play/suspended_game.js";

/** @import { Card, Decision } from "../../connection/protocol.js" */
/**
 * @typedef {object} ShownMoment
 * @property {Decision} decision
 * @property {MomentBar} bar
 * @property {{tried: Card | null} | null} told the card of the answer; null before the answer
 */

/** Shows only what the seat could know at the time of the choice. */
export class Moments extends SuspendedGame {
    /**
     * @param {Pick<import("../play/compose.js").Play, "table" | "player" | "cards" | "announcements" | "panels">} page
     * @param {(at: number) => void} playOn as another game, from the position after this many actions
     * @param {typeof MomentBar} [Bar]
     */
    constructor(page, playOn, Bar = MomentBar) {
        super(page);
        this.playOn = playOn;
        this.Bar = Bar;
        /** @type {ShownMoment | null} */
        this.shown = null;
        /** @type {(action: number) => void} */
        this.mended = () => {};
    }

    /** @param {Decision} decision */
    open(decision) {
        const { table, announcements } = this.page;
        const actions = { tell: () => this.tell(null), playOn: () => this.playOn(decision.action), close: () => this.close() };
        const bar = new this.Bar(decision, actions);
        this.suspend(bar, ({ cards: card }) => {
            if (table.shown?.offers.some(({ cards }) => cards.includes(card))) this.tell(card);
            else table.warn(translate("Moments", "This card doesn’t fit. Choose one of the raised cards."));
        });
        this.shown = { decision, bar, told: null };
        table.draw(readTable(decision));
        announcements.say(`${shown(decision.place)}. ${questionText(decision)}`);
        bar.first.focus();
    }

    /**
     * Show the cost of each card and the reasons.
     * @param {Card | null} tried the card that the player has chosen
     */
    tell(tried) {
        if (this.shown === null) return;
        const { decision } = this.shown;
        this.shown.told = { tried };
        if (tried === decision.best) this.mended(decision.action);
        const paragraphs = this.#answer(this.shown, tried);
        const sentences = [...paragraphs.flat(), ...decision.spoken].map((each) => spoken(each));
        this.page.announcements.say([...new Set(sentences)].join(" ")); // the answer has parts of the whole advice
    }

    /** Update the texts after the table was redrawn in another language. */
    retranslate() {
        if (this.shown === null) return;
        this.shown.bar.retranslate();
        if (this.shown.told !== null) this.#answer(this.shown, this.shown.told.tried);
    }

    /**
     * @param {ShownMoment} shown
     * @param {Card | null} tried
     */
    #answer({ decision, bar }, tried) {
        const paragraphs = decision.answers[tried ?? ""] ?? [];
        bar.tell(paragraphs.map((each) => shown(...each)));
        this.page.table.advise(hintText(shown(decision.advised[tried ?? ""] ?? decision.advice)), costMarks(decision), decision.best);
        return paragraphs;
    }

    /** @override */
    leave() {
        super.leave();
        this.shown = null;
    }
}
