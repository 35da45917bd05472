/** The log of a server's game, whose events have no sentences. */

import { seatChange, sentence } from "./sentence.js";

/** @typedef {import("../connection/protocol.js").GameEvent} GameEvent */
/** @typedef {import("../connection/protocol.js").RoundResult} RoundResult */
/** @typedef {import("../connection/protocol.js").Sentence} Sentence */

/**
 * The lines for an event; a hidden discard is not named. The first line of a round is empty.
 * @param {GameEvent} event
 * @param {readonly string[]} names
 * @returns {Sentence[]}
 */
export function logLines(event, names) {
    const name = ("seat" in event && names[event.seat]) || "";
    switch (event.type) {
        case "round_started": {
            const text = sentence("log", "A new round begins. It's {name}'s turn to play.", { name: names[event.leader] ?? "" });
            return [{ context: "", template: "" }, text];
        }
        case "card_played":
            return [sentence("log", "{name} plays {card}.", { name, card: { card: event.card } })];
        case "card_discarded":
            if (event.card === null) return [sentence("log", "{name} discards a card.", { name })];
            return [sentence("log", "{name} discards {card}.", { name, card: { card: event.card } })];
        case "seat_changed":
            return [seatChange(event.now, name)];
        case "round_ended":
            return resultLines(event.result, names);
        case "game_ended":
            return event.winners.map((seat) => sentence("log", "{name} wins!", { name: names[seat] ?? "" }));
    }
}

/**
 * @param {RoundResult} result
 * @param {readonly string[]} names
 */
function resultLines({ discards, gained, scores }, names) {
    return names.flatMap((name, seat) => {
        const [more, score] = [gained[seat] ?? 0, scores[seat] ?? 0];
        return [
            sentence("log", "{name}'s discards: {cards}", { name, cards: { cards: discards[seat] ?? [] } }),
            sentence("log", "{name}'s score: {before} + {gained} = {score}", { name, before: score - more, gained: more, score }),
        ];
    });
}
