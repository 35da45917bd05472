/** The settings: their dialog and their effects on the page. */

import { SettingsDialog } from "../../view/dialogs/settings_dialog.js";
import { FACTORS } from "../../view/text/settings_list.js";
import { chooseLanguage, useLanguage } from "../../view/text/translate.js";
import { oneAtATime } from "./one_at_a_time.js";

/** Dispatches `retranslated` when the language of the page has changed. */
export class Settings extends EventTarget {
    /** @param {Pick<import("./base_shell.js").AroundTable, "preferences" | "motion" | "speed" | "table">} page */
    constructor(page) {
        super();
        this.page = page;
        this.dialog = new SettingsDialog(page.preferences, (code) => void this.#useLanguage(code));
        page.preferences.addEventListener("changed", () => this.apply());
        this.apply();
    }

    open = oneAtATime(() => this.dialog.open());

    apply() {
        const { preferences, motion, speed, table } = this.page;
        if (speed === null) {
            motion.factor = factor(preferences.get("speed"));
            motion.pauseFactor = factor(preferences.get("pauses"));
        }
        table.setOrder(/** @type {"dealt" | "suits" | "ranks"} */ (preferences.get("hand-order")));
    }

    /** @param {string} code empty for the browser's language */
    async #useLanguage(code) {
        this.page.preferences.set("language", code);
        const wanted = chooseLanguage({ kept: code || null, browser: navigator.languages });
        if (!(await useLanguage(wanted))) return;
        this.dialog.retranslate();
        this.dispatchEvent(new CustomEvent("retranslated"));
    }
}

/** @param {string} speed */
function factor(speed) {
    return /** @type {Record<string, number>} */ (FACTORS)[speed] ?? 1;
}
