/** What the player does on a table that is shown before the engine has its game. */

import { pileAt, tableAfter } from "../../model/table.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */
/** @typedef {import("../../model/last_table.js").EarlyState} EarlyState */
/** @typedef {import("./card_input.js").Target} Target */

/** The first legal move is shown at once, and confirmed or taken back when the engine has a game. Other cards are queued. */
export class EarlyPlay {
    /** @type {{card: Card, target: Target} | null} */
    #played = null;

    /**
     * @param {EarlyState} state what the table shows
     * @param {import("./event_player.js").EventPlayer} player
     * @param {import("./card_input.js").CardInput} cards
     */
    constructor(state, player, cards) {
        this.state = state;
        this.player = player;
        this.cards = cards;
    }

    /**
     * Show a move, unless there is one already or the engine has not said that it is legal.
     * @param {Card} card
     * @param {Target} target
     * @returns {boolean} whether it is shown
     */
    play(card, target) {
        const { table } = this.state;
        const offer = table.offers.find(({ cards }) => cards.includes(card));
        if (this.#played !== null || offer === undefined || (offer.is_raised && target !== "board")) return false;
        this.#played = { card, target };
        const { viewer, turn, piles } = table;
        const begin = piles.find(({ seat, cards }) => seat === turn && cards.includes(card))?.place ?? "";
        const movements = [{ begin, end: offer.target ?? "", cards: [card], amount: 0 }];
        const last = pileAt(table, offer.target ?? "")?.is_open ? null : { context: "", template: "" }; // words, without a card
        const happening = { movements, seat: turn, last, log: [], spoken: [], is_deal: false, shows_result: false };
        // What a discard costs is left to the engine.
        this.player.anticipate(tableAfter(table, { happenings: [happening], viewer, turn, offers: [], message: [], seats: {}, round: null, title: null, result: null }));
        return true;
    }

    /**
     * Submit the move if the engine's game is the one that was shown.
     * @param {EarlyState} state
     * @returns {boolean} whether it is
     */
    confirm({ table }) {
        const [shown, now] = [this.state.table, table].map(({ viewer, round, turn, piles, offers }) => JSON.stringify([viewer, round, turn, piles, offers]));
        const isSame = shown === now;
        if (isSame && this.#played !== null) void this.cards.submit(this.#played.card, this.#played.target);
        return isSame;
    }
}
