/** The points that a player gives away per round: a sentence, and a line in front of the bands of the computers. */

import { element, svg } from "../elements.js";
import { shown } from "../text/sentence.js";
import { formatNumber, translate } from "../text/translate.js";

/** @typedef {import("../../connection/protocol.js").LevelFigures} LevelFigures */

const [WIDTH, HEIGHT] = [480, 200];
const BOX = Object.freeze({ left: 46, top: 8, right: WIDTH - 140, bottom: HEIGHT - 8 });
const LEAST_TOP = 4;
const LEAST_HEIGHT = 17; // of a band, for its name to be shown

/** @param {LevelFigures} figures */
export function ratingView({ text, bands, line }) {
    const sentence = element("p", { class: "rating-text" }, shown(text));
    const plot = line.length === 0 ? [] : [ratingPlot(line, bands)]; // otherwise only bands would be shown
    return element("div", { class: "rating" }, sentence, ...plot);
}

/**
 * @param {readonly number[]} line
 * @param {LevelFigures["bands"]} bands
 */
function ratingPlot(line, bands) {
    const top = Math.max(LEAST_TOP, 1.15 * Math.max(0, ...line));
    const label = translate("RatingPlot", "Points given away per round over time");
    const attributes = { class: "plot rating-plot", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": label };
    return svg("svg", attributes, ...bands.flatMap((_band, at) => bandParts(bands, at, top)), ...lineParts(line, top));
}

/**
 * Shade every other band, with its name on the right and its upper limit on the left.
 * @param {LevelFigures["bands"]} bands
 * @param {number} at
 * @param {number} top
 */
function bandParts(bands, at, top) {
    const low = at === 0 ? 0 : (bands[at - 1]?.most ?? Infinity);
    const { most = null, level } = bands[at] ?? {};
    const high = Math.min(most ?? Infinity, top);
    if (high <= low) return [];
    const [y, bottom] = [height(high, top), height(low, top)];
    const [x, width] = [BOX.left, BOX.right - BOX.left];
    /** @type {SVGElement[]} */
    const parts = at % 2 === 0 ? [svg("rect", { class: "plot-band", x, y, width, height: bottom - y })] : [];
    if (level !== undefined && bottom - y >= LEAST_HEIGHT) {
        const place = { class: "plot-band-name", x: BOX.right + 8, y: (y + bottom) / 2 + 4 };
        parts.push(svg("text", place, shown(level)));
    }
    const isWhole = most !== null && most <= top; // the last visible one ends with the plot
    if (isWhole) parts.push(svg("text", { class: "plot-label", x: BOX.left - 6, y: y + 4 }, tenths(high)));
    return parts;
}

/**
 * @param {readonly number[]} line
 * @param {number} top
 */
function lineParts(line, top) {
    const across = (/** @type {number} */ at) => BOX.left + ((BOX.right - BOX.left) * (at + 0.5)) / line.length;
    const points = line.map((price, at) => `${across(at)},${height(price, top)}`);
    const last = line.at(-1);
    if (last === undefined) return [];
    const end = svg("circle", { class: "plot-end", cx: across(line.length - 1), cy: height(last, top), r: 4 });
    return [svg("polyline", { class: "plot-mean", points: points.join(" ") }), end];
}

/**
 * @param {number} price
 * @param {number} top
 */
function height(price, top) {
    return BOX.bottom - ((BOX.bottom - BOX.top) * price) / top;
}

/** @param {number} value */
function tenths(value) {
    return formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
