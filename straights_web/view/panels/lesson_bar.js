/** The bar of a lesson: which step it is, what to do, and the way out or on; in the language in which it is made. */

import { element, setText } from "../elements.js";
import { fill, translate } from "../text/translate.js";

export class LessonBar {
    /** @param {{close: () => void, begin: () => void}} [actions] */
    constructor({ close, begin } = { close() {}, begin() {} }) {
        this.place = element("h2");
        this.text = element("p", { role: "status" });
        this.close = element("button", { class: "button", type: "button", click: close });
        this.begin = element("button", { class: "button main", type: "button", click: begin }, translate("NewGameDialog", "Start"));
        const buttons = element("div", { class: "moment-buttons" }, this.close, this.begin);
        const label = translate("Actions", "&Learn it in a minute");
        this.root = element("section", { class: "moment", "data-lesson": "", "aria-label": label }, this.place, this.text, buttons);
    }

    /**
     * @param {number} step from 0; after the last one the game can be begun
     * @param {number} count
     * @param {string} text
     */
    show(step, count, text) {
        const isOver = step === count;
        setText(this.place, isOver ? "" : fill(translate("Lesson", "{number} of {count}"), { number: step + 1, count }));
        setText(this.text, text);
        setText(this.close, isOver ? translate("ReplayBar", "Back to game") : translate("Lesson", "Skip"));
        this.begin.hidden = !isOver;
        if (isOver) this.begin.focus();
    }
}
