
import { inOrder } from "../../connection/card_values.js";
import { cardBack, cardButton } from "../cards/card_element.js";
import { facesOf } from "../cards/face_size.js";
import { element, setAttribute, setChildren, setStyle } from "../elements.js";
import { buttonText } from "../text/table_text.js";
import { translate } from "../text/translate.js";
const ONE_ROW = 7;
export class Hand {
constructor(root) {
this.root = root;
this.order = "dealt";
this.buttons = new Map();
this.queued = null;
}
get cards() {
return [...this.buttons.keys()];
}
draw(observation, backs) {
setAttribute(this.root, "aria-label", translate("AccessibleCards", "Your hand"));
const cards = inOrder(observation.hand, this.order);
const focused = this.#focusedIndex();
this.#update(cards, observation.seat === null ? backs : 0);
cards.forEach((card, index) => this.#drawCard(card, index, observation));
this.#fan(observation.seat === null ? backs : cards.length);
this.#keepFocus(focused);
this.#rove();
}
queue(card) {
this.queued = card;
for (const [each, button] of this.buttons) {
setAttribute(button, "data-queued", each === card);
}
}
focus(card) {
const button = card === undefined ? undefined : this.buttons.get(card);
if (button !== undefined) {
button.focus({ preventScroll: true });
this.#rove();
}
}
get focused() {
return this.cards[this.#focusedIndex()];
}
showCosts(costs, best) {
this.hideCosts();
for (const mark of costs) {
this.buttons.get(mark.card)?.append(costMark(mark));
}
for (const [card, button] of this.buttons) {
setAttribute(button, "data-best", card === best);
}
}
hideCosts() {
for (const button of this.buttons.values()) {
button.querySelector(".cost")?.remove();
button.removeAttribute("data-best");
}
}
#update(cards, backs) {
const before = this.buttons;
const size = facesOf(this.root);
this.buttons = new Map(cards.map((card) => [card, before.get(card) ?? cardButton(card, size)]));
const known = [...this.root.querySelectorAll(":scope > .card-back")].slice(0, backs);
const more = Array.from({ length: backs - known.length }, cardBack);
setChildren(this.root, [...this.buttons.values(), ...known, ...more]);
}
#drawCard(card, index, observation) {
const button = this.buttons.get(card);
if (button === undefined) {
return;
}
const isLegal = observation.legal_plays.includes(card);
setAttribute(button, "data-legal", isLegal);
setAttribute(button, "aria-disabled", isLegal || observation.must_discard ? null : "true");
setAttribute(button, "data-dimmed", !isLegal && observation.legal_plays.length > 0);
setAttribute(button, "data-queued", card === this.queued);
setAttribute(button, "aria-label", buttonText(card, index + 1, observation));
}
#fan(count) {
const columns = count > ONE_ROW ? Math.ceil(count / 2) : Math.max(count, 1);
setStyle(this.root, "--count", Math.max(count, 1));
setStyle(this.root, "--columns", columns);
[...this.root.children].forEach((child, index) => {
if (child instanceof HTMLElement) {
setStyle(child, "--offset", index - (count - 1) / 2);
setAttribute(child, "data-second-row", index >= columns);
}
});
}
#focusedIndex() {
return this.cards.findIndex((card) => this.buttons.get(card) === document.activeElement);
}
#keepFocus(index) {
if (index >= 0 && this.#focusedIndex() < 0) {
this.focus(this.cards[Math.min(index, this.cards.length - 1)]);
}
}
#rove() {
const reached = this.focused ?? this.cards[0];
for (const [card, button] of this.buttons) {
setAttribute(button, "tabindex", card === reached ? 0 : -1);
}
}
}
function costMark({ sign, part, tooltip }) {
const kind = part === null ? "cost cost-sign" : "cost";
const mark = element("span", { class: kind, "aria-hidden": "true", title: tooltip }, sign);
if (part !== null) {
const bar = element("span", { class: "cost-bar" });
bar.style.setProperty("--cost", String(part));
mark.append(bar);
}
return mark;
}
