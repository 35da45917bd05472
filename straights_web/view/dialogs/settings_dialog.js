/** The settings, beside the table where there is room; changes take effect at once, so there is no Apply or Cancel. */

import { DEFAULTS, OWN } from "../../model/preferences.js";
import { PAGE_FOLDER } from "../../page_folder.js";
import { element, pushButton } from "../elements.js";
import { LANGUAGES } from "../text/languages.js";
import { settingGroups } from "../text/settings_list.js";
import { translate } from "../text/translate.js";
import { Sheet } from "./sheet.js";
import { labelled, problemLine, segments, select, toggle } from "./fields.js";

/**
 * @typedef {object} Setting
 * @property {keyof typeof import("../../model/setting_values.js").DEFAULTS} key
 * @property {"choice" | "pictures" | "picture" | "switch" | "language"} kind
 * @property {string} label
 * @property {[value: string, label: string][]} values
 * @property {[key: string, value: string]} [includedIn] a value of another setting that turns this one on
 * @typedef {{title: string, settings: Setting[]}} SettingGroup
 */

const PREVIEWS = new URL("resources/previews/", PAGE_FOLDER);

export class SettingsDialog {
    /** @type {Sheet | null} */
    #sheet = null;
    /** @type {(() => void)[]} called after each choice, which may affect other fields */
    #followers = [];
    /** The number of the group in sight. */
    #chosen = 0;

    /**
     * @param {import("../../model/preferences.js").Preferences} preferences
     * @param {(code: string) => void} useLanguage
     */
    constructor(preferences, useLanguage) {
        this.preferences = preferences;
        this.useLanguage = useLanguage;
    }

    async open() {
        this.#sheet = this.#make();
        await this.#sheet.open();
        this.#sheet = null;
    }

    /**
     * Show everything in the current language.
     * @param {string} focused the field that was used
     */
    retranslate(focused = "select") {
        if (this.#sheet === null) return;
        const { title, body } = this.#sheet;
        const scrolled = body.scrollTop;
        title.textContent = translate("Actions", "&Settings");
        body.replaceChildren(...this.#make().body.children);
        body.scrollTop = scrolled;
        /** @type {HTMLElement | null} */ (body.querySelector(focused))?.focus();
    }

    #make() {
        this.#followers = [];
        const groups = settingGroups();
        const sections = groups.map(({ title, settings }) =>
            element("section", { class: "group", "aria-label": title }, ...settings.map((each) => this.field(each))),
        );
        const show = () => sections.forEach((section, at) => (section.hidden = at !== this.#chosen));
        const choices = groups.map((group, at) => ({ value: String(at), label: group.title }));
        const title = translate("Actions", "&Settings");
        const choose = (/** @type {string} */ at) => {
            this.#chosen = Number(at);
            show();
        };
        show();
        const body = [segments(title, choices, String(this.#chosen), choose, "tabs"), ...sections];
        const sheet = new Sheet({ title, name: "settings", kind: "side", body });
        sheet.body.addEventListener("change", () => this.#followers.forEach((follow) => follow()));
        return sheet;
    }

    /** @param {Setting} setting */
    field(setting) {
        const { key, kind, label } = setting;
        const current = String(this.preferences.get(key));
        const choose = (/** @type {string} */ value) => this.preferences.set(key, value);
        switch (kind) {
            case "choice":
                return segments(label, this.#choices(setting), current, choose);
            case "pictures":
                return segments(label, this.#choices(setting), current, choose, `tiles pictures pictures-${key}`);
            case "picture":
                return this.#picture(label);
            case "language": {
                const languages = Object.entries(LANGUAGES).map(([value, { name }]) => ({ value, label: name }));
                return labelled(label, select([...this.#choices(setting), ...languages], current, this.useLanguage));
            }
            default:
                return this.#toggle(setting);
        }
    }

    /**
     * Keep a picture of the player's own, and show it on the backs.
     * @param {string} picture "" for none, and the default back
     */
    useBack(picture) {
        const { preferences } = this;
        const back = picture === "" && preferences.get("back") !== OWN ? preferences.get("back") : DEFAULTS.back;
        preferences.set("own-back", picture);
        preferences.set("back", picture === "" ? back : OWN);
        this.retranslate(".pictures-back :checked");
    }

    /** @param {Setting} setting */
    #choices({ key, kind, values }) {
        const own = this.preferences.get("own-back");
        const pictureOf = (/** @type {string} */ value) => (value === OWN ? own : new URL(`${key}-${value}.webp`, PREVIEWS).href);
        return values
            .filter(([value]) => value !== OWN || own !== "")
            .map(([value, label]) => ({ value, label, picture: kind === "pictures" ? pictureOf(value) : "" }));
    }

    /** @param {string} label */
    #picture(label) {
        const problem = problemLine();
        const file = element("input", { type: "file", accept: "image/png,image/jpeg", hidden: true });
        file.addEventListener("change", async () => {
            const [chosen] = file.files ?? [];
            const { ownBack } = await import("../cards/own_back.js");
            const kept = chosen === undefined ? "" : await ownBack(chosen);
            if (kept !== "") this.useBack(kept);
            else problem.textContent = translate("Settings", "This picture can’t be used. Choose a PNG or JPEG file of up to 20 MB.");
        });
        const click = () => file.click();
        const button = pushButton("button", { click }, translate("Settings", "Choose a picture"));
        const made = element("div", {}, labelled(label, button), file, problem);
        const text = translate("PeopleController", "Remove");
        const remove = pushButton("button quiet", { "aria-label": `${text}: ${label}`, click: () => this.useBack("") }, text);
        if (this.preferences.get("own-back") !== "") button.after(remove);
        return made;
    }

    /** @param {Setting} setting */
    #toggle({ key, label, includedIn: [other, included] = ["", ""] }) {
        const { preferences } = this;
        const made = toggle(label, false, (isOn) => preferences.set(key, isOn));
        const box = /** @type {HTMLInputElement} */ (made.children[1]);
        const follow = () => {
            const isIncluded = other !== "" && preferences.get(/** @type {any} */ (other)) === included;
            [box.checked, box.disabled] = [isIncluded || preferences.get(key) === true, isIncluded];
        };
        follow();
        this.#followers.push(follow);
        return made;
    }
}
