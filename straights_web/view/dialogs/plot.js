/** A plot of values over time: a line, dots, and what lies behind them. */

import { element, svg } from "../elements.js";
import { shown } from "../text/sentence.js";
import { formatNumber } from "../text/translate.js";

/** @typedef {import("../../connection/protocol.js").Plot} Plot */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

const [WIDTH, HEIGHT] = [480, 200];
const LEAST_HEIGHT = 17; // of a band, for its name to be shown

/**
 * A plot with what is said above it, or its caption if it has no line.
 * @param {Plot} plot
 */
export function plot({ name, line, dots, levels, bands, top, bottom, note, caption }) {
    const above = note ? [element("p", { class: "note" }, shown(note))] : [];
    if (line.length === 0) return caption ? [...above, element("p", { class: "note" }, shown(caption))] : above;
    /** @type {Box} */
    const box = { left: bands.length > 0 ? 46 : 34, top: 10, right: WIDTH - (bands.length > 0 ? 140 : 8), bottom: HEIGHT - (caption ? 26 : 8) };
    const height = (/** @type {number} */ value) => box.bottom - ((box.bottom - box.top) * (value - bottom)) / (top - bottom);
    const across = (/** @type {number} */ at) => box.left + ((box.right - box.left) * (at + 0.5)) / line.length;
    const radius = Math.max(2, Math.min(4, (box.right - box.left) / line.length / 3));
    const points = line.map((value, at) => `${across(at)},${height(value)}`).join(" ");
    const end = { class: "plot-end", cx: across(line.length - 1), cy: height(line.at(-1) ?? 0), r: 4 };
    const drawn = svg(
        "svg",
        { class: "plot", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": shown(name) },
        ...bands.flatMap((_band, at) => band(bands, at, top, box, height)),
        ...levels.flatMap((level) => [
            svg("line", { class: "plot-level", x1: box.left, x2: box.right, y1: height(level), y2: height(level) }),
            label(box, height(level), formatNumber(level)),
        ]),
        ...dots.map((value, at) => svg("circle", { class: "plot-dot", cx: across(at), cy: height(value), r: radius })),
        svg("polyline", { class: "plot-mean", points }),
        dots.length === 0 && svg("circle", end),
        caption ? svg("text", { x: (box.left + box.right) / 2, y: HEIGHT - 6, class: "plot-caption" }, shown(caption)) : null,
    );
    return [...above, drawn];
}

/**
 * Shade every other band, with its name on the right and its upper limit on the left.
 * @param {Plot["bands"]} bands
 * @param {number} at
 * @param {number} top
 * @param {Box} box
 * @param {(value: number) => number} height
 */
function band(bands, at, top, box, height) {
    const { most = null, name } = /** @type {Plot["bands"][number]} */ (bands[at]);
    const [low, high] = [at === 0 ? 0 : (bands[at - 1]?.most ?? Infinity), Math.min(most ?? Infinity, top)];
    if (high <= low) return [];
    const [y, bottom] = [height(high), height(low)];
    return [
        at % 2 === 0 && svg("rect", { class: "plot-band", x: box.left, y, width: box.right - box.left, height: bottom - y }),
        bottom - y >= LEAST_HEIGHT && svg("text", { class: "plot-band-name", x: box.right + 8, y: (y + bottom) / 2 + 4 }, shown(name)),
        // The last visible one ends with the plot.
        most !== null && most <= top && label(box, y, formatNumber(high, { minimumFractionDigits: 1, maximumFractionDigits: 1 })),
    ];
}

/**
 * @param {Box} box
 * @param {number} y
 * @param {string} text
 */
function label(box, y, text) {
    return svg("text", { class: "plot-label", x: box.left - 6, y: y + 4 }, text);
}
