
import { element, newId } from "../elements.js";
import { icon } from "../icons.js";
import { translate } from "../text/translate.js";
const FOCUSABLE = "button, input, select, textarea, summary, [tabindex]";
export class Dialog {
constructor({ title, body, buttons = [], kind = "", isFirm = false }) {
const id = newId();
this.isFirm = isFirm;
this.body = element("div", { class: "dialog-body" }, ...body);
if (this.body.querySelector("button, input, select, textarea, summary, a") === null) this.body.tabIndex = 0;
this.footer = element("footer", { class: "dialog-buttons" });
this.setButtons(buttons);
const close = translate("CloseButton", "Close");
this.element = element(
"dialog",
{ class: `dialog ${kind}`, "aria-labelledby": id, keydown: (event) => this.#onKey(event) },
element(
"header",
{ class: "dialog-header" },
element("h2", { id, tabindex: "-1" }, title),
!isFirm &&
element(
"button",
{ class: "icon-button", type: "button", "aria-label": close, click: () => this.close() },
icon("close"),
),
),
this.body,
this.footer,
);
this.element.addEventListener("cancel", (event) => isFirm && event.preventDefault());
this.element.addEventListener("mousedown", (event) => this.#onPressed(event));
}
setButtons(buttons) {
this.footer.replaceChildren(...buttons.map((button) => this.#button(button)));
this.footer.hidden = buttons.length === 0;
}
open(first = null) {
document.body.append(this.element);
if (this.body.querySelector(FOCUSABLE) === null) this.body.tabIndex = 0;
this.element.showModal();
(first ?? this.#firstFocus())?.focus();
return new Promise((resolve) => {
this.element.addEventListener("close", () => {
this.element.remove();
resolve(this.element.returnValue);
});
});
}
close(value = "") {
this.element.close(value);
}
#button({ label, kind = "", value = "", click = () => this.close(value) }) {
return element("button", { class: `button ${kind}`, type: "button", click }, label);
}
#firstFocus() {
const field = (this.body.querySelector("[autofocus]"));
const primary = (this.footer.querySelector(".main"));
return field ?? primary ?? (this.body.tabIndex === 0 ? this.body : this.element.querySelector("h2"));
}
#onKey(event) {
if (event.key !== "Enter" || event.isComposing || !(event.target instanceof HTMLInputElement)) return;
event.preventDefault();
const primary = (this.footer.querySelector(".main"));
primary?.click();
}
#onPressed(event) {
if (this.isFirm || event.target !== this.element) return;
const box = this.element.getBoundingClientRect();
const isInside =
event.clientX >= box.left &&
event.clientX <= box.right &&
event.clientY >= box.top &&
event.clientY <= box.bottom;
if (!isInside) this.close();
}
}
export async function confirm({ title, text, yes, isDangerous = false }) {
const dialog = new Dialog({
title,
body: [element("p", {}, text)],
kind: "small",
buttons: [
{ label: translate("Badges", "Cancel") },
{ label: yes, value: "yes", kind: isDangerous ? "main danger" : "main" },
],
});
return (await dialog.open()) === "yes";
}
