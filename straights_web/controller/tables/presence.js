/** The live status of the players: marks at the seats, the turn clock, phrases, the connection. */

import { setAttribute } from "../../view/elements.js";
import { Banner, SeatMarks } from "../../view/tables/seat_marks.js";
import { awayText, clockText, reactionIcon } from "../../view/text/room_text.js";
import { shown } from "../../view/text/sentence.js";
import { fill, translate } from "../../view/text/translate.js";

/** @import { RoomMessage, SaidMessage, SpectatorsMessage, TableMoves } from "../../connection/protocol.js" */
/** @typedef {import("../../connection/server_socket.js").ServerSocket} ServerSocket */
/** @typedef {import("../../view/table/table_view.js").TableView} TableView */

const SECOND = 1000;
/** The remaining seconds from which the clock is a warning. */
const LITTLE_TIME = 10;

/** Dispatches `tick` every second while there is a countdown. */
export class Presence extends EventTarget {
    /** @type {Map<TableView["panels"][number], SeatMarks>} */
    #marks = new Map();
    /** When a computer takes over each absent player's seat, by `performance.now()`. @type {(number | null)[]} */
    #away = [];
    /** When the time for the turn ends. @type {number | null} */
    #turnEnd = null;
    /** The seconds in the time bank of each seat when the time of the turn ends; 0 for none. @type {number[]} */
    #banks = [];
    /** The sentences of votes that were told. @type {string[]} */
    #votes = [];
    #turn = /** @type {number | null} */ (null);
    #isWarned = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #timer = undefined;
    /** Whether a connection was lost. */
    #isLost = false;
    #told = "";
    /** Of the last message, unless the player has closed it. @type {SpectatorsMessage | null} */
    #spectators = null;

    /**
     * @param {Pick<import("./table_shell.js").TablePage, "session" | "client" | "table" | "announcements" | "muted"> & {socket: ServerSocket}} parts
     * @param {HTMLElement} banners
     */
    constructor(parts, banners) {
        super();
        const { session, socket, client } = parts;
        this.parts = parts;
        this.connection = new Banner(banners, "retry", () => socket.wake());
        this.comeBack = new Banner(banners, "come-back", () => session.send({ type: "come_back" }));
        this.notice = new Banner(banners, "close-notice", () => this.tell(""));
        this.spectators = new Banner(banners, "close-spectators", () => this.#noteSpectators(null));
        this.reload = new Banner(banners, "reload", () => location.reload());
        socket.addEventListener("lost", () => {
            this.#isLost = true;
            this.draw();
        });
        socket.addEventListener("opened", () => this.draw());
        session.addEventListener("room", (event) => this.#onRoom(/** @type {CustomEvent} */ (event).detail));
        session.addEventListener("spectators", (event) => this.#noteSpectators(/** @type {CustomEvent} */ (event).detail));
        session.addEventListener("entered", () => this.#noteSpectators(null)); // the table tells them again
        session.addEventListener("other_version", () => {
            const text = translate("Web", "This page and the server have different versions. Reload the page to go on.");
            this.reload.show(text, { label: translate("Web", "Reload") });
        });
        session.addEventListener("notice", (event) => this.tell(/** @type {CustomEvent} */ (event).detail.text));
        session.addEventListener("moved", (event) => {
            const { note } = /** @type {CustomEvent<TableMoves>} */ (event).detail;
            if (note) this.tell(shown(note));
        });
        session.addEventListener("said", (event) => this.#onSaid(/** @type {CustomEvent} */ (event).detail));
        for (const type of ["table", "events"]) client.addEventListener(type, () => this.#onGame(type));
    }

    /** For each seat, the seconds until a computer takes over for an absent player; null for others. */
    awaySeconds() {
        return this.#away.map((end) => (end === null ? null : secondsUntil(end)));
    }

    /**
     * Show a sentence until it is dismissed.
     * @param {string} text
     */
    tell(text) {
        this.#told = text;
        this.draw();
    }

    /** Show the current status. */
    draw() {
        this.#drawConnection();
        this.#drawComeBack();
        this.#drawSpectators();
        this.notice.show(this.#told, { label: translate("CloseButton", "Close") });
        this.marks.forEach((marks, seat) => this.#drawMarks(marks, seat));
        this.#tickLater();
    }

    /** @param {RoomMessage} room */
    #onRoom(room) {
        const now = performance.now();
        this.#away = room.places.map(({ kind, is_here, away_seconds }) =>
            kind === "person" && !is_here && away_seconds !== null ? now + away_seconds * SECOND : null,
        );
        this.#turnEnd = room.turn_seconds === null ? null : now + room.turn_seconds * SECOND;
        this.#banks = room.places.map(({ bank_seconds }) => bank_seconds ?? 0);
        this.#noteTurn();
        // New votes to remove somebody, and no longer those that are over.
        const votes = room.places.flatMap(({ kick_vote }) => (kick_vote ? [shown(kick_vote)] : []));
        const fresh = votes.filter((vote) => !this.#votes.includes(vote));
        const isOver = this.#votes.some((vote) => this.#told.includes(vote) && !votes.includes(vote));
        this.#votes = votes;
        if (fresh.length > 0 || isOver) this.#told = fresh.join(" ");
        this.draw();
    }

    /** @param {string} type */
    #onGame(type) {
        const { room } = this.parts.session;
        const { turn = null, seats = [] } = this.parts.client.state?.table ?? {};
        const isPersons = turn !== null && seats[turn]?.player === "";
        const limit = room?.turn_limit ?? null;
        if (!isPersons || limit === null) this.#turnEnd = null;
        else if (type === "events") this.#turnEnd = performance.now() + limit * SECOND; // else the room has it
        this.#noteTurn();
        this.draw();
    }

    #noteTurn() {
        this.#turn = this.parts.client.state?.table.turn ?? null;
        this.#isWarned = false;
    }

    /** @param {SpectatorsMessage | null} message null if the player has closed it */
    #noteSpectators(message) {
        this.#spectators = message;
        this.#drawSpectators();
    }

    #drawSpectators() {
        const { count, text } = this.#spectators ?? {};
        const isTold = text !== undefined && (count ?? 0) > (this.parts.session.isWatching ? 1 : 0);
        this.spectators.show(isTold ? shown(text) : "", { label: translate("CloseButton", "Close") });
    }

    /** @param {SaidMessage} message */
    #onSaid({ seat, phrase }) {
        const { phrases = [], phrase_texts = [] } = this.parts.session.hello ?? {};
        const said = phrase_texts[phrases.indexOf(phrase)];
        if (said === undefined) return;
        const [name, text] = [this.parts.session.room?.places[seat]?.name ?? "", shown(said)];
        if (seat !== this.parts.session.seat && this.parts.muted.has(this.parts.session.table, name)) return;
        this.marks[seat]?.say(text, reactionIcon(phrase));
        if (seat !== this.parts.session.seat) this.parts.announcements.say(fill(translate("SeatPanel", "{name}: {text}"), { name, text }));
        this.dispatchEvent(new CustomEvent("said", { detail: { name, text } }));
    }

    #drawConnection() {
        const { socket } = this.parts;
        const isLost = socket.isStopped ? false : !socket.isOpen && this.#isLost;
        setAttribute(document.documentElement, "data-connection", isLost ? "lost" : socket.isOpen ? "open" : "opening");
        const reason = socket.isClosedByHost
            ? translate("Web", "The host closed the table. Trying again…")
            : translate("Web", "Connection lost. Trying again…");
        const text = isLost ? reason : "";
        const seconds = Math.ceil(Math.max(socket.retryAt - Date.now(), 0) / SECOND);
        const shown = seconds > 0 ? fill(translate("Badges", "{seconds} s"), { seconds }) : "";
        this.connection.show(text, { label: translate("Badges", "Try now"), seconds: shown });
    }

    /** Offer to take the player's seat back from the computer. */
    #drawComeBack() {
        const { seat, room } = this.parts.session;
        const isPlaying = room?.stage === "playing" && seat !== null;
        const isComputers = isPlaying && this.parts.client.state?.humans.includes(seat) === false;
        const text = isComputers ? translate("Web", "A computer is playing for you.") : "";
        this.comeBack.show(text, { label: translate("Actions", "&Take back my seat") });
    }

    /** Those of the seats that are drawn, which another game has more or fewer of. */
    get marks() {
        return this.parts.table.panels.map((panel) => {
            const marks = this.#marks.get(panel) ?? new SeatMarks(panel);
            this.#marks.set(panel, marks);
            return marks;
        });
    }

    /**
     * @param {SeatMarks} marks
     * @param {number} seat
     */
    #drawMarks(marks, seat) {
        const { room } = this.parts.session;
        const place = room?.places[seat];
        const end = this.#away[seat] ?? null;
        const isAway = place?.kind === "person" && !place.is_here && room?.stage === "playing";
        const isPlayed = this.parts.client.state?.table.seats[seat]?.player === "";
        const mark = place?.has_left ? translate("Web", "left") : isAway ? awayText(isPlayed && end !== null ? secondsUntil(end) : null) : "";
        const hasClock = this.#turnEnd !== null && this.#turn === seat;
        const left = this.#turnEnd === null ? 0 : secondsUntil(this.#turnEnd);
        const inAll = this.#turnEnd === null ? 0 : secondsUntil(this.#turnEnd + (this.#banks[seat] ?? 0) * SECOND);
        const clock = inAll === left ? clockText(left) : `${clockText(left)}\u00a0+\u00a0${clockText(inAll - left)}`;
        marks.draw(mark, hasClock ? clock : "", inAll <= LITTLE_TIME);
        const panel = this.parts.table.panels[seat]?.root;
        if (panel !== undefined) setAttribute(panel, "data-host", room?.host === seat);
        if (!hasClock || seat !== this.parts.session.seat || inAll > LITTLE_TIME || this.#isWarned) return;
        this.#isWarned = true;
        this.parts.announcements.say(translate("Web", "%n seconds left for your move.", inAll));
    }

    #tickLater() {
        clearTimeout(this.#timer);
        const counts = this.#turnEnd !== null || this.#away.some((end) => end !== null) || !this.parts.socket.isOpen;
        if (!counts || this.parts.socket.isStopped) return;
        this.#timer = setTimeout(() => {
            this.draw();
            this.dispatchEvent(new Event("tick"));
        }, SECOND);
    }
}

/** @param {number} end */
function secondsUntil(end) {
    return Math.max(Math.ceil((end - performance.now()) / SECOND), 0);
}
