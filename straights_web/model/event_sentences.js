/**
 * What is said about the events of a server's game, which sends them without sentences: those for screen readers.
 * `log_sentences.js` has those of the log.
 */

import { seatChange, sentence } from "./sentence.js";

/** @typedef {import("../connection/protocol.js").GameEvent} GameEvent */
/** @typedef {import("../connection/protocol.js").Sentence} Sentence */

/**
 * The sentences for a screen reader; no discard is named.
 * @param {GameEvent} event
 * @param {readonly string[]} names
 * @returns {Sentence[]}
 */
export function announcement(event, names) {
    const name = ("seat" in event && names[event.seat]) || "";
    switch (event.type) {
        case "round_started":
            return [sentence("spoken", "Round {number} begins.", { number: event.number })];
        case "card_played":
            return [sentence("spoken", "{name} plays the {card}.", { name, card: { card: event.card } })];
        case "card_discarded":
            return [sentence("spoken", "{name} discards a card.", { name })];
        case "seat_changed":
            return [seatChange(event.now, name)];
        case "round_ended":
            return [
                sentence("spoken", "The round is over."),
                ...event.result.gained.map((gained, seat) =>
                    sentence("spoken", "{name}: {gained}, total {score}.", {
                        name: names[seat] ?? "",
                        gained,
                        score: event.result.scores[seat] ?? 0,
                    }),
                ),
            ];
        case "game_ended":
            return event.winners.map((seat) => sentence("spoken", "{name} wins the game.", { name: names[seat] ?? "" }));
    }
}
