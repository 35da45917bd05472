/** The bar above the table: menus, the round, and tools, whose labels disappear one by one where there is no room. */

import { element, pushButton, setAttribute } from "../elements.js";
import { drawing, icon } from "../icons.js";
import { translate } from "../text/translate.js";
import { MenuBar } from "./menu_bar.js";

/**
 * An action as a menu item.
 * @typedef {object} Item
 * @property {string} id
 * @property {string} text
 * @property {string} keys for display; empty for none
 * @property {string} icon a path
 * @property {boolean} isEnabled
 * @property {string} whyNot why it is disabled, in a few words
 * @property {string} phone its place in the menu of a phone
 * @property {boolean} [isOn] for actions that are switched on and off
 * @property {() => void} run
 */
/** @typedef {{title: string, items: Item[]}} Menu */

export class Toolbar {
    #shown = "";

    /**
     * @param {HTMLElement} region
     * @param {() => Menu[]} menus
     * @param {() => void} openMore
     * @param {readonly string[]} labelled the tools with labels, in the order in which these disappear
     */
    constructor(region, menus, openMore, labelled) {
        this.region = region;
        this.labelled = labelled;
        this.menus = new MenuBar(menus);
        this.long = element("span", { class: "toolbar-long" });
        this.short = element("span", { class: "toolbar-short" });
        this.status = pushButton("toolbar-status", {}, this.long, this.short);
        this.tools = element("div", { class: "toolbar-tools" });
        this.more = pushButton("tool", { "aria-haspopup": "dialog", click: openMore }, icon("more"));
        region.replaceChildren(this.menus.root, this.status, this.tools, this.more);
        // After a click, the keyboard controls the cards again; after a key press, the focus stays.
        region.addEventListener("click", ({ detail }) => {
            if (detail > 0 && region.contains(document.activeElement)) /** @type {HTMLElement} */ (document.activeElement).blur();
        });
        /** @type {Map<string, HTMLButtonElement>} */
        this.buttons = new Map();
        new ResizeObserver(() => this.#fit()).observe(region);
    }

    /** @param {Item[][]} groups of tools */
    show(groups) {
        const line = () => element("span", { class: "toolbar-line" });
        const filled = groups.filter((items) => items.length > 0);
        const wanted = filled.map((items) => items.map((item) => this.#button(item)));
        if (this.tools.querySelectorAll(".tool").length !== wanted.flat().length) {
            this.tools.replaceChildren(...wanted.flatMap((buttons) => [...buttons, line()]));
        }
        const label = translate("Web", "Menu");
        setAttribute(this.more, "aria-label", label);
        setAttribute(this.more, "title", label);
        this.menus.retranslate();
        this.#fit();
    }

    /**
     * Show the round, and what it belongs to.
     * @param {{long: string, short: string}} text
     * @param {() => void} click
     * @param {boolean} [isSealed] whether the deal can be checked
     */
    showStatus({ long, short }, click, isSealed = true) {
        if (this.long.textContent !== long) this.long.replaceChildren(long, icon("seal"));
        if (this.short.textContent !== short) this.short.textContent = short;
        this.status.disabled = long === ""; // as in a lobby
        this.status.toggleAttribute("data-open", !isSealed);
        this.status.onclick = click;
        this.#fit();
    }

    /** Hide labels until everything fits, then the menus, which the last button has, too, and then the end of the status. */
    #fit() {
        const state = [this.region.clientWidth, this.region.textContent, this.tools.childElementCount].join();
        if (state === this.#shown) return;
        this.#shown = state;
        const steps = [...this.labelled.map((id) => this.buttons.get(id)), this.menus.root, this.status];
        for (const step of steps) step?.removeAttribute("data-narrow");
        for (const step of steps) {
            if (this.region.scrollWidth <= this.region.clientWidth) return;
            step?.setAttribute("data-narrow", "");
        }
    }

    /** @param {Item} item */
    #button(item) {
        let button = this.buttons.get(item.id);
        if (button === undefined) {
            button = pushButton("tool", { "data-action": item.id });
            this.buttons.set(item.id, button);
        }
        if (button.getAttribute("aria-label") !== item.text) {
            const label = this.labelled.includes(item.id) && element("span", { class: "tool-label" }, item.text);
            button.replaceChildren(drawing(item.icon), ...(label ? [label] : []));
            button.setAttribute("aria-label", item.text);
        }
        const reason = item.isEnabled || item.whyNot === "" ? "" : `: ${item.whyNot}`;
        setAttribute(button, "title", item.text + (reason || (item.keys && ` (${item.keys})`)));
        setAttribute(button, "aria-pressed", item.isOn === undefined ? null : String(item.isOn));
        // Not `disabled`: a disabled button would lose the keyboard focus.
        setAttribute(button, "aria-disabled", String(!item.isEnabled));
        button.onclick = () => item.isEnabled && item.run();
        return button;
    }
}
