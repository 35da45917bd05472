/** A sheet that is a value of the engine: its title, its parts, its answers. */

import { element, setText } from "../elements.js";
import { capitalized } from "../text/card_names.js";
import { fixedSheet } from "../text/fixed_sheet.js";
import { shown } from "../text/sentence.js";
import { select } from "./fields.js";
import { textOf, viewOf } from "./part_views.js";
import { Sheet } from "./sheet.js";

/** @typedef {import("../../connection/protocol.js").Sheet} SheetValue */
/** @typedef {Promise<SheetValue | void> | SheetValue | void} Next what the sheet shows then, if that is something else */

const KINDS = { primary: "main", danger: "danger", secondary: "", quiet: "" };

export class DrawnSheet {
    /** @type {HTMLSelectElement | null} */
    #choice = null;
    #options = "";
    /** The number of the plot in sight, of several in one place. */
    #page = { at: 0 };
    /** @type {HTMLElement[]} */
    #views = [];

    /**
     * @param {SheetValue} value
     * @param {Record<string, () => Next>} [answers] what they do, by their names; the others close the sheet
     * @param {(key: string) => Next} [choose] the sheet of another choice
     */
    constructor(value, answers = {}, choose = () => {}) {
        this.value = value;
        this.choose = choose;
        const buttons = value.answers.map(({ name, text, kind, is_enabled: isEnabled }) => ({
            label: shown(text),
            kind: KINDS[kind],
            isEnabled,
            click: () => (name in answers ? void this.#showNext(answers[name]?.()) : this.sheet.close(name)),
        }));
        const kind = value.is_wide ? "wide" : "";
        this.sheet = new Sheet({ title: shown(value.title), name: value.name, kind, body: [], buttons });
        this.#show(value, null);
    }

    open() {
        return this.sheet.open();
    }

    /** @param {Next} next */
    async #showNext(next) {
        const value = await next;
        if (!value) return;
        const at = this.#views.length;
        this.#show(value, this.value);
        const added = value.parts[at];
        if (added?.type !== "note" || added.kind !== "lines") return;
        this.#views[at]?.scrollIntoView(); // it begins below what is in sight
        this.#views[at]?.focus();
    }

    /**
     * @param {SheetValue} value
     * @param {SheetValue | null} before
     */
    #show(value, before) {
        this.value = value;
        this.#views = value.parts.map((part, at) => {
            const [old, view] = [before?.parts[at], this.#views[at]];
            if (view === undefined || old?.type !== part.type) return viewOf(part, this.#page);
            // A text that is announced when it changes has to stay.
            if (part.type === "note") setText(view, textOf(part.text));
            else if (JSON.stringify(old) !== JSON.stringify(part)) return viewOf(part, this.#page);
            return view;
        });
        /** @type {HTMLElement[][]} */
        const groups = [[]];
        value.parts.forEach(({ type }, at) => (type === "box" ? groups.push([]) : groups.at(-1)?.push(/** @type {any} */ (this.#views[at]))));
        const [first = [], ...others] = groups;
        const boxes = others.map((views) => element("div", { class: "box" }, ...views));
        const all = boxes.length === 0 ? first : [...first, element("div", { class: "figures-and-plot" }, ...boxes)];
        if (value.note) all.push(element("p", { class: "note" }, shown(value.note)));
        const { body } = this.sheet;
        // What is announced must not be moved.
        if (all.some((each, at) => each !== body.children[at])) body.replaceChildren(...all);
        this.#showChoice(value.choice);
    }

    /** @param {SheetValue["choice"]} choice */
    #showChoice(choice) {
        if (!choice || this.#options === JSON.stringify(choice.options)) return;
        this.#options = JSON.stringify(choice.options);
        const options = choice.options.map(({ key, text, is_name: isName }) => ({ value: key, label: isName ? shown(text) : capitalized(shown(text)) }));
        const field = select(options, choice.chosen, (key) => void this.#showNext(this.choose(key)));
        field.setAttribute("aria-label", shown(choice.name));
        this.#choice?.remove();
        this.#choice = field;
        this.sheet.title.after(field);
    }
}

/**
 * Ask a question of the engine; its last answer, which has the focus, confirms it.
 * @param {string} name
 * @param {Parameters<typeof fixedSheet>[1]} [values]
 * @returns {Promise<boolean>}
 */
export async function isWanted(name, values) {
    const { sheet } = new DrawnSheet(fixedSheet(name, values));
    const last = /** @type {HTMLElement | null} */ (sheet.footer.lastElementChild);
    return (await sheet.open(last, { isQuestion: true })) === "go_on";
}
