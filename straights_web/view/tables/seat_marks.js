/** The marks at the seats of a running game: the host, absent players, the turn clock, and phrases. */

import { icon } from "../icons.js";
import { element, setAttribute, setText } from "../elements.js";

/** How long a phrase is shown, in milliseconds. */
const SHOWN = 5000;

export class SeatMarks {
    /** @param {{root: HTMLElement}} panel of the seat */
    constructor(panel) {
        this.mark = element("span", { class: "seat-mark", "data-field": "presence" });
        this.clock = element("span", { class: "seat-clock", "data-field": "clock", role: "timer" });
        this.bubble = element("span", { class: "seat-bubble", "data-field": "said", "aria-hidden": "true" });
        this.root = element("span", { class: "seat-marks" }, this.mark, this.clock);
        /** @type {ReturnType<typeof setTimeout> | undefined} */
        this.timer = undefined;
        panel.root.querySelector(".seat-panel")?.append(this.root, this.bubble);
    }

    /**
     * @param {string} mark
     * @param {string} clock
     * @param {boolean} isUrgent whether little time is left
     */
    draw(mark, clock, isUrgent) {
        setText(this.mark, mark);
        setText(this.clock, clock);
        setAttribute(this.clock, "data-urgent", isUrgent);
    }

    /**
     * @param {string} text
     * @param {Parameters<typeof icon>[0] | null} [picture] shown in place of the text
     */
    say(text, picture = null) {
        clearTimeout(this.timer);
        setText(this.bubble, text);
        if (picture !== null) this.bubble.replaceChildren(icon(picture));
        this.timer = setTimeout(() => setText(this.bubble, ""), SHOWN);
    }
}
