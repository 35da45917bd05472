/** The sheet for games with others: at this screen, or at a table to which a link leads. */

import { element, markProblem } from "../elements.js";
import { translate } from "../text/translate.js";
import { labelled, problemLine, segments, showProblem } from "./fields.js";
import { Sheet } from "./sheet.js";

export class OthersSheet {
    constructor() {
        this.link = element("input", { type: "url", autocomplete: "off", spellcheck: "false", "data-field": "table-link" });
        this.problem = problemLine();
        const note = translate("Web", "The host of the table sends it to you. Your game here is kept.");
        this.join = element("div", { class: "group" }, labelled(translate("JoinPage", "&Link or address"), this.link, note), this.problem);
        this.host = this.#host();
        const choices = [
            { value: "join", label: translate("TodayBoxes", "Join") },
            { value: "host", label: translate("OthersSheet", "Open") },
        ];
        const title = translate("Actions", "&Play with others");
        const tabs = segments(title, choices, "join", (tab) => this.#show(tab));
        tabs.querySelector("legend")?.classList.add("for-screen-readers"); // the title of the sheet says the same
        this.sheet = new Sheet({ name: "others", title, body: [tabs, this.join, this.host] });
        this.#show("join");
    }

    /** @returns {Promise<string>} "here" for a game at this screen, the address of a table, or "" for nothing */
    open() {
        return this.sheet.open(this.link);
    }

    #host() {
        const box = (/** @type {string} */ title, /** @type {string[]} */ ...notes) =>
            element("section", { class: "box" }, element("h3", {}, title), ...notes.map((note) => element("p", { class: "note" }, note)));
        const turns = translate("Web", "You take turns. Each hand is hidden until its player is there.");
        const open = translate("Web", "To open a table, use Straights on a computer.");
        const join = translate("OthersBox", "Friends scan a code or open a link. They install nothing.");
        return element("div", { class: "group" }, box(translate("Web", "At this screen"), turns), box(translate("Web", "At your own screens"), open, join));
    }

    /** @param {string} tab */
    #show(tab) {
        this.join.hidden = tab !== "join";
        this.host.hidden = tab !== "host";
        const sit = { label: translate("JoinPage", "&Sit down"), kind: "main", click: () => this.#sitDown() };
        const choose = { label: translate("Web", "Choose players"), kind: "main", value: "here" };
        this.sheet.setButtons([tab === "join" ? sit : choose]);
    }

    #sitDown() {
        const address = tableAddress(this.link.value);
        markProblem(this.link, address === "" ? "link" : "");
        showProblem(this.problem, address === "" ? translate("Web", "This isn’t a link. Paste the one that the host has sent you.") : "");
        if (address !== "") this.sheet.close(address);
    }
}

/**
 * As `URL.parse`, which browsers have since 2024 only.
 * @param {string} text
 */
function urlOf(text) {
    try {
        return new URL(text);
    } catch {
        return null;
    }
}

/**
 * The name of the table in an address; "" for none.
 * @param {string} address
 */
export function tableName(address) {
    return urlOf(address)?.searchParams.get("table") ?? "";
}

/**
 * The address of a table or of a server, from what a player enters; "" if it is none.
 * @param {string} text
 */
export function tableAddress(text) {
    const entered = text.trim();
    const address = urlOf(/^[a-z]+:\/\//i.test(entered) ? entered : `http://${entered}`);
    if (address === null || !/^https?:$/.test(address.protocol) || address.username !== "") return "";
    return /[.:]|^localhost$/.test(address.host) ? address.href : "";
}
