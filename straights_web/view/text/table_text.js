/** What players read about cards, seats and turns, in their language. */

import { SUITS } from "../../connection/card_values.js";
import { capitalized, cardName } from "./card_names.js";
import { fill, translate } from "./translate.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */
/** @typedef {import("../../connection/protocol.js").Observation} Observation */

const SEVEN_OF_SPADES = "7S";
const SEAL_SHOWN = 8;

/**
 * A card as few signs: 7♠.
 * @param {Card} card
 */
export function cardSigns(card) {
    const [rank = "", suit = ""] = card;
    return (rank === "T" ? "10" : rank) + "♣♦♥♠".charAt(SUITS.indexOf(suit));
}

/**
 * A card of the hand, as a screen reader reads it.
 * @param {Card} card
 * @param {number} number its place in the hand, from 1
 * @param {Observation} observation
 */
export function buttonText(card, number, observation) {
    let text = translate("TableText", "{card}, {number} of {count}");
    if (observation.legal_plays.includes(card)) {
        text = translate("TableText", "{card}, playable, {number} of {count}, press to play");
    } else if (observation.legal_plays.length > 0) {
        text = translate("TableText", "{card}, not playable, {number} of {count}");
    } else if (observation.must_discard) {
        text = translate("TableText", "{card}, {number} of {count}, press to discard");
    }
    return fill(text, { card: capitalized(cardName(card)), number, count: observation.hand.length });
}

/**
 * Who plays a seat: a human, or a computer of a level.
 * @param {string | null} strategy
 * @param {string} level as the player reads it
 */
export function playerText(strategy, level) {
    if (strategy === null) {
        return translate("TableText", "human");
    }
    return fill(translate("TableText", "computer · {kind}"), { kind: level });
}

/**
 * The viewer's own cards put down in this round.
 * @param {Observation} observation
 */
export function discardsText({ discards }) {
    const cards = discards.map(cardSigns).join(" ") || translate("spoken", "none");
    return fill(translate("Web", "Your discards: {cards}"), { cards });
}

/**
 * What is to do now, for the viewer.
 * @param {Observation} observation
 */
export function turnText(observation) {
    const { turn, seat, seats, legal_plays } = observation;
    if (turn === null) {
        return "";
    }
    if (turn !== seat || seats[turn]?.strategy !== null) {
        return seatTurnText(observation);
    }
    if (observation.must_discard) {
        return translate("TableText", "None of your cards fits. Discard one: its rank counts against you.");
    }
    if (legal_plays.length === 0) {
        return ""; // the player has moved, and the table has not yet told what comes next
    }
    if (legal_plays.includes(SEVEN_OF_SPADES)) {
        return translate("TableText", "You have the seven of spades: start the round with it.");
    }
    return translate("TableText", "Your turn: play one of the raised cards.");
}

/**
 * Whose turn it is, by name.
 * @param {Observation} observation
 */
export function seatTurnText(observation) {
    const name = observation.turn === null ? undefined : observation.seats[observation.turn]?.name;
    return name === undefined ? "" : fill(translate("TableText", "{name}'s turn."), { name });
}

/**
 * How a deal is called: by its seed, or by the beginning of its seal as long as the seed is sealed.
 * @param {number | null} seed
 * @param {string | null} seal
 */
export function dealName(seed, seal) {
    if (seed !== null) return fill(translate("MoveMenuController", "Seed {seed}"), { seed: String(seed) });
    if (seal === null) return "";
    return fill(translate("MoveMenuController", "Seal {seal}…"), { seal: seal.slice(0, SEAL_SHOWN) });
}
