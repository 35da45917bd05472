/** Notices over the board that disappear after a while, or stay with a button until the player answers. */

import { element, pushButton, region, setAttribute } from "../elements.js";
import { closeButton } from "../icons.js";

const SHOWN = 8000;
/** The height of two lines, in pixels. */
const ROOM = 72;

export class Notices {
    constructor() {
        // A popover, so that it is above dialogs, too.
        this.root = element("div", { class: "notices", role: "status", "aria-live": "polite", popover: "manual" });
        document.body.append(this.root);
        // The event does not bubble, and comes before the dialog removes its contents.
        document.addEventListener("close", (event) => this.#leave(event.target), { capture: true });
        new ResizeObserver(() => this.#place()).observe(region("table")); // which a panel beside it makes narrower
        /** @type {string[]} */
        this.waiting = [];
        new MutationObserver(() => this.#onResult()).observe(region("result"), { attributeFilter: ["hidden"] });
    }

    /**
     * @param {string} text
     * @param {{action?: {label: string, click: () => void}, stays?: boolean, waits?: boolean}} [options] with an action,
     *     it stays, too; one that waits is shown when no result is open, whose title it might cover
     * @returns {() => void} removes it
     */
    show(text, { action, stays = false, waits = false } = {}) {
        if (waits && !region("result").hidden) {
            this.waiting.push(text);
            return () => {};
        }
        if ([...this.root.children].some((shown) => shown.getAttribute("data-text") === text)) return () => {};
        const isLasting = stays || action !== undefined;
        /** @type {HTMLElement} */
        const notice = element(
            "div",
            { class: "notice", "data-text": text, "data-waits": waits ? "" : null, "data-stays": isLasting ? "" : null },
            element("p", {}, text),
            action !== undefined && pushButton("button", { click: action.click }, action.label),
            closeButton(() => this.#remove(notice)),
        );
        this.#moveTo(openDialog() ?? document.body);
        this.root.append(notice);
        this.#raise();
        if (!isLasting) setTimeout(() => this.#remove(notice), SHOWN);
        return () => this.#remove(notice);
    }

    /** Make room for a result that has been shown, or show what has waited for its end. */
    #onResult() {
        if (region("result").hidden) {
            for (const text of this.waiting.splice(0)) this.show(text, { waits: true });
        } else {
            for (const notice of this.root.querySelectorAll("[data-waits]")) {
                this.waiting.push(notice.getAttribute("data-text") ?? "");
                this.#remove(notice);
            }
        }
        this.#place();
    }

    /**
     * Move the notices into an open dialog, outside of which nothing is announced or clickable.
     * @param {Element} place
     */
    #moveTo(place) {
        if (this.root.parentElement !== place) place.append(this.root);
    }

    /** @param {EventTarget | null} dialog that has been closed */
    #leave(dialog) {
        if (this.root.parentElement !== dialog) return;
        this.#moveTo(openDialog() ?? document.body);
        if (this.root.childElementCount > 0) this.#raise();
    }

    /**
     * In place of the message for a while, or above it; one that stays is over the seats, where it covers no card. With
     * a result, below it, or, if there is no room, over its title and the seats above it; see the style.
     */
    #place() {
        const result = region("result");
        const isAbove = !result.hidden && innerHeight - result.getBoundingClientRect().bottom < ROOM;
        const { left, right, bottom } = (isAbove && result.querySelector("h2") || region("table")).getBoundingClientRect();
        const message = region("message").getBoundingClientRect();
        const lowest = Math.max(bottom, message.top);
        const distances = {
            top: region("felt").getBoundingClientRect().top,
            bottom: result.hidden ? innerHeight - lowest : 0,
            message: innerHeight - message.bottom,
            left,
            right: innerWidth - right,
        };
        for (const [edge, distance] of Object.entries(distances)) {
            this.root.style.setProperty(`--board-${edge}`, `${Math.max(distance, 0)}px`);
        }
        const usual = this.root.querySelector("[data-stays]") === null ? "message" : "top";
        setAttribute(this.root, "data-edge", result.hidden ? usual : isAbove ? "top" : "bottom");
    }

    /** Show it above everything else. */
    #raise() {
        this.#place();
        this.root.hidePopover();
        this.root.showPopover();
    }

    /** @param {Element} notice */
    #remove(notice) {
        notice.remove();
        this.#place();
        if (this.root.childElementCount === 0) this.root.hidePopover();
    }
}

/** The dialog that was opened last. */
function openDialog() {
    return [...document.querySelectorAll("dialog[open]")].at(-1) ?? null;
}
