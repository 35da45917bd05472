
import { Refusal } from "./game_client.js";
const SENT_AGAIN = new Set(["do", "fill", "leave", "come_back"]);
export class TableSession extends EventTarget {
#askers = new Map();
#pending = new Map();
#number = 0;
#isEntering = false;
constructor(link, kept) {
super();
this.link = link;
this.kept = kept;
this.hello = null;
this.room = null;
this.table = "";
this.seat = null;
this.invitation = "";
this.isWatching = false;
this.isLive = true;
this.isReady = false;
this.entry = null;
link.addEventListener("opened", () => link.send({ type: "hello", v: 1 }));
link.addEventListener("message", (event) => this.#receive( (event).detail));
link.addEventListener("lost", () => this.#onLost());
}
get place() {
return this.seat === null ? null : (this.room?.places[this.seat] ?? null);
}
get isHost() {
return this.seat !== null && this.room?.host === this.seat;
}
list() {
return this.#ask({ type: "list" });
}
async enter(entry) {
if (entry.type === "watch" || entry.type === "resume") this.entry = entry;
if ("table" in entry) this.table = entry.table;
this.#isEntering = true;
const message = await this.#ask(entry).finally(() => (this.#isEntering = false));
if (message.type === "watching") {
[this.table, this.isWatching, this.isLive, this.seat] = [message.table, true, message.is_live, null];
} else {
this.#sit(message, entry);
}
this.#tell("entered", message);
}
async lookAgain() {
if (!this.isWatching || this.entry === null || this.#isEntering) return;
await this.#enterAgain(this.entry);
}
send(request) {
const n = this.#next();
if (SENT_AGAIN.has(request.type)) this.#pending.set(n, request);
if (this.seat !== null) this.link.send({ ...request, n });
return n;
}
setReady(isReady) {
this.isReady = isReady;
this.send({ type: "ready_to_play", is_ready: isReady });
}
#receive(message) {
if (message.type === "hello") {
const isFirst = this.hello === null;
this.hello = message;
if (isFirst) this.#tell("hello", message);
const isOutside = this.seat === null && !this.isWatching && !this.#isEntering;
if (this.entry !== null && isOutside) void this.#enterAgain(this.entry);
return;
}
if (message.type === "room") this.#noteRoom(message);
const n = "n" in message ? message.n : undefined;
const asker = n === undefined ? undefined : this.#askers.get(n);
if (n !== undefined && asker !== undefined) {
this.#askers.delete(n);
if (message.type === "refused") asker.reject(new Refusal(message.reason, message.detail));
else asker.resolve(message);
return;
}
if (n !== undefined) this.#pending.delete(n);
this.#tell(message.type, message);
}
#noteRoom(room) {
this.room = room;
if (room.stage === "playing") this.isReady = false;
for (const [n, { type }] of this.#pending) {
if (type !== "do") this.#pending.delete(n);
}
}
#onLost() {
for (const { reject } of this.#askers.values()) reject(new Refusal("ConnectionLost", ""));
this.#askers.clear();
this.seat = null;
this.isWatching = false;
}
async #enterAgain(entry) {
try {
await this.enter(entry);
} catch (error) {
if (!(error instanceof Refusal)) throw error;
if (error.reason !== "ConnectionLost") this.#tell("homeless", error);
}
}
#sit({ table, seat, token, last_n, invitation }, entry) {
const name = "name" in entry ? entry.name : (this.kept.get(table)?.name ?? "");
const own = token ?? ("token" in entry ? entry.token : "");
this.kept.keep(table, own, name);
[this.table, this.seat, this.invitation, this.isWatching, this.isLive] = [table, seat, invitation, false, true];
this.entry = { type: "resume", table, token: own, seq: null };
this.#number = Math.max(this.#number, last_n);
for (const [n, request] of [...this.#pending]) {
if (n > last_n) {
this.link.send({ ...request, n });
} else {
this.#pending.delete(n);
this.#tell("done", n);
}
}
if (this.isReady) this.setReady(true);
}
#ask(request) {
const n = this.#next();
return new Promise((resolve, reject) => {
this.#askers.set(n, { resolve, reject });
this.link.send({ ...request, n });
});
}
#next() {
this.#number += 1;
return this.#number;
}
#tell(type, detail) {
this.dispatchEvent(new CustomEvent(type, { detail }));
}
}
