/** The side panel “Review”; its modules are loaded when it is first opened. */

import { isOther } from "../../model/table.js";
import { element, pushButton } from "../../view/elements.js";
import { failureText } from "../../view/text/error_text.js";
import { translate } from "../../view/text/translate.js";
import { LaterPart } from "./later_part.js";

/** @typedef {import("../review/review.js").ReviewController} ReviewController */

export class ReviewPanel {
    /** @param {import("../menus/shell.js").Shell} shell */
    constructor(shell) {
        const { page, games } = shell;
        const panel = shell.panels.review;
        this.page = page;
        // A moment of this game as another game, which is shown.
        const playOn = async (/** @type {number} */ at) => {
            await games.replace({ type: "play_on", at });
            if (panel.isSheet) panel.close();
        };
        const load = async () => new (await import("../review/review.js")).ReviewController(page, panel, (at) => void playOn(at));
        /** @type {LaterPart<ReviewController>} */
        this.part = new LaterPart(load, () =>
            panel.body.replaceChildren(element("p", { role: "status" }, failureText())),
        );
        this.button = pushButton("button review-offer", { "data-action": "review-round" });
        this.button.addEventListener("click", () => {
            shell.showReview();
            void this.part.get().then((review) => review?.showLatest());
        });
        page.table.result.actions.prepend(this.button);
        panel.addEventListener("toggled", () => panel.isOpen && void this.part.get());
        // Load what reviews the result where somebody has played.
        page.table.result.addEventListener("opened", () => {
            this.#nameButton();
            this.button.hidden = isOther(page.client.state);
            if (!this.button.hidden && (page.client.state?.humans.length ?? 0) > 0) void this.part.get();
        });
    }

    /** Let the table show the game again if it shows one of its moments. */
    close() {
        this.part.loaded?.moments.close();
    }

    retranslate() {
        this.#nameButton();
        this.part.loaded?.retranslate();
    }

    #nameButton() {
        const isOver = this.page.client.state?.table.turn === null;
        this.button.textContent = isOver
            ? translate("ScoreSheet", "Review this game")
            : translate("ScoreSheet", "Review this round");
    }
}
