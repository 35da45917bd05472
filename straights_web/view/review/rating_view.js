/** The points that a player gives away per round: a sentence, and a line in front of the bands of the computers. */

import { element, svg } from "../elements.js";
import { levelName } from "../text/strategy_names.js";
import { fill, formatNumber, translate } from "../text/translate.js";

/** @typedef {import("../../connection/protocol.js").FiguresMessage} FiguresMessage */
/** @typedef {import("../../connection/protocol.js").LevelFigures} LevelFigures */

const [WIDTH, HEIGHT] = [480, 200];
const BOX = Object.freeze({ left: 46, top: 8, right: WIDTH - 140, bottom: HEIGHT - 8 });
const LEAST_TOP = 4;
const LEAST_HEIGHT = 17; // of a band, for its name to be shown

/**
 * @param {FiguresMessage} message
 * @param {LevelFigures} figures of one of its levels
 */
export function ratingView({ fewest, bands }, { rating, line }) {
    const text = element("p", { class: "rating-text" }, ratingText(rating, fewest));
    const plot = rating === null ? [] : [ratingPlot(line, bands)]; // otherwise only bands would be shown
    return element("div", { class: "rating" }, text, ...plot);
}

/**
 * @param {LevelFigures["rating"]} rating
 * @param {number} fewest
 */
export function ratingText(rating, fewest) {
    if (rating === null) {
        const text = translate("RatingPage", "Your rating appears after {count} reviewed rounds without hints.");
        return fill(text, { count: formatNumber(fewest) });
    }
    const text = translate(
        "RatingPage",
        "You give away {price} points a round ({low} to {high}, last {count} rounds), about as many as" +
            " the computer “{level}”.",
    );
    const { price, low, high, rounds, strategy } = rating;
    const figures = { price: tenths(price), low: tenths(low), high: tenths(high) };
    return fill(text, { ...figures, count: formatNumber(rounds), level: levelName(strategy) });
}

/**
 * @param {readonly number[]} line
 * @param {FiguresMessage["bands"]} bands
 */
function ratingPlot(line, bands) {
    const top = Math.max(LEAST_TOP, 1.15 * Math.max(0, ...line));
    const label = translate("RatingPlot", "Points given away per round over time");
    const attributes = { class: "plot rating-plot", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": label };
    return svg("svg", attributes, ...bands.flatMap((_band, at) => bandParts(bands, at, top)), ...lineParts(line, top));
}

/**
 * Shade every other band, with its name on the right and its upper limit on the left.
 * @param {FiguresMessage["bands"]} bands
 * @param {number} at
 * @param {number} top
 */
function bandParts(bands, at, top) {
    const low = at === 0 ? 0 : (bands[at - 1]?.most ?? Infinity);
    const { most, strategy } = bands[at] ?? { most: null, strategy: "" };
    const high = Math.min(most ?? Infinity, top);
    if (high <= low) return [];
    const [y, bottom] = [height(high, top), height(low, top)];
    const [x, width] = [BOX.left, BOX.right - BOX.left];
    /** @type {SVGElement[]} */
    const parts = at % 2 === 0 ? [svg("rect", { class: "plot-band", x, y, width, height: bottom - y })] : [];
    if (bottom - y >= LEAST_HEIGHT) {
        const place = { class: "plot-band-name", x: BOX.right + 8, y: (y + bottom) / 2 + 4 };
        parts.push(svg("text", place, levelName(strategy)));
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
