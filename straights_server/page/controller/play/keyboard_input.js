
import { RANKS, SUITS } from "../../connection/card_values.js";
import { tableText } from "../../view/text/spoken_text.js";
const TYPED_RANKS = new Map([["0", "T"], ["1", "A"], ...[...RANKS].map((rank) => ([rank, rank]))]);
const NOT_FOR_TABLE = "input, select, textarea, [contenteditable], dialog, [role=menu]";
const BESIDE_HAND = '[data-region="toolbar"], [data-region="seats"]';
const STEPS = new Map([
["ArrowLeft", -1],
["ArrowRight", 1],
]);
export class KeyboardInput {
#rank = "";
constructor(table, cards, player, pointer, announcements) {
this.announcements = announcements;
this.table = table;
this.cards = cards;
this.player = player;
this.pointer = pointer;
document.addEventListener("keydown", (event) => this.#press(event), { capture: true });
document.addEventListener("pointerdown", () => this.cancelTyping());
}
cancelTyping() {
this.#rank = "";
}
#press(event) {
if (!isForTable(event)) {
return;
}
const isHeldDown = event.repeat && (event.key === "Enter" || event.key === " ");
if (isHeldDown || this.#type(event.key.toUpperCase()) || this.#command(event.key)) {
event.preventDefault();
event.stopPropagation();
}
}
#type(letter) {
if (letter.length === 1 && SUITS.includes(letter) && this.#rank !== "") {
this.table.hand.focus(this.#rank + letter);
this.#rank = "";
return true;
}
if (letter.length === 1) {
this.#rank = TYPED_RANKS.get(letter) ?? "";
}
return this.#rank !== "" && letter.length === 1;
}
#command(key) {
if (key === "Escape") {
return this.#cancel();
}
if (key === "F9" && this.table.observation !== null) {
this.announcements.say(tableText(this.table.observation));
return true;
}
const isElsewhere = document.activeElement !== document.body && this.table.hand.focused === undefined;
if (isElsewhere && !(isStep(key) && isBesideHand(document.activeElement))) {
return false;
}
if (key === " " && !this.player.isIdle && !this.player.showsResult) {
this.player.finish();
return true;
}
return this.#step(key);
}
#step(key) {
const { cards, focused } = this.table.hand;
const step = STEPS.get(key);
let index = key === "Home" ? 0 : key === "End" ? cards.length - 1 : -1;
if (step !== undefined) {
const from = focused === undefined ? (step > 0 ? -1 : cards.length) : cards.indexOf(focused);
index = (from + step + cards.length) % Math.max(cards.length, 1);
}
this.table.hand.focus(cards[index]);
return index >= 0 && cards.length > 0;
}
#cancel() {
const wasTyping = this.#rank !== "";
this.cancelTyping();
const wasCancelled = [this.pointer.cancel(), this.cards.cancel()].includes(true);
if (wasCancelled && this.player.isIdle) {
this.table.redraw();
}
return wasTyping || wasCancelled;
}
}
function isStep(key) {
return STEPS.has(key) || key === "Home" || key === "End";
}
function isBesideHand(focused) {
return focused instanceof Element && focused.closest(BESIDE_HAND) !== null;
}
function isForTable({ target, ctrlKey, altKey, metaKey, isComposing }) {
if (ctrlKey || altKey || metaKey || isComposing || document.querySelector("dialog[open]") !== null) {
return false;
}
return !(target instanceof Element) || target.closest(NOT_FOR_TABLE) === null;
}
