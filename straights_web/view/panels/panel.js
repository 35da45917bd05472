/** A panel beside the table; on a phone, a sheet over its lower part. */

import { element, newId } from "../elements.js";
import { addEntry } from "../history_entries.js";
import { closeButton } from "../icons.js";
import { translate } from "../text/translate.js";

/** Dispatches `toggled` when it is opened or closed. */
export class Panel extends EventTarget {
    /**
     * @param {HTMLElement} region the parent of panels
     * @param {string} name a class for the style
     * @param {() => string} title in the current language
     */
    constructor(region, name, title) {
        super();
        this.region = region;
        this.title = title;
        const id = newId();
        this.heading = element("h2", { id, tabindex: "-1" });
        this.body = element("div", { class: "panel-body" });
        this.closeButton = closeButton(() => this.close());
        this.element = element(
            "section",
            { class: `panel ${name}`, "aria-labelledby": id },
            element("header", { class: "panel-header" }, this.heading, this.closeButton),
            this.body,
        );
        /** @type {HTMLElement | null} the element that had the focus before */
        this.opener = null;
        this.leaveEntry = () => {};
        this.retranslate();
    }

    get isOpen() {
        return this.element.isConnected;
    }

    /** Whether panels cover the table, so that only one is open at a time. */
    get isSheet() {
        return getComputedStyle(this.region).position === "fixed";
    }

    open() {
        if (this.isOpen) return;
        this.region.append(this.element);
        this.region.hidden = false;
        if (this.isSheet) this.leaveEntry = addEntry(() => this.close());
        this.dispatchEvent(new CustomEvent("toggled"));
    }

    close() {
        if (!this.isOpen) return;
        const hadFocus = this.element.contains(document.activeElement);
        this.element.remove();
        this.leaveEntry();
        this.region.hidden = this.region.childElementCount === 0;
        if (hadFocus) this.opener?.focus();
        this.dispatchEvent(new CustomEvent("toggled"));
    }

    /** Open the panel and focus it, or close it. */
    toggle() {
        if (this.isOpen) {
            this.close();
            return;
        }
        this.opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
        this.open();
        this.heading.focus();
    }

    retranslate() {
        this.heading.textContent = this.title();
        this.closeButton.setAttribute("aria-label", translate("CloseButton", "Close"));
    }
}
