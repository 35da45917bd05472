/** The dialog for a new table: the host's name, the game and its length, the time limit, the time bank, and the visibility. */

import { Sheet } from "../dialogs/sheet.js";
import { labelled, problemLine, select, showProblem, toggle } from "../dialogs/fields.js";
import { element, markProblem } from "../elements.js";
import { capitalized } from "../text/card_names.js";
import { nameProblem } from "../text/error_text.js";
import { shown } from "../text/sentence.js";
import { translate } from "../text/translate.js";

/** @typedef {Omit<Extract<import("../../connection/protocol.js").ServerRequest, {type: "host"}>, "type">} TableChoice */

/** Seconds for a move that are offered. */
const TURNS = [15, 30, 60, 120, 300];
/** What the value of a duplicate match begins with, before the number of its deals. */
const MATCH = "match";
/** Seconds of time banks that are offered. */
const BANKS = [60, 120, 300];

export class OpenTableDialog {
    /**
     * @param {string} name
     * @param {import("../../connection/protocol.js").ServerHello} hello with what can be chosen
     * @param {readonly import("../../connection/protocol.js").OfferedGame[]} games besides Straights
     * @param {string} [kept] the choices for the last table, as JSON
     */
    constructor(name, hello, games, kept = "") {
        const last = choicesIn(kept) ?? { turn_limit: hello.public_turn_limit, time_bank: hello.public_time_bank };
        const { lengths = [], match_lengths: matches = [], longest_time_bank: longestBank = null } = hello;
        const [shortest, longest] = hello.turn_range;
        const turns = TURNS.filter((seconds) => seconds >= shortest && seconds <= longest);
        const banks = BANKS.filter((seconds) => seconds <= (longestBank ?? 0));
        const times = (/** @type {string} */ none, /** @type {number[]} */ offered) => [
            { value: "", label: none },
            ...offered.map((seconds) => ({ value: String(seconds), label: timeText(seconds) })),
        ];
        this.matches = matches;
        this.games = games;
        const titles = [translate("MainWindow", "Straights"), ...games.map(({ title }) => shown(title))];
        this.game = select(titles.map((label, at) => ({ value: String(at), label })), "0", () => this.#noteGame());
        this.game.value = String(games.findIndex(({ game, preset }) => game === last.game?.name && preset === last.game.preset) + 1);
        this.players = select([], "");
        this.otherLength = select([], "");
        this.isPrivate = last.is_private === true;
        this.name = element("input", { type: "text", value: name, maxlength: hello.longest_name, autocomplete: "nickname", spellcheck: "false" });
        const choices = [
            ...lengths.map(({ score_limit, text }) => ({ value: String(score_limit), label: capitalized(shown(text)) })),
            ...matches.map(({ duplicate_deals, text }) => ({ value: `${MATCH}${duplicate_deals}`, label: capitalized(shown(text)) })),
        ];
        const length = last.duplicate_deals ? `${MATCH}${last.duplicate_deals}` : String(last.score_limit ?? hello.score_limit);
        this.length = select(choices, length, () => this.#noteLength());
        this.match = element("p", { class: "note" });
        this.turn = select(times(translate("HostPage", "No limit"), turns), String(last.turn_limit ?? ""), () => this.#noteTurn());
        this.bank = select(times(translate("HostPage", "None"), banks), String(last.time_bank ?? ""));
        this.ofStraights = labelled(translate("NewGameDialog", "Game &length"), this.length);
        this.ofOthers = [labelled(translate("PresetSheet", "Players"), this.players), labelled(translate("NewGameDialog", "Length"), this.otherLength)];
        this.#noteTurn();
        this.#noteGame(last.game?.seats, last.game?.length);
        this.problem = problemLine();
        const lock = toggle(translate("Web", "Only with the link"), this.isPrivate, (isOn) => (this.isPrivate = isOn));
        const note = element("p", { class: "note" }, translate("Web", "The table isn’t listed: only people who have its link find it."));
        this.dialog = new Sheet({
            title: translate("Actions", "&Open a table…"),
            name: "open-table",
            body: [
                labelled(translate("OthersSheet", "Your &name"), this.name),
                games.length > 0 && labelled(translate("Actions", "&Game"), this.game),
                ...this.ofOthers,
                this.ofStraights,
                this.match,
                labelled(translate("HostPage", "&Time for a move"), this.turn),
                longestBank !== null &&
                    labelled(translate("HostPage", "Time &bank"), this.bank, translate("HostPage", "More time for slow moves: for each player, for the whole game.")),
                element("div", { class: "group" }, lock, note),
                this.problem,
            ],
            buttons: [
                { label: translate("Badges", "Cancel") },
                { label: translate("HostPage", "Open table"), kind: "main", click: () => this.#open() },
            ],
        });
    }

    /** @returns {Promise<TableChoice | null>} null if the player cancels */
    async ask() {
        if ((await this.dialog.open(this.name)) !== "open") return null;
        return {
            name: this.name.value.trim(),
            ...this.#variant(),
            turn_limit: this.turn.value === "" ? null : Number(this.turn.value),
            ...(this.bank.disabled || this.bank.value === "" ? {} : { time_bank: Number(this.bank.value) }),
            is_private: this.isPrivate,
        };
    }

    /** The game that is chosen, if it is not Straights. */
    get #other() {
        return this.games[Number(this.game.value) - 1];
    }

    #variant() {
        const other = this.#other;
        if (other !== undefined) {
            const { game: name, preset } = other;
            return { game: { name, preset, seats: Number(this.players.value), length: Number(this.otherLength.value) } };
        }
        const { value } = this.length;
        if (!value.startsWith(MATCH)) return { score_limit: Number(value) };
        return { score_limit: 0, duplicate_deals: Number(value.slice(MATCH.length)) };
    }

    #noteLength() {
        const chosen = this.matches.find(({ duplicate_deals }) => this.length.value === `${MATCH}${duplicate_deals}`);
        this.match.hidden = chosen === undefined || this.#other !== undefined;
        this.match.textContent = chosen === undefined ? "" : shown(chosen.game_end);
    }

    #noteGame(wanted = 0, length = 0) {
        const { seats = [], proposed, lengths = [] } = this.#other ?? {};
        const count = seats.includes(wanted) ? wanted : proposed;
        this.players.replaceChildren(...select(seats.map((count) => ({ value: String(count), label: String(count) })), String(count)).children);
        this.otherLength.replaceChildren(...select(lengths.map((text, at) => ({ value: String(at), label: capitalized(shown(text)) })), String(length in lengths ? length : 0)).children);
        for (const field of this.ofOthers) field.hidden = this.#other === undefined;
        this.ofStraights.hidden = this.#other !== undefined;
        this.#noteLength();
    }

    #noteTurn() {
        this.bank.disabled = this.turn.value === "";
    }

    #open() {
        const problem = nameProblem(this.name.value.trim());
        markProblem(this.name, problem);
        showProblem(this.problem, problem);
        if (!problem) this.dialog.close("open");
    }
}

/** @param {number} seconds */
function timeText(seconds) {
    return seconds < 60 ? translate("HostPage", "%n second(s)", seconds) : translate("HostPage", "%n minute(s)", seconds / 60);
}

/**
 * The choices in a stored text, which is untrusted; null if it has none. What is not offered is not chosen.
 * @param {string} text
 * @returns {Partial<TableChoice> | null}
 */
function choicesIn(text) {
    try {
        return JSON.parse(text);
    } catch {
        return null;
    }
}
