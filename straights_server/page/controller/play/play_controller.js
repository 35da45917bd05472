
import { THINKING_PAUSE, WATCHED_RESULT } from "../../view/animation/motion.js";
import { setAttribute } from "../../view/elements.js";
import { eventText } from "../../view/text/spoken_text.js";
export class PlayController extends EventTarget {
#isPaused = false;
#released = -1;
#watch = 0;
constructor(client, table, player, motion, cards, announcements) {
super();
this.client = client;
this.table = table;
this.player = player;
this.motion = motion;
this.cards = cards;
this.announcements = announcements;
player.addEventListener("event", (event) => this.#onEvent( (event).detail));
player.addEventListener("idle", () => this.#letAct());
player.addEventListener("result", () => this.#onResult());
client.addEventListener("table", () => cards.cancel());
table.handover.addEventListener("accepted", () => this.#onAccepted());
}
get isPaused() {
return this.#isPaused;
}
pause(isPaused) {
this.#isPaused = isPaused;
this.#released = -1;
this.#watch += 1;
if (this.player.isIdle) {
this.#letAct();
} else if (this.player.showsResult) {
void this.#watchResult();
}
}
#letAct() {
const message = this.player.shown;
if (message === null) {
return;
}
const { turn, winners, must_discard } = message.observation;
if (turn === null || winners.length > 0) {
this.#show("game-end");
} else if (turn === message.viewer && message.humans.includes(turn)) {
this.#show(must_discard ? "discard" : "turn");
this.cards.playQueued();
} else if (message.viewer === null && message.humans.includes(turn)) {
this.#show("waiting");
this.table.handover.show(message.observation.seats[turn]?.name ?? "");
} else {
this.#show("waiting");
void this.#release(message);
}
}
async #release({ seq, humans, observation: { turn } }) {
const isComputers = turn === null || !humans.includes(turn);
if (this.#released === seq || (isComputers && this.#isPaused)) {
return;
}
this.#released = seq;
await this.motion.pause(isComputers ? THINKING_PAUSE : 0);
const mayMove = !isComputers || !this.#isPaused;
if (mayMove && this.#released === seq && this.player.isIdle && this.player.shown?.seq === seq) {
this.client.ready(seq);
} else if (this.#released === seq) {
this.#released = -1;
}
}
#onEvent(event) {
this.announcements.add(eventText(event, this.table.names, this.table.seatText));
this.table.message.setBusy(true);
setState("waiting");
}
#onResult() {
this.cards.cancel();
this.#show("round-end");
void this.#watchResult();
}
async #watchResult() {
this.#watch += 1;
const watch = this.#watch;
if ((this.client.state?.humans.length ?? 0) > 0 || this.#isPaused) {
return;
}
await this.motion.pause(WATCHED_RESULT);
if (watch === this.#watch) {
this.player.resume();
}
}
#onAccepted() {
const turn = this.client.state?.observation.turn ?? null;
if (turn !== null) {
void this.client.ask({ type: "show_hand", seat: turn });
}
}
#show(state) {
if (state !== "waiting") {
this.table.message.setBusy(false);
this.announcements.flush();
}
setState(state);
this.dispatchEvent(new Event("changed"));
}
}
export function setState(state) {
setAttribute(document.documentElement, "data-state", state);
}
