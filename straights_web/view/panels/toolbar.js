/** The toolbar, and the menu with all other actions. */

import { element, setAttribute } from "../elements.js";
import { icon } from "../icons.js";
import { Sheet } from "../dialogs/sheet.js";
import { translate } from "../text/translate.js";

/** @typedef {Parameters<typeof icon>[0]} IconName */
/**
 * An action as a menu item.
 * @typedef {object} Item
 * @property {string} id
 * @property {string} text
 * @property {string} keys for display; empty for none
 * @property {IconName} icon
 * @property {boolean} isEnabled
 * @property {boolean} [isOn] for actions that are switched on and off
 * @property {() => void} run
 */

export class Toolbar {
    /**
     * @param {HTMLElement} region
     * @param {() => void} openMenu
     */
    constructor(region, openMenu) {
        this.left = element("div", { class: "toolbar-group" });
        this.status = element("button", { class: "toolbar-status", type: "button", hidden: true });
        this.right = element("div", { class: "toolbar-group" });
        this.menu = element("button", { class: "tool", type: "button", "aria-haspopup": "dialog", click: openMenu });
        region.replaceChildren(this.left, this.status, this.right, this.menu);
        // After a click, the keyboard controls the cards again; after a key press, the focus stays.
        region.addEventListener("click", ({ detail }) => {
            if (detail > 0 && region.contains(document.activeElement)) /** @type {HTMLElement} */ (document.activeElement).blur();
        });
        /** @type {Map<string, HTMLButtonElement>} */
        this.buttons = new Map();
    }

    /**
     * @param {Item[]} left
     * @param {Item[]} right
     */
    show(left, right) {
        for (const [group, items] of /** @type {const} */ ([
            [this.left, left],
            [this.right, right],
        ])) {
            const wanted = items.map((item) => this.#button(item));
            if (wanted.some((button, at) => group.children[at] !== button)) group.replaceChildren(...wanted);
        }
        const label = translate("Web", "Menu");
        if (this.menu.title === label) return;
        this.menu.replaceChildren(icon("menu"), element("span", { class: "tool-label" }, label));
        this.menu.setAttribute("aria-label", label);
        this.menu.title = label;
    }

    /**
     * Show the round and the deal.
     * @param {string} text
     * @param {() => void} click
     */
    showStatus(text, click) {
        this.status.hidden = text === "";
        if (this.status.textContent !== text) this.status.textContent = text;
        this.status.onclick = click;
    }

    /** @param {Item} item */
    #button(item) {
        let button = this.buttons.get(item.id);
        if (button === undefined) {
            button = element("button", { class: "tool", type: "button", "data-action": item.id });
            this.buttons.set(item.id, button);
        }
        if (button.getAttribute("aria-label") !== item.text) {
            button.replaceChildren(icon(item.icon), element("span", { class: "tool-label" }, item.text));
            button.setAttribute("aria-label", item.text);
        }
        setAttribute(button, "title", item.keys ? `${item.text} (${item.keys})` : item.text);
        // Not `disabled`: a disabled button would lose the keyboard focus.
        setAttribute(button, "aria-disabled", String(!item.isEnabled));
        button.onclick = () => item.isEnabled && item.run();
        return button;
    }
}

/** @param {{title: string, items: Item[]}[]} groups */
export function openMenu(groups) {
    const dialog = new Sheet({
        title: translate("Web", "Menu"),
        name: "menu",
        kind: "menu",
        body: groups.map(({ title, items }) =>
            element(
                "section",
                { class: "menu-group" },
                element("h3", {}, title),
                element("ul", {}, ...items.map((item) => element("li", {}, menuButton(item, () => dialog.close(item.id))))),
            ),
        ),
    });
    void dialog.open().then((id) => {
        const items = groups.flatMap(({ items }) => items);
        items.find((item) => item.id === id)?.run();
    });
}

/**
 * @param {Item} item
 * @param {() => void} choose
 */
function menuButton(item, choose) {
    return element(
        "button",
        {
            class: "menu-item",
            type: "button",
            disabled: !item.isEnabled,
            "aria-pressed": item.isOn === undefined ? null : String(item.isOn),
            "data-action": item.id,
            click: choose,
        },
        icon(item.icon),
        element("span", { class: "menu-text" }, item.text),
        item.keys !== "" && element("kbd", {}, item.keys),
    );
}
