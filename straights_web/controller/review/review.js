/** Updates the panel “Review”; the costs of choices are requested while the table is idle. */

import { GameReview } from "../../model/review.js";
import { Overview } from "../../view/review/overview.js";
import { Moments } from "./moments.js";
import { ResultReview } from "./result_review.js";
import { SAME_GAME, whenFree } from "./when_free.js";

/** @typedef {import("../menus/shell.js").Page} Page */

/** A running round is never reviewed: the costs of its choices would be hints. */
export class ReviewController {
    /**
     * @param {Page} page
     * @param {import("../../view/panels/panel.js").Panel} panel
     * @param {(at: number) => void} playOn
     */
    constructor(page, panel, playOn) {
        const { client, player } = page;
        this.client = client;
        this.player = player;
        this.panel = panel;
        this.review = new GameReview(client, () => whenFree(client, player));
        this.moments = new Moments(page, playOn);
        this.view = new Overview({
            chooseRound: (chosen) => this.review.show({ chosen }),
            chooseSeat: (seat) => this.review.show({ seat }),
            open: (decision) => this.moments.open(decision),
        });
        this.result = new ResultReview(page, (decision) => this.moments.open(decision));
        this.moments.mended = (action) => this.result.mend(action);
        panel.body.replaceChildren(this.view.root);
        this.review.addEventListener("changed", () => this.view.show(this.review.state));
        panel.addEventListener("toggled", () => this.#follow());
        for (const type of ["result", "idle"]) player.addEventListener(type, () => this.#follow());
        client.addEventListener("table", (event) => {
            if (SAME_GAME.has(/** @type {CustomEvent} */ (event).detail.reason)) return;
            this.review.forget();
            this.#begin();
        });
        this.#begin();
    }

    /** Show the round whose result is on the table, or the whole game if it is over. */
    showLatest() {
        this.#follow();
        const isOver = this.client.state?.table.turn === null;
        this.review.show({ chosen: isOver ? 0 : this.review.count });
    }

    retranslate() {
        this.view.show(this.review.state);
        this.moments.retranslate();
        this.result.retranslate();
    }

    #begin() {
        const { viewer = null, players = [] } = this.client.state ?? {};
        const first = Math.max(players.indexOf(null), 0);
        this.review.seat = viewer !== null && players[viewer] === null ? viewer : first;
        this.review.count = 0;
        this.showLatest();
    }

    /** Update the review when more of the game has been shown. */
    #follow() {
        const { table } = this.client.state ?? {};
        const { chosen, count: before } = this.review;
        const count = table?.result?.rounds.length ?? 0;
        const names = table?.seats.map(({ name }) => name) ?? [];
        const isNew = count > before && (chosen > 0 || before === 0);
        this.review.show({ isWanted: this.panel.isOpen, count, names, chosen: isNew ? count : chosen });
    }
}
