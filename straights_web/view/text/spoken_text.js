/** The game in words for screen readers: each event, and the whole table on demand. */

import { SUITS, inOrder } from "../../connection/card_values.js";
import { capitalized, cardName, rankName, suitName } from "./card_names.js";
import { ownSeatText } from "./seat_text.js";
import { turnText } from "./table_text.js";
import { fill, translate } from "./translate.js";

/** @typedef {import("../../connection/protocol.js").GameEvent} GameEvent */
/** @typedef {import("../../connection/protocol.js").Observation} Observation */
/** @typedef {import("../../connection/protocol.js").RoundResult} RoundResult */

/**
 * Describe an event in a sentence or two.
 * @param {GameEvent} event
 * @param {string[]} names
 * @param {import("./seat_text.js").SeatText} [seatText]
 * @returns {string}
 */
export function eventText(event, names, seatText = ownSeatText) {
    switch (event.type) {
        case "round_started":
            return fill(translate("spoken", "Round {number} begins."), { number: event.number });
        case "card_played":
            return fill(translate("spoken", "{name} plays the {card}."), {
                name: names[event.seat] ?? "",
                card: cardName(event.card),
            });
        case "card_discarded":
            return fill(translate("spoken", "{name} discards a card."), { name: names[event.seat] ?? "" });
        case "seat_changed":
            return seatText(event, names[event.seat] ?? "");
        case "round_ended":
            return [translate("spoken", "The round is over."), ...scoreTexts(event.result, names)].join(" ");
        case "game_ended":
            return event.winners
                .map((seat) => fill(translate("spoken", "{name} wins the game."), { name: names[seat] ?? "" }))
                .join(" ");
    }
}

/**
 * Describe the whole table: rows, hand, seats, turn; the cards in the order on the screen.
 * @param {Observation} observation
 * @param {import("../../connection/card_values.js").HandOrder} order
 */
export function tableText(observation, order) {
    const hand = inOrder(observation.hand, order);
    const playable = hand.filter((card) => observation.legal_plays.includes(card));
    const listed = (/** @type {string[]} */ cards) => cards.map(cardName).join(", ");
    const parts = observation.table.map(rowText);
    const cards = listed(hand) || translate("spoken", "none");
    parts.push(fill(translate("spoken", "Your hand: {cards}."), { cards }));
    if (playable.length > 0) {
        parts.push(fill(translate("spoken", "You can play: {cards}."), { cards: listed(playable) }));
    }
    for (const seat of observation.seats) {
        parts.push(
            fill(translate("spoken", "{name}: score {score}, cards {cards}, discards {discards}."), {
                name: seat.name,
                score: seat.score,
                cards: seat.cards_left,
                discards: seat.discard_count,
            }),
        );
    }
    parts.push(turnText(observation));
    return parts.filter((part) => part !== "").join(" ");
}

/**
 * @param {string[]} row
 * @param {number} index of the suit
 */
function rowText(row, index) {
    const suit = capitalized(suitName(SUITS.charAt(index)));
    const [first, last] = [row.at(0), row.at(-1)];
    if (first === undefined || last === undefined) {
        return fill(translate("spoken", "{suit}: no cards."), { suit });
    }
    if (row.length === 1) {
        return fill(translate("spoken", "{suit}: {first}."), { suit, first: rankName(first.charAt(0)) });
    }
    const ends = { first: rankName(first.charAt(0)), last: rankName(last.charAt(0)) };
    return fill(translate("spoken", "{suit}: {first} to {last}."), { suit, ...ends });
}

/**
 * @param {RoundResult} result
 * @param {string[]} names
 */
function scoreTexts(result, names) {
    return names.map((name, seat) =>
        fill(translate("spoken", "{name}: {gained}, total {score}."), {
            name,
            gained: result.gained[seat] ?? 0,
            score: result.scores[seat] ?? 0,
        }),
    );
}
