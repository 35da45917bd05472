
import { region, setAttribute } from "../../view/elements.js";
import { RETURN_TO_HAND } from "../../view/animation/motion.js";
const DOUBLE_CLICK = 400;
const SLIP = 8;
export class PointerInput {
#drag = null;
#released = Number.NEGATIVE_INFINITY;
#used = Number.NEGATIVE_INFINITY;
constructor(table, cards, player) {
this.table = table;
this.cards = cards;
this.player = player;
const hand = table.hand.root;
hand.addEventListener("pointerdown", (event) => this.#press(event));
hand.addEventListener("pointermove", (event) => this.#move(event));
hand.addEventListener("pointerup", (event) => this.#release(event));
hand.addEventListener("pointercancel", () => this.cancel());
hand.addEventListener("click", (event) => this.#click(event));
hand.addEventListener("contextmenu", (event) => event.preventDefault());
table.root.addEventListener("click", (event) => this.#clickBeside(event));
}
cancel() {
const drag = this.#drag;
this.#drag = null;
if (drag === null || !drag.isMoving) {
return false;
}
this.#letGo(drag, true);
return true;
}
#press(event) {
const button = cardAt(event);
const card = button?.dataset["card"];
if (button && card !== undefined && event.isPrimary && event.button === 0) {
this.#drag = { button, card, id: event.pointerId, x: event.clientX, y: event.clientY, isMoving: false };
button.setPointerCapture(event.pointerId);
}
}
#move(event) {
const drag = this.#drag;
if (drag === null || event.pointerId !== drag.id) {
return;
}
const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
if (!drag.isMoving && Math.hypot(x, y) > SLIP) {
drag.isMoving = true;
setAttribute(drag.button, "data-held", true);
this.table.board.highlight(drag.button.hasAttribute("data-legal") ? drag.card : null);
}
if (drag.isMoving) {
drag.button.style.transform = `translate(${x}px, ${y}px)`;
}
}
#release(event) {
const drag = this.#drag;
if (drag === null || event.pointerId !== drag.id) {
return;
}
this.#drag = null;
this.#released = event.timeStamp;
if (drag.isMoving) {
void this.#drop(drag, targetAt(event, drag.button));
} else {
this.#tap(drag.card, event.timeStamp);
}
}
#tap(card, now) {
if (this.player.isIdle || now - this.#used > DOUBLE_CLICK) {
this.#used = now;
void this.cards.activate(card);
}
}
async #drop(drag, target) {
const held = drag.button;
this.table.board.highlight(null);
await this.cards.drop(drag.card, target);
this.#letGo(drag, held.isConnected);
}
#letGo({ button }, returns) {
const from = button.style.transform;
button.style.transform = "";
setAttribute(button, "data-held", null);
this.table.board.highlight(null);
if (returns) {
const way = [{ transform: from }, { transform: "none" }];
void this.player.motion.animate(button, way, { duration: RETURN_TO_HAND });
}
}
#click(event) {
const card = cardAt(event)?.dataset["card"];
const isByPointer = event.detail > 0 && event.timeStamp - this.#released < DOUBLE_CLICK;
if (card !== undefined && !isByPointer) {
void this.cards.activate(card);
}
}
#clickBeside(event) {
if (event.target instanceof Element && event.target.closest("button") === null) {
this.player.finish();
}
}
}
function cardAt({ target }) {
return target instanceof Element ? target.closest("button[data-card]") : null;
}
function targetAt(event, held) {
const box = held.getBoundingClientRect();
const points = [
{ x: event.clientX, y: event.clientY },
{ x: box.left + box.width / 2, y: box.top + box.height / 2 },
];
const pile = document.querySelector('[data-position="bottom"] .pile');
if (pile !== null && points.some((point) => isInside(point, pile))) {
return "discards";
}
return points.some((point) => isInside(point, region("table"))) ? "board" : "nowhere";
}
function isInside({ x, y }, target) {
const { left, right, top, bottom } = target.getBoundingClientRect();
return x >= left && x <= right && y >= top && y <= bottom;
}
