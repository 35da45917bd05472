/** The lobby: the public tables of a server, the player's own seats, and a button for a new table. */

import { element, newId, pushButton, setChildren, setText } from "../elements.js";
import { termsText } from "../text/room_text.js";
import { fill, isolated, translate } from "../text/translate.js";

/** @typedef {import("../../connection/protocol.js").ListedTable} ListedTable */
/**
 * @typedef {object} LobbyActions
 * @property {() => void} open opens a new table
 * @property {(table: string) => string} link returns the address of a table
 */

export class LobbyView {
    /**
     * @param {HTMLElement} root
     * @param {LobbyActions} actions
     */
    constructor(root, actions) {
        this.root = root;
        this.actions = actions;
        const id = newId();
        this.title = element("h2", { id, class: "room-title" });
        this.openButton = pushButton("button main room-ready", { "data-action": "open-table", click: () => actions.open() });
        this.ownTitle = element("h3");
        this.own = element("ul", { class: "room-places" });
        this.listTitle = element("h3");
        this.list = element("ul", { class: "room-places" });
        this.empty = element("p", { class: "room-note" });
        root.setAttribute("aria-labelledby", id);
        root.append(
            element("div", { class: "room-sheet" }, this.title, this.openButton, this.ownTitle, this.own, this.listTitle, this.list, this.empty),
        );
        /** @type {Map<string, HTMLLIElement>} */
        this.rows = new Map();
    }

    /**
     * @param {readonly ListedTable[]} tables
     * @param {readonly {table: string, name: string}[]} own the tables at which the player has a seat
     */
    draw(tables, own) {
        setText(this.title, translate("Web", "Straights with others"));
        setText(this.openButton, translate("Actions", "&Open a table…"));
        setText(this.ownTitle, translate("Web", "Your seats"));
        setText(this.listTitle, translate("Web", "Open tables"));
        setText(this.empty, translate("Web", "No one has a public table now. Open one, and send its link to your friends."));
        const seats = own.map(({ table, name }) => this.#row(`own ${table}`, table, name, "", translate("Web", "Go back")));
        const others = tables.filter(({ table }) => !own.some((seat) => seat.table === table));
        setChildren(this.own, seats);
        setChildren(this.list, others.map((table) => this.#listed(table)));
        this.ownTitle.hidden = seats.length === 0;
        this.empty.hidden = others.length > 0;
    }

    /** @param {ListedTable} listed */
    #listed(listed) {
        const free = listed.places.filter(({ kind }) => kind === "empty").length;
        const names = listed.places.map(({ name }) => isolated(name)).filter(Boolean).join(", ");
        const seats = fill(translate("Web", "%n of {seats} seats free", free), { seats: listed.places.length });
        const isOpen = listed.stage !== "playing" && free > 0;
        const label = isOpen ? translate("TodayBoxes", "Join") : translate("JoinPage", "&Watch");
        return this.#row(listed.table, listed.table, names, `${seats}\u00a0· ${termsText(listed)}`, label);
    }

    /**
     * @param {string} key
     * @param {string} table
     * @param {string} title
     * @param {string} note
     * @param {string} label
     */
    #row(key, table, title, note, label) {
        const row = this.rows.get(key) ?? element("li", { class: "room-place" });
        this.rows.set(key, row);
        const text = `${title}|${note}|${label}`;
        if (row.dataset["text"] === text) return row; // keep the focus
        row.dataset["text"] = text;
        row.replaceChildren(
            element("span", { class: "place-text" }, element("span", { class: "place-name" }, title), element("span", { class: "place-note" }, note)),
            element("a", { class: "button", href: this.actions.link(table), "data-action": "go-to-table", "data-table": table, "aria-label": `${label}: ${title}` }, label),
        );
        return row;
    }
}
