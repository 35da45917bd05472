/** A plot of the points per round over time, and of the mean of the last ten. */

import { element, svg } from "../elements.js";
import { lastRoundsText } from "../text/plurals.js";
import { formatNumber, translate } from "../text/translate.js";

const [WIDTH, HEIGHT] = [480, 200];
const BOX = Object.freeze({ left: 34, top: 10, right: WIDTH - 8, bottom: HEIGHT - 26 });
const STEPS = [5, 10, 20, 50];
const LINES = 5;
const LEAST_HIGHEST = 10;

/** @param {Pick<import("../../connection/protocol.js").LevelFigures, "points" | "means">} figures */
export function pointsPlot({ points, means = [] }) {
    if (points.length === 0) return element("p", { class: "note" }, translate("PointsPlot", "No rounds recorded yet"));
    const highest = Math.max(LEAST_HIGHEST, ...points);
    const label = translate("PointsPlot", "Points per round over time");
    const plot = svg("svg", { class: "plot", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": label });
    plot.append(...axes(highest), ...rounds(points, means, highest));
    const caption = lastRoundsText(points.length);
    plot.append(svg("text", { x: (BOX.left + BOX.right) / 2, y: HEIGHT - 6, class: "plot-caption" }, caption));
    return plot;
}

/** @param {number} highest */
function axes(highest) {
    const step = STEPS.find((size) => highest / size <= LINES) ?? 50;
    const levels = Array.from({ length: Math.floor(highest / step) + 1 }, (_none, at) => at * step);
    return levels.flatMap((level) => {
        const y = height(level, highest);
        return [
            svg("line", { class: "plot-level", x1: BOX.left, x2: BOX.right, y1: y, y2: y }),
            svg("text", { class: "plot-label", x: BOX.left - 6, y: y + 4 }, formatNumber(level)),
        ];
    });
}

/**
 * @param {readonly number[]} points
 * @param {readonly number[]} means
 * @param {number} highest
 */
function rounds(points, means, highest) {
    const width = BOX.right - BOX.left;
    const radius = Math.max(2, Math.min(4, width / points.length / 3));
    const across = (/** @type {number} */ at) => BOX.left + (width * (at + 0.5)) / points.length;
    const dots = points.map((gained, at) =>
        svg("circle", { class: "plot-dot", cx: across(at), cy: height(gained, highest), r: radius }),
    );
    const line = means.map((mean, at) => `${across(at)},${height(mean, highest)}`).join(" ");
    return [...dots, svg("polyline", { class: "plot-mean", points: line })];
}

/**
 * @param {number} level
 * @param {number} highest
 */
function height(level, highest) {
    return BOX.bottom - ((BOX.bottom - BOX.top) * level) / highest;
}
