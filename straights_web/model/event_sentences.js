/** The sentences about events of a server, which sends their templates once: docs/protocol.md has their form. */

/** @typedef {import("../connection/protocol.js").GameEvent} GameEvent */
/** @typedef {import("../connection/protocol.js").SentenceValue} Value */
/** @typedef {import("../connection/protocol.js").Told} Told */
/** @typedef {[key: string, values: Record<string, Value>]} Part the template that is meant, and its values */

/**
 * @param {GameEvent} event
 * @param {readonly string[]} names of the seats
 * @param {Record<string, Told>} texts by key
 * @returns {GameEvent} with its sentences
 */
export function told(event, names, texts) {
    const parts = partsOf(event, names);
    const filled = (/** @type {"log" | "spoken"} */ kind) =>
        parts.flatMap(([key, values]) => (texts[key]?.[kind] ?? []).map((sentence) => ({ ...sentence, values })));
    return { ...event, told: { log: filled("log"), spoken: filled("spoken") } };
}

/**
 * @param {GameEvent} event
 * @param {readonly string[]} names
 * @returns {Part[]}
 */
function partsOf(event, names) {
    const name = ("seat" in event && names[event.seat]) || "";
    switch (event.type) {
        case "round_started":
            return [[event.type, { name: names[event.leader] ?? "", number: event.number }]];
        case "card_discarded":
            return [event.card === null ? ["card_hidden", { name }] : [event.type, { name, card: { card: event.card } }]];
        case "seat_changed":
            return [[event.now === null ? "back" : "replaced", { name }]];
        case "round_ended":
            return [[event.type, {}], ...names.map((_, seat) => resultOf(event.result, names, seat))];
        case "game_ended":
            return event.winners.map((seat) => ["winner", { name: names[seat] ?? "" }]);
        default: // also an event of a later server
            return [[event.type, { name, ...("card" in event && { card: { card: event.card } }) }]];
    }
}

/**
 * @param {import("../connection/protocol.js").RoundResult} result
 * @param {readonly string[]} names
 * @param {number} seat
 * @returns {Part}
 */
function resultOf({ discards, gained, scores }, names, seat) {
    const [more, score] = [gained[seat] ?? 0, scores[seat] ?? 0];
    const cards = { cards: discards[seat] ?? [] };
    return ["result", { name: names[seat] ?? "", cards, before: score - more, gained: more, score }];
}
