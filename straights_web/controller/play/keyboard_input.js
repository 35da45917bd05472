/** The keyboard on the table: arrows choose a card, Enter or Space activates it, Escape cancels. */

import { RANKS, SUITS } from "../../connection/card_values.js";
import { Refusal, unlessRefused } from "../../model/game_client.js";
import { writeTable } from "../../model/table_messages.js";
import { spoken } from "../../view/text/sentence.js";
import { translate } from "../../view/text/translate.js";
import { delayText } from "../../view/text/turn_text.js";
import { latinKey } from "./latin_key.js";

/** Additional keys for ranks: 10 is typed as 1 and 0. */
const TYPED_RANKS = new Map([["0", "T"], ["1", "A"], ...[...RANKS].map((rank) => /** @type {const} */ ([rank, rank]))]);
const NOT_FOR_TABLE = "input, select, textarea, [contenteditable], dialog, [role=menu]";
/** What ignores arrow keys, so that they choose a card. */
const BESIDE_HAND = '[data-region="toolbar"], [data-region="seats"]';
const STEPS = new Map([
    ["ArrowLeft", -1],
    ["ArrowRight", 1],
]);

/**
 * A card is typed as rank and suit, such as 7 S or 1 0 H. The rank waits for its suit without a time limit: otherwise
 * a late suit could act as a shortcut.
 */
export class KeyboardInput {
    /** The typed rank that waits for its suit. */
    #rank = "";

    /** @param {import("./compose.js").Play} page */
    constructor(page) {
        this.page = page;
        document.addEventListener("keydown", (event) => this.#press(event), { capture: true });
        document.addEventListener("pointerdown", () => this.cancelTyping());
    }

    /** Discard a rank that waits for its suit. */
    cancelTyping() {
        this.#rank = "";
    }

    /** @param {KeyboardEvent} event */
    #press(event) {
        const isForBrowser = event.ctrlKey || event.altKey || event.metaKey || event.isComposing;
        if (isForBrowser || document.querySelector("dialog[open]") !== null) return;
        const isHeldDown = event.repeat && (event.key === "Enter" || event.key === " ");
        const isUsed = () => isHeldDown || this.#type(latinKey(event).toUpperCase()) || this.#command(event.key);
        if (isForTable(event) && isUsed()) {
            event.preventDefault();
            event.stopPropagation();
        }
    }

    /**
     * @param {string} letter
     * @returns {boolean} whether it is part of a typed card: ranks always, suits after a rank
     */
    #type(letter) {
        if (letter.length === 1 && SUITS.includes(letter) && this.#rank !== "") {
            this.page.table.hand.focus(this.#rank + letter);
            this.#rank = "";
            return true;
        }
        if (letter.length === 1) {
            this.#rank = TYPED_RANKS.get(letter) ?? "";
        }
        return this.#rank !== "" && letter.length === 1;
    }

    /**
     * @param {string} key
     * @returns {boolean} whether the table uses the key
     */
    #command(key) {
        if (key === "Escape") {
            return this.#cancel();
        }
        const { hand } = this.page.table;
        const isElsewhere = document.activeElement !== document.body && hand.focused === undefined;
        const isStep = STEPS.has(key) || key === "Home" || key === "End";
        if (isElsewhere && !(isStep && document.activeElement?.closest(BESIDE_HAND))) {
            return false; // it is for the focused element
        }
        const { isIdle, isSuspended, showsResult } = this.page.player;
        if (key === " " && !isIdle && !isSuspended && !showsResult) {
            this.page.player.finish();
            return true;
        }
        return this.#step(key);
    }

    /** Announce everything on the table, the cards in the order on the screen. */
    async readTable() {
        const { hand, shown } = this.page.table;
        if (shown === null) return;
        const isMoving = shown.turn === shown.viewer && shown.offers.length === 0;
        const isDelayed = this.page.table.isDelayed();
        const turn = isMoving || isDelayed ? null : shown.turn; // the own card is on its way: nobody is to move yet
        const isHand = (/** @type {import("../../model/table.js").Pile} */ { seat, form }) => seat === shown.viewer && form === "fan";
        const piles = shown.piles.map((pile) => (isHand(pile) ? { ...pile, cards: hand.cards } : pile));
        const answer = await unlessRefused(this.page.client.ask({ type: "describe", table: writeTable({ ...shown, turn, piles }) }));
        const text = answer instanceof Refusal ? translate("Web", "The connection was lost. Try again.") : spoken(...answer.text);
        this.page.announcements.say(isDelayed && !(answer instanceof Refusal) ? `${text} ${delayText()}` : text);
    }

    /**
     * Choose the next card; without a chosen one, the first or last that may be played, or of all if none may.
     * @param {string} key
     */
    #step(key) {
        const { cards, focused } = this.page.table.hand;
        const step = STEPS.get(key);
        let index = key === "Home" ? 0 : key === "End" ? cards.length - 1 : -1;
        if (step !== undefined) {
            const raised = this.page.table.shown?.offers.filter((offer) => offer.is_raised) ?? [];
            const playable = cards.filter((card) => raised.some((offer) => offer.cards.includes(card)));
            const start = (playable.length > 0 ? playable : cards).at(step > 0 ? 0 : -1) ?? "";
            index = focused === undefined ? cards.indexOf(start) : (cards.indexOf(focused) + step + cards.length) % cards.length;
        }
        this.page.table.hand.focus(cards[index]);
        return index >= 0 && cards.length > 0;
    }

    /** @returns {boolean} whether there was anything to cancel */
    #cancel() {
        const wasTyping = this.#rank !== "";
        this.cancelTyping();
        const wasCancelled = [this.page.pointer.cancel(), this.page.cards.cancel()].includes(true);
        if (wasCancelled && this.page.player.isIdle) {
            this.page.table.redraw();
        }
        return wasTyping || wasCancelled;
    }
}

/** @param {KeyboardEvent} event */
export function isForTable({ target }) {
    return !(target instanceof Element) || target.closest(NOT_FOR_TABLE) === null;
}
