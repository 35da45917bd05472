/** The dialog for a new game: players, length and deal. */

import { HUMAN } from "../../model/link.js";
import { element } from "../elements.js";
import { capitalized } from "../text/card_names.js";
import { nameProblem } from "../text/error_text.js";
import { shown } from "../text/sentence.js";
import { levelTitle, strategyDescription } from "../text/strategy_names.js";
import { fill, translate } from "../text/translate.js";
import { Dialog } from "./dialog.js";
import { labelled, markProblem, problemLine, segments, select } from "./fields.js";

/**
 * @typedef {object} NewGameChoice
 * @property {string[]} names of the four seats, the player's first
 * @property {string[]} opponents the strategies of the others, HUMAN for a human player
 * @property {number | null} seed null for a sealed deal
 * @property {number} limit
 */
/**
 * @typedef {object} NewGameLimits
 * @property {readonly string[]} strategies the possible strategies of a computer
 * @property {readonly [number, number]} seeds
 * @property {readonly import("../../connection/protocol.js").GameLength[]} lengths
 * @property {number} highestLimit
 * @property {number} longestName
 * @property {() => number} freshSeed
 */

/** The levels that are offered first: the strategies that the registry calls easy, medium and hard. */
export const FIRST_LEVELS = Object.freeze(["lowest", "highest", "locker"]);

const OTHER = "other";

export class NewGameDialog {
    /**
     * @param {NewGameChoice} usual the initial values of the fields
     * @param {NewGameLimits} limits
     */
    constructor(usual, limits) {
        this.limits = limits;
        this.opponents = [...usual.opponents];
        this.seed = usual.seed;
        this.names = usual.names.map((name) => nameField(name, limits.longestName));
        this.levels = usual.opponents.map((_strategy, at) => this.#levelField(at));
        this.level = element("div");
        this.description = element("p", { class: "note", "aria-live": "polite" });
        this.seedField = this.#seedField();
        this.limitField = this.#limitField(usual.limit);
        this.problem = problemLine();
        this.dialog = new Dialog({
            title: translate("NewGameDialog", "New game"),
            kind: "new-game",
            body: [this.#own(), this.#opponentFields(), this.#lengthFields(), this.#dealFields(), this.problem],
            buttons: [
                { label: translate("Badges", "Cancel") },
                { label: translate("NewGameDialog", "Deal"), kind: "main", click: () => this.#deal() },
            ],
        });
        this.#showLevel();
    }

    /** @returns {Promise<NewGameChoice | null>} null if the player cancels */
    async ask() {
        const deal = /** @type {HTMLElement | null} */ (this.dialog.footer.querySelector(".main"));
        const first = this.seed === null ? deal : this.seedInput;
        return (await this.dialog.open(first)) === "deal" ? this.#choice() : null;
    }

    #own() {
        return labelled(translate("HostDialog", "Your &name"), /** @type {HTMLElement} */ (this.names[0]));
    }

    #opponentFields() {
        const rows = this.levels.map((level, at) => {
            const name = /** @type {HTMLInputElement} */ (this.names[at + 1]);
            const label = fill(translate("NewGameDialog", "Player {number}"), { number: at + 2 });
            name.setAttribute("aria-label", label);
            level.setAttribute("aria-label", `${label}: ${translate("NewGameDialog", "Played by")}`);
            return element("div", { class: "pair" }, name, level);
        });
        return element(
            "div",
            { class: "group" },
            this.level,
            this.description,
            element("details", {}, element("summary", {}, translate("Bar", "More")), ...rows),
        );
    }

    /** @param {number} at the index of the opponent */
    #levelField(at) {
        const choices = [HUMAN, ...this.limits.strategies].map((value) => ({ value, label: playerTitle(value) }));
        return select(choices, this.opponents[at] ?? "", (strategy) => {
            this.opponents[at] = strategy;
            this.#showLevel();
        });
    }

    /** Show the common level of all opponents, if it is one of the first three. */
    #showLevel() {
        const [first = "", ...others] = this.opponents;
        const isOne = others.every((strategy) => strategy === first);
        const known = FIRST_LEVELS.filter((strategy) => this.limits.strategies.includes(strategy));
        const choices = known.map((value) => ({ value, label: levelTitle(value) }));
        const legend = translate("Web", "Opponents");
        this.level.replaceChildren(segments(legend, choices, isOne ? first : "", (level) => this.#useLevel(level)));
        this.#describe(isOne ? first : "");
    }

    /** @param {string} strategy */
    #describe(strategy) {
        const names = this.opponents.map(playerTitle).join(" · ");
        this.description.textContent = strategyDescription(strategy) || names;
    }

    /** @param {string} strategy */
    #useLevel(strategy) {
        this.opponents = this.opponents.map(() => strategy);
        for (const level of this.levels) level.value = strategy;
        this.#describe(strategy);
    }

    #lengthFields() {
        const label = translate("NewGameDialog", "Game &length");
        return element("div", { class: "pair" }, labelled(label, this.limitField), this.pointsBox ?? null);
    }

    /** @param {number} current */
    #limitField(current) {
        const { lengths, highestLimit } = this.limits;
        const choices = lengths.map(({ score_limit, text }) => ({ value: String(score_limit), label: capitalized(shown(text)) }));
        const isOffered = choices.some(({ value }) => value === String(current));
        choices.push({ value: OTHER, label: translate("NewGameDialog", "Other…") });
        this.points = element("input", { type: "number", min: 1, max: highestLimit, step: 1, inputmode: "numeric" });
        this.points.value = String(Math.max(current, 1));
        this.pointsBox = labelled(translate("NewGameDialog", "Points that end the game"), this.points);
        this.pointsBox.hidden = isOffered;
        return select(choices, isOffered ? String(current) : OTHER, (value) => {
            /** @type {HTMLElement} */ (this.pointsBox).hidden = value !== OTHER;
        });
    }

    #dealFields() {
        const choices = [
            { value: "sealed", label: translate("SealDialog", "Sealed deal") },
            { value: "numbered", label: translate("Web", "Numbered deal") },
        ];
        const current = this.seed === null ? "sealed" : "numbered";
        this.dealNote = element("p", { class: "note" });
        const field = segments(translate("LuckBar", "Cards"), choices, current, (kind) => {
            this.seed = kind === "sealed" ? null : this.limits.freshSeed();
            this.#showDeal();
        });
        this.#showDeal();
        return element("div", { class: "group" }, field, this.dealNote, this.seedField);
    }

    #seedField() {
        this.seedInput = element("input", { type: "text", inputmode: "numeric", autocomplete: "off" });
        this.seedInput.value = String(this.seed ?? this.limits.freshSeed());
        const seed = this.seedInput;
        const fresh = element(
            "button",
            { class: "button", type: "button", click: () => (seed.value = String(this.limits.freshSeed())) },
            translate("NewGameDialog", "New seed"),
        );
        return element("div", { class: "pair" }, labelled(translate("NewGameDialog", "&Seed"), seed), fresh);
    }

    #showDeal() {
        const isSealed = this.seed === null;
        this.seedField.hidden = isSealed;
        /** @type {HTMLElement} */ (this.dealNote).textContent = isSealed
            ? translate("NewGameDialog", "The deal is sealed: nobody knows its seed until the game is over.")
            : translate("NewGameDialog", "The same seed always deals the same cards.");
    }

    #deal() {
        const problem = this.#findProblem();
        this.problem.textContent = problem;
        if (!problem) this.dialog.close("deal");
    }

    /** An error message for the fields, "" if they are valid. */
    #findProblem() {
        const problems = this.names.map((field) => nameProblem(field.value.trim()));
        for (const [at, field] of this.names.entries()) markProblem(field, problems[at] ?? "");
        const nameText = problems.find((problem) => problem !== "");
        if (nameText !== undefined) return nameText;
        const { limit, seed } = this.#choice();
        if (!Number.isInteger(limit) || limit < 0 || limit > this.limits.highestLimit) {
            return translate("Web", "Enter the points that end the game as a whole number from 1.");
        }
        const [lowest, highest] = this.limits.seeds;
        if (seed === null || (Number.isInteger(seed) && seed >= lowest && seed <= highest)) return "";
        const text = translate("NewGameDialog", "The seed must be a whole number from {lowest} to {highest}.");
        return fill(text, { lowest: String(lowest), highest: String(highest) });
    }

    /** @returns {NewGameChoice} the values of the fields, which may be invalid */
    #choice() {
        const limit = this.limitField.value === OTHER ? (this.points?.value ?? "") : this.limitField.value;
        return {
            names: this.names.map((field) => field.value.trim()),
            opponents: [...this.opponents],
            seed: this.seed === null ? null : wholeNumber(this.seedInput?.value ?? ""),
            limit: this.limitField.value === OTHER ? wholeNumber(limit) || NaN : Number(limit),
        };
    }
}

/**
 * The player of a seat, as the text of a choice.
 * @param {string} player
 */
function playerTitle(player) {
    return player === HUMAN ? translate("NewGameDialog", "Human") : levelTitle(player);
}

/**
 * @param {string} name
 * @param {number} maxlength
 */
function nameField(name, maxlength) {
    return element("input", { type: "text", value: name, maxlength, autocomplete: "off", spellcheck: "false" });
}

/** @param {string} text returns NaN for any other text */
function wholeNumber(text) {
    return /^[+-]?\d{1,10}$/.test(text.trim()) ? Number(text) : NaN;
}
