/** Fields of dialogs, each with its label. */

import { element, newId } from "../elements.js";
import { portraitAddress } from "../portraits.js";

/** @typedef {{value: string, label: string, note?: string, picture?: string, isDisabled?: boolean}} Choice with a note on a tile, or its own picture */

/**
 * @param {string} label
 * @param {HTMLElement} field
 * @param {string} [note] shown below it, and read with it
 */
export function labelled(label, field, note = "") {
    field.id ||= newId();
    const noteId = newId();
    if (note) field.setAttribute("aria-describedby", noteId);
    return element(
        "div",
        { class: "field" },
        element("label", { for: field.id }, label),
        field,
        note && element("p", { class: "note", id: noteId }, note),
    );
}

/**
 * @param {readonly Choice[]} choices
 * @param {string} current
 * @param {(value: string) => void} [choose]
 */
export function select(choices, current, choose = () => {}) {
    const options = choices.map(({ value, label, isDisabled = false }) =>
        element("option", { value, selected: value === current, disabled: isDisabled }, label),
    );
    const field = element("select", { change: () => choose(field.value) }, ...options);
    return field;
}

/**
 * A few visible choices side by side.
 * @param {string} legend
 * @param {readonly Choice[]} choices
 * @param {string} current
 * @param {(value: string) => void} [choose]
 * @param {string} [kind] classes for the style: "tiles" have a picture or a note; the title of a sheet says what "tabs" are
 */
export function segments(legend, choices, current, choose = () => {}, kind = "") {
    const name = newId();
    const labels = choices.map(({ value, label, note = "", picture = "", isDisabled = false }) =>
        element(
            "label",
            { class: "segment" },
            element("input", { type: "radio", name, value, checked: value === current, disabled: isDisabled, change: () => choose(value) }),
            element("span", {}, picture && element("img", { src: picture, alt: "" }), label, note && element("small", {}, note)),
        ),
    );
    return element(
        "fieldset",
        { class: `field segments-field ${kind}` },
        element("legend", { class: kind === "tabs" && "for-screen-readers" }, legend),
        element("div", { class: "segments" }, ...labels),
    );
}

/**
 * The face of a seat, in a ring of the colour of its mark.
 * @param {string} portrait
 * @param {number} mark
 */
export function face(portrait, mark) {
    const picture = `url("${portraitAddress(portrait)}")`;
    return element("span", { class: "seat-face", "data-result": "", "data-mark": mark, "aria-hidden": "true", "--portrait": picture });
}

/**
 * A switch.
 * @param {string} label
 * @param {boolean} isOn
 * @param {(isOn: boolean) => void} choose
 */
export function toggle(label, isOn, choose) {
    const box = element("input", { type: "checkbox", role: "switch", checked: isOn, change: () => choose(box.checked) });
    return element("label", { class: "toggle" }, element("span", {}, label), box);
}

/** A line for an error message, which screen readers announce when it appears. */
export function problemLine() {
    return element("p", { class: "problem", role: "alert" });
}

/**
 * Show what is wrong below the first field that is marked, which gets the focus.
 * @param {HTMLElement} line
 * @param {string} problem "" for nothing
 */
export function showProblem(line, problem) {
    line.textContent = problem;
    const field = /** @type {HTMLElement | null | undefined} */ (line.closest("dialog")?.querySelector('[aria-invalid="true"]'));
    (field?.closest(".pair") ?? field?.closest(".field"))?.after(line);
    field?.focus();
    line.scrollIntoView({ block: "nearest" });
}
