/** The statistics: figures by the opponents' level, the first ones as tiles, the plot of the rounds, export and reset. */

import { element } from "../elements.js";
import { shown } from "../text/sentence.js";
import { fill, formatNumber, translate, withoutEllipsis } from "../text/translate.js";
import { Sheet } from "./sheet.js";
import { segments, select } from "./fields.js";
import { pointsPlot } from "./points_plot.js";

/** @typedef {import("../../connection/protocol.js").LevelFigures} LevelFigures */
/**
 * @typedef {object} StatisticsActions
 * @property {(level: string) => LevelFigures} load the figures of a level, "" for all
 * @property {(level: string) => Promise<Node | string>} rate the rating against a level, or why there is none
 * @property {() => void} export
 * @property {() => Promise<void>} reset resolves when it is done, or the player cancels
 */

const POINTS = "points";

export class StatisticsDialog {
    /**
     * @param {import("./fields.js").Choice[]} levels the first for all of them
     * @param {StatisticsActions} actions
     */
    constructor(levels, actions) {
        this.actions = actions;
        this.level = select(levels, "", () => this.refresh());
        this.tiles = element("dl", { class: "figure-tiles" });
        this.table = element("dl", { class: "figures" });
        this.places = element("section", {});
        this.plot = element("div", { class: "plot-box" });
        this.shown = POINTS;
        const note = translate(
            "StatisticsDialog",
            "Only solo games with sealed cards count. A round becomes practice if you undo others’ moves, use the demo, or see other hands.",
        );
        this.dialog = new Sheet({
            title: translate("StatisticsDialog", "Statistics"),
            name: "statistics",
            kind: "wide",
            body: [
                this.tiles,
                element(
                    "div",
                    { class: "figures-and-plot" },
                    element("section", { class: "box" }, this.#choiceOfPlot(), this.plot),
                    element("div", { class: "box" }, this.places, this.table),
                ),
                element("p", { class: "note" }, note),
            ],
            buttons: [
                { label: translate("StatisticsDialog", "&Reset"), kind: "danger", click: () => void this.#reset() },
                { label: translate("StatisticsDialog", "&Export…"), click: () => actions.export() },
            ],
        });
        this.level.setAttribute("aria-label", translate("StatisticsDialog", "Against"));
        this.dialog.title.after(this.level);
        this.refresh();
    }

    open() {
        return this.dialog.open();
    }

    /** Show the figures of the chosen level. */
    refresh() {
        const figures = this.actions.load(this.level.value);
        this.tiles.replaceChildren(...tileRows(figures).map(figure));
        this.places.replaceChildren(...placeRows(figures));
        this.table.replaceChildren(...figureRows(figures).map(figure));
        if (this.shown === POINTS) this.plot.replaceChildren(pointsPlot(figures));
        else void this.#showRating();
    }

    async #showRating() {
        const level = this.level.value;
        const view = await this.actions.rate(level);
        // The player may have selected something else meanwhile.
        if (this.shown !== POINTS && this.level.value === level) this.plot.replaceChildren(view);
    }

    #choiceOfPlot() {
        const choices = [
            { value: POINTS, label: translate("StatisticsDialog", "Points") },
            { value: "rating", label: translate("StatisticsDialog", "Rating") },
        ];
        return segments(translate("StatisticsDialog", "Plot"), choices, this.shown, (shown) => {
            this.shown = shown;
            this.refresh();
        });
    }

    async #reset() {
        await this.actions.reset();
        this.refresh();
    }
}

/** @typedef {[name: string, value: string, note?: string]} Figure */

/** @param {Figure} parts */
function figure([name, value, note = ""]) {
    return element("div", {}, element("dt", {}, withoutEllipsis(name)), element("dd", {}, value), note && element("dd", { class: "note" }, note));
}

/**
 * @param {LevelFigures} figures
 * @returns {Figure[]}
 */
function tileRows({ games, wins, win_share, mean_points, current_streak, longest_streak, strength, given_away }) {
    const [share, note] = win_share === undefined ? ["–", ""] : [
        formatNumber(win_share, { style: "percent" }),
        fill(translate("Tour", "{number} of {count}"), { number: wins, count: games }),
    ];
    const longest = games > 0 ? fill(translate("StatisticsController", "at most {number}"), { number: longest_streak }) : "";
    /** @type {Figure[]} */
    const like = strength && given_away ? [[translate("StatisticsController", "You play like"), shown(strength), shown(given_away)]] : [];
    return [
        ...like,
        [translate("StatisticsController", "Games"), numberText(games)],
        [translate("StatisticsController", "Won"), share, note],
        [translate("StatisticsController", "Points per round"), numberText(mean_points)],
        [translate("StatisticsController", "Wins in a row"), numberText(current_streak), longest],
    ];
}

/**
 * For each place the number of games that ended in it, with a bar; nothing before the first game.
 * @param {LevelFigures} figures
 */
function placeRows({ places = [] }) {
    const most = Math.max(...places);
    if (!(most > 0)) return [];
    const rows = places.map((count, at) => {
        const meter = element("span", { class: "meter", "aria-hidden": "true" });
        meter.style.setProperty("--part", String(count / most));
        return element("li", {}, element("b", {}, formatNumber(at + 1)), meter, element("span", {}, formatNumber(count)));
    });
    return [element("h3", {}, translate("StatisticsDialog", "Ranks")), element("ol", { class: "places" }, ...rows)];
}

/**
 * @param {LevelFigures} figures
 * @returns {Figure[]}
 */
function figureRows(figures) {
    /** @type {[string, number | null][]} */
    const rows = [
        [translate("StatisticsController", "Tied wins"), figures.ties],
        [translate("StatisticsController", "Wins with hints"), figures.hinted_wins ?? 0],
        [translate("StatisticsController", "Average rank"), figures.average_place],
        [translate("StatisticsController", "Best game"), figures.best_game],
        [translate("StatisticsController", "Worst game"), figures.worst_game],
        [translate("StatisticsController", "Rounds"), figures.rounds],
        [translate("StatisticsController", "Rounds without points"), figures.rounds_without_points],
        [translate("StatisticsController", "Best round"), figures.best_round],
        [translate("StatisticsController", "Worst round"), figures.worst_round],
        [translate("StatisticsController", "Hints used"), figures.hints],
    ];
    return rows.map(([name, value]) => [name, numberText(value)]);
}

/** @param {number | null} value */
function numberText(value) {
    if (value === null) return "–";
    return Number.isInteger(value) ? formatNumber(value) : formatNumber(value, { maximumFractionDigits: 1 });
}
