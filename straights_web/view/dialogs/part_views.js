/** How each part of a sheet is drawn. */

import { drawing } from "../cards/card_element.js";
import { element, meter } from "../elements.js";
import { icon } from "../icons.js";
import { Board } from "../table/board.js";
import { capitalized, cardName } from "../text/card_names.js";
import { shown } from "../text/sentence.js";
import { calendar } from "../today/calendar.js";
import { face, labelled, segments, select } from "./fields.js";
import { plot } from "./plot.js";

/** @import { SheetPart as Part, Row, SentenceValue as Shown } from "../../connection/protocol.js" */

/** How many letters of a code fit into a line on a phone. */
const LETTERS = 34;

/**
 * How each is drawn: with the number of the plot in sight, and what shows the sheet of another choice.
 * @type {{[Type in Part["type"]]: (part: Extract<Part, {type: Type}>, page: {at: number}, choose: (key: string) => void) => HTMLElement}}
 */
const VIEWS = {
    box: heading,
    note,
    rows,
    keys,
    article,
    cards: ({ rows }) => element("div", {}, ...rows.map(cardRow)),
    meters,
    pages,
    choice: (part, _page, choose) => choice(part, choose),
    board,
    small_cards: smallCards,
    calendar: (part, _page, choose) => calendar(part, choose),
    faces: ({ marks, portraits }) => element("div", { class: "today-faces" }, ...marks.map((mark, at) => face(portraits[at] ?? "", mark))),
};

/**
 * The drawing of a part.
 * @param {Part} part
 * @param {{at: number}} page the number of the plot in sight
 * @param {(key: string) => void} choose shows the sheet of another choice
 */
export function viewOf(part, page, choose) {
    return VIEWS[part.type](/** @type {any} */ (part), page, choose);
}

/**
 * What stands in a place of a sheet, in the player's language.
 * @param {Shown} value
 */
export function textOf(value) {
    return shown({ context: "", template: "{value}", values: { value } });
}

/** @param {Extract<Part, {type: "note"}>} part */
function note({ text, kind, links }) {
    switch (kind) {
        case "program":
            return element("p", { class: "about-version" }, textOf(text));
        case "status":
            return element("p", { class: "sheet-status", role: "status" }, textOf(text));
        case "title":
            return element("h3", {}, textOf(text));
        case "lines":
            return element("pre", { class: "licences", tabindex: "0" }, textOf(text));
        default:
            return element("p", { class: kind === "quiet" ? "note" : null }, ...withLinks(textOf(text), links));
    }
}

/**
 * @param {string} text
 * @param {readonly import("../../connection/protocol.js").Link[]} links
 * @returns {(string | HTMLElement)[]}
 */
function withLinks(text, [link, ...others]) {
    if (link === undefined) return [text];
    const [before = "", ...after] = text.split(link.text);
    if (after.length === 0) return withLinks(text, others);
    const anchor = element("a", { href: link.address, rel: "noopener" }, link.text);
    return [...withLinks(before, others), anchor, ...withLinks(after.join(link.text), others)];
}

/** @param {Extract<Part, {type: "keys"}>} part */
function keys({ heads, rows }) {
    const caps = (/** @type {string} */ text) => text.split(", ").flatMap((key) => [element("kbd", {}, key), " "]);
    const cells = rows.map(({ name, value }) =>
        element("tr", {}, element("td", {}, ...caps(textOf(name))), element("td", {}, textOf(value))),
    );
    const head = element("tr", {}, ...heads.map((text) => element("th", { scope: "col" }, shown(text))));
    return element("table", { class: "keys" }, element("thead", {}, head), element("tbody", {}, ...cells));
}

/** @param {Extract<Part, {type: "rows"}>} part */
function rows({ kind, rows }) {
    if (kind === "codes") return element("div", {}, ...rows.map(code));
    if (kind === "players") return element("ol", { class: "places" }, ...rows.map((row) => meterRow(row, { "data-result": "", "data-mark": row.player?.mark ?? 0, "data-own": row.player?.is_own ?? false })));
    return element("dl", { class: kind === "tiles" ? "figure-tiles" : "figures" }, ...rows.map(figure));
}

/** @param {Row} row */
function figure({ name, value, note }) {
    const text = textOf(note);
    return element("div", {}, element("dt", {}, textOf(name)), element("dd", {}, textOf(value)), text && element("dd", { class: "note" }, text));
}

/**
 * A value for reading and copying.
 * @param {Row} row
 */
function code({ name, value }) {
    const text = textOf(value);
    const rows = Math.ceil(text.length / LETTERS);
    return labelled(textOf(name), element("textarea", { class: "code", rows, readonly: true }, text));
}

/** @param {import("../../connection/protocol.js").CardRow} row */
function cardRow({ name, cards }) {
    const pictures = cards.map((card) =>
        element("span", { class: "deck-card", role: "img", "aria-label": cardName(card) }, drawing(card)),
    );
    return element("section", { class: "deck-row" }, element("h3", {}, name), element("div", { class: "deck-cards" }, ...pictures));
}

/** @param {import("../../connection/protocol.js").Meters} part */
export function meters({ title, rows }) {
    return element("section", {}, element("h3", {}, shown(title)), element("ol", { class: "places" }, ...rows.map((row) => meterRow(row))));
}

/**
 * @param {Row} row
 * @param {Record<string, import("../elements.js").Attribute>} [marks] what the row has beside name, bar and value
 */
function meterRow({ name, value, share }, marks = {}) {
    return element("li", marks, element("b", {}, textOf(name)), meter(share), element("span", {}, textOf(value)));
}

/** @param {Extract<Part, {type: "box"}>} part */
function heading({ title, icon: name, key }) {
    const picture = name !== "" && icon(/** @type {import("../icons.js").IconName} */ (name));
    return element("h3", {}, picture, title ? shown(title) : null, key !== "" && element("kbd", { "aria-hidden": "true" }, key));
}

/** @param {Extract<Part, {type: "board"}>} part */
function board({ cards }) {
    const made = element("div", { class: "board", "data-faces": "-large", inert: true, "aria-hidden": "true" });
    new Board(made).draw(cards);
    return element("div", { class: "mini-table" }, made);
}

/** @param {Extract<Part, {type: "small_cards"}>} part */
function smallCards({ answers, texts }) {
    const items = texts.map((text, at) =>
        element("li", { "data-solved": String(answers[at] ?? "open") }, element("span", { class: "for-screen-readers" }, shown(text))),
    );
    return element("ol", { class: "today-puzzles" }, ...items);
}

/**
 * @param {Extract<Part, {type: "pages"}>} part
 * @param {{at: number}} page
 */
function pages(part, page) {
    const plots = part.pages.map((each) => element("div", { class: "plot-box" }, ...plot(each.plot)));
    const show = () => plots.forEach((each, at) => (each.hidden = at !== page.at));
    const choices = part.pages.map(({ title }, at) => ({ value: String(at), label: shown(title) }));
    const choice = segments(shown(part.name), choices, String(page.at), (at) => {
        page.at = Number(at);
        show();
    });
    show();
    const [only] = part.pages.length === 1 ? part.pages : [];
    return element("section", {}, only ? element("h3", {}, shown(only.plot.name)) : choice, ...plots);
}

/**
 * One of several things to choose, and below them why some of them cannot be chosen.
 * @param {Extract<Part, {type: "choice"}>} part
 * @param {(key: string) => void} [choose]
 */
export function choice({ name, kind, options, chosen }, choose) {
    const choices = options.map(({ key, text, note, is_name: isName, why_not: whyNot }) => {
        const label = isName ? shown(text) : capitalized(shown(text));
        return { value: key, label, note: note ? shown(note) : "", isDisabled: Boolean(whyNot) };
    });
    const field = kind === "list" ? labelled(shown(name), select(choices, chosen, choose)) : segments(shown(name), choices, chosen, choose, kind === "tiles" ? kind : "");
    const reasons = new Set(options.flatMap(({ why_not: whyNot }) => (whyNot ? [shown(whyNot)] : [])));
    field.append(...[...reasons].map((reason) => element("p", { class: "note" }, reason)));
    for (const input of field.querySelectorAll("input, select")) input.setAttribute("data-action", `${name.template} ${/** @type {HTMLInputElement} */ (input).value}`);
    return field;
}

/**
 * A long text, with pictures made of the cards of the game.
 * @param {Extract<Part, {type: "article"}>} part
 */
function article({ name, texts, pictures }) {
    // Pictures get names in place of addresses, which the browser would request.
    const html = texts.map((text) => shown(text)).join("").replaceAll('src="picture:', 'data-picture="');
    const parsed = new DOMParser().parseFromString(html, "text/html").body.childNodes;
    const made = element("article", { class: "rules", "aria-label": shown(name) }, ...parsed);
    for (const image of made.querySelectorAll("img")) {
        const cards = (pictures[image.dataset["picture"] ?? ""] ?? "").split(" ");
        image.replaceWith(element("span", { class: "rules-picture" }, ...cards.map(pictured)));
    }
    return made;
}

/** @param {string} text */
function pictured(text) {
    const card = text.replace(/[()*-]/g, "");
    if (text.startsWith("(")) return element("span", { class: "rules-place", "aria-hidden": "true" });
    const kind = text.startsWith("*") ? "rules-legal" : text.startsWith("-") ? "rules-dimmed" : "";
    return element("span", { class: `rules-card ${kind}`, role: "img", "aria-label": cardName(card) }, drawing(card));
}
