/** Sentences about the new player of a seat: in a local game, and at a table of a server. */

import { fill, translate } from "./translate.js";

/** @typedef {Extract<import("../../connection/protocol.js").GameEvent, {type: "seat_changed"}>} SeatChange */
/** @typedef {(change: Pick<SeatChange, "before" | "now">, name: string) => string} SeatText */

/** @type {SeatText} */
export function ownSeatText({ before, now }, name) {
    let text = translate("log", "Another computer now plays for {name}.");
    if (now === null) {
        text = translate("log", "You now play as {name}.");
    } else if (before === null) {
        text = translate("log", "{name} ragequits. A computer will now take over.");
    }
    return fill(text, { name });
}

/** @type {SeatText} */
export function sharedSeatText({ now }, name) {
    const text = now === null ? translate("Web", "{name} is back.") : translate("Web", "A computer now plays for {name}.");
    return fill(text, { name });
}
