/** A visit to a server: the lobby, taking a seat or looking on, and the room between games. */

import { Refusal, unlessRefused } from "../../model/game_client.js";
import { markProblem, setAttribute } from "../../view/elements.js";
import { nameProblem } from "../../view/text/error_text.js";
import { serverRefusalText, tableTitle } from "../../view/text/room_text.js";
import { useLevels } from "../../view/text/strategy_names.js";
import { setState } from "../play/play_controller.js";
import { readTableAddress, tableLink } from "./table_address.js";

/** @typedef {import("../../connection/protocol.js").RoomMessage} RoomMessage */
/** @typedef {import("../../view/tables/open_table_dialog.js").TableChoice} TableChoice */
/**
 * @typedef {object} OwnParts
 * @property {import("../../model/seat_token_store.js").SeatTokenStore} kept
 * @property {import("../../view/tables/room_view.js").RoomView} room
 */
/** @typedef {Pick<import("./table_shell.js").TablePage, "session" | "client" | "preferences" | "table" | "lobby" | "presence"> & OwnParts} VisitParts */

/** How often the lobby refreshes its list of tables, in milliseconds. */
const LOBBY_PERIOD = 4000;
/** The delay of another attempt to list the tables before the lobby is shown, in milliseconds. */
const LIST_AGAIN = 500;

/**
 * Dispatches `changed`: the player has another seat, or the available actions have changed; and `gone`: the last table,
 * at which the player wants to play again, is closed.
 */
export class Visit extends EventTarget {
    /** Whether `gone` was dispatched. */
    isGone = false;
    /** Whether a spectator wants to see the game, and a player the room. */
    #isLooking = false;
    #wantsRoom = false;
    /** Whether a request to take a seat is pending. */
    #isSitting = false;
    /** Whether the levels of another game than Straights are known. */
    #hasLevels = false;
    /** @type {number | null} the number of the latest request to leave the table */
    #leaving = null;
    /** Whether the server speaks another version of the protocol: only a reload helps. */
    #isOutdated = false;
    /** @type {import("../../connection/protocol.js").Refused | null} what was said to a player who was removed */
    #kicked = null;

    /** @param {VisitParts} parts */
    constructor(parts) {
        super();
        const { session, client, table } = parts;
        this.parts = parts;
        this.address = readTableAddress(location);
        this.#isLooking = this.address.isReplay;
        session.addEventListener("hello", () => void this.#begin(), { once: true });
        session.addEventListener("room", () => this.#onRoom());
        session.addEventListener("refused", (event) => this.#onRefused(/** @type {CustomEvent} */ (event).detail));
        session.addEventListener("entered", () => this.#onEntered());
        session.addEventListener("other_version", () => {
            this.#isOutdated = true;
            this.#hideLoading();
        });
        session.addEventListener("homeless", (event) => void this.#onHomeless(/** @type {CustomEvent} */ (event).detail));
        client.addEventListener("table", (event) => {
            if (/** @type {CustomEvent} */ (event).detail.reason === "new") this.#wantsRoom = false;
            this.update();
        });
        parts.presence.addEventListener("tick", () => this.#drawRoom());
        table.result.addEventListener("again", () => this.again());
    }

    /** Show the lobby, the room or the game. */
    update() {
        const { session, client, table, room: view } = this.parts;
        const { room, seat } = session;
        if (room === null || !session.isRoomCurrent) return;
        document.title = `${tableTitle(room)} – Straights`;
        table.result.allowAgain(seat !== null);
        const isShown = this.#isRoomShown(room);
        this.#drawRoom();
        if (isShown !== view.isShown) {
            view.show(isShown);
            table.layout.inert = isShown || table.shown === null;
            if (isShown) setState("room");
            else if (document.documentElement.dataset["state"] === "room") setState(client.state?.table.turn === null ? "game-end" : "waiting");
        }
        setAttribute(document.documentElement, "data-screen", isShown ? "room" : "table");
        setAttribute(document.documentElement, "data-own-seat", seat);
        this.dispatchEvent(new Event("changed"));
    }

    /** Go to the room, ready for another game. */
    again() {
        this.#wantsRoom = true;
        this.parts.session.setReady(true);
        this.update();
    }

    /** Show the room, or the game again. */
    toggleRoom() {
        this.#wantsRoom = !this.parts.room.isShown;
        this.#isLooking = !this.#wantsRoom;
        this.update();
    }

    /** @param {boolean} isReady */
    setReady(isReady) {
        this.parts.session.setReady(isReady);
        this.update();
    }

    /** Show the game, as a spectator or after the end. */
    look() {
        this.#isLooking = true;
        this.#wantsRoom = false;
        this.update();
    }

    /**
     * Take a seat.
     * @param {number | null} seat
     * @param {string} name
     */
    async sit(seat, name) {
        const { session, room, preferences } = this.parts;
        const problem = nameProblem(name);
        markProblem(room.name, problem);
        room.showProblem(problem);
        if (problem !== "") return;
        if (this.#isSitting || session.seat !== null) return; // the second click of a double click
        this.#isSitting = true;
        const refusal = await this.#enter({ type: "join", table: session.table, name, seat }).finally(() => (this.#isSitting = false));
        room.showProblem(refusal === null ? "" : serverRefusalText(refusal));
        if (refusal === null) preferences.set("ownName", name);
    }

    /**
     * Open a table and go there.
     * @param {TableChoice} choice
     * @param {(address: string) => void} show the address of the table
     * @returns {Promise<Refusal | null>}
     */
    async host(choice, show) {
        this.parts.preferences.set("ownName", choice.name);
        const refusal = await this.#enter({ type: "host", ...choice });
        if (refusal === null) show(this.#addressOf(this.parts.session.table));
        return refusal;
    }

    /**
     * Leave the seat and go to the lobby: before a game permanently, during a game a computer plays on. Without a
     * connection, the player leaves when it is back.
     */
    leave() {
        const { session } = this.parts;
        if (!session.hasSeat || this.#isOutdated) {
            this.#goToLobby();
            return;
        }
        session.isReady = false; // else a game could begin when the connection is back
        this.#leaving = session.send({ type: "leave" });
    }

    /** Follow the address once the first connection is open. */
    async #begin() {
        const { table, token, invitation, isAgain } = this.address;
        this.#showNames();
        if (table === "") {
            await this.#showLobby();
            return;
        }
        const { kept } = this.parts;
        if (token !== "") kept.keep(table, token, this.parts.preferences.get("ownName"));
        if (token !== "") history.replaceState(null, "", this.#addressOf(table));
        const seat = kept.get(table);
        if (seat !== null) {
            const refusal = await this.#enter({ type: "resume", table, token: seat.token, seq: null });
            if (refusal === null) return;
            if (refusal.reason !== "NoSuchTable") {
                this.parts.session.enterLater(refusal); // the token remains valid: the seat may be in use
                return;
            }
            kept.forget(table);
        }
        const name = this.parts.preferences.get("ownName");
        if (isAgain && name !== "" && (await this.#enter({ type: "join", table, name, seat: null })) === null) return;
        const refusal = await this.#watch(table, invitation || null);
        if (!isAgain || refusal?.reason !== "NoSuchTable") return;
        this.isGone = true;
        this.dispatchEvent(new Event("gone"));
    }

    /**
     * @param {string} table
     * @param {string | null} invitation
     * @returns {Promise<Refusal | null>} null at the table
     */
    async #watch(table, invitation) {
        const refusal = await this.#enter({ type: "watch", table, invitation });
        if (refusal === null || refusal.reason === "ConnectionLost") return refusal;
        if (invitation !== null) return this.#watch(table, null); // it is valid as long as its player has the seat
        this.parts.presence.tell(serverRefusalText(refusal));
        await this.#showLobby();
        return refusal;
    }

    /**
     * @param {import("../../model/table_session.js").Entry} entry
     * @returns {Promise<Refusal | null>}
     */
    async #enter(entry) {
        return (await unlessRefused(this.parts.session.enter(entry))) ?? null;
    }

    #goToLobby() {
        this.#leaving = null;
        location.assign(this.#addressOf(""));
    }

    #onRoom() {
        const { session, kept } = this.parts;
        const { levels } = session.room?.game ?? {};
        if (levels && !this.#hasLevels) {
            this.#hasLevels = true;
            useLevels(levels);
            this.#showNames();
        }
        this.update();
        if (this.#leaving === null || session.place === null) return;
        const { kind, has_left } = session.place;
        if (kind !== "person") kept.forget(session.table);
        if (kind !== "person" || has_left) this.#goToLobby();
    }

    /** @param {import("../../connection/protocol.js").Refused} refused */
    #onRefused(refused) {
        const { n, reason } = refused;
        if (reason === "Kicked") this.#kicked = refused;
        if (reason === "TableIsFull") this.parts.presence.tell(serverRefusalText(refused));
        if (n !== undefined && n === this.#leaving) this.#goToLobby(); // the seat is kept, and its player absent
    }

    /**
     * Handle the loss of the seat: the player has left, the host has removed the player, or the table was closed.
     * @param {Refusal} refusal
     */
    async #onHomeless(refusal) {
        const { session, kept } = this.parts;
        kept.forget(session.table);
        if (this.#leaving !== null) {
            this.#goToLobby();
            return;
        }
        await this.#watch(session.table, null);
        this.parts.presence.tell(serverRefusalText(this.#kicked ?? refusal));
    }

    #onEntered() {
        const { lobby, session, preferences } = this.parts;
        lobby.root.hidden = true;
        if (session.seat !== null) preferences.set("playedAt", tableLink(session.table));
        if (session.seat !== null) this.#isLooking = false;
        // The request was lost with the last connection, or its number was already used by another device at this seat.
        if (session.seat !== null && this.#leaving !== null) this.leave();
        this.#hideLoading();
        this.#showNames();
        this.update();
    }

    #drawRoom() {
        const { session, room: view, presence, client } = this.parts;
        const { room, seat, isHost, isReady } = session;
        if (room === null || !session.isRoomCurrent) return;
        const own = session.place?.is_ready ?? isReady;
        const [away, hasGame] = [presence.awaySeconds(), client.state !== null];
        view.draw({ room, seat, isHost, isReady: own, away, hasGame, isLooking: this.#isLooking });
    }

    /** @param {RoomMessage} room */
    #isRoomShown({ stage }) {
        const { session, client } = this.parts;
        const hasGame = client.state !== null;
        if (session.seat === null) return !(this.#isLooking && hasGame);
        if (stage === "over") return this.#wantsRoom || !hasGame;
        return stage === "waiting";
    }

    #showNames() {
        const { session, room, preferences } = this.parts;
        const { levels } = session.room?.game ?? {};
        const strategies = levels ? Object.keys(levels) : (session.hello?.strategies.map(({ name }) => name) ?? []);
        const usual = [...preferences.get("opponents").split(",").slice(0, 1), "highest"].find((each) => strategies.includes(each));
        room.setLevels(strategies, usual ?? strategies.at(-1) ?? "");
        room.name.maxLength = session.hello?.longest_name ?? room.name.maxLength;
        if (room.name.value === "") room.name.value = preferences.get("ownName");
    }

    /** Show the lobby once its tables are known, so that its contents do not move. */
    async #showLobby() {
        const { lobby, room } = this.parts;
        while (!(await this.#listTables())) {
            await new Promise((resolve) => setTimeout(resolve, LIST_AGAIN));
        }
        this.#hideLoading();
        room.show(false);
        lobby.root.hidden = false;
        setState("lobby");
        setAttribute(document.documentElement, "data-screen", "lobby");
        const timer = setInterval(() => {
            if (lobby.root.hidden) clearInterval(timer);
            else if (!document.hidden) void this.#listTables();
        }, LOBBY_PERIOD);
        this.dispatchEvent(new Event("changed"));
    }

    /** @returns {Promise<boolean>} whether the tables are known, which they are not without a connection */
    async #listTables() {
        const { session, lobby, kept } = this.parts;
        const listed = await unlessRefused(session.list());
        if (listed instanceof Refusal) return false;
        lobby.draw(listed.tables, kept.all());
        return true;
    }

    #hideLoading() {
        document.querySelector('[data-region="loading"]')?.setAttribute("hidden", "");
    }

    /**
     * The address of a table in this tab, with the other parts of the current address.
     * @param {string} table
     */
    #addressOf(table) {
        const address = new URL(tableLink(table));
        for (const name of ["lang", "speed"]) {
            const value = new URLSearchParams(location.search).get(name);
            if (value !== null) address.searchParams.set(name, value);
        }
        return address.href;
    }
}
