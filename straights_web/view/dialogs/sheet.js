/**
 * A sheet over the table: the browser's own modal dialog, which traps the focus and closes on Escape. On a phone it comes
 * from below, and can be dragged down.
 */

import { element, newId, pushButton } from "../elements.js";
import { addEntry } from "../history_entries.js";
import { closeButton } from "../icons.js";

/** @typedef {import("../elements.js").Child} Child */

/**
 * @typedef {object} SheetButton
 * @property {string} label
 * @property {string} [kind] "main": the default button; "danger": an action that cannot be undone
 * @property {() => void} [click] without it, the button closes the sheet with `value`
 * @property {string} [value]
 * @property {boolean} [isEnabled]
 */
/**
 * @typedef {object} SheetParts
 * @property {string} title
 * @property {Child[]} body
 * @property {SheetButton[]} [buttons] the default one last
 * @property {string} [name] the value of `data-sheet`
 * @property {string} [kind] a class for the style
 * @property {boolean} [isFirm] only a button closes it
 */

/** How far the head must be dragged to close it, in pixels. */
const FAR = 90;
const FOCUSABLE = "button, input, select, textarea, summary, a, [tabindex]";

export class Sheet {
    /** @type {(() => void) | null} */
    #leaveEntry = null;

    /** @param {SheetParts} parts */
    constructor({ title, body, buttons = [], name = "", kind = "", isFirm = false }) {
        const id = newId();
        this.isFirm = isFirm;
        this.title = element("h2", { id, tabindex: "-1" }, title);
        const header = element("header", { class: "sheet-header" }, this.title, !isFirm && closeButton(() => this.close()));
        this.body = element("div", { class: "sheet-body" }, ...body);
        this.footer = element("footer", { class: "sheet-buttons" });
        this.setButtons(buttons);
        this.element = element(
            "dialog",
            {
                class: `sheet ${kind}`,
                "aria-labelledby": id,
                "data-sheet": name || null,
                closedby: isFirm ? "none" : null,
                // Enter in a field clicks the default button.
                keydown: (/** @type {KeyboardEvent} */ event) => {
                    if (event.key !== "Enter" || event.isComposing || !(event.target instanceof HTMLInputElement)) return;
                    event.preventDefault();
                    /** @type {HTMLButtonElement | null} */ (this.footer.querySelector(".main"))?.click();
                },
            },
            header,
            this.body,
            this.footer,
        );
        if (!isFirm) closeByDragging(this.element, header, () => this.close());
        // For browsers without `closedby`, which Chromium needs: it ignores this on a repeated Escape.
        this.element.addEventListener("cancel", (event) => isFirm && event.preventDefault());
        this.element.addEventListener("mousedown", (event) => this.#onPressed(event));
    }

    /** @param {SheetButton[]} buttons */
    setButtons(buttons) {
        this.footer.replaceChildren(...buttons.map(({ label, kind = "", value = "", isEnabled = true, click = () => this.close(value) }) =>
            pushButton(`button ${kind}`, { disabled: !isEnabled, click }, label),
        ));
        this.footer.hidden = buttons.length === 0;
    }

    /**
     * Show it until it is closed, by whatever means, in place of another sheet: what had to be loaded may come late.
     * @param {HTMLElement | null} [first] the element to focus; otherwise the first focusable one
     * @param {{isQuestion?: boolean}} [options] a question leaves the sheet open that asks it
     * @returns {Promise<string>} the value of the button that closed it, "" for none
     */
    open(first = null, { isQuestion = false } = {}) {
        const others = document.querySelectorAll('.sheet[open]:not([closedby="none"])'); // those only a button closes stay
        if (!isQuestion) for (const other of others) /** @type {HTMLDialogElement} */ (other).close();
        document.body.append(this.element);
        // Without a field, the text itself is scrolled with the keyboard.
        if (this.body.querySelector(FOCUSABLE) === null) this.body.tabIndex = 0;
        this.element.showModal();
        if (!this.isFirm) this.#leaveEntry = addEntry(() => this.close());
        (first ?? this.#firstFocus())?.focus({ preventScroll: true }); // a sheet begins at its top
        return new Promise((resolve) => {
            this.element.addEventListener("close", () => {
                this.#leaveEntry?.();
                this.element.remove();
                resolve(this.element.returnValue);
            });
        });
    }

    /** @param {string} [value] */
    close(value = "") {
        this.element.close(value);
    }

    /** @returns {HTMLElement | null} */
    #firstFocus() {
        const field = /** @type {HTMLElement | null} */ (this.body.querySelector("[autofocus]"));
        const primary = /** @type {HTMLElement | null} */ (this.element.querySelector(".main:enabled"));
        return field ?? primary ?? (this.body.tabIndex === 0 ? this.body : this.title);
    }

    /**
     * Close the sheet on a press outside it, where the event's target is the dialog itself.
     * @param {MouseEvent} event
     */
    #onPressed(event) {
        if (this.isFirm || event.target !== this.element) return;
        const { clientX: x, clientY: y } = event;
        const { left, right, top, bottom } = this.element.getBoundingClientRect();
        if (left <= x && x <= right && top <= y && y <= bottom) return;
        event.preventDefault(); // the press would take the focus from where it returns to
        this.close();
    }
}

/**
 * Close a sheet by dragging its head down, where it comes from below.
 * @param {HTMLElement} sheet
 * @param {HTMLElement} head
 * @param {() => void} close
 */
function closeByDragging(sheet, head, close) {
    /** @type {number | null} where the finger touched the head */
    let start = null;
    const moved = (/** @type {PointerEvent} */ { clientY }) => (start === null ? 0 : Math.max(clientY - start, 0));
    head.addEventListener("pointerdown", (event) => {
        const isOnButton = event.target instanceof Element && event.target.closest("button") !== null;
        if (event.pointerType === "mouse" || isOnButton) return;
        start = event.clientY;
        head.setPointerCapture(event.pointerId);
    });
    head.addEventListener("pointermove", (event) => {
        if (start !== null) sheet.style.translate = `0 ${moved(event)}px`;
    });
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
        head.addEventListener(end, (event) => {
            const isFar = end === "pointerup" && moved(event) > FAR;
            start = null;
            sheet.style.translate = "";
            if (isFar) close();
        });
    }
}
