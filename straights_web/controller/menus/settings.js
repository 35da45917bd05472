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
        this.dialog = new SettingsDialog(page.preferences, async (code) => {
            page.preferences.set("language", code); // empty for the browser's
            if (!(await useLanguage(chooseLanguage({ kept: code || null, browser: navigator.languages })))) return;
            this.dialog.retranslate();
            this.dispatchEvent(new CustomEvent("retranslated"));
        });
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
}

/** @param {string} speed */
function factor(speed) {
    return /** @type {Record<string, number>} */ (FACTORS)[speed] ?? 1;
}
