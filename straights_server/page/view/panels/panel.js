
import { element, newId } from "../elements.js";
import { icon } from "../icons.js";
import { translate } from "../text/translate.js";
export class Panel extends EventTarget {
constructor(region, name, title) {
super();
this.region = region;
this.title = title;
const id = newId();
this.heading = element("h2", { id, tabindex: "-1" });
this.body = element("div", { class: "panel-body" });
this.closeButton = element("button", { class: "icon-button", type: "button", click: () => this.close() }, icon("close"));
this.element = element(
"section",
{ class: `panel ${name}`, "aria-labelledby": id, keydown: (event) => this.#onKey(event) },
element("header", { class: "panel-header" }, this.heading, this.closeButton),
this.body,
);
this.opener = null;
this.retranslate();
}
get isOpen() {
return this.element.isConnected;
}
open() {
if (this.isOpen) return;
this.region.append(this.element);
this.region.hidden = false;
this.dispatchEvent(new CustomEvent("toggled"));
}
close() {
if (!this.isOpen) return;
const hadFocus = this.element.contains(document.activeElement);
this.element.remove();
this.region.hidden = this.region.childElementCount === 0;
if (hadFocus) this.opener?.focus();
this.dispatchEvent(new CustomEvent("toggled"));
}
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
#onKey(event) {
if (event.key !== "Escape") return;
event.stopPropagation();
this.close();
}
}
