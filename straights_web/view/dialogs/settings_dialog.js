/** The settings, beside the table where there is room; changes take effect at once, so there is no Apply or Cancel. */

import { PAGE_FOLDER } from "../../page_folder.js";
import { KINDS, ownBack } from "../cards/own_back.js";
import { element } from "../elements.js";
import { translate } from "../text/translate.js";
import { Sheet } from "./sheet.js";
import { labelled, problemLine, segments, select, tiles, toggle } from "./fields.js";

/** @typedef {import("./fields.js").Choice} Choice */
/**
 * @typedef {object} Setting
 * @property {keyof typeof import("../../model/setting_values.js").DEFAULTS} key
 * @property {"choice" | "pictures" | "picture" | "switch" | "language"} kind
 * @property {string} label
 * @property {[value: string, label: string][]} values
 * @property {[key: string, value: string]} [includedIn] a value of another setting that turns this one on
 * @typedef {{title: string, settings: Setting[]}} SettingGroup
 */
/**
 * @typedef {{kind: "segments" | "select", label: string, choices: Choice[], current: string, choose: (value: string) => void}} Option
 * @typedef {{kind: "toggle", label: string, isOn: () => boolean, isFree: () => boolean, choose: (isOn: boolean) => void}} Switch
 * @typedef {{kind: "pictures", label: string, name: string, choices: Choice[], current: string, choose: (value: string) => void}} Pictures
 * @typedef {{kind: "picture", label: string, current: string, choose: (picture: string) => void}} Picture
 * @typedef {{title: string, fields: (Option | Switch | Pictures | Picture)[]}} Group
 */

const PREVIEWS = new URL("resources/previews/", PAGE_FOLDER);

export class SettingsDialog {
    /** @param {() => Group[]} groups returns the current settings in the current language */
    constructor(groups) {
        this.groups = groups;
        /** @type {Sheet | null} */
        this.dialog = null;
        /** @type {(() => void)[]} called after each choice, which may affect other fields */
        this.followers = [];
        /** The number of the group in sight. */
        this.chosen = 0;
    }

    async open() {
        this.dialog = this.#make();
        await this.dialog.open();
        this.dialog = null;
    }

    /** Show everything in the current language. */
    retranslate() {
        if (this.dialog === null) return;
        const scrolled = this.dialog.body.scrollTop;
        const fresh = this.#make();
        const title = /** @type {HTMLElement} */ (this.dialog.element.querySelector("h2"));
        title.textContent = translate("Actions", "&Settings");
        this.dialog.body.replaceChildren(...fresh.body.childNodes);
        this.dialog.body.scrollTop = scrolled;
        this.dialog.body.querySelector("select")?.focus();
    }

    #make() {
        this.followers = [];
        const groups = this.groups();
        const sections = groups.map(({ title, fields }) =>
            element("section", { class: "group", "aria-label": title }, ...fields.map((each) => this.#fieldOf(each))),
        );
        const show = () => sections.forEach((section, at) => (section.hidden = at !== this.chosen));
        const choices = groups.map((group, at) => ({ value: String(at), label: group.title }));
        const title = translate("Actions", "&Settings");
        const tabs = segments(title, choices, String(this.chosen), (at) => {
            this.chosen = Number(at);
            show();
        });
        tabs.classList.add("tabs");
        tabs.querySelector("legend")?.classList.add("for-screen-readers"); // the title of the sheet says the same
        show();
        const dialog = new Sheet({ title, name: "settings", kind: "side", body: [tabs, ...sections] });
        dialog.body.addEventListener("change", () => this.followers.forEach((follow) => follow()));
        return dialog;
    }

    /** @param {Option | Switch | Pictures | Picture} field */
    #fieldOf(field) {
        switch (field.kind) {
            case "toggle":
                return this.#toggle(field);
            case "segments":
                return segments(field.label, field.choices, field.current, field.choose);
            case "select":
                return labelled(field.label, select(field.choices, field.current, field.choose));
            case "pictures":
                return pictures(field);
            case "picture":
                return this.#picture(field);
        }
    }

    /** @param {Picture} field */
    #picture({ label, choose }) {
        const problem = problemLine();
        const file = element("input", { type: "file", accept: KINDS, hidden: true });
        file.addEventListener("change", async () => {
            const [chosen] = file.files ?? [];
            const kept = chosen === undefined ? "" : await ownBack(chosen);
            problem.textContent = translate("Settings", "This picture can’t be used. Choose a PNG or JPEG file of up to 20 MB.");
            if (kept === "") return;
            choose(kept);
            this.retranslate();
        });
        const click = () => file.click();
        const button = element("button", { class: "button", type: "button", click }, translate("Settings", "Choose a picture"));
        return element("div", {}, labelled(label, button), file, problem);
    }

    /** @param {Switch} field */
    #toggle({ label, isOn, isFree, choose }) {
        const made = toggle(label, isOn(), choose);
        const box = /** @type {HTMLInputElement} */ (made.querySelector("input"));
        const follow = () => {
            [box.checked, box.disabled] = [isOn(), !isFree()];
        };
        follow();
        this.followers.push(follow);
        return made;
    }
}

/**
 * Designs, each with its picture above its name.
 * @param {Pictures} field
 */
function pictures({ label, name, choices, current, choose }) {
    const made = tiles(label, choices, current, choose);
    made.classList.add("pictures", `pictures-${name}`);
    for (const input of made.querySelectorAll("input")) {
        const { picture = "" } = choices.find(({ value }) => value === input.value) ?? {};
        const { href } = new URL(picture || `${name}-${input.value}.webp`, PREVIEWS);
        input.nextElementSibling?.prepend(element("img", { src: href, alt: "" }));
    }
    return made;
}
