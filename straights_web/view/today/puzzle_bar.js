/** A puzzle: the question which card is best, and the answer. */

import { translate } from "../text/translate.js";
import { meters } from "../dialogs/part_views.js";
import { MomentBar } from "../review/moment_bar.js";

/** As a moment of a review; the next puzzle comes in place of playing on. */
export class PuzzleBar extends MomentBar {
    /** @type {import("../../connection/protocol.js").Meters | null} once the puzzle is solved */
    theme = null;

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
        this.showTheme(this.theme);
    }

    /**
     * Show how far the theme of the puzzle is solved.
     * @param {import("../../connection/protocol.js").Meters | null} theme
     */
    showTheme(theme) {
        this.theme = theme;
        if (theme !== null) this.text.append(meters(theme));
    }
}
