
import { Refusal } from "../../model/game_client.js";
import { setAttribute } from "../../view/elements.js";
import { nameProblem, serverRefusalText, tableTitle } from "../../view/text/room_text.js";
import { setState } from "../play/play_controller.js";
import { readTableAddress, tableLink } from "./table_address.js";
const LOBBY_PERIOD = 4000;
export class Visit extends EventTarget {
#isLooking = false;
#wantsRoom = false;
constructor(parts) {
super();
const { session, client, table } = parts;
this.parts = parts;
this.address = readTableAddress(location);
session.addEventListener("hello", () => void this.#begin());
session.addEventListener("room", () => this.update());
session.addEventListener("entered", () => this.#onEntered());
session.addEventListener("homeless", () => void this.#onHomeless());
client.addEventListener("table", (event) => this.#onTable( (event).detail));
parts.presence.addEventListener("tick", () => this.#drawRoom());
table.result.addEventListener("again", () => this.again());
}
get isRoomShown() {
return this.parts.room.isShown;
}
update() {
const { session, table, room: view } = this.parts;
const { room, seat } = session;
if (room === null) return;
document.title = `${tableTitle(room)} – Straights`;
const isShown = this.#isRoomShown(room);
this.#drawRoom();
if (isShown !== view.isShown) {
view.show(isShown);
table.layout.inert = isShown || table.observation === null;
if (isShown) setState("room");
else if (document.documentElement.dataset["state"] === "room") this.#showGameState();
}
setAttribute(document.documentElement, "data-screen", isShown ? "room" : "table");
setAttribute(document.documentElement, "data-own-seat", seat);
this.dispatchEvent(new Event("changed"));
}
again() {
this.#wantsRoom = true;
if (this.parts.session.seat !== null) this.parts.session.setReady(true);
this.update();
}
toggleRoom() {
this.#wantsRoom = !this.parts.room.isShown;
this.#isLooking = !this.#wantsRoom;
this.update();
}
setReady(isReady) {
this.parts.session.setReady(isReady);
this.update();
}
look() {
this.#isLooking = true;
this.#wantsRoom = false;
this.update();
}
async sit(seat, name) {
const { session, room, preferences } = this.parts;
const problem = nameProblem(name);
room.showProblem(problem);
if (problem !== "") return;
const reason = await this.#enter({ type: "join", table: session.table, name, seat });
room.showProblem(reason === "" ? "" : serverRefusalText(reason));
if (reason === "") preferences.set("ownName", name);
}
async host(choice) {
this.parts.preferences.set("ownName", choice.name);
const reason = await this.#enter({ type: "host", ...choice });
if (reason === "") history.pushState(null, "", this.#addressOf(this.parts.session.table));
return reason;
}
leave() {
const { session, kept } = this.parts;
const isPlaying = session.room?.stage === "playing";
const goAway = () => location.assign(this.#addressOf(""));
if (session.seat === null) {
goAway();
return;
}
session.send({ type: "leave" });
if (!isPlaying) kept.forget(session.table);
session.addEventListener("room", goAway, { once: true });
setTimeout(goAway, 1500);
}
async #begin() {
const { table, token, invitation } = this.address;
this.#showNames();
if (table === "") {
this.#showLobby();
return;
}
const { kept } = this.parts;
if (token !== "") kept.keep(table, token, this.parts.preferences.get("ownName"));
if (token !== "") history.replaceState(null, "", this.#addressOf(table));
const seat = kept.get(table);
const resumed = seat === null ? "NoSuchTable" : await this.#enter({ type: "resume", table, token: seat.token, seq: null });
if (resumed === "" || resumed === "ConnectionLost") return;
if (seat !== null) kept.forget(table);
await this.#watch(table, invitation || null);
}
async #watch(table, invitation) {
const reason = await this.#enter({ type: "watch", table, invitation });
if (reason === "" || reason === "ConnectionLost") return;
if (invitation !== null) {
await this.#watch(table, null);
return;
}
this.#showLobby();
this.parts.presence.tell(serverRefusalText(reason));
}
async #enter(entry) {
try {
await this.parts.session.enter(entry);
return "";
} catch (error) {
if (!(error instanceof Refusal)) throw error;
return error.reason;
}
}
async #onHomeless() {
const { session, kept } = this.parts;
kept.forget(session.table);
await this.#watch(session.table, null);
this.parts.presence.tell(serverRefusalText("NoSuchTable"));
}
#onEntered() {
const { lobby, session } = this.parts;
lobby.show(false);
if (session.seat !== null) this.#isLooking = false;
this.#hideLoading();
this.#showNames();
this.update();
}
#onTable({ reason }) {
if (reason === "new") this.#wantsRoom = false;
this.update();
}
#drawRoom() {
const { session, room: view, presence, client } = this.parts;
const { room, seat, isHost, isReady } = session;
if (room === null) return;
const own = session.place?.is_ready ?? isReady;
const [away, hasGame] = [presence.awaySeconds(), client.state !== null];
view.draw({ room, seat, isHost, isReady: own, away, hasGame, isLooking: this.#isLooking });
}
#isRoomShown({ stage }) {
const { session, client } = this.parts;
const hasGame = client.state !== null;
if (session.seat === null) return !(this.#isLooking && hasGame);
if (stage === "over") return this.#wantsRoom || !hasGame;
return stage === "waiting";
}
#showGameState() {
const isOver = (this.parts.client.state?.observation.winners.length ?? 0) > 0;
setState(isOver ? "game-end" : "waiting");
}
#showNames() {
const { session, room, preferences } = this.parts;
const strategies = session.hello?.strategies.map(({ name }) => name) ?? [];
const [usual = ""] = preferences.get("opponents").split(",");
room.setLevels(strategies, strategies.includes(usual) ? usual : "highest");
room.name.maxLength = session.hello?.longest_name ?? room.name.maxLength;
if (room.name.value === "") room.name.value = preferences.get("ownName");
}
#showLobby() {
const { lobby } = this.parts;
this.#hideLoading();
lobby.show(true);
setState("lobby");
setAttribute(document.documentElement, "data-screen", "lobby");
void this.#listTables();
const timer = setInterval(() => {
if (lobby.root.hidden) clearInterval(timer);
else if (!document.hidden) void this.#listTables();
}, LOBBY_PERIOD);
this.dispatchEvent(new Event("changed"));
}
async #listTables() {
const { session, lobby, kept } = this.parts;
try {
const { tables } = await session.list();
lobby.draw(tables, kept.all());
} catch (error) {
if (!(error instanceof Refusal)) throw error;
}
}
#hideLoading() {
document.querySelector('[data-region="loading"]')?.setAttribute("hidden", "");
}
#addressOf(table) {
const address = new URL(tableLink(table));
for (const name of ["lang", "speed"]) {
const value = new URLSearchParams(location.search).get(name);
if (value !== null) address.searchParams.set(name, value);
}
return address.href;
}
}
