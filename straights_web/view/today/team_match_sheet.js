/** The sheet of a team match: its name, the player's number, all results, the next deal, lines of friends. */

import { labelled, problemLine, select } from "../dialogs/fields.js";
import { Sheet } from "../dialogs/sheet.js";
import { element } from "../elements.js";
import { shown } from "../text/sentence.js";
import { formatNumber, translate } from "../text/translate.js";

/** @typedef {import("../../connection/protocol.js").TeamMatchMessage} TeamMatchMessage */
/**
 * @typedef {object} TeamMatchActions
 * @property {(change: {name: string, player: number | null, lines: string}) => void} ask
 * @property {() => void} share
 */

export class TeamMatchSheet {
    /** @param {TeamMatchActions} actions */
    constructor(actions) {
        const ask = (/** @type {{player?: number, lines?: string}} */ { player, lines = "" } = {}) =>
            actions.ask({ name: this.name.value, player: player ?? null, lines });
        this.name = element("input", { type: "text", "data-field": "match-name", autocomplete: "off", change: () => ask() });
        this.player = select([], "", (value) => ask({ player: Number(value) }));
        this.table = element("table", { class: "team-results" });
        this.lines = element("textarea", { rows: 3, "data-field": "match-lines", spellcheck: "false" });
        this.note = problemLine();
        this.add = button("add-lines", translate("TeamMatchDialog", "&Add"), () => ask({ lines: this.lines.value }));
        this.share = button("share", translate("Web", "Share my results"), actions.share);
        this.play = button("play-match", "", () => this.sheet.close("play"), "main");
        this.sheet = new Sheet({
            name: "team-match",
            title: translate("TeamMatchDialog", "Team match"),
            body: [
                element(
                    "p",
                    {},
                    translate(
                        "TeamMatchDialog",
                        "Four friends play the same four deals against the same computers, each from another seat." +
                            " Agree on a name for the match and on who is which player.",
                    ),
                ),
                labelled(translate("TeamMatchDialog", "Match &name"), this.name),
                labelled(translate("TeamMatchDialog", "&You are"), this.player),
                element(
                    "div",
                    { class: "team-scroller", tabindex: "0", role: "group", "aria-label": translate("ResultsTable", "Results") },
                    this.table,
                ),
                element(
                    "p",
                    { class: "note" },
                    translate("Web", "Points better than the others' average (in brackets: what these cards are worth)"),
                ),
                element("div", { class: "today-buttons" }, this.play, this.share),
                labelled(translate("TeamMatchDialog", "&Lines of your friends"), this.lines),
                this.add,
                this.note,
            ],
        });
    }

    /** @returns {Promise<string>} "play" if the player wants to play the next deal */
    open() {
        return this.sheet.open(this.name);
    }

    /** @param {TeamMatchMessage} message */
    show({ name, player, is_fixed, columns, rows, deal, can_play, line, left, note }) {
        if (name !== "") this.name.value = name;
        const players = rows.flatMap((row) => row.player ?? []);
        this.player.replaceChildren(
            ...players.map((value) => element("option", { value, selected: value === player }, formatNumber(value + 1))),
        );
        this.player.disabled = is_fixed;
        this.lines.value = left;
        this.play.textContent = shown(deal);
        this.play.disabled = !can_play;
        this.share.disabled = line === "";
        this.note.textContent = note === null ? "" : shown(note);
        const head = columns.map((each) => element("th", { scope: "col" }, shown(each)));
        const body = rows.map((row) =>
            element(
                "tr",
                { "data-own": row.is_own },
                element("th", { scope: "row" }, shown(row.name)),
                ...row.results.map((each) => element("td", {}, shown(each))),
            ),
        );
        this.table.replaceChildren(
            element("thead", {}, element("tr", {}, element("td"), ...head)),
            element("tbody", {}, ...body),
        );
    }
}

/**
 * @param {string} action
 * @param {string} label
 * @param {() => void} click
 * @param {string} [kind]
 */
function button(action, label, click, kind = "") {
    return element("button", { class: `button ${kind}`, type: "button", "data-action": action, click }, label);
}
