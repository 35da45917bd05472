/** Shows cards and table as the player has chosen them. */

import { DEFAULTS } from "../../model/preferences.js";
import { CLASSIC, useBack, useCards, useTable } from "../../view/designs.js";

export class Appearance {
    /**
     * @param {import("../../model/preferences.js").Preferences} preferences
     * @param {Promise<unknown>} later when there is time for what covers the usual table
     */
    constructor(preferences, later) {
        this.preferences = preferences;
        this.later = later;
        preferences.addEventListener("changed", () => void this.#show().catch(() => {})); // the former design stays
    }

    /** Resolves when there are cards; a design that cannot be loaded is left for another visit. */
    async start() {
        await this.#show().catch(() => useCards(CLASSIC));
    }

    async #show() {
        const { preferences } = this;
        const root = document.documentElement;
        root.dataset.scheme = preferences.get("scheme");
        root.toggleAttribute("data-four-colours", preferences.get("fourColours"));
        useBack(preferences.get("back"));
        void this.#showTable().catch(() => {}); // the former one stays
        await useCards(preferences.get("faces"));
    }

    async #showTable() {
        if (this.preferences.get("table") === DEFAULTS.table) await this.later;
        await useTable(this.preferences.get("table"));
    }
}
