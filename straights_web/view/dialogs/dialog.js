/** A modal dialog: the browser's own, which traps the focus and closes on Escape, with our title and buttons. */

import { element, newId } from "../elements.js";
import { icon } from "../icons.js";
import { translate } from "../text/translate.js";

/** @typedef {import("../elements.js").Child} Child */
/**
 * @typedef {object} DialogButton
 * @property {string} label
 * @property {string} [kind] "main": the default button; "danger": an action that cannot be undone
 * @property {() => void} [click] without it, the button closes the dialog with `value`
 * @property {string} [value]
 */

const FOCUSABLE = "button, input, select, textarea, summary, [tabindex]";

export class Dialog {
    /**
     * @param {object} parts
     * @param {string} parts.title
     * @param {Child[]} parts.body
     * @param {DialogButton[]} [parts.buttons] the default one last
     * @param {string} [parts.kind] a class for the style
     * @param {boolean} [parts.isFirm] only a button closes it
     */
    constructor({ title, body, buttons = [], kind = "", isFirm = false }) {
        const id = newId();
        this.isFirm = isFirm;
        this.body = element("div", { class: "dialog-body" }, ...body);
        // Plain text must be focusable to be scrolled with the keyboard.
        if (this.body.querySelector("button, input, select, textarea, summary, a") === null) this.body.tabIndex = 0;
        this.footer = element("footer", { class: "dialog-buttons" });
        this.setButtons(buttons);
        const close = translate("CloseButton", "Close");
        this.element = element(
            "dialog",
            { class: `dialog ${kind}`, "aria-labelledby": id, closedby: isFirm ? "none" : null, keydown: (event) => this.#onKey(event) },
            element(
                "header",
                { class: "dialog-header" },
                element("h2", { id, tabindex: "-1" }, title),
                !isFirm &&
                    element(
                        "button",
                        { class: "icon-button", type: "button", "aria-label": close, click: () => this.close() },
                        icon("close"),
                    ),
            ),
            this.body,
            this.footer,
        );
        // For browsers without `closedby`, which Chromium needs: it ignores this on a repeated Escape.
        this.element.addEventListener("cancel", (event) => isFirm && event.preventDefault());
        this.element.addEventListener("mousedown", (event) => this.#onPressed(event));
    }

    /** @param {DialogButton[]} buttons */
    setButtons(buttons) {
        this.footer.replaceChildren(...buttons.map((button) => this.#button(button)));
        this.footer.hidden = buttons.length === 0;
    }

    /**
     * Show it until it is closed.
     * @param {HTMLElement | null} [first] the element to focus; otherwise the first focusable one
     * @returns {Promise<string>} the value of the button that closed it, "" for none
     */
    open(first = null) {
        document.body.append(this.element);
        // Without a field, the text itself is scrolled with the keyboard.
        if (this.body.querySelector(FOCUSABLE) === null) this.body.tabIndex = 0;
        this.element.showModal();
        (first ?? this.#firstFocus())?.focus();
        return new Promise((resolve) => {
            this.element.addEventListener("close", () => {
                this.element.remove();
                resolve(this.element.returnValue);
            });
        });
    }

    /** @param {string} [value] */
    close(value = "") {
        this.element.close(value);
    }

    /** @param {DialogButton} button */
    #button({ label, kind = "", value = "", click = () => this.close(value) }) {
        return element("button", { class: `button ${kind}`, type: "button", click }, label);
    }

    /** @returns {HTMLElement | null} */
    #firstFocus() {
        const field = /** @type {HTMLElement | null} */ (this.body.querySelector("[autofocus]"));
        const primary = /** @type {HTMLElement | null} */ (this.footer.querySelector(".main"));
        return field ?? primary ?? (this.body.tabIndex === 0 ? this.body : this.element.querySelector("h2"));
    }

    /**
     * Enter in a field clicks the default button.
     * @param {KeyboardEvent} event
     */
    #onKey(event) {
        if (event.key !== "Enter" || event.isComposing || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        const primary = /** @type {HTMLButtonElement | null} */ (this.footer.querySelector(".main"));
        primary?.click();
    }

    /**
     * Close the dialog on a press outside it, where the event's target is the dialog itself.
     * @param {MouseEvent} event
     */
    #onPressed(event) {
        if (this.isFirm || event.target !== this.element) return;
        const box = this.element.getBoundingClientRect();
        const isInside =
            event.clientX >= box.left &&
            event.clientX <= box.right &&
            event.clientY >= box.top &&
            event.clientY <= box.bottom;
        if (!isInside) this.close();
    }
}

/**
 * Ask for confirmation.
 *
 * @param {object} question
 * @param {string} question.title
 * @param {string} question.text
 * @param {string} question.yes the label of the button that confirms
 * @param {boolean} [question.isDangerous] whether it cannot be undone
 * @returns {Promise<boolean>}
 */
export async function confirm({ title, text, yes, isDangerous = false }) {
    const dialog = new Dialog({
        title,
        body: [element("p", {}, text)],
        kind: "small",
        buttons: [
            { label: translate("Badges", "Cancel") },
            { label: yes, value: "yes", kind: isDangerous ? "main danger" : "main" },
        ],
    });
    return (await dialog.open()) === "yes";
}
