
import { refusalText, queuedText } from "../../view/text/error_text.js";
import { translate } from "../../view/text/translate.js";
export class CardInput {
#queued = null;
#isAsking = false;
constructor(client, table, player) {
this.client = client;
this.table = table;
this.player = player;
}
async activate(card) {
await this.#use(card, "board");
}
async drop(card, target) {
if (target === "nowhere") {
this.table.warn(translate("CardInput", "Drop the card on the table to play it."));
} else {
await this.#use(card, target);
}
}
playQueued() {
const queued = this.#queued;
this.#queued = null;
this.table.hand.queue(null);
if (queued !== null) {
void this.#submit(queued.card, queued.target);
}
}
cancel() {
const wasKept = this.#queued !== null;
this.#queued = null;
this.table.hand.queue(null);
return wasKept;
}
async #use(card, target) {
this.player.finish();
const state = this.client.state;
if (state === null || this.player.isSuspended || this.table.result.isShown || this.#isAsking) {
return;
}
const { viewer, humans, observation } = state;
if (viewer === null || !humans.includes(viewer)) {
this.table.warn(translate("CardInput", "A computer is playing for you. Take back your seat to play."));
} else if (observation.turn === viewer || observation.turn === null) {
await this.#submit(card, target);
} else if (this.#queued?.card === card) {
this.cancel();
if (this.player.isIdle) {
this.table.redraw();
}
} else {
this.#queued = { card, target };
this.table.hand.queue(card);
this.table.warn(queuedText(card));
}
}
async #submit(card, target) {
const observation = this.client.state?.observation;
const isDiscard = target === "discards" || observation?.must_discard === true;
const command = { type: isDiscard ? "discard" : "play", card };
this.#isAsking = true;
try {
await this.client.submit(command);
} catch (refusal) {
const onTurn = observation?.seats[observation.turn ?? 0]?.name ?? "";
this.table.warn(refusalText(reasonOf(refusal), command, onTurn));
} finally {
this.#isAsking = false;
}
}
}
function reasonOf(refusal) {
if (refusal instanceof Error && "reason" in refusal) {
return String(refusal.reason);
}
throw refusal;
}
