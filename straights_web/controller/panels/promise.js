/** Says after a deal what the player's new cards are worth, if the round counts; a card of the player ends it. */

import { isOther } from "../../model/table.js";
import { shown, spoken } from "../../view/text/sentence.js";
import { turnText } from "../../view/text/turn_text.js";

const TOLD = 4000;

export class Promises {
    #text = "";
    /** The number of cards in the hand while it is said. */
    #count = 0;
    #timer = 0;

    /** @param {import("../menus/shell.js").Page} page */
    constructor(page) {
        const { player, preferences } = page;
        this.page = page;
        player.addEventListener("event", (event) => {
            if (/** @type {CustomEvent} */ (event).detail.happening.is_deal && preferences.get("promise")) void this.#ask();
        });
        player.addEventListener("replaced", () => this.#end());
        player.addEventListener("idle", () => this.#tell());
    }

    /** Ask while the cards are dealt: no computer moves before. */
    async #ask() {
        this.#end();
        if (isOther(this.page.client.state)) return;
        const { text } = await this.page.client.ask({ type: "promise" });
        [this.#text, this.#count] = [shown(...text), 0];
        this.page.announcements.add(spoken(...text));
        if (this.page.player.isIdle) this.#tell();
    }

    /** Say it in place of whose turn it is, again after each of the moves before the player's first. */
    #tell() {
        const count = this.page.table.hand.cards.length;
        if (this.#text === "") return;
        if (this.#count === 0) this.#timer = window.setTimeout(() => this.#end(), TOLD);
        this.#count ||= count;
        if (count < this.#count) this.#end();
        else this.page.table.message.show(this.#text);
    }

    #end() {
        clearTimeout(this.#timer);
        const { message, shown: table } = this.page.table;
        const isTold = this.#text !== "" && message.root.textContent === this.#text;
        this.#text = "";
        if (isTold && table !== null) message.show(turnText(table));
    }
}
