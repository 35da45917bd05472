/** Texts about cards, seats and turns, in the player's language. */

import { SUITS } from "../../connection/card_values.js";
import { capitalized, cardName } from "./card_names.js";
import { fill, translate } from "./translate.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */
/** @typedef {import("../../connection/protocol.js").Observation} Observation */

const SEVEN_OF_SPADES = "7S";
const SEAL_SHOWN = 8;

/**
 * A card in two or three characters, such as 7♠.
 * @param {Card} card
 */
export function cardSigns(card) {
    const [rank = "", suit = ""] = card;
    return (rank === "T" ? "10" : rank) + suitSign(suit);
}

/**
 * The sign of a suit, such as ♠.
 * @param {string} suit
 */
export function suitSign(suit) {
    return "♣♦♥♠".charAt(SUITS.indexOf(suit));
}

/**
 * The accessible name of a card in the hand.
 * @param {Card} card
 * @param {number} number its position in the hand, from 1
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
 * The player of a seat: human, or the level of a computer.
 * @param {string | null} strategy
 * @param {string} level in the player's language
 */
export function playerText(strategy, level) {
    if (strategy === null) {
        return translate("TableText", "human");
    }
    return fill(translate("TableText", "computer · {kind}"), { kind: level });
}

/**
 * The viewer's own discards of this round.
 * @param {Observation} observation
 */
export function discardsText({ discards }) {
    const cards = discards.map(cardSigns).join(" ") || translate("spoken", "none");
    return fill(translate("Web", "Your discards: {cards}"), { cards });
}

/**
 * Tell the viewer what to do now.
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
    if (legal_plays.includes(SEVEN_OF_SPADES)) {
        return translate("TableText", "You have the seven of spades: start the round with it.");
    }
    return translate("TableText", "Your turn: play one of the raised cards.");
}

/**
 * Name the player on turn.
 * @param {Observation} observation
 */
export function seatTurnText(observation) {
    const name = observation.turn === null ? undefined : observation.seats[observation.turn]?.name;
    return name === undefined ? "" : fill(translate("TableText", "{name}'s turn."), { name });
}

/**
 * The name of a deal: its seed, or the beginning of its seal while it is sealed.
 * @param {number | null} seed
 * @param {string | null} seal
 */
export function dealName(seed, seal) {
    if (seed !== null) return fill(translate("MoveMenuController", "Seed {seed}"), { seed: String(seed) });
    if (seal === null) return "";
    return fill(translate("MoveMenuController", "Seal {seal}…"), { seal: seal.slice(0, SEAL_SHOWN) });
}
