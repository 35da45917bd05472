/** One moment of a review: the question which card to choose, and the answer. */

import { element, newId, pushButton } from "../elements.js";
import { shown } from "../text/sentence.js";
import { translate } from "../text/translate.js";

/** @typedef {import("../../connection/protocol.js").Decision} Decision */
/**
 * @typedef {object} MomentActions
 * @property {() => void} tell the player wants to see the answer
 * @property {() => void} playOn
 * @property {() => void} close
 */

export class MomentBar {
    /**
     * @param {Decision} decision
     * @param {MomentActions} actions
     */
    constructor(decision, { tell, playOn, close }) {
        this.decision = decision;
        this.heading = element("h2");
        this.note = element("p", { class: "note", id: newId() });
        this.text = element("div", { class: "moment-text", tabindex: "0" });
        this.answer = pushButton("button main", { click: tell });
        this.branch = pushButton("button", { click: playOn });
        this.branch.setAttribute("aria-describedby", this.note.id);
        this.back = pushButton("button", { click: close });
        /** @type {HTMLElement} what has the focus first */
        this.first = this.answer;
        /** What is primary after the answer. */
        this.next = this.back;
        const buttons = element("div", { class: "moment-buttons" }, this.answer, this.branch, this.back);
        this.root = element("section", { class: "moment" }, this.heading, this.text, buttons);
        this.retranslate();
    }

    /** Show the question in the current language; an answer has to be shown again by `tell`. */
    retranslate() {
        const place = shown(this.decision.place);
        this.root.setAttribute("aria-label", place);
        this.heading.textContent = place;
        this.note.textContent = translate(
            "Web",
            "Play on from here: a game of its own, against the same computers. This one stays under “Open”.",
        );
        this.answer.textContent = translate("MomentPage", "Show the answer");
        this.branch.textContent = translate("MomentPage", "Play on from here");
        this.back.textContent = translate("MomentPage", "Back to the review");
        this.#say([questionText(this.decision)]);
    }

    /** @param {string[]} paragraphs */
    tell(paragraphs) {
        this.#say(paragraphs);
        const hadFocus = this.answer === document.activeElement;
        this.answer.remove();
        this.next.classList.add("main");
        if (hadFocus) this.next.focus();
    }

    /** @param {string[]} paragraphs */
    #say(paragraphs) {
        this.text.replaceChildren(...paragraphs.map((each) => element("p", {}, each)), this.note);
    }
}

/** @param {Decision} decision */
export function questionText({ table }) {
    return table.offers?.some((offer) => offer.is_raised === false)
        ? translate("Web", "Which card would you discard? Choose it.")
        : translate("Web", "Which card would you play? Choose it.");
}
