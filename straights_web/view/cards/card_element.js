/** Cards as elements: buttons in the hand, pictures on the table, with faces from the sprite. */

import { element, svg } from "../elements.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */
/** @typedef {import("./face_size.js").FaceSize} FaceSize */

/**
 * A drawing of the sprite by name.
 * @param {string} name
 */
export function drawing(name) {
    const attributes = { class: "card-drawing", viewBox: "0 0 100 140", "aria-hidden": "true" };
    return svg("svg", attributes, svg("use", { href: `#${name}` }));
}

/** A card face down. */
export function cardBack() {
    return element("span", { class: "card card-back" });
}

/**
 * A card on the table or among revealed discards.
 * @param {Card} card
 * @param {string} name its accessible name
 * @param {FaceSize} size
 */
export function cardPicture(card, name, size) {
    const attributes = { class: "card", role: "img", "aria-label": name, "data-card": card };
    return element("span", attributes, drawing(card + size));
}

/**
 * A card in flight that can turn over: an outer element that moves, and an inner one that rotates.
 * @param {Card | null} card the card of the face; null if it stays hidden
 * @param {FaceSize} size
 */
export function flyingCard(card, size) {
    const back = element("span", { class: "card card-back flying-back" });
    const inner = element("span", { class: "flying-sides" }, back);
    if (card !== null) {
        inner.prepend(element("span", { class: "card flying-face" }, drawing(card + size)));
    }
    return { flying: element("span", { class: "flying" }, inner), inner };
}
