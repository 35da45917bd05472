/** A seat of a table before a game: its player, and the available action. */

import { element, pushButton, setAttribute, setStyle, setText } from "../elements.js";
import { portraitAddress } from "../portraits.js";
import { fill, translate } from "../text/translate.js";

/** @typedef {import("../../connection/protocol.js").Place} Place */
/** @typedef {"sit" | "fill" | "empty" | "kick"} PlaceAction */

export class PlaceRow {
    /**
     * @param {number} seat
     * @param {(action: PlaceAction) => void} act
     */
    constructor(seat, act) {
        this.seat = seat;
        /** @type {Place["kind"]} */
        this.kind = "empty";
        /** @type {PlaceAction | null} */
        this.action = null;
        this.face = element("span", { class: "seat-face", "data-result": seat, "data-mark": seat, "aria-hidden": "true" });
        this.name = element("span", { class: "place-name" });
        this.marks = element("span", { class: "place-marks" });
        this.note = element("span", { class: "place-note" });
        this.button = pushButton("button", { click: () => this.action && act(this.action) });
        const text = element("span", { class: "place-text" }, element("span", {}, this.name, this.marks), this.note);
        this.root = element("li", { class: "room-place", "data-number": seat }, this.face, text, this.button);
    }

    /**
     * @param {Place} place
     * @param {{note: string, marks: string[], portrait: string, isOwn: boolean, isFirst: boolean, action: PlaceAction | null}} state
     * `portrait` is empty without a player; `isFirst`: of the free seats
     */
    draw(place, { note, marks, portrait, isOwn, isFirst, action }) {
        this.kind = place.kind;
        this.action = action;
        const title = place.name || fill(translate("HostPage", "Seat {number}"), { number: this.seat + 1 });
        setStyle(this.face, "--portrait", portrait === "" ? "none" : `url("${portraitAddress(portrait)}")`);
        setText(this.name, title);
        setText(this.marks, marks.map((mark) => ` · ${mark}`).join(""));
        setText(this.note, note);
        setAttribute(this.root, "data-kind", place.kind);
        setAttribute(this.root, "data-ready", place.is_ready || place.kind === "computer");
        setAttribute(this.root, "data-away", place.kind === "person" && !place.is_here);
        setAttribute(this.root, "data-own", isOwn);
        setAttribute(this.button, "hidden", action === null);
        setAttribute(this.button, "data-action", action);
        setAttribute(this.button, "class", action === "sit" && isFirst ? "button main" : "button");
        setText(this.button, action === null ? "" : actionText(action));
        setAttribute(this.button, "aria-label", action === null ? null : `${actionText(action)}: ${title}`);
    }
}

/** @param {PlaceAction} action */
function actionText(action) {
    if (action === "sit") return translate("Web", "Sit here");
    if (action === "kick") return translate("PeopleController", "Remove from the table…");
    return action === "fill" ? translate("Web", "Add computer") : translate("PeopleController", "Remove");
}
