/** The dialog for opening a game: a saved one, one from a file, or one from text. */

import { element, pushButton } from "../elements.js";
import { shown } from "../text/sentence.js";
import { fill, formatNumber, isolated, regionalLanguage, translate } from "../text/translate.js";
import { levelName } from "../text/strategy_names.js";
import { dealName } from "../text/table_text.js";
import { Sheet } from "./sheet.js";
import { labelled, problemLine } from "./fields.js";

/** @typedef {import("../../model/saved_games.js").SavedGame} SavedGame */
/**
 * The game to open: a saved one, or a text with its name.
 * @typedef {{kind: "kept", game: SavedGame} | {kind: "text", text: string, name: string}} Choice
 */
/**
 * @typedef {object} OpenActions
 * @property {(choice: Choice) => Promise<string>} open resolves to an error message, "" for none
 * @property {(file: File) => Promise<Choice | string>} read reads a file, or returns an error message
 */

export class OpenDialog {
    /**
     * @param {readonly SavedGame[]} games the latest first
     * @param {OpenActions} actions
     */
    constructor(games, actions) {
        this.actions = actions;
        this.problem = problemLine();
        this.text = element("textarea", { class: "code", rows: 7, spellcheck: "false", autocapitalize: "off" });
        this.file = element("input", { type: "file", accept: ".straights,text/plain", hidden: true });
        this.file.addEventListener("change", async () => {
            const [file] = this.file.files ?? [];
            this.file.value = "";
            if (file === undefined) return;
            const read = await actions.read(file);
            if (typeof read === "string") this.problem.textContent = read;
            else await this.#open(read);
        });
        this.dialog = new Sheet({
            title: translate("OpenSheet", "Open a game"),
            name: "open",
            body: [this.#games(games), this.#fromFile(), this.#fromText(), this.problem],
        });
    }

    open() {
        return this.dialog.open();
    }

    /** @param {readonly SavedGame[]} games */
    #games(games) {
        const list = games.map((game) => {
            const title = element("span", { class: "kept-title" }, gameTitle(game));
            const moment = element("span", { class: "note" }, momentText(game.moment));
            const deal = element("span", { class: "kept-deal note" }, dealText(game));
            const click = () => void this.#open({ kind: "kept", game });
            return element("li", {}, pushButton("kept-game row-button", { click }, title, moment, deal));
        });
        const none = element("p", { class: "note" }, translate("GameMenuController", "No recent games"));
        return group(translate("Web", "Recent games"), list.length > 0 ? element("ul", { class: "kept-games" }, ...list) : none);
    }

    #fromFile() {
        const choose = pushButton("button", { click: () => this.file.click() }, translate("Web", "Choose file…"));
        const note = element("p", { class: "note drop-note" }, translate("Web", "You can also drag a file onto the page."));
        return group(translate("Web", "From a file"), element("div", { class: "beside" }, choose, note), this.file);
    }

    #fromText() {
        const note = translate(
            "PasteDialog",
            "Paste a saved game, a number, or the input or output of the console program. The first line can give the " +
                "number, as in “straights 5”.",
        );
        const name = translate("PasteDialog", "Game text");
        const click = () => void this.#open({ kind: "text", text: this.text.value, name });
        return element(
            "details",
            { class: "group" },
            element("summary", {}, translate("Actions", "&Paste game…")),
            labelled(name, this.text, note),
            pushButton("button", { click }, translate("PasteDialog", "&Play")),
        );
    }

    /** @param {Choice} choice */
    async #open(choice) {
        const problem = await this.actions.open(choice);
        this.problem.textContent = problem;
        if (problem) this.problem.scrollIntoView({ block: "nearest" });
        else this.dialog.close("opened");
    }
}

/**
 * @param {string} title
 * @param {HTMLElement[]} parts
 */
function group(title, ...parts) {
    return element("section", { class: "group" }, element("h3", {}, title), ...parts);
}

/** @param {SavedGame} game */
function gameTitle({ summary }) {
    if (summary === null) return translate("Actions", "&Game");
    const scores = summary.names.map((name, seat) => `${isolated(name)} ${formatNumber(summary.scores[seat] ?? 0)}`).join(" · ");
    if (summary.title) return `${shown(summary.title)}: ${scores}`;
    const round = fill(translate("MainWindow", "Round {number}"), { number: summary.round });
    return `${summary.isOver ? translate("TableText", "The game is over.") : `${round}:`} ${scores}`;
}

/**
 * The deal, and the level of the computers.
 * @param {SavedGame} game
 */
function dealText({ summary }) {
    const { seed = null, seal = null, players = [] } = summary ?? {};
    const levels = new Set(players.filter((player) => player !== null).map(levelName));
    return [dealName(seed, seal), [...levels].join(", ")].filter((text) => text !== "").join(" · ");
}

/** @param {string} moment */
function momentText(moment) {
    const date = new Date(moment);
    if (Number.isNaN(date.getTime())) return "";
    return new Intl.DateTimeFormat(regionalLanguage(), { day: "numeric", month: "long", hour: "numeric", minute: "2-digit" }).format(date);
}
