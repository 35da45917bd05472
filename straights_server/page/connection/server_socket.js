
import { PAGE_FOLDER } from "../page_folder.js";
const DELAYS = [300, 1000, 2000, 4000, 8000];
const SILENCE = 25_000;
const PATIENCE = 5000;
export class ServerSocket extends EventTarget {
#socket = null;
#isOpen = false;
#failures = 0;
#timer = undefined;
#silence = undefined;
constructor(open = () => new WebSocket(serverAddress(PAGE_FOLDER))) {
super();
this.open = open;
this.retryAt = 0;
this.isStopped = true;
globalThis.addEventListener?.("online", () => this.wake());
globalThis.addEventListener?.("pageshow", () => this.wake());
globalThis.document?.addEventListener("visibilitychange", () => document.hidden || this.wake());
}
get isOpen() {
return this.#isOpen;
}
start() {
if (!this.isStopped) return;
this.isStopped = false;
this.#failures = 0;
this.#connect();
}
stop() {
this.isStopped = true;
this.#drop();
this.#tell("lost", null);
}
send(message) {
if (this.#isOpen) this.#socket?.send(JSON.stringify(message));
}
wake() {
if (this.isStopped) return;
if (this.#isOpen) this.#ask();
else this.#connect();
}
#connect() {
this.#drop();
const socket = this.open();
this.#socket = socket;
this.#timer = setTimeout(() => this.#lose(), PATIENCE);
socket.onopen = () => {
this.#isOpen = true;
this.#failures = 0;
this.#listen();
this.#tell("opened", null);
};
socket.onmessage = ({ data }) => {
this.#listen();
this.#tell("message", JSON.parse(String(data)));
};
socket.onclose = () => this.#lose();
}
#listen() {
clearTimeout(this.#timer);
clearTimeout(this.#silence);
this.#silence = setTimeout(() => this.#ask(), SILENCE);
}
#ask() {
clearTimeout(this.#timer);
this.#timer = setTimeout(() => this.#lose(), PATIENCE);
this.send({ type: "hello", v: 1 });
}
#lose() {
this.#drop();
if (this.isStopped) return;
const delay = DELAYS[Math.min(this.#failures, DELAYS.length - 1)] ?? 0;
this.#failures += 1;
this.retryAt = Date.now() + delay;
this.#timer = setTimeout(() => this.#connect(), delay);
this.#tell("lost", null);
}
#drop() {
clearTimeout(this.#timer);
clearTimeout(this.#silence);
this.#isOpen = false;
if (this.#socket === null) return;
this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
this.#socket.close();
this.#socket = null;
}
#tell(type, detail) {
this.dispatchEvent(new CustomEvent(type, { detail }));
}
}
export function serverAddress(folder) {
const address = new URL("ws", folder);
address.protocol = address.protocol.replace("http", "ws");
return address.href;
}
