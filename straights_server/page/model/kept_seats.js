
const PREFIX = "straights.seat.";
const LONGEST = 30 * 24 * 3600 * 1000;
export class KeptSeats {
constructor(storage = browserStorage()) {
this.storage = storage;
this.own = new Map();
}
get(table) {
return this.own.get(table) ?? this.#read(PREFIX + table);
}
keep(table, token, name) {
const seat = { token, name, at: Date.now() };
this.own.set(table, seat);
this.#try((storage) => storage.setItem(PREFIX + table, JSON.stringify(seat)));
}
forget(table) {
this.own.delete(table);
this.#try((storage) => storage.removeItem(PREFIX + table));
}
all() {
const found = new Map(this.own);
for (const table of this.#keys()) {
const seat = this.get(table);
if (seat !== null) found.set(table, seat);
}
for (const [table, { at }] of found) {
if (Date.now() - at < LONGEST) continue;
this.forget(table);
found.delete(table);
}
return [...found].map(([table, seat]) => ({ table, ...seat })).sort((one, other) => other.at - one.at);
}
#keys() {
const keys = [];
this.#try((storage) => {
for (let at = 0; at < storage.length; at += 1) keys.push(storage.key(at) ?? "");
});
return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
}
#read(key) {
let text = (null);
this.#try((storage) => {
text = storage.getItem(key);
});
try {
const { token, name, at } = JSON.parse(text ?? "{}");
const isSeat = typeof token === "string" && typeof name === "string" && typeof at === "number";
return isSeat ? { token, name, at } : null;
} catch {
return null;
}
}
#try(use) {
try {
if (this.storage !== null) use(this.storage);
} catch {
}
}
}
function browserStorage() {
try {
return globalThis.localStorage ?? null;
} catch {
return null;
}
}
