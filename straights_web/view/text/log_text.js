/** Events as lines of the log: like those of the console, but with names and suit symbols, translated. */

import { ownSeatText } from "./seat_text.js";
import { cardSigns } from "./table_text.js";
import { fill, translate } from "./translate.js";

/** @typedef {import("../../connection/protocol.js").GameEvent} GameEvent */
/** @typedef {import("../../connection/protocol.js").RoundResult} RoundResult */

/**
 * The lines for an event; a hidden discard is not named. The first line of a round is "".
 * @param {GameEvent} event
 * @param {readonly string[]} names of the seats
 * @param {import("./seat_text.js").SeatText} [seatText]
 * @returns {string[]}
 */
export function logLines(event, names, seatText = ownSeatText) {
    const nameOf = (/** @type {number} */ seat) => names[seat] ?? "";
    switch (event.type) {
        case "round_started": {
            const text = translate("log", "A new round begins. It's {name}'s turn to play.");
            return ["", fill(text, { name: nameOf(event.leader) })];
        }
        case "card_played":
            return [fill(translate("log", "{name} plays {card}."), { name: nameOf(event.seat), card: cardSigns(event.card) })];
        case "card_discarded":
            return [discardLine(nameOf(event.seat), event.card)];
        case "seat_changed":
            return [seatText(event, nameOf(event.seat))];
        case "round_ended":
            return resultLines(event.result, names);
        case "game_ended":
            return event.winners.map((seat) => fill(translate("log", "{name} wins!"), { name: nameOf(seat) }));
    }
}

/**
 * @param {string} name
 * @param {string | null} card
 */
function discardLine(name, card) {
    if (card === null) return fill(translate("log", "{name} discards a card."), { name });
    return fill(translate("log", "{name} discards {card}."), { name, card: cardSigns(card) });
}

/**
 * @param {RoundResult} result
 * @param {readonly string[]} names
 */
function resultLines({ discards, gained, scores }, names) {
    const discardsText = translate("log", "{name}'s discards: {cards}");
    const scoreText = translate("log", "{name}'s score: {before} + {gained} = {score}");
    return names.flatMap((name, seat) => {
        const [more, score] = [gained[seat] ?? 0, scores[seat] ?? 0];
        const cards = (discards[seat] ?? []).map(cardSigns).join(" ");
        return [
            fill(discardsText, { name, cards }).trimEnd(),
            fill(scoreText, { name, before: score - more, gained: more, score }),
        ];
    });
}
