/** The menus of the bar: buttons that open lists of actions. And an action in a menu. */

import { element, pushButton, setText } from "../elements.js";
import { drawing } from "../icons.js";

/** @typedef {import("./toolbar.js").Menu} Menu */

export class MenuBar {
    /** @param {() => Menu[]} menus in the current language and state */
    constructor(menus) {
        this.menus = menus;
        this.lists = menus().map((_, at) => this.#list(at));
        this.buttons = this.lists.map((list) => {
            const button = pushButton("tool", { "aria-haspopup": "menu" });
            button.popoverTargetElement = list;
            return button;
        });
        this.root = element("div", { class: "menu-bar" }, ...this.buttons, ...this.lists);
        this.retranslate();
    }

    retranslate() {
        this.menus().forEach(({ title }, at) => setText(/** @type {Element} */ (this.buttons[at]), title));
    }

    /** @param {number} at */
    #list(at) {
        const list = element("div", { class: "menu-list", role: "menu", popover: "auto" });
        list.addEventListener("beforetoggle", (event) => {
            if (/** @type {ToggleEvent} */ (event).newState === "open") this.#fill(list, at);
            // The browser returns the focus only if the button has opened the list, and not an arrow key.
            else if (list.contains(document.activeElement)) this.buttons[at]?.focus();
        });
        list.addEventListener("toggle", (event) => {
            const isOpen = /** @type {ToggleEvent} */ (event).newState === "open";
            this.buttons[at]?.setAttribute("aria-expanded", String(isOpen));
            if (isOpen) itemsOf(list)[0]?.focus();
            else list.replaceChildren();
        });
        list.addEventListener("keydown", (event) => this.#onKey(event, list, at));
        return list;
    }

    /**
     * @param {HTMLElement} list
     * @param {number} at
     */
    #fill(list, at) {
        const { title = "", items = [] } = this.menus()[at] ?? {};
        const choose = (/** @type {import("./toolbar.js").Item} */ item) => () => {
            list.hidePopover();
            item.run();
        };
        list.setAttribute("aria-label", title);
        list.replaceChildren(...items.map((item) => menuButton(item, choose(item), true)));
        const { left, right, bottom } = /** @type {Element} */ (this.buttons[at]).getBoundingClientRect();
        const isMirrored = document.documentElement.dir === "rtl";
        list.style.insetInlineStart = `${isMirrored ? innerWidth - right : left}px`;
        list.style.top = `${bottom + 5}px`;
    }

    /**
     * @param {KeyboardEvent} event
     * @param {HTMLElement} list
     * @param {number} at
     */
    #onKey(event, list, at) {
        event.stopPropagation(); // the cards and the shortcuts wait
        const items = itemsOf(list);
        const focused = items.findIndex((item) => item === document.activeElement);
        const beside = (/** @type {number} */ by) => this.lists.at((at + by) % this.lists.length)?.showPopover();
        const moves = {
            ArrowDown: () => items.at((focused + 1) % items.length)?.focus(),
            ArrowUp: () => items.at(Math.max(focused, 0) - 1)?.focus(),
            Home: () => items[0]?.focus(),
            End: () => items.at(-1)?.focus(),
            ArrowLeft: () => beside(-1),
            ArrowRight: () => beside(1),
            Tab: () => list.hidePopover(),
        };
        const move = event.key in moves ? moves[/** @type {keyof typeof moves} */ (event.key)] : undefined;
        if (move === undefined) return;
        event.preventDefault();
        move();
    }
}

/** @param {HTMLElement} list */
function itemsOf(list) {
    return /** @type {HTMLElement[]} */ ([...list.querySelectorAll("button:not(:disabled)")]);
}

/**
 * An action as an item of a menu.
 * @param {import("./toolbar.js").Item} item
 * @param {() => void} choose
 * @param {boolean} [isInMenu] whether screen readers take it for an item of a menu
 */
export function menuButton(item, choose, isInMenu = false) {
    const isOn = item.isOn === undefined ? null : String(item.isOn);
    return pushButton(
        "menu-item",
        {
            role: isInMenu ? (isOn === null ? "menuitem" : "menuitemcheckbox") : null,
            disabled: !item.isEnabled,
            [isInMenu ? "aria-checked" : "aria-pressed"]: isOn,
            "data-action": item.id,
            click: choose,
        },
        drawing(item.icon),
        element("span", { class: "menu-text" }, item.text),
        item.keys !== "" && element("kbd", {}, item.keys),
    );
}
