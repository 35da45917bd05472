/** The settings: their dialog and their effects on the page. */

import { OWN } from "../../model/preferences.js";
import { SettingsDialog } from "../../view/dialogs/settings_dialog.js";
import { LANGUAGES } from "../../view/text/languages.js";
import { FACTORS, settingGroups } from "../../view/text/settings_list.js";
import { chooseLanguage, useLanguage } from "../../view/text/translate.js";
import { oneAtATime } from "./one_at_a_time.js";

/** @typedef {import("../../model/preferences.js").Preferences} Preferences */
/** @typedef {import("../../view/dialogs/settings_dialog.js").Group} Group */
/** @typedef {Group["fields"][number]} Field */
/**
 * @typedef {object} Adjustable what the settings change besides the appearance
 * @property {{factor: number, pauseFactor: number}} motion
 * @property {number | null} speed the factor of durations from the address, which takes precedence
 * @property {{setOrder: (order: "dealt" | "suits" | "ranks") => void}} table
 */

/** Dispatches `retranslated` when the language of the page has changed. */
export class Settings extends EventTarget {
    /**
     * @param {Preferences} preferences
     * @param {Adjustable} adjustable
     */
    constructor(preferences, adjustable) {
        super();
        this.preferences = preferences;
        this.adjustable = adjustable;
        this.dialog = new SettingsDialog(() => this.#groups());
        preferences.addEventListener("changed", () => this.apply());
        this.apply();
    }

    open = oneAtATime(async () => {
        await this.dialog.open();
    });

    apply() {
        const { preferences, adjustable } = this;
        if (adjustable.speed === null) {
            adjustable.motion.factor = factor(preferences.get("speed"));
            adjustable.motion.pauseFactor = factor(preferences.get("pauses"));
        }
        adjustable.table.setOrder(/** @type {"dealt" | "suits" | "ranks"} */ (preferences.get("hand-order")));
    }

    /** @param {string} code empty for the browser's language */
    async #useLanguage(code) {
        this.preferences.set("language", code);
        const wanted = chooseLanguage({ kept: code || null, browser: navigator.languages });
        if (!(await useLanguage(wanted))) return;
        this.dialog.retranslate();
        this.dispatchEvent(new CustomEvent("retranslated"));
    }

    /** @returns {Group[]} */
    #groups() {
        return settingGroups().map(({ title, settings }) => ({ title, fields: settings.map((each) => this.#field(each)) }));
    }

    /**
     * @param {import("../../view/dialogs/settings_dialog.js").Setting} setting
     * @returns {Field}
     */
    #field({ key, kind, label, values, includedIn = ["", ""] }) {
        const { preferences } = this;
        const picture = preferences.get("own-back");
        const choices = values
            .filter(([value]) => value !== OWN || picture !== "")
            .map(([value, text]) => ({ value, label: text, picture: value === OWN ? picture : "" }));
        const choose = (/** @type {string} */ value) => preferences.set(key, value);
        const current = String(preferences.get(key));
        const [other, included] = /** @type {[any, string]} */ (includedIn);
        const isFree = () => other === "" || preferences.get(other) !== included;
        switch (kind) {
            case "choice":
                return { kind: "segments", label, choices, current, choose };
            case "pictures":
                return { kind, label, name: key, choices, current, choose };
            case "picture": {
                const use = (/** @type {string} */ chosen) => {
                    preferences.set(key, chosen);
                    preferences.set("back", OWN);
                };
                return { kind, label, current, choose: use };
            }
            case "language": {
                const languages = Object.entries(LANGUAGES).map(([value, { name }]) => ({ value, label: name }));
                const use = (/** @type {string} */ code) => void this.#useLanguage(code);
                return { kind: "select", label, choices: [...choices, ...languages], current, choose: use };
            }
            default: {
                const isOn = () => preferences.get(key) === true || !isFree();
                return { kind: "toggle", label, isOn, isFree, choose: (is) => preferences.set(key, is) };
            }
        }
    }
}

/** @param {string} speed */
function factor(speed) {
    return /** @type {Record<string, number>} */ (FACTORS)[speed] ?? 1;
}
