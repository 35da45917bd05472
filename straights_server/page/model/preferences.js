
const PREFIX = "straights.";
const LONGEST_TEXT = 1000;
export const DEFAULTS = Object.freeze({
language: "",
scheme: "system",
table: "felt",
back: "lattice",
faces: "classic",
fourColours: false,
speed: "normal",
pause: "normal",
order: "suits",
names: "",
ownName: "",
opponents: "",
limit: -1,
trackerIsOpen: false,
logIsOpen: false,
raceIsOpen: false,
});
export const CHOICES = Object.freeze({
scheme: ["system", "light", "dark"],
table: ["felt", "midnight", "linen", "wood", "slate", "plain"],
back: ["lattice", "scales", "botanical", "stripes", "waves", "stars", "deco", "rosette"],
faces: ["classic", "large", "four-colour", "contrast", "minimal", "engraved"],
speed: ["slow", "normal", "fast", "at-once"],
pause: ["slow", "normal", "fast", "at-once"],
order: ["dealt", "suits", "ranks"],
});
const FORMER = Object.freeze({
table: { green: "felt", blue: "midnight", burgundy: "plain" },
back: { blue: "lattice", red: "scales", green: "botanical", plum: "stripes" },
});
export class Preferences extends EventTarget {
constructor(storage = browserStorage()) {
super();
this.storage = storage;
this.isRefused = storage === null;
this.chosen = new Map();
}
get(key) {
if (!this.chosen.has(key)) this.chosen.set(key, this.#read(key));
return (this.chosen.get(key));
}
set(key, value) {
if (this.get(key) === value) return;
this.chosen.set(key, value);
this.#write(key, String(value));
this.dispatchEvent(new CustomEvent("changed", { detail: key }));
}
#read(key) {
try {
const text = this.storage?.getItem(PREFIX + key) ?? null;
if (text !== null) return valueOf(key, FORMER[key]?.[text] ?? text);
const hadLargePrint = key === "faces" && this.storage?.getItem(`${PREFIX}largePrint`) === "true";
return hadLargePrint ? "large" : DEFAULTS[key];
} catch {
this.#refuse();
return DEFAULTS[key];
}
}
#write(key, text) {
try {
this.storage?.setItem(PREFIX + key, text);
} catch {
this.#refuse();
}
}
#refuse() {
if (this.isRefused) return;
this.isRefused = true;
this.dispatchEvent(new CustomEvent("refused"));
}
}
function valueOf(key, text) {
const usual = DEFAULTS[key];
if (typeof usual === "boolean") return text === "true" || (text !== "false" && usual);
if (typeof usual === "number") return /^-?\d{1,10}$/.test(text) ? Number(text) : usual;
const choices = (CHOICES)[key];
return text.length > LONGEST_TEXT || (choices && !choices.includes(text)) ? usual : text;
}
function browserStorage() {
try {
return globalThis.localStorage ?? null;
} catch {
return null;
}
}
