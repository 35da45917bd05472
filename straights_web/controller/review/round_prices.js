/** Reviews rounds that count in the background when they end; the table adds the costs to its record. */

import { GameReview } from "../../model/review.js";
import { SAME_GAME, whenFree } from "./when_free.js";

/** @typedef {import("../menus/shell.js").Page} Page */

export class RoundPrices {
    /** @param {Pick<Page, "client" | "player">} page */
    constructor({ client, player }) {
        this.client = client;
        this.review = new GameReview(client, () => whenFree(client, player));
        client.addEventListener("table", (event) => {
            if (SAME_GAME.has(/** @type {CustomEvent} */ (event).detail.reason)) return;
            this.review.forget();
            this.review.show({ isWanted: false });
        });
    }

    /**
     * Review a finished round of the game, one choice at a time while the table is idle.
     * @param {number} number from 1
     */
    find(number) {
        const seat = this.client.state?.players.indexOf(null) ?? -1;
        if (seat >= 0) this.review.show({ isWanted: true, seat, count: number, chosen: number });
    }
}
