/** Makes sentences as the engine does: docs/protocol.md has their form. */

/** @typedef {import("../connection/protocol.js").Sentence} Sentence */
/** @typedef {import("../connection/protocol.js").SentenceValue} Value */

/**
 * Name the new player of a seat.
 * @param {string | null} now who plays the seat
 * @param {string} name
 */
export function seatChange(now, name) {
    if (now === null) return sentence("Web", "{name} is back.", { name });
    return sentence("Web", "A computer now plays for {name}.", { name });
}

/**
 * Both texts are literals, which packaging/web/texts.py extracts.
 * @param {string} context
 * @param {string} template
 * @param {Record<string, Value>} [values]
 * @returns {Sentence}
 */
export function sentence(context, template, values) {
    return { context, template, ...(values && { values }) };
}
