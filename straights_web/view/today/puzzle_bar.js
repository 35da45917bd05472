/** A puzzle: the question which card is best, and the answer. */

import { translate } from "../text/translate.js";
import { MomentBar } from "../review/moment_bar.js";

/** As a moment of a review; the next puzzle comes in place of playing on. */
export class PuzzleBar extends MomentBar {
    /**
     * @param {import("../review/moment_bar.js").MomentBar["decision"]} decision
     * @param {import("../review/moment_bar.js").MomentActions} actions whose `playOn` asks for the next puzzle
     */
    constructor(decision, actions) {
        super(decision, actions);
        this.root.dataset["puzzle"] = "";
        this.branch.dataset["action"] = "next-puzzle";
        this.answer.classList.remove("main");
        this.first = this.text;
        this.next = this.branch;
        this.branch.removeAttribute("aria-describedby");
    }

    /** @override */
    retranslate() {
        super.retranslate();
        this.note.remove();
        this.branch.textContent = translate("MomentPage", "Next puzzle");
        this.back.textContent = translate("MomentPage", "Back to the game");
    }

    /**
     * @override
     * @param {string[]} paragraphs
     */
    tell(paragraphs) {
        super.tell(paragraphs);
        this.note.remove();
    }
}
