
import { PAGE_FOLDER } from "../../page_folder.js";
const FOLDER = new URL("resources/texts/", PAGE_FOLDER);
const ENGLISH = "en";
let texts = ({});
let language = ENGLISH;
let plurals = new Intl.PluralRules(ENGLISH);
let numbers = new Intl.NumberFormat(ENGLISH);
let wanted = ENGLISH;
export function translate(context, source, number) {
const entry = texts[context]?.[source] ?? source;
if (number === undefined) return withoutMnemonic(typeof entry === "string" ? entry : source);
const form = typeof entry === "string" ? entry : (entry[plurals.select(number)] ?? entry.other ?? source);
return withoutMnemonic(form).replaceAll("%n", () => numbers.format(number));
}
export function fill(text, values) {
return text.replace(/\{(\w+)\}/g, (place, name) => {
if (!Object.hasOwn(values, name)) return place;
const value = (values[name]);
return typeof value === "number" ? numbers.format(value) : value;
});
}
export function withoutEllipsis(text) {
return text.replace(/\s*(…|\.\.\.)$/, "");
}
export function currentLanguage() {
return language;
}
export function formatNumber(number, options) {
return options ? new Intl.NumberFormat(language, options).format(number) : numbers.format(number);
}
export async function availableLanguages() {
return fetchJson("languages.json");
}
export function chooseLanguage(available, { address, kept, browser = [] }) {
const codes = [address, kept, ...browser].map((tag) => tag?.toLowerCase().split(/[-_]/)[0]);
return codes.find((code) => code !== undefined && available.includes(code)) ?? ENGLISH;
}
export async function useLanguage(code) {
wanted = code;
const loaded = await (fetchJson(`${code}.json`)).catch(() => null);
if (loaded === null || wanted !== code) return false;
[texts, language] = [loaded, code];
[plurals, numbers] = [new Intl.PluralRules(code), new Intl.NumberFormat(code)];
if (typeof document !== "undefined") document.documentElement.lang = code;
return true;
}
function withoutMnemonic(text) {
return text.replace(/&(\S)/g, "$1");
}
async function fetchJson(name) {
const answer = await fetch(new URL(name, FOLDER));
if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
return answer.json();
}
