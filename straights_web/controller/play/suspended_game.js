/** What is shown on the table in place of the game, which pauses: a table with a bar, until it is closed. */

import { addEntry } from "../../view/history_entries.js";
import { sameChoice } from "../../view/review/same_choice.js";
import { closeOnEscape } from "../menus/keys.js";

/**
 * @typedef {object} Shown
 * @property {{root: HTMLElement}} bar
 * @property {Element | null} opener the element that had the focus before
 * @property {() => void} leaveEntry
 * @property {number} bottom the seat that was at the bottom before
 */

export class SuspendedGame {
    /** @type {Shown | null} */
    #open = null;

    /** @param {Pick<import("./compose.js").Play, "table" | "player" | "cards" | "announcements" | "panels">} page */
    constructor(page) {
        this.page = page;
        page.player.addEventListener("replaced", () => this.leave());
        closeOnEscape(() => this.isOpen, () => this.close());
    }

    get isOpen() {
        return this.#open !== null;
    }

    /**
     * @param {{root: HTMLElement}} bar
     * @param {(answer: {key?: string, cards: string, number?: number}) => void} answer is called with what the player does
     */
    suspend(bar, answer) {
        const { table, player, cards, panels } = this.page;
        this.close();
        const leaveEntry = addEntry(() => this.close());
        this.#open = { bar, opener: document.activeElement, leaveEntry, bottom: table.bottom };
        player.suspend();
        document.documentElement.toggleAttribute("data-moment", true);
        cards.instead = answer;
        panels.append(bar.root);
        panels.hidden = false; // a puzzle comes without a panel
    }

    /** Return to the game. */
    close() {
        const shown = this.#open;
        if (shown === null) return;
        this.leave();
        this.page.table.bottom = shown.bottom; // another seat may have been shown
        this.page.player.unsuspend();
        if (shown.opener instanceof HTMLElement) sameChoice(this.page.panels, shown.opener)?.focus();
    }

    /** Clean up when the table shows something else. */
    leave() {
        if (this.#open === null) return;
        const { panels } = this.page;
        this.#open.bar.root.remove();
        panels.hidden = panels.childElementCount === 0;
        this.#open.leaveEntry();
        this.page.announcements.clear();
        this.#open = null;
        this.page.cards.instead = null;
        document.documentElement.toggleAttribute("data-moment", false);
    }
}
