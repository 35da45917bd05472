
import { observationAfter } from "../../model/observation_after.js";
import { animateEvent } from "../../view/animation/event_animations.js";
export class EventPlayer extends EventTarget {
#queue = [];
#seen = 0;
#isTold = false;
#isPlaying = false;
#isSuspended = false;
#left = null;
#turn = 0;
#resume = null;
constructor(client, table, motion) {
super();
this.table = table;
this.motion = motion;
this.shown = null;
client.addEventListener("table", (event) => this.#replace( (event).detail));
client.addEventListener("events", (event) => this.#add( (event).detail));
table.result.addEventListener("continued", () => this.resume());
addEventListener("resize", () => this.finish());
}
get isIdle() {
return !this.#isPlaying && this.#queue.length === 0 && !this.#isSuspended;
}
get showsResult() {
return this.#resume !== null;
}
get isSuspended() {
return this.#isSuspended;
}
finish() {
if (this.#isPlaying && !this.showsResult) {
this.motion.finish();
}
}
resume() {
this.#resume?.();
}
suspend() {
this.#drop();
this.#isSuspended = true;
this.#left = this.table.observation;
}
unsuspend() {
if (!this.#isSuspended) {
return;
}
this.#isSuspended = false;
if (this.#left !== null) {
this.table.draw(this.#left);
}
this.motion.finish();
void this.#play();
}
#replace(message) {
this.#drop();
this.#isSuspended = false;
this.#queue = [message];
this.#seen = 0;
this.#isTold = false;
this.#tell("replaced", message);
void this.#play();
}
#add(message) {
this.#queue.push(message);
void this.#play();
}
#drop() {
this.#turn += 1;
this.#isPlaying = false;
this.#resume = null;
this.motion.stop();
this.table.flights.replaceChildren();
}
async #play() {
if (this.#isPlaying || this.#isSuspended) {
return;
}
this.#isPlaying = true;
const turn = this.#turn;
for (let [message] = this.#queue; message !== undefined; [message] = this.#queue) {
const isWhole = await this.#show(message, () => turn === this.#turn);
if (!isWhole) {
return;
}
}
this.#isPlaying = false;
this.motion.rest();
this.#tell("idle", null);
}
async #show(message, isCurrent) {
const events = message.type === "events" ? message.events : dealOf(message);
for (let event = events[this.#seen]; event !== undefined; event = events[this.#seen]) {
const isResult = event.type === "round_ended" && events[this.#seen + 1]?.type !== "game_ended";
await this.#showEvent(event, message, isCurrent);
if (isResult && isCurrent()) {
await this.#holdResult();
}
if (!isCurrent()) {
return false;
}
this.#seen += 1;
this.#isTold = false;
}
this.#queue.shift();
this.#seen = 0;
this.#draw(message);
return true;
}
async #showEvent(event, message, isCurrent) {
if (this.#isTold) {
return;
}
this.#isTold = true;
this.#tell("event", event);
const isNew = message.type === "table" || this.table.observation === null;
const before = isNew ? message.observation : this.table.observation ?? message.observation;
await animateEvent(event, observationAfter(before, event), this.table, this.motion, isCurrent);
}
async #holdResult() {
this.motion.rest();
if (!this.table.result.isShown && this.table.observation !== null) {
this.table.result.show(this.table.observation);
}
await new Promise((resolve) => {
this.#resume = () => resolve(null);
this.#tell("result", null);
});
this.#resume = null;
}
#draw(message) {
this.shown = message;
this.table.draw(message.observation);
this.#tell("shown", message);
}
#tell(type, detail) {
this.dispatchEvent(new CustomEvent(type, { detail }));
}
}
function dealOf({ reason, history }) {
const last = history.at(-1);
return reason === "new" && last?.type === "round_started" ? [last] : [];
}
