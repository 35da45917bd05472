/** One moment of a review: the question what to choose, and the answer. */

import { element, newId } from "../elements.js";
import { placeText } from "../text/review_text.js";
import { translate } from "../text/translate.js";

/** @typedef {import("../../connection/protocol.js").Decision} Decision */
/**
 * @typedef {object} MomentActions
 * @property {() => void} tell the player wants to be told
 * @property {() => void} playOn
 * @property {() => void} close
 */

export class MomentBar {
    /**
     * @param {number} round
     * @param {Decision} decision
     * @param {MomentActions} actions
     */
    constructor(round, decision, { tell, playOn, close }) {
        const note = translate("Web", "Play on from here: a game of its own, against the same computers. This one stays under “Open”.");
        this.note = element("p", { class: "review-note", id: newId() }, note);
        this.text = element("div", { class: "moment-text", tabindex: "0" }, element("p", {}, questionText(decision)), this.note);
        this.answer = button("button main", translate("MomentPage", "Show the answer"), tell);
        const branch = button("button", translate("MomentPage", "Play on from here"), playOn);
        branch.setAttribute("aria-describedby", this.note.id);
        this.back = button("button", translate("MomentPage", "Back to the review"), close);
        const place = placeText(round, decision);
        this.root = element(
            "section",
            { class: "moment", "aria-label": place },
            element("h2", {}, place),
            this.text,
            element("div", { class: "moment-buttons" }, this.answer, branch, this.back),
        );
    }

    /** @param {string[]} paragraphs */
    tell(paragraphs) {
        this.text.replaceChildren(...paragraphs.map((each) => element("p", {}, each)), this.note);
        const hadFocus = this.answer === document.activeElement;
        this.answer.remove();
        this.back.classList.add("main");
        if (hadFocus) this.back.focus();
    }
}

/** @param {Decision} decision */
export function questionText({ best }) {
    return best.choice.type === "discard"
        ? translate("Web", "Which card would you discard? Tap it.")
        : translate("Web", "Which card would you play? Tap it.");
}

/**
 * @param {string} name
 * @param {string} text
 * @param {() => void} click
 */
function button(name, text, click) {
    return element("button", { class: name, type: "button", click }, text);
}
