/** Reviews a round or a game when its result is shown, and shows beside it what decided. */

import { GameReview } from "../../model/review.js";
import { element, pushButton } from "../../view/elements.js";
import { resultBoxes } from "../../view/review/result_boxes.js";
import { translate } from "../../view/text/translate.js";
import { SAME_GAME, whenFree } from "./when_free.js";

/** @typedef {import("../menus/shell.js").Page} Page */

export class ResultReview {
    /** @type {import("../../connection/protocol.js").Summary | null} what the boxes show */
    #drawn = null;
    /** @type {Set<number>} the actions that the player has made better */
    #mended = new Set();

    /**
     * @param {Pick<Page, "client" | "player" | "table">} page
     * @param {(decision: import("../../connection/protocol.js").Decision) => void} tryAgain
     */
    constructor({ client, player, table }, tryAgain) {
        this.client = client;
        this.result = table.result;
        this.tryAgain = tryAgain;
        this.review = new GameReview(client, () => whenFree(client, player));
        this.boxes = element("div", { class: "result-boxes" });
        this.rounds = pushButton("button quiet", { "data-action": "all-rounds" });
        this.rounds.addEventListener("click", () => this.result.root.toggleAttribute("data-rounds"));
        this.result.side.append(this.boxes);
        this.result.actions.prepend(this.rounds);
        this.review.addEventListener("changed", () => this.#draw());
        client.addEventListener("table", (event) => {
            if (SAME_GAME.has(/** @type {CustomEvent} */ (event).detail.reason)) return;
            this.#mended.clear();
            this.review.forget();
        });
        for (const type of ["result", "idle"]) player.addEventListener(type, () => this.#follow());
        this.#follow();
    }

    /** @param {number} action */
    mend(action) {
        this.#mended.add(action);
        this.retranslate();
    }

    retranslate() {
        this.#drawn = null;
        this.#draw();
    }

    /** Review what the only player at the screen has finished. */
    #follow() {
        const { table, humans = [] } = this.client.state ?? {};
        const [seat] = humans;
        const hasReview = this.result.isShown && humans.length === 1 && seat !== undefined && table !== undefined;
        this.rounds.hidden = !hasReview;
        this.result.root.toggleAttribute("data-review", hasReview);
        if (!hasReview) return;
        this.result.root.toggleAttribute("data-rounds", false);
        const count = table.result?.rounds.length ?? 0;
        const chosen = table.turn === null ? 0 : count;
        this.review.show({ isWanted: true, seat, count, chosen, names: table.seats.map(({ name }) => name) });
    }

    #draw() {
        const { summary } = this.review.state;
        if (summary !== null && summary === this.#drawn) return; // a button of it may have the focus
        this.#drawn = summary;
        this.rounds.textContent = translate("OverviewPage", "All rounds");
        this.boxes.replaceChildren(...resultBoxes(this.review.state, this.#mended, this.tryAgain));
    }
}
