/** The scores after each round as lines: each seat has its own colour, dash pattern and mark. */

import { element, svg } from "../elements.js";
import { markOf } from "../portraits.js";
import { pointsText } from "../text/plurals.js";
import { fill, formatNumber, isolated, translate } from "../text/translate.js";

/** @typedef {import("../../connection/protocol.js").Observation} Observation */
/** @typedef {{names: string[], scores: number[][], limit: number, viewer: number | null}} Race by the marks of the seats; scores: by round */

const [WIDTH, HEIGHT] = [360, 230];
const BOX = Object.freeze({ left: 34, top: 12, right: WIDTH - 84, bottom: HEIGHT - 26 });
const FREE = 1.06;
const STEP = 10;
const LEAST_ROUNDS = 4;
const LINE_HEIGHT = 16;
const MARK = 4.5;

export class ScoreRaceView {
    constructor() {
        this.title = element("h3");
        this.plot = element("div", { class: "plot-box" });
        this.table = element("table", { class: "race-table" });
        this.root = element("div", {}, this.title, this.plot, this.table);
    }

    /**
     * @param {Observation} observation
     * @param {string} title
     */
    show({ seats, results, score_limit, seat, marks }, title) {
        const order = seats.map((_view, each) => markOf({ marks }, each));
        /** @template Value @param {Value[]} values @returns {Value[]} */
        const byMark = (values) => values.map((_value, mark) => values[order.indexOf(mark)]);
        const race = {
            names: byMark(seats).map(({ name }) => name),
            scores: results.map(({ scores }) => byMark(scores)),
            limit: score_limit,
            viewer: seat === null ? null : markOf({ marks }, seat),
        };
        this.title.textContent = title;
        this.plot.replaceChildren(plot(race));
        this.#fill(race);
    }

    /** @param {Race} race */
    #fill(race) {
        const heads = [translate("ScoreRaceTable", "Player"), translate("ScoreRaceTable", "Points")];
        const rows = race.names.map((name, seat) =>
            element(
                "tr",
                { class: seat === race.viewer ? "is-viewer" : "" },
                element("td", {}, sample(seat), element("span", {}, name)),
                element("td", {}, formatNumber(lastScore(race, seat))),
            ),
        );
        this.table.replaceChildren(
            element("thead", {}, element("tr", {}, ...heads.map((text) => element("th", { scope: "col" }, text)))),
            element("tbody", {}, ...rows),
        );
    }
}

/** @param {Race} race */
function raceText(race) {
    const count = race.scores.length;
    const first =
        count > 0
            ? fill(translate("ScoreRace", "After round {number}:"), { number: count })
            : translate("ScoreRace", "No rounds finished yet.");
    const seats = race.names.map((name, seat) => `${isolated(name)}: ${pointsText(lastScore(race, seat))}.`);
    return [first, ...seats].join(" ");
}

/** @param {Race} race */
function plot(race) {
    const order = race.names.map((_name, seat) => seat).reverse(); // the viewer's line on top
    return svg(
        "svg",
        { class: "plot race", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": raceText(race) },
        ...levels(race),
        ...roundLabels(race),
        ...order.flatMap((seat) => lineOf(race, seat)),
        ...nameLabels(race),
    );
}

/**
 * @param {Race} race
 * @param {number} seat
 */
function lastScore({ scores }, seat) {
    return scores.at(-1)?.[seat] ?? 0;
}

/** @param {Race} race */
function highest(race) {
    return Math.max(race.limit, STEP, ...race.names.map((_name, seat) => lastScore(race, seat))) * FREE;
}

/**
 * @param {Race} race
 * @param {number} round
 */
function across(race, round) {
    return BOX.left + ((BOX.right - BOX.left) * round) / Math.max(race.scores.length, LEAST_ROUNDS);
}

/**
 * @param {Race} race
 * @param {number} score
 */
function height(race, score) {
    return BOX.bottom - ((BOX.bottom - BOX.top) * score) / highest(race);
}

/** @param {Race} race */
function levels(race) {
    let step = STEP;
    while (((BOX.bottom - BOX.top) * step) / highest(race) < LINE_HEIGHT * 1.3) step *= 2;
    const shown = new Set([race.limit]);
    for (let level = 0; level <= highest(race); level += step) {
        if (level === 0 || Math.abs(level - race.limit) >= step / 2) shown.add(level);
    }
    return [...shown].flatMap((level) => {
        const y = height(race, level);
        const kind = level === race.limit && level > 0 ? "plot-limit" : "plot-level";
        return [
            svg("line", { class: kind, x1: BOX.left, x2: BOX.right, y1: y, y2: y }),
            svg("text", { class: "plot-label", x: BOX.left - 6, y: y + 4 }, formatNumber(level)),
        ];
    });
}

/** @param {Race} race */
function roundLabels(race) {
    const count = Math.max(race.scores.length, LEAST_ROUNDS);
    const width = (BOX.right - BOX.left) / count;
    const step = [1, 2, 5, 10, 20, 50, 1000].find((size) => width * size >= 1.3 * LINE_HEIGHT) ?? 1000;
    const y = BOX.bottom + 16;
    const labels = Array.from({ length: Math.floor(count / step) }, (_none, at) => (at + 1) * step).map((round) =>
        svg("text", { class: "plot-caption", x: across(race, round), y }, formatNumber(round)),
    );
    const name = translate("ScoreRacePlot", "round");
    return [...labels, svg("text", { class: "plot-name", x: BOX.right + 14, y }, name)];
}

/**
 * @param {Race} race
 * @param {number} seat
 */
function lineOf(race, seat) {
    const points = [0, ...race.scores.map((scores) => scores[seat] ?? 0)].map(
        (score, round) => /** @type {[number, number]} */ ([across(race, round), height(race, score)]),
    );
    const line = svg("polyline", { class: `race-line race-${seat}`, points: points.map(String).join(" ") });
    return [line, ...points.map(([x, y]) => mark(seat, x, y))];
}

/** The names at the ends of the lines, moved apart if two would overlap.
 * @param {Race} race
 */
function nameLabels(race) {
    const order = race.names.map((_name, seat) => seat).sort((one, other) => lastScore(race, other) - lastScore(race, one));
    const wanted = order.map((seat) => height(race, lastScore(race, seat)));
    const places = spread(wanted, LINE_HEIGHT, BOX.bottom);
    const x = across(race, race.scores.length) + 12;
    return order.flatMap((seat, at) => {
        const y = places[at] ?? 0;
        const kind = seat === race.viewer ? "plot-name is-viewer" : "plot-name";
        return [mark(seat, x, y), svg("text", { class: kind, x: x + 9, y: y + 4 }, shortened(race.names[seat] ?? ""))];
    });
}

/**
 * Positions at least `height` apart, each as near as possible to the wanted one.
 *
 * @param {readonly number[]} wanted in ascending order
 * @param {number} height
 * @param {number} bottom
 */
export function spread(wanted, height, bottom) {
    /** @type {number[]} */
    const placed = [];
    for (const place of wanted) placed.push(Math.max(place, (placed.at(-1) ?? -Infinity) + height));
    let limit = bottom;
    for (let at = placed.length - 1; at >= 0; at -= 1) {
        placed[at] = Math.min(placed[at] ?? 0, limit);
        limit = (placed[at] ?? 0) - height;
    }
    return placed;
}

/** @param {string} name */
function shortened(name) {
    const letters = Array.from(name);
    return letters.length > 9 ? `${letters.slice(0, 8).join("")}…` : name;
}

/**
 * A disc, a square, a triangle or a hollow diamond: lines must differ without their colours.
 * @param {number} seat
 * @param {number} x
 * @param {number} y
 */
function mark(seat, x, y) {
    const name = `race-mark race-${seat}`;
    if (seat === 0) return svg("circle", { class: name, cx: x, cy: y, r: MARK });
    const shapes = [[], [[-1, -1], [1, -1], [1, 1], [-1, 1]], [[0, -1.3], [1.2, 0.9], [-1.2, 0.9]], [[0, -1.4], [1.4, 0], [0, 1.4], [-1.4, 0]]];
    const points = (shapes[seat] ?? []).map(([dx = 0, dy = 0]) => `${x + dx * MARK},${y + dy * MARK}`);
    return svg("polygon", { class: name, points: points.join(" ") });
}

/** @param {number} seat */
function sample(seat) {
    const line = svg("line", { class: `race-line race-${seat}`, x1: 1, x2: 31, y1: 8, y2: 8 });
    return svg("svg", { class: "race-sample", viewBox: "0 0 32 16", "aria-hidden": "true" }, line, mark(seat, 16, 8));
}
