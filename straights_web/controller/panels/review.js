/** The side panel “Review”; its modules and texts are loaded when it is first opened. */

import { element } from "../../view/elements.js";
import { failureText } from "../../view/review/failure_text.js";
import { translate, useTexts } from "../../view/text/translate.js";

/** @typedef {import("../review/review.js").ReviewController} ReviewController */

export class ReviewPanel {
    /** @type {Promise<ReviewController> | null} */
    #loading = null;
    /** @type {ReviewController | null} */
    #loaded = null;

    /**
     * @param {import("../menus/shell.js").Page} page
     * @param {import("../../view/panels/panel.js").Panel} panel
     * @param {import("../menus/games.js").Games} games
     * @param {() => void} show opens the panel if it is closed
     */
    constructor(page, panel, games, show) {
        this.page = page;
        this.panel = panel;
        this.games = games;
        this.button = element("button", { class: "button review-offer", type: "button", "data-action": "review-round" });
        this.button.addEventListener("click", () => {
            show();
            void this.#load().then((review) => review?.showLatest());
        });
        page.table.result.actions.prepend(this.button);
        panel.addEventListener("toggled", () => panel.isOpen && void this.#load());
        for (const type of ["result", "idle"]) page.player.addEventListener(type, () => this.#nameButton());
    }

    /** Let the table show the game again if it shows one of its moments. */
    close() {
        this.#loaded?.moments.close();
    }

    retranslate() {
        this.#nameButton();
        this.#loaded?.retranslate();
    }

    #nameButton() {
        const isOver = (this.page.client.state?.observation.winners.length ?? 0) > 0;
        this.button.textContent = isOver
            ? translate("ScoreSheet", "Review this game")
            : translate("ScoreSheet", "Review this round");
    }

    /** @returns {Promise<ReviewController | null>} null if it cannot be loaded, which the panel shows */
    async #load() {
        this.#loading ??= this.#begin();
        try {
            return await this.#loading;
        } catch (error) {
            console.warn(error); // for developers, in English
            this.#loading = null; // retry the next time
            this.panel.body.replaceChildren(element("p", { role: "status" }, failureText()));
            return null;
        }
    }

    async #begin() {
        const [{ ReviewController }] = await Promise.all([import("../review/review.js"), useTexts("review")]);
        this.#loaded = new ReviewController(this.page, this.panel, (at) => void this.#playOn(at));
        return this.#loaded;
    }

    /**
     * Continue a moment of this game as another game, and show it.
     * @param {number} at
     */
    async #playOn(at) {
        await this.games.playOn(at);
        if (this.panel.isSheet) this.panel.close();
    }
}
