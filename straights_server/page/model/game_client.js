
export class Refusal extends Error {
constructor(reason, detail) {
super(detail);
this.reason = reason;
}
}
export class GameClient extends EventTarget {
constructor(connect) {
super();
this.hello = null;
this.state = null;
this.waiting = new Map();
this.lastNumber = 0;
this.connection = connect({
onMessage: (message) => this.#receive(message),
onProgress: (part) => this.#dispatch("progress", part),
onFailed: (reason) => this.#dispatch("failed", reason),
});
}
ask(request) {
this.lastNumber += 1;
const n = this.lastNumber;
return new Promise((resolve, reject) => {
this.waiting.set(n, { resolve, reject });
this.connection.send({ ...request, n });
});
}
submit(command) {
return this.ask({ type: "do", command });
}
ready(seq) {
this.connection.send({ type: "ready", seq });
}
close() {
this.connection.close();
}
#receive(message) {
if (message.type === "hello") {
this.hello = message;
} else if (message.type === "table" || message.type === "events") {
this.state = message;
}
if (["hello", "table", "events", "saved", "statistics"].includes(message.type)) {
this.#dispatch(message.type, message);
}
this.#answer(message);
}
#answer(message) {
const n = "n" in message ? message.n : undefined;
const asker = n === undefined ? undefined : this.waiting.get(n);
if (n === undefined || asker === undefined) {
return;
}
this.waiting.delete(n);
if (message.type === "refused") {
asker.reject(new Refusal(message.reason, message.detail));
} else {
asker.resolve(message);
}
}
#dispatch(type, detail) {
this.dispatchEvent(new CustomEvent(type, { detail }));
}
}
