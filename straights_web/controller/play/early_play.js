/** What the player does on a table that is shown before the engine has its game. */

import { observationAfter } from "../../model/observation_after.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */
/** @typedef {import("../../connection/protocol.js").Observation} Observation */
/** @typedef {import("../../connection/protocol.js").TableState} TableState */
/** @typedef {import("./card_input.js").Target} Target */

/** The first legal move is shown at once, and confirmed or taken back when the engine has a game. Other cards are queued. */
export class EarlyPlay {
    /** @type {{card: Card, target: Target} | null} */
    #played = null;

    /**
     * @param {TableState} state what the table shows
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
        const { observation } = this.state;
        const isDiscard = observation.must_discard;
        const isLegal = isDiscard || (target === "board" && observation.legal_plays.includes(card));
        if (this.#played !== null || !isLegal) return false;
        this.#played = { card, target };
        this.player.anticipate(afterMove(observation, card, isDiscard));
        return true;
    }

    /**
     * Submit the move if the engine's game is the one that was shown.
     * @param {TableState} state
     * @returns {boolean} whether it is
     */
    confirm({ observation }) {
        const isSame = JSON.stringify(this.state.observation) === JSON.stringify(observation);
        if (isSame && this.#played !== null) void this.cards.submit(this.#played.card, this.#played.target);
        return isSame;
    }
}

/**
 * The table while the card is on its way. How many points a discard costs is left to the engine.
 * @param {Observation} before
 * @param {Card} card
 * @param {boolean} isDiscard
 * @returns {Observation}
 */
function afterMove(before, card, isDiscard) {
    const seat = before.turn ?? 0;
    const { cards_left = 0, discard_count = 0 } = before.seats[seat] ?? {};
    const counts = { cards_left: cards_left - 1, discard_count: discard_count + Number(isDiscard) };
    const type = isDiscard ? "card_discarded" : "card_played";
    return { ...observationAfter(before, { type, seat, card, ...counts }), turn: seat };
}
