
import { DEFAULTS } from "../../model/preferences.js";
import { CLASSIC, useBack, useCards, useTable } from "../../view/designs.js";
export class Appearance {
constructor(preferences, later) {
this.preferences = preferences;
this.later = later;
preferences.addEventListener("changed", () => void this.#show().catch(() => {}));
}
async start() {
await this.#show().catch(() => useCards(CLASSIC));
}
async #show() {
const { preferences } = this;
const root = document.documentElement;
root.dataset.scheme = preferences.get("scheme");
root.toggleAttribute("data-four-colours", preferences.get("fourColours"));
useBack(preferences.get("back"));
void this.#showTable().catch(() => {});
await useCards(preferences.get("faces"));
}
async #showTable() {
if (this.preferences.get("table") === DEFAULTS.table) await this.later;
await useTable(this.preferences.get("table"));
}
}
