/** The size of a card's face: the full one, or one with a larger index for narrow cards. */

/** @typedef {"" | "-small" | "-large"} FaceSize */

const SIMPLE_BELOW = 60;
/** Cards on the table are read from further away than the hand. */
const SIMPLE_ON_TABLE_BELOW = 100;
const LARGE_BELOW = 56;

/**
 * The face for a card of a width in CSS pixels.
 * @param {number} width
 * @param {{isOnTable: boolean}} options
 * @returns {FaceSize}
 */
export function faceSize(width, { isOnTable }) {
    if (isOnTable && width < LARGE_BELOW) {
        return "-large";
    }
    return width < (isOnTable ? SIMPLE_ON_TABLE_BELOW : SIMPLE_BELOW) ? "-small" : "";
}

/**
 * Use the faces of a size for all cards in an element, including those added later.
 * @param {HTMLElement} root
 * @param {FaceSize} size
 */
export function useFaces(root, size) {
    if (root.dataset["faces"] === size) {
        return;
    }
    root.dataset["faces"] = size;
    for (const card of root.querySelectorAll("[data-card]")) {
        card.querySelector("use")?.setAttribute("href", `#${card.getAttribute("data-card")}${size}`);
    }
}

/**
 * The size of the faces in an element.
 * @param {HTMLElement} root
 * @returns {FaceSize}
 */
export function facesOf(root) {
    const size = root.dataset["faces"];
    return size === "-small" || size === "-large" ? size : "";
}
