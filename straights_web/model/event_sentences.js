/** What is said about the events of a server's game; those of the page's own games have their sentences from the engine. */

/** @typedef {import("../connection/protocol.js").GameEvent} GameEvent */
/** @typedef {import("../connection/protocol.js").RoundResult} RoundResult */
/** @typedef {import("../connection/protocol.js").Sentence} Sentence */
/** @typedef {import("../connection/protocol.js").SentenceValue} Value */

/**
 * The event with its sentences; a hidden discard is not named.
 * @param {GameEvent} event
 * @param {readonly string[]} names of the seats
 * @returns {GameEvent}
 */
export function withSentences(event, names) {
    return { ...event, told: { log: logLines(event, names), spoken: announcement(event, names) } };
}

/**
 * Why a card was not played or discarded.
 * @param {string} reason the name of the refusal
 * @param {string} card
 * @param {string} onTurn the name of the seat on turn
 */
export function refusalSentence(reason, card, onTurn) {
    switch (reason) {
        case "GameIsOver":
            return sentence("ErrorText", "The game is over.");
        case "NotYourTurn":
            return sentence("ErrorText", "It's {name}'s turn.", { name: onTurn });
        case "MustLeadSevenOfSpades":
            return sentence("ErrorText", "Each round starts with the seven of spades.");
        case "MustPlay":
            return sentence("ErrorText", "You have a card that fits, so you can't discard.");
        case "CardNotInHand":
            return sentence("ErrorText", "You don't have that card.");
        case "SeatIsComputer":
        case "SeatIsHuman":
            return sentence("ErrorText", "This seat is already set that way.");
        default:
            return sentence("ErrorText", "The {card} doesn't fit yet: its row has to reach it first.", { card: { card } });
    }
}

/**
 * The lines of the log; the first line of a round is empty.
 * @param {GameEvent} event
 * @param {readonly string[]} names
 * @returns {Sentence[]}
 */
function logLines(event, names) {
    const nameOf = (/** @type {number} */ seat) => names[seat] ?? "";
    switch (event.type) {
        case "round_started": {
            const text = sentence("log", "A new round begins. It's {name}'s turn to play.", { name: nameOf(event.leader) });
            return [{ context: "", template: "" }, text];
        }
        case "card_played":
            return [sentence("log", "{name} plays {card}.", { name: nameOf(event.seat), card: { card: event.card } })];
        case "card_discarded": {
            const [name, { card }] = [nameOf(event.seat), event];
            if (card === null) return [sentence("log", "{name} discards a card.", { name })];
            return [sentence("log", "{name} discards {card}.", { name, card: { card } })];
        }
        case "seat_changed":
            return [seatChange(event.now, nameOf(event.seat))];
        case "round_ended":
            return resultLines(event.result, names);
        case "game_ended":
            return event.winners.map((seat) => sentence("log", "{name} wins!", { name: nameOf(seat) }));
    }
}

/**
 * The event for a screen reader.
 * @param {GameEvent} event
 * @param {readonly string[]} names
 * @returns {Sentence[]}
 */
function announcement(event, names) {
    const nameOf = (/** @type {number} */ seat) => names[seat] ?? "";
    switch (event.type) {
        case "round_started":
            return [sentence("spoken", "Round {number} begins.", { number: event.number })];
        case "card_played":
            return [sentence("spoken", "{name} plays the {card}.", { name: nameOf(event.seat), card: { card: event.card } })];
        case "card_discarded":
            return [sentence("spoken", "{name} discards a card.", { name: nameOf(event.seat) })];
        case "seat_changed":
            return [seatChange(event.now, nameOf(event.seat))];
        case "round_ended": {
            const { gained, scores } = event.result;
            const each = names.map((name, seat) =>
                sentence("spoken", "{name}: {gained}, total {score}.", { name, gained: gained[seat] ?? 0, score: scores[seat] ?? 0 }),
            );
            return [sentence("spoken", "The round is over."), ...each];
        }
        case "game_ended":
            return event.winners.map((seat) => sentence("spoken", "{name} wins the game.", { name: nameOf(seat) }));
    }
}

/**
 * @param {string | null} now who plays the seat
 * @param {string} name
 */
function seatChange(now, name) {
    if (now === null) return sentence("Web", "{name} is back.", { name });
    return sentence("Web", "A computer now plays for {name}.", { name });
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

/**
 * Both texts are literals, which packaging/web/texts.py extracts.
 * @param {string} context
 * @param {string} template
 * @param {Record<string, Value>} [values]
 * @returns {Sentence}
 */
function sentence(context, template, values) {
    return values === undefined ? { context, template } : { context, template, values };
}
