/** The settings: their dialog and their effects on the page. */

import { SettingsDialog } from "../../view/dialogs/settings_dialog.js";
import { LANGUAGES } from "../../view/text/languages.js";
import { chooseLanguage, translate, useLanguage } from "../../view/text/translate.js";
import { oneAtATime } from "./one_at_a_time.js";

/** @typedef {import("../../model/preferences.js").Preferences} Preferences */
/** @typedef {import("../../view/dialogs/settings_dialog.js").Group} Group */
/**
 * @typedef {object} Adjustable what the settings change besides the appearance
 * @property {{factor: number, pauseFactor: number}} motion
 * @property {number | null} speed the factor of durations from the address, which takes precedence
 * @property {{setOrder: (order: "dealt" | "suits" | "ranks") => void}} table
 */

/** The factors of durations, those of the window. */
export const FACTORS = Object.freeze({ slow: 1.7, normal: 1, fast: 0.45, "at-once": 0 });

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
            adjustable.motion.pauseFactor = factor(preferences.get("pause"));
        }
        adjustable.table.setOrder(/** @type {"dealt" | "suits" | "ranks"} */ (preferences.get("order")));
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
        return [
            { title: translate("Settings", "Play"), fields: this.#play() },
            { title: translate("Settings", "Look"), fields: this.#appearance() },
            { title: translate("Settings", "Sound"), fields: this.#sound() },
        ];
    }

    /** @returns {Group["fields"]} */
    #appearance() {
        const languages = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }));
        const system = { value: "", label: translate("Settings", "Follow system") };
        return [
            this.#pictures("table", translate("AppearanceGallery", "Table"), {
                felt: translate("Appearance", "Felt"),
                midnight: translate("Appearance", "Midnight"),
                linen: translate("Appearance", "Linen"),
                wood: translate("Appearance", "Wood"),
                slate: translate("Appearance", "Slate"),
                plain: translate("Appearance", "Plain"),
            }),
            this.#pictures("faces", translate("AppearanceGallery", "Faces"), {
                classic: translate("Appearance", "Classic"),
                large: translate("Appearance", "Large"),
                "four-colour": translate("Appearance", "Four colours"),
                contrast: translate("Appearance", "High contrast"),
                minimal: translate("Appearance", "Minimal"),
                engraved: translate("Appearance", "Engraved"),
            }),
            this.#switch("fourColours", translate("AppearanceGallery", "A colour for each suit"), "four-colour"),
            this.#pictures("back", translate("AppearanceGallery", "Backs"), {
                lattice: translate("Appearance", "Lattice"),
                scales: translate("Appearance", "Scales"),
                botanical: translate("Appearance", "Leaves"),
                stripes: translate("Appearance", "Stripes"),
                waves: translate("Appearance", "Waves"),
                stars: translate("Appearance", "Stars"),
                deco: translate("Appearance", "Art deco"),
                rosette: translate("Appearance", "Rosette"),
            }),
            this.#option("scheme", translate("Settings", "Theme"), {
                system: translate("Settings", "System"),
                light: translate("Settings", "Light"),
                dark: translate("Settings", "Dark"),
            }),
            this.#option("sheets", translate("Settings", "Panels and bar"), {
                table: translate("Settings", "Like the table"),
                paper: translate("Settings", "Like paper"),
            }),
            this.#switch("moreContrast", translate("Settings", "More contrast")),
            {
                kind: "select",
                label: translate("Settings", "Language"),
                choices: [system, ...languages],
                current: this.preferences.get("language"),
                choose: (code) => void this.#useLanguage(code),
            },
        ];
    }

    /** @returns {Group["fields"]} */
    #play() {
        const speeds = {
            slow: translate("Settings", "Calm"),
            normal: translate("Actions", "&Normal"),
            fast: translate("Actions", "&Fast"),
            "at-once": translate("Settings", "At once"),
        };
        return [
            this.#option("order", translate("Settings", "Sort the hand"), {
                dealt: translate("Actions", "As &dealt"),
                suits: translate("Actions", "By &suit"),
                ranks: translate("Actions", "By &rank"),
            }),
            this.#option("speed", translate("Settings", "Speed"), speeds),
            this.#option("pause", translate("Settings", "Computers"), speeds),
        ];
    }

    /** @returns {Group["fields"]} */
    #sound() {
        return [
            {
                kind: "toggle",
                label: translate("Web", "Sound and vibration"),
                isOn: () => !this.preferences.get("isMuted"),
                isFree: () => true,
                choose: (isOn) => this.preferences.set("isMuted", !isOn),
            },
            this.#switch("callsOnTurn", translate("Settings", "Call me when it is my turn")),
        ];
    }

    /**
     * @param {"scheme" | "sheets" | "order" | "speed" | "pause"} key
     * @param {string} label
     * @param {Record<string, string>} names names of the values
     * @returns {Group["fields"][number]}
     */
    #option(key, label, names) {
        return { kind: "segments", ...this.#choice(key, label, names) };
    }

    /**
     * @param {"table" | "faces" | "back"} key
     * @param {string} label
     * @param {Record<string, string>} names names of the designs
     * @returns {Group["fields"][number]}
     */
    #pictures(key, label, names) {
        return { kind: "pictures", name: key, ...this.#choice(key, label, names) };
    }

    /**
     * @param {"scheme" | "sheets" | "order" | "speed" | "pause" | "table" | "faces" | "back"} key
     * @param {string} label
     * @param {Record<string, string>} names
     */
    #choice(key, label, names) {
        const choices = Object.entries(names).map(([value, name]) => ({ value, label: name }));
        const choose = (/** @type {string} */ value) => this.preferences.set(key, value);
        return { label, choices, current: this.preferences.get(key), choose };
    }

    /**
     * @param {"fourColours" | "moreContrast" | "callsOnTurn"} key
     * @param {string} label
     * @param {string} [faces] those that have it already
     * @returns {Group["fields"][number]}
     */
    #switch(key, label, faces = "") {
        const choose = (/** @type {boolean} */ isOn) => this.preferences.set(key, isOn);
        const isFree = () => this.preferences.get("faces") !== faces;
        return { kind: "toggle", label, isOn: () => this.preferences.get(key) || !isFree(), isFree, choose };
    }
}

/** @param {string} speed */
function factor(speed) {
    return /** @type {Record<string, number>} */ (FACTORS)[speed] ?? 1;
}
