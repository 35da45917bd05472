/** What is told of the players of a running game: marks at their seats, and banners above the table. */

import { element, pushButton, setAttribute, setText } from "../elements.js";
import { icon } from "../icons.js";

/** How long a phrase is shown, in milliseconds. */
const SHOWN = 5000;

/** The marks at a seat: the host, an absent player, the turn clock, and phrases. */
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

/** A sentence above the table that is visible while it applies, optionally with a button. */
export class Banner {
    /**
     * @param {HTMLElement} root
     * @param {string} action the name of the button's action for programs
     * @param {() => void} click
     */
    constructor(root, action, click) {
        this.text = element("span", { role: "status" });
        this.seconds = element("span", { class: "banner-seconds", "aria-hidden": "true" });
        this.button = pushButton("button", { "data-action": action, click });
        this.root = element("div", { class: "banner", hidden: true }, this.text, this.seconds, this.button);
        root.append(this.root);
    }

    /**
     * @param {string} text empty for none
     * @param {{label?: string, seconds?: string}} [more] the label of the button; and text that is not announced
     */
    show(text, { label = "", seconds = "" } = {}) {
        this.root.hidden = text === "";
        setText(this.text, text);
        setText(this.seconds, seconds);
        setText(this.button, label);
        this.button.hidden = label === "";
    }
}
