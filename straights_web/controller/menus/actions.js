/** The actions of a page: the lines of the engine's table, with what each does here, and when. */

import { translateTemplate } from "../../view/text/translate.js";

/** @import { Item } from "../../view/panels/toolbar.js" */
/**
 * @typedef {object} Line
 * @property {string} name
 * @property {string} text
 * @property {string} short the text for the bar
 * @property {string} icon a path
 * @property {readonly string[]} keys in the format of `keyOf`; the first is shown
 * @property {string} when the condition under which it can be chosen; "" for always
 * @property {string} why_not why it cannot be chosen then
 */
/**
 * @typedef {object} Table
 * @property {readonly {title: string, lines: readonly Line[]}[]} menus
 */
/**
 * @typedef {object} Places
 * @property {readonly (readonly string[])[]} bar what the bar has, in groups
 * @property {readonly string[]} labelled what has a text there, in the order in which the texts disappear
 * @property {readonly string[]} onPhone what the menu of a phone has in sight, besides its bar
 */
/**
 * @typedef {object} Bindings
 * @property {Record<string, () => unknown>} run what an action does, by its name
 * @property {Record<string, () => boolean>} can the conditions
 * @property {Record<string, () => boolean>} isOn whether an action is on, for those that are switched
 * @property {(name: string) => boolean} [lacks] whether the game has nothing of that kind
 */

export class Actions {
    /**
     * @param {Table} table
     * @param {Places} places
     * @param {Bindings} bindings
     */
    constructor(table, places, { run, can, isOn, lacks = () => false }) {
        this.lacks = lacks;
        this.table = table;
        this.places = places;
        this.run = run;
        this.can = can;
        this.isOn = isOn;
        this.lines = table.menus.flatMap(({ lines }) => lines);
    }

    /** All actions, in the current language and state. */
    get menus() {
        return this.table.menus.map(({ title, lines }) => ({ title: text(title), items: lines.map((line) => this.#item(line)) }));
    }

    /**
     * What is on the bar, in groups.
     * @param {(name: string) => boolean} [isShown]
     */
    bar(isShown = () => true) {
        const lineOf = (/** @type {string} */ name) => /** @type {Line} */ (this.lines.find((line) => line.name === name));
        return this.places.bar.map((names) => names.filter(isShown).map(lineOf).map((line) => this.#item(line, line.short)));
    }

    /**
     * What a key does.
     * @param {string} key
     */
    doing(key) {
        const line = this.lines.find(({ keys }) => keys.includes(key));
        return line && (() => this.#isEnabled(line) && this.#run(line));
    }

    /** @param {Line} line */
    #isEnabled({ name, when }) {
        return !this.lacks(name) && (this.can[when]?.() ?? true);
    }

    /** @param {Line} line */
    #run({ name }) {
        void this.run[name]?.();
    }

    /**
     * @param {Line} line
     * @param {string} [label]
     * @returns {Item}
     */
    #item(line, label = line.text) {
        const { name, keys, icon } = line;
        const [isOn, isEnabled] = [this.isOn[name]?.(), () => this.#isEnabled(line)];
        return {
            id: name,
            text: text(label),
            keys: keys[0] ?? "",
            icon,
            phone: name === "shortcuts" ? "nowhere" : this.places.onPhone.includes(name) ? "first" : "",
            whyNot: text(line.why_not),
            run: () => this.#run(line),
            get isEnabled() {
                return isEnabled(); // checked at the click: the toolbar is updated a moment later
            },
            ...(isOn !== undefined && { isOn }),
        };
    }
}

/** @param {string} template */
function text(template) {
    return translateTemplate({ context: "Actions", template });
}
