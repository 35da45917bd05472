/** A table before and after a game: the seats, a form for newcomers to take one, and a “Ready” button for players. */

import { element, newId, pushButton, setAttribute, setStyle, setText } from "../elements.js";
import { portraitAddress, portraitsFor } from "../portraits.js";
import { capitalized } from "../text/card_names.js";
import { placeText, tableTitle, termsText } from "../text/room_text.js";
import { levelName } from "../text/strategy_names.js";
import { fill, listText, translate } from "../text/translate.js";

/** @typedef {import("../../connection/protocol.js").RoomMessage} RoomMessage */
/** @typedef {import("../../connection/protocol.js").Place} Place */
/** @typedef {"sit" | "fill" | "empty" | "kick"} PlaceAction */

/**
 * The state of the room.
 * @typedef {object} RoomState
 * @property {RoomMessage} room
 * @property {number | null} seat the player's own
 * @property {boolean} isHost
 * @property {boolean} isReady whether the player is ready
 * @property {(number | null)[]} away for each seat, the seconds until a computer takes over for an absent player
 * @property {boolean} hasGame whether there is a game to watch
 * @property {boolean} isLooking whether a spectator wants to look on
 */
/**
 * The available actions, each with a button.
 * @typedef {object} RoomActions
 * @property {(seat: number, name: string) => void} sit
 * @property {() => void} watch watch the game
 * @property {(isReady: boolean) => void} ready
 * @property {(seat: number, strategy: string | null) => void} fill
 * @property {(seat: number) => void} kick
 * @property {() => void} share
 * @property {() => void} leave
 */

export class RoomView {
    /**
     * @param {HTMLElement} root
     * @param {RoomActions} actions
     */
    constructor(root, actions) {
        this.root = root;
        this.actions = actions;
        const id = newId();
        this.title = element("h2", { id, class: "room-title", tabindex: "-1" });
        this.terms = element("p", { class: "room-terms note" });
        this.name = element("input", { type: "text", id: newId(), autocomplete: "nickname", spellcheck: "false", "data-field": "own-name" });
        // Enter takes the first free seat.
        this.name.addEventListener("keydown", ({ key, isComposing }) => {
            const free = this.rows.find(({ kind }) => kind === "empty");
            if (key === "Enter" && !isComposing && free !== undefined) this.#onPlace(free.seat, "sit");
        });
        this.nameLabel = element("label", { for: this.name.id });
        this.nameField = element("div", { class: "field" }, this.nameLabel, this.name);
        /** @type {PlaceRow[]} */
        this.rows = [];
        this.places = element("ul", { class: "room-places" });
        this.level = element("select", { id: newId() });
        this.levelLabel = element("label", { for: this.level.id });
        const fillAll = () => this.rows.forEach(({ kind, seat }) => kind === "empty" && actions.fill(seat, this.level.value));
        this.fillAll = pushButton("button", { "data-action": "fill-all", click: fillAll });
        this.hostTools = element("div", { class: "room-host" }, this.levelLabel, this.level, this.fillAll);
        this.note = element("p", { class: "room-note", role: "status" });
        this.problem = element("p", { class: "room-problem problem", role: "alert" });
        this.readyButton = pushButton("button room-ready", { "data-action": "ready", click: () => actions.ready(this.readyButton.getAttribute("aria-pressed") !== "true") });
        this.shareButton = pushButton("button", { "data-action": "share", click: () => actions.share() });
        this.watchButton = pushButton("button", { "data-action": "watch", click: () => actions.watch() });
        this.leaveButton = pushButton("button", { "data-action": "leave", click: () => actions.leave() });
        const more = element("div", { class: "room-more" }, this.shareButton, this.watchButton, this.leaveButton);
        setAttribute(root, "aria-labelledby", id);
        const head = element("header", { class: "room-head" }, this.title, this.terms);
        root.append(
            element("div", { class: "room-sheet" }, head, this.nameField, this.places, this.hostTools, this.note, this.problem, this.readyButton, more),
        );
    }

    get isShown() {
        return !this.root.hidden;
    }

    /** @param {boolean} isShown */
    show(isShown) {
        this.root.hidden = !isShown;
    }

    /**
     * Show an error about the name, or a refusal; "" clears it.
     * @param {string} text
     */
    showProblem(text) {
        setText(this.problem, text);
        if (text !== "" && !this.nameField.hidden) this.name.focus();
    }

    /**
     * Set the levels of computers that the host can choose.
     * @param {readonly string[]} strategies
     * @param {string} current
     */
    setLevels(strategies, current) {
        this.level.replaceChildren(...strategies.map((value) => element("option", { value, selected: value === current }, capitalized(levelName(value)))));
    }

    /** @param {RoomState} state */
    draw(state) {
        const { room, seat, isHost, isReady, hasGame, isLooking } = state;
        const isOutside = seat === null;
        const hasEmpty = room.places.some(({ kind }) => kind === "empty");
        setText(this.title, tableTitle(room));
        setText(this.terms, termsText({ ...room, title: room.game?.title }));
        setText(this.nameLabel, translate("OthersSheet", "Your &name"));
        this.nameField.hidden = !isOutside || !isOpen(room);
        const names = room.places.map(({ name }) => name).filter(Boolean);
        const portraits = new Map(portraitsFor(names).map((portrait, at) => [names[at], portrait]));
        if (this.rows.length !== room.places.length) {
            this.rows = room.places.map((_place, seat) => new PlaceRow(seat, (action) => this.#onPlace(seat, action)));
            this.places.replaceChildren(...this.rows.map(({ root }) => root));
        }
        for (const row of this.rows) row.draw(state, portraits);
        this.hostTools.hidden = !isHost || !hasEmpty;
        setText(this.levelLabel, translate("Web", "Level of computers"));
        setText(this.fillAll, translate("Web", "Fill free seats with computers"));
        setText(this.note, noteText(state));
        this.readyButton.hidden = isOutside;
        setAttribute(this.readyButton, "aria-pressed", String(isReady));
        setAttribute(this.readyButton, "class", `button room-ready${isReady ? "" : " main"}`);
        const ready = room.stage === "over" ? translate("Web", "Play again with the same people") : translate("WaitingRoom", "Ready");
        setText(this.readyButton, isReady ? translate("Web", "Ready ✓") : ready);
        setText(this.shareButton, translate("Actions", "Share lin&k"));
        setText(this.watchButton, isOutside ? translate("JoinPage", "&Watch") : translate("Today", "Show result"));
        this.watchButton.hidden = isOutside ? isLooking && !hasGame : !hasGame;
        setText(this.leaveButton, isOutside ? translate("Web", "All tables") : translate("NetworkMenuController", "Leave table"));
    }

    /**
     * @param {number} seat
     * @param {PlaceAction} action
     */
    #onPlace(seat, action) {
        if (action === "sit") this.actions.sit(seat, this.name.value.trim());
        else if (action === "kick") this.actions.kick(seat);
        else this.actions.fill(seat, action === "fill" ? this.level.value : null);
    }
}

/**
 * Whether newcomers may sit down.
 * @param {RoomMessage} room
 */
function isOpen({ stage, places }) {
    return stage !== "playing" && places.some(({ kind }) => kind === "empty");
}

/**
 * The available action for a place.
 * @param {Place} place
 * @param {RoomState} state
 * @param {boolean} isOwn
 * @returns {PlaceAction | null}
 */
function actionOf({ kind, is_here }, { room, seat, isHost }, isOwn) {
    if (seat === null && isOpen(room)) return kind === "empty" ? "sit" : null;
    if (!isHost || room.stage === "playing" || isOwn) return null;
    if (kind === "empty") return "fill";
    if (kind === "computer" || !is_here) return "empty";
    return "kick";
}

/** @param {RoomState} state */
function noteText({ room, seat, isHost, isReady, hasGame, isLooking }) {
    const { stage, places } = room;
    if (seat === null) {
        if (isLooking && !hasGame) return translate("Web", "You see each round when it is over.");
        if (stage === "playing") return translate("Web", "A game is going on. Watch it; you can sit down when it is over.");
        return places.some(({ kind }) => kind === "empty") ? translate("Web", "Choose a free seat.") : translate("Web", "All seats are taken. You can watch.");
    }
    const hasEmpty = places.some(({ kind }) => kind === "empty");
    if (hasEmpty) return isHost ? "" : translate("WaitingRoom", "The game starts when all seats are taken and everyone is ready.");
    const waiting = places.filter((place, number) => place.kind === "person" && !place.is_ready && number !== seat);
    if (!isReady || waiting.length === 0) return "";
    return fill(translate("Web", "Waiting for {names}."), { names: listText(waiting.map(({ name }) => name)) });
}

/** A seat of a table before a game: its player, and the available action. */
class PlaceRow {
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
     * @param {RoomState} state
     * @param {ReadonlyMap<string | undefined, string>} portraits by names
     */
    draw(state, portraits) {
        const { room, seat, away } = state;
        const place = room.places[this.seat];
        if (place === undefined) return;
        const isOwn = seat === this.seat;
        const isFirst = room.places.findIndex(({ kind }) => kind === "empty") === this.seat;
        const action = actionOf(place, state, isOwn);
        this.kind = place.kind;
        this.action = action;
        const title = place.name || fill(translate("HostPage", "Seat {number}"), { number: this.seat + 1 });
        const portrait = portraits.get(place.name);
        const marks = [isOwn && translate("SeatPanel", "you"), room.host === this.seat && translate("Web", "host")];
        setStyle(this.face, "--portrait", portrait ? `url("${portraitAddress(portrait)}")` : "none");
        setText(this.name, title);
        setText(this.marks, marks.map((mark) => mark && ` · ${mark}`).filter(Boolean).join(""));
        setText(this.note, placeText(place, away[this.seat] ?? null, room.stage === "playing"));
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
