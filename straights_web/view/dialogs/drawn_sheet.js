/** A sheet that is a value of the engine: its title, its parts, its answers. */

import { element, setText } from "../elements.js";
import { capitalized } from "../text/card_names.js";
import { fixedSheet } from "../text/fixed_sheet.js";
import { shown } from "../text/sentence.js";
import { translate } from "../text/translate.js";
import { select } from "./fields.js";
import { textOf, viewOf } from "./part_views.js";
import { Sheet } from "./sheet.js";

/** @typedef {import("../../connection/protocol.js").Sheet} SheetValue */
/** @typedef {Extract<import("../../connection/protocol.js").SheetPart, {type: "box"}>} Box */
/** @typedef {Promise<SheetValue | void> | SheetValue | void} Next what the sheet shows then, if that is something else */

const KINDS = { primary: "main", danger: "danger", secondary: "", quiet: "" };

export class DrawnSheet extends Sheet {
    /** @type {HTMLSelectElement | null} */
    #choice = null;
    #options = "";
    /** The number of the plot in sight, of several in one place. */
    #page = { at: 0 };
    /** @type {HTMLElement[]} */
    #views = [];
    #chooses = (/** @type {string} */ key) => void this.#showNext(this.choose(key));

    /**
     * @param {SheetValue} value
     * @param {Record<string, () => Next>} [answers] what they do, by their names; the others close the sheet
     * @param {(key: string) => Next} [choose] the sheet of another choice
     */
    constructor(value, answers = {}, choose = () => {}) {
        const buttons = value.answers.map(({ name, text, kind, is_enabled: isEnabled }) => ({
            label: shown(text),
            kind: KINDS[kind],
            isEnabled,
            click: () => (name in answers ? void this.#showNext(answers[name]?.()) : this.close(name)),
        }));
        const kind = `${value.is_wide ? "wide" : ""} ${value.is_on_table ? "today" : ""}`;
        super({ title: shown(value.title), name: value.name, kind, body: [], buttons });
        this.value = value;
        this.answers = answers;
        this.choose = choose;
        this.#show(value, null);
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
            if (view === undefined || old?.type !== part.type) return viewOf(part, this.#page, this.#chooses);
            // A text that is announced when it changes has to stay.
            if (part.type === "note") setText(view, textOf(part.text));
            else if (JSON.stringify(old) !== JSON.stringify(part)) return viewOf(part, this.#page, this.#chooses);
            return view;
        });
        if (before !== null) value.answers.forEach(({ text }, at) => setText(/** @type {HTMLElement} */ (this.footer.children[at]), shown(text)));
        const starts = value.parts.flatMap(({ type }, at) => (type === "box" ? [at] : []));
        const boxes = starts.map((at, number) => this.#box(/** @type {Box} */ (value.parts[at]), this.#views.slice(at, starts[number + 1])));
        const all = this.#views.slice(0, starts[0]);
        if (value.is_on_table) all.push(...boxes);
        else if (boxes.length > 0) all.push(element("div", { class: "figures-and-plot" }, ...boxes));
        if (value.note) all.push(element("p", { class: "note" }, shown(value.note)));
        const { body } = this;
        // What is announced must not be moved.
        if (all.some((each, at) => each !== body.children[at])) {
            const focused = document.activeElement;
            body.replaceChildren(...all);
            if (focused instanceof HTMLElement && !focused.isConnected) {
                const same = body.querySelector(`[data-action="${focused.dataset["action"]}"]`) ?? body.querySelector("input:checked");
                /** @type {HTMLElement | null} */ (same)?.focus();
            }
        }
        this.#showChoice(value.choice);
    }

    /**
     * @param {Box} box
     * @param {HTMLElement[]} views its heading, then its parts
     */
    #box({ name, title, answers }, [heading = element("h3"), ...views]) {
        const buttons = answers.map(({ name, text, kind, is_enabled: isEnabled }) => {
            const key = kind === "primary" && element("kbd", { "aria-hidden": "true" }, translate("EnterButton", "Enter"));
            const type = kind === "quiet" ? kind : KINDS[kind];
            const click = () => void this.#showNext(this.answers[name]?.());
            const attributes = { class: `button ${type}`, type: "button", "data-action": name, disabled: !isEnabled, click };
            return element("button", attributes, shown(text), key);
        });
        const below = buttons.length > 0 && element("div", { class: "today-buttons" }, ...buttons);
        return element("section", { class: "box", "data-box": name || null }, title ? heading : null, ...views, below);
    }

    /** @param {SheetValue["choice"]} choice */
    #showChoice(choice) {
        if (!choice || this.#options === JSON.stringify(choice.options)) return;
        this.#options = JSON.stringify(choice.options);
        const options = choice.options.map(({ key, text, is_name: isName }) => ({ value: key, label: isName ? shown(text) : capitalized(shown(text)) }));
        const field = select(options, choice.chosen, this.#chooses);
        field.setAttribute("aria-label", shown(choice.name));
        this.#choice?.remove();
        this.#choice = field;
        this.title.after(field);
    }
}

/**
 * Ask a question of the engine; its last answer confirms it, and has the focus unless that would lose something.
 * @param {string} name
 * @param {Parameters<typeof fixedSheet>[1]} [values]
 * @returns {Promise<boolean>}
 */
export async function isWanted(name, values) {
    const sheet = new DrawnSheet(fixedSheet(name, values));
    const buttons = /** @type {HTMLElement[]} */ ([...sheet.footer.children]);
    const focused = buttons.at(sheet.value.answers.at(-1)?.kind === "danger" ? 0 : -1);
    return (await sheet.open(focused, { isQuestion: true })) === "go_on";
}
