
import { Refusal } from "../../model/game_client.js";
import { confirm } from "../../view/dialogs/dialog.js";
import { ReplayBar } from "../../view/panels/replay_bar.js";
import { logLines } from "../../view/text/log_text.js";
import { translate } from "../../view/text/translate.js";
const PAUSE = 900;
export class Replay {
constructor(client, table, player, region, makeBar = (actions) => new ReplayBar(actions)) {
this.client = client;
this.table = table;
this.player = player;
this.region = region;
this.makeBar = makeBar;
this.end = null;
this.areHandsOpen = true;
this.bar = null;
this.timer = undefined;
this.wanted = 0;
this.opener = null;
player.addEventListener("replaced", () => this.#leave());
}
get isOpen() {
return this.bar !== null;
}
async open() {
const state = this.client.state;
const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
if (this.isOpen || state === null) return;
const isRunning = state.observation.turn !== null;
const isRoundOver = isRunning && this.player.showsResult;
this.areHandsOpen = !isRunning || isRoundOver;
this.end = isRoundOver ? await this.#endOfRound() : null;
this.opener = opener;
this.player.suspend();
document.documentElement.toggleAttribute("data-replay", true);
this.bar = this.makeBar({
goTo: (at) => void this.goTo(at),
play: (isPlaying) => this.#play(isPlaying),
openHands: () => void this.#openHands(),
close: () => this.close(),
});
this.region.append(this.bar.root);
this.region.hidden = false;
await this.goTo(this.end);
this.bar?.slider.focus();
}
async #openHands() {
this.#play(false);
const isFree = this.client.state?.is_practice === true;
if (!(isFree || (await isWanted())) || this.bar === null) return;
this.areHandsOpen = true;
await this.goTo(this.bar.at);
this.bar?.slider.focus();
}
async #endOfRound() {
const { rounds } = await this.client.ask({ type: "replay", at: 0, open: false });
return (rounds.at(-1) ?? 1) - 1;
}
close() {
if (!this.isOpen) return;
this.#leave();
this.player.unsuspend();
}
async goTo(at) {
this.wanted += 1;
const wanted = this.wanted;
try {
const moment = await this.client.ask({ type: "replay", at, open: this.areHandsOpen });
if (this.bar === null || wanted !== this.wanted) return;
const names = moment.observation.seats.map(({ name }) => name);
const told = moment.event === null ? "" : logLines(moment.event, names).join(" ").trim();
this.table.draw(moment.observation);
const count = this.end ?? moment.count;
this.bar.show({ ...moment, count }, told);
if (moment.at === count) this.#play(false);
} catch (error) {
if (!(error instanceof Refusal)) throw error;
this.close();
}
}
#play(isPlaying) {
clearInterval(this.timer);
this.bar?.showPlaying(isPlaying);
if (isPlaying) this.timer = setInterval(() => void this.goTo((this.bar?.at ?? 0) + 1), PAUSE);
}
#leave() {
if (this.bar === null) return;
this.#play(false);
const hadFocus = this.bar.root.contains(document.activeElement);
this.bar.root.remove();
this.bar = null;
this.wanted += 1;
this.region.hidden = this.region.childElementCount === 0;
document.documentElement.toggleAttribute("data-replay", false);
if (hadFocus) this.opener?.focus();
}
}
function isWanted() {
return confirm({
title: translate("Web", "Show all hands?"),
text: translate("Web", "The replay shows every player's cards. This round won't count in the statistics."),
yes: translate("Web", "Show all hands"),
});
}
