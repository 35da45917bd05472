/** The sheet for a new game: opponents, length and cards. */

import { HUMAN } from "../../model/link.js";
import { element, markProblem, newId, pushButton } from "../elements.js";
import { icon } from "../icons.js";
import { portraitsFor } from "../portraits.js";
import { capitalized } from "../text/card_names.js";
import { nameProblem } from "../text/error_text.js";
import { shown } from "../text/sentence.js";
import { levelName, strategyDescription } from "../text/strategy_names.js";
import { fill, translate } from "../text/translate.js";
import { face, labelled, problemLine, segments, select, showProblem } from "./fields.js";
import { choice } from "./part_views.js";
import { Sheet } from "./sheet.js";

/**
 * @typedef {object} NewGameChoice
 * @property {string[]} names of the four seats, the player's first
 * @property {string[]} opponents the strategies of the others, HUMAN for a human player
 * @property {number | null} seed null for a sealed deal
 * @property {number} limit
 */

const OTHER = "other";

export class NewGameDialog {
    /**
     * @param {NewGameChoice} usual the initial values of the fields
     * @param {import("../../connection/protocol.js").Hello} hello with what can be chosen
     * @param {() => number} freshSeed
     * @param {Extract<import("../../connection/protocol.js").SheetPart, {type: "choice"}> | null} games the tiles of all games
     */
    constructor(usual, hello, freshSeed, games) {
        this.hello = hello;
        this.freshSeed = freshSeed;
        this.opponents = [...usual.opponents];
        this.seed = usual.seed;
        const field = { type: "text", maxlength: hello.longest_name, autocomplete: "off", spellcheck: "false" };
        this.names = usual.names.map((value) => element("input", { ...field, value }));
        this.levels = usual.opponents.map((_strategy, at) => this.#levelField(at));
        const lineUps = hello.line_ups.map(({ name, label, note }) => ({ value: name, label: shown(label), note: shown(note) }));
        const question = translate("NewGameSheet", "How strong should the others be?");
        this.lineUps = segments(question, lineUps, "", (name) => {
            this.opponents = [...(hello.line_ups.find((each) => each.name === name)?.strategies ?? this.opponents)];
            this.levels.forEach((level, at) => (level.value = this.opponents[at] ?? ""));
            this.#showLineUp();
        }, "tiles");
        this.seedField = this.#seedField();
        this.limitField = this.#limitField(usual.limit);
        this.problem = problemLine();
        const isFixed = translate("NewGameSheet", "Fixed before the first card. You can check it later.");
        this.note = element("p", { class: "note sheet-note" }, icon("seal"), isFixed);
        this.sheet = new Sheet({
            title: translate("Actions", "&New game…"),
            name: "new-game",
            kind: "middle",
            body: [games && choice(games, (chosen) => this.sheet.close(chosen)), this.lineUps, this.#seats(), this.#lengthAndCards(), this.problem],
            buttons: [
                { label: translate("Actions", "&Learn it in a minute"), kind: "quiet", value: "learn" },
                { label: translate("Badges", "Cancel"), kind: "quiet" },
                { label: translate("NewGameDialog", "Start"), kind: "main", click: () => this.#deal() },
            ],
        });
        this.sheet.footer.prepend(this.note);
        this.#showLineUp();
        this.#showCards();
    }

    /** @returns {Promise<NewGameChoice | string>} what was chosen in its place, "" if the player cancels */
    async ask() {
        const deal = /** @type {HTMLElement | null} */ (this.sheet.footer.querySelector(".main"));
        const first = this.seed === null ? deal : this.seedInput;
        const answer = await this.sheet.open(first);
        return answer === "deal" ? this.#choice() : answer;
    }

    /** The player, by name alone, and the others with their levels. */
    #seats() {
        const faces = portraitsFor(this.names.map(({ value }) => value)).map(face);
        const own = /** @type {HTMLInputElement} */ (this.names[0]);
        own.id = newId();
        const ownLabel = element("label", { class: "note", for: own.id }, translate("OthersSheet", "Your &name"));
        const rows = this.levels.map((level, at) => {
            const name = /** @type {HTMLInputElement} */ (this.names[at + 1]);
            const label = fill(translate("NewGameDialog", "Player {number}"), { number: at + 2 });
            name.setAttribute("aria-label", label);
            level.setAttribute("aria-label", `${label}: ${translate("NewGameDialog", "Played by")}`);
            return element("div", { class: "pair seat-fields" }, faces[at + 1] ?? null, name, level);
        });
        return element("div", { class: "group" }, element("div", { class: "pair seat-fields" }, faces[0] ?? null, own, ownLabel), ...rows);
    }

    /** @param {number} at the index of the opponent */
    #levelField(at) {
        const computers = this.hello.strategies.map(({ name: value }) => ({ value, label: capitalized(levelName(value)) }));
        const choices = [{ value: HUMAN, label: translate("NewGameDialog", "Human") }, ...computers];
        return select(choices, this.opponents[at] ?? "", (strategy) => {
            this.opponents[at] = strategy;
            this.#showLineUp();
        });
    }

    /** Mark the line-up that is seated, if it is one of those offered. */
    #showLineUp() {
        const seated = this.opponents.join();
        const current = this.hello.line_ups.find(({ strategies }) => strategies.join() === seated);
        for (const input of this.lineUps.querySelectorAll("input")) input.checked = input.value === current?.name;
        this.levels.forEach((level, at) => (level.title = strategyDescription(this.opponents[at] ?? "")));
    }

    #lengthAndCards() {
        const choices = [
            { value: "sealed", label: translate("NewGameSheet", "Shuffled") },
            { value: "numbered", label: translate("NewGameSheet", "By number…") },
        ];
        const current = this.seed === null ? "sealed" : "numbered";
        const cards = segments(translate("LuckBar", "Cards"), choices, current, (kind) => {
            this.seed = kind === "sealed" ? null : this.freshSeed();
            this.#showCards();
            if (this.seed !== null) this.seedInput?.focus();
        });
        return element("div", { class: "group beside" }, this.limitField, cards, this.seedField);
    }

    /** @param {number} current */
    #limitField(current) {
        const { lengths, highest_score_limit: highestLimit } = this.hello;
        const choices = lengths.map(({ score_limit, text }) => ({ value: String(score_limit), label: capitalized(shown(text)) }));
        const isOffered = choices.some(({ value }) => value === String(current));
        choices.push({ value: OTHER, label: translate("NewGameDialog", "Other…") });
        this.points = element("input", { type: "number", min: 1, max: highestLimit, step: 1, inputmode: "numeric" });
        this.points.value = String(Math.max(current, 1));
        this.pointsBox = labelled(translate("NewGameDialog", "Points that end the game"), this.points);
        this.pointsBox.hidden = isOffered;
        this.limit = isOffered ? String(current) : OTHER;
        const made = segments(translate("NewGameDialog", "Game &length"), choices, this.limit, (/** @type {string} */ value) => {
            this.limit = value;
            /** @type {HTMLElement} */ (this.pointsBox).hidden = value !== OTHER;
            if (value === OTHER) this.points?.focus();
        });
        made.append(this.pointsBox);
        return made;
    }

    #seedField() {
        this.seedInput = element("input", { type: "text", inputmode: "numeric", autocomplete: "off" });
        this.seedInput.value = String(this.seed ?? this.freshSeed());
        const seed = this.seedInput;
        const click = () => (seed.value = String(this.freshSeed()));
        const fresh = pushButton("button", { click }, translate("NumberField", "New number"));
        return element("div", { class: "pair" }, labelled(translate("NumberField", "Number of the cards"), seed), fresh);
    }

    #showCards() {
        this.seedField.hidden = this.seed === null;
        this.note.hidden = this.seed !== null;
    }

    #deal() {
        const problems = [...this.names.map((field) => nameProblem(field.value.trim())), this.#pointsProblem(), this.#seedProblem()];
        for (const [at, field] of [...this.names, this.points, this.seedInput].entries()) if (field) markProblem(field, problems[at] ?? "");
        const problem = problems.find((each) => each !== "") ?? "";
        showProblem(this.problem, problem);
        if (!problem) this.sheet.close("deal");
    }

    #pointsProblem() {
        const { limit } = this.#choice();
        if (Number.isInteger(limit) && limit >= 0 && limit <= this.hello.highest_score_limit) return "";
        return translate("Web", "Enter the points that end the game as a whole number from 1.");
    }

    #seedProblem() {
        const { seed } = this.#choice();
        const [lowest, highest] = this.hello.seed_range;
        if (seed === null || (Number.isInteger(seed) && seed >= lowest && seed <= highest)) return "";
        const text = translate("NumberField", "The number must be a whole number from {lowest} to {highest}.");
        return fill(text, { lowest: String(lowest), highest: String(highest) });
    }

    /** @returns {NewGameChoice} the values of the fields, which may be invalid */
    #choice() {
        return {
            names: this.names.map((field) => field.value.trim()),
            opponents: [...this.opponents],
            seed: this.seed === null ? null : wholeNumber(this.seedInput?.value ?? ""),
            limit: this.limit === OTHER ? wholeNumber(this.points?.value ?? "") || NaN : Number(this.limit),
        };
    }
}

/** @param {string} text returns NaN for any other text */
function wholeNumber(text) {
    return /^[+-]?\d{1,10}$/.test(text.trim()) ? Number(text) : NaN;
}
