
import { cardPicture } from "../cards/card_element.js";
import { facesOf } from "../cards/face_size.js";
import { element, region, setAttribute } from "../elements.js";
import { cardName } from "../text/card_names.js";
import { fill, formatNumber, translate } from "../text/translate.js";
export class ResultSheet extends EventTarget {
constructor(root) {
super();
this.root = root;
this.title = element("h2", { class: "result-title" });
this.rows = element("div", { class: "result-rows" });
this.scores = element("div", { class: "result-scores" });
this.button = element("button", { class: "primary", type: "button" });
this.button.addEventListener("click", () => this.#onClick());
this.root.append(this.title, this.rows, this.scores, this.button);
}
get isShown() {
return !this.root.hidden;
}
show(observation) {
const result = observation.results.at(-1);
if (result === undefined) {
return;
}
const isEnd = observation.winners.length > 0;
this.title.textContent = titleText(observation);
setAttribute(this.root, "aria-label", this.title.textContent);
setAttribute(this.root, "data-end", isEnd);
const size = facesOf(this.root);
this.rows.replaceChildren(...observation.seats.map((_, seat) => makeRow(observation, result, seat, size)));
this.scores.replaceChildren(scoreTable(observation));
this.button.textContent = isEnd ? translate("ScoreSheet", "Play again") : translate("ScoreSheet", "Next round");
this.button.dataset["action"] = isEnd ? "play-again" : "next-round";
const wasShown = this.isShown;
this.root.hidden = false;
this.scores.scrollTop = this.scores.scrollHeight;
if (!wasShown && !isInPanel(document.activeElement)) {
this.button.focus({ preventScroll: true });
}
}
hide() {
setAttribute(this.root, "hidden", true);
}
#onClick() {
this.dispatchEvent(new Event(this.button.dataset["action"] === "play-again" ? "again" : "continued"));
}
}
function isInPanel(focused) {
return focused !== null && region("panels").contains(focused);
}
function titleText({ winners, seats, results }) {
const names = winners.map((seat) => seats[seat]?.name ?? "");
const score = results.at(-1)?.scores[winners[0] ?? 0] ?? 0;
if (names.length === 0) {
return fill(translate("ScoreSheet", "Round {number}"), { number: results.length });
}
if (names.length === 1) {
return fill(translate("ScoreSheet", "{name} wins with {score} points!"), { name: names[0] ?? "", score });
}
return fill(translate("ScoreSheet", "Tie at {score} points: {names} win!"), { score, names: names.join(", ") });
}
function makeRow(observation, result, seat, size) {
const cards = (result.discards[seat] ?? []).map((card) => cardPicture(card, cardName(card), size));
const strip = element("div", { class: "result-cards" }, ...cards);
strip.style.setProperty("--count", String(Math.max(cards.length, 1)));
const gained = fill(translate("Web", "+{points}"), { points: result.gained[seat] ?? 0 });
return element(
"div",
{ class: "result-row", role: "group", "data-result": seat, "data-winner": observation.winners.includes(seat) },
element("span", { class: "result-name" }, observation.seats[seat]?.name ?? ""),
strip,
element("span", { class: "result-gained" }, gained),
);
}
function scoreTable({ seats, results }) {
const head = element("tr", {}, element("td"), ...seats.map(({ name }) => element("th", { scope: "col" }, name)));
const rounds = results.map(({ gained }, index) => scoreRow(formatNumber(index + 1), gained));
const total = scoreRow(translate("ScoreSheet", "Total"), results.at(-1)?.scores ?? []);
return element(
"table",
{ "aria-label": translate("ScoreSheet", "Scores by round") },
element("thead", {}, head),
element("tbody", {}, ...rounds),
element("tfoot", {}, total),
);
}
function scoreRow(title, points) {
const cells = points.map((each) => element("td", {}, formatNumber(each)));
return element("tr", {}, element("th", { scope: "row" }, title), ...cells);
}
