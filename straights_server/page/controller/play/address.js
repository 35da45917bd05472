
import { readLink } from "../../model/link.js";
export function gameOfAddress(address, hello) {
return readLink(address, hello) ?? linkWithoutSeed(address, hello);
}
export function speedOfAddress({ search }) {
const text = new URLSearchParams(search).get("speed");
const speed = text === null || text === "" ? Number.NaN : Number(text);
return speed >= 0 && speed <= 10 ? speed : null;
}
export function languageOfAddress({ search }) {
return new URLSearchParams(search).get("lang");
}
function linkWithoutSeed({ search }, hello) {
const fields = new URLSearchParams(search);
if (!fields.has("seats")) {
return null;
}
fields.set("seed", String(hello.seed_range[0]));
const link = readLink({ search: `?${fields}`, hash: "" }, hello);
return link === null ? null : { ...link, seed: null };
}
