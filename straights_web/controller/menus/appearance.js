/** Applies the chosen designs of cards and table. */

import { DEFAULTS, OWN } from "../../model/preferences.js";
import { CLASSIC, useBack, useCards, useTable } from "../../view/designs.js";

export class Appearance {
    /**
     * @param {import("../../model/preferences.js").Preferences} preferences
     * @param {Promise<unknown>} later resolves when there is time to load another table than the default one
     */
    constructor(preferences, later) {
        this.preferences = preferences;
        this.later = later;
        /** Resolves when the chosen table is shown, or cannot be loaded. */
        this.table = Promise.resolve();
        this.contrast = matchMedia("(prefers-contrast: more) and (forced-colors: none)");
        this.contrast.addEventListener("change", () => void this.#show().catch(() => {}));
        preferences.addEventListener("changed", () => void this.#show().catch(() => {})); // keep the former design
    }

    /** Resolve when the cards are shown; the classic ones replace a design that cannot be loaded. */
    async start() {
        await this.#show().catch(() => useCards(CLASSIC));
    }

    async #show() {
        const { preferences } = this;
        const root = document.documentElement;
        root.dataset.scheme = preferences.get("scheme");
        root.dataset.sheets = preferences.get("sheets");
        const hasMoreContrast = this.contrast.matches || preferences.get("more-contrast");
        root.dataset.contrast = hasMoreContrast ? "more" : "";
        root.toggleAttribute("data-four-colours", preferences.get("four-colours"));
        const back = preferences.get("back");
        useBack(back === OWN ? preferences.get("own-back") || DEFAULTS.back : back);
        this.table = this.#showTable().catch(() => {}); // keep the former table
        await useCards(hasMoreContrast ? "contrast" : preferences.get("faces"));
    }

    async #showTable() {
        if (this.preferences.get("table") === DEFAULTS.table) await this.later;
        await useTable(this.preferences.get("table"));
    }
}
