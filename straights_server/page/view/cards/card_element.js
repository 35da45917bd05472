
import { element, svg } from "../elements.js";
export function drawing(name) {
const attributes = { class: "card-drawing", viewBox: "0 0 100 140", "aria-hidden": "true" };
return svg("svg", attributes, svg("use", { href: `#${name}` }));
}
export function cardButton(card, size) {
return element("button", { class: "card", type: "button", "data-card": card }, drawing(card + size));
}
export function cardBack() {
return element("span", { class: "card card-back" });
}
export function cardPicture(card, name, size) {
const attributes = { class: "card", role: "img", "aria-label": name, "data-card": card };
return element("span", attributes, drawing(card + size));
}
export function flyingCard(card, size) {
const back = element("span", { class: "card card-back flying-back" });
const inner = element("span", { class: "flying-sides" }, back);
if (card !== null) {
inner.prepend(element("span", { class: "card flying-face" }, drawing(card + size)));
}
return { flying: element("span", { class: "flying" }, inner), inner };
}
