
import { element, region, setAttribute } from "../elements.js";
import { icon } from "../icons.js";
import { translate } from "../text/translate.js";
const SHOWN = 8000;
const ROOM = 72;
export class Notices {
constructor() {
this.root = element("div", { class: "notices", role: "status", "aria-live": "polite", popover: "manual" });
document.body.append(this.root);
document.addEventListener("close", (event) => this.#leave(event.target), { capture: true });
addEventListener("resize", () => this.#place());
new MutationObserver(() => this.#place()).observe(region("result"), { attributeFilter: ["hidden"] });
}
show(text, { action, stays = false } = {}) {
if ([...this.root.children].some((shown) => shown.getAttribute("data-text") === text)) return () => {};
const close = translate("CloseButton", "Close");
const notice = element(
"div",
{ class: "notice", "data-text": text },
element("p", {}, text),
action === undefined
? null
: element("button", { class: "button", type: "button", click: action.click }, action.label),
element(
"button",
{ class: "icon-button", type: "button", "aria-label": close, click: () => this.#remove(notice) },
icon("close"),
),
);
this.#moveTo(openDialog() ?? document.body);
this.root.append(notice);
this.#raise();
if (action === undefined && !stays) setTimeout(() => this.#remove(notice), SHOWN);
return () => this.#remove(notice);
}
#moveTo(place) {
if (this.root.parentElement !== place) place.append(this.root);
}
#leave(dialog) {
if (this.root.parentElement !== dialog) return;
this.#moveTo(openDialog() ?? document.body);
if (this.root.childElementCount > 0) this.#raise();
}
#place() {
const result = region("result");
const isAbove = !result.hidden && innerHeight - result.getBoundingClientRect().bottom < ROOM;
const { left, right, bottom } = (isAbove && result.querySelector("h2") || region("table")).getBoundingClientRect();
const lowest = Math.max(bottom, region("message").getBoundingClientRect().top);
const distances = {
top: region("felt").getBoundingClientRect().top,
bottom: result.hidden ? innerHeight - lowest : 0,
left,
right: innerWidth - right,
};
for (const [edge, distance] of Object.entries(distances)) {
this.root.style.setProperty(`--board-${edge}`, `${Math.max(distance, 0)}px`);
}
setAttribute(this.root, "data-edge", result.hidden ? null : isAbove ? "top" : "bottom");
}
#raise() {
this.#place();
this.root.hidePopover();
this.root.showPopover();
}
#remove(notice) {
notice.remove();
if (this.root.childElementCount === 0) this.root.hidePopover();
}
}
function openDialog() {
return [...document.querySelectorAll("dialog[open]")].at(-1) ?? null;
}
