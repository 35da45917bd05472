
const HUMAN = "human";
const SEATS = 4;
const LONGEST = 2000;
const WHOLE_NUMBER = /^[+-]?\d{1,10}$/;
export class LinkError extends Error {}
export function readLink({ search, hash }, hello) {
const text = hash.startsWith("#seed=") || hash.includes("&seed=") ? hash.slice(1) : search.replace(/^\?/, "");
if (text.length > LONGEST) throw new LinkError("seed");
const fields = new URLSearchParams(text);
const seed = fields.get("seed");
if (seed === null) return null;
const [lowest, highest] = hello.seed_range;
return {
seed: wholeNumber("seed", seed, lowest, highest),
seats: players(fields.get("seats"), hello),
limit: fields.has("limit") ? wholeNumber("limit", fields.get("limit") ?? "", 0, hello.highest_score_limit) : null,
reseed: fields.has("reseed") && wholeNumber("reseed", fields.get("reseed") ?? "", 0, 1) === 1,
};
}
export function writeLink(address, { seed, seats, limit, reseed }) {
const fields = [`seed=${seed}`];
if (seats !== null) fields.push(`seats=${seats.map((strategy) => strategy ?? HUMAN).join(",")}`);
if (limit !== null) fields.push(`limit=${limit}`);
if (reseed) fields.push("reseed=1");
return `${address.replace(/[?#].*$/s, "")}#${fields.join("&")}`;
}
function wholeNumber(field, text, lowest, highest) {
const number = Number(text);
if (!WHOLE_NUMBER.test(text) || number < lowest || number > highest) throw new LinkError(field);
return number;
}
function players(text, { strategies }) {
if (text === null) return null;
const names = text.split(",");
const known = new Set([HUMAN, ...strategies.map(({ name }) => name)]);
if (names.length !== SEATS || !names.every((name) => known.has(name))) throw new LinkError("seats");
return names.map((name) => (name === HUMAN ? null : name));
}
