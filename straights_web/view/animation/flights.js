/** Cards that fly over the page from one place to another. */

import { flyingCard } from "../cards/card_element.js";
import { DURATIONS } from "./durations.js";
import { EASE_IN_OUT } from "./motion.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */
/** @typedef {import("./motion.js").Motion} Motion */
/**
 * The position of a card: its middle in the window, its width, and its rotation in degrees.
 * @typedef {{x: number, y: number, width: number, angle: number}} Pose
 */
/**
 * @typedef {object} Flight
 * @property {Card | null} card null if its face stays hidden
 * @property {import("../cards/face_size.js").FaceSize} [faces]
 * @property {Pose} from
 * @property {Pose} to
 * @property {"face" | "back" | "up" | "down"} side its visible side; "up" and "down": it turns over in flight
 * @property {number} duration
 * @property {number} [delay]
 * @property {number} [arc] the height of its arc
 * @property {string} [easing]
 * @property {boolean} [fades]
 */

/**
 * The pose of an element as wide as a card.
 * @param {HTMLElement} target
 * @param {number} [angle] its rotation
 * @returns {Pose}
 */
export function poseOf(target, angle = 0) {
    const box = target.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: target.offsetWidth, angle };
}

/**
 * The rotation of a card in the hand.
 * @param {HTMLElement} target
 */
export function angleOf(target) {
    const { rotate } = getComputedStyle(target);
    return rotate === "none" ? 0 : Number.parseFloat(rotate);
}

/**
 * Animate a flying card; resolves when it has arrived and was removed.
 * @param {HTMLElement} sky the element that it flies in
 * @param {Flight} flight
 * @param {Motion} motion
 */
export async function fly(sky, flight, motion) {
    if (!motion.moves) {
        return;
    }
    const { flying, inner } = flyingCard(flight.card, flight.faces ?? "");
    const { from, to, side, duration, delay = 0, arc = 0, fades = false, easing = EASE_IN_OUT } = flight;
    const width = Math.max(from.width, to.width);
    const between = (/** @type {keyof Pose} */ part) => (from[part] + to[part]) / 2;
    const middle = { x: between("x"), y: between("y") - arc, width: between("width"), angle: between("angle") };
    const way = [from, middle, to].map((pose, index) => ({
        transform: transformOf(pose, width),
        opacity: fades ? 1 - index / 2 : 1,
    }));
    const [first, last] = [side === "up" || side === "back", side === "down" || side === "back"].map(
        (isBack) => `rotateY(${isBack ? 180 : 0}deg)`,
    );
    flying.style.setProperty("--flying", `${width}px`);
    flying.style.transform = transformOf(to, width);
    inner.style.transform = last ?? "";
    sky.append(flying);
    const moves = [motion.animate(flying, way, { duration, delay, easing })];
    if (first !== last) {
        const turn = [{ transform: first ?? "" }, { transform: last ?? "" }];
        const start = Math.max(delay + (duration - DURATIONS.TURN_OVER) / 2, 0);
        moves.push(motion.animate(inner, turn, { duration: DURATIONS.TURN_OVER, delay: start, easing: "linear" }));
    }
    await Promise.all(moves);
    flying.remove();
}

/**
 * @param {Pose} pose
 * @param {number} width of the element
 */
function transformOf({ x, y, width: wanted, angle }, width) {
    return `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${angle}deg) scale(${wanted / width})`;
}
