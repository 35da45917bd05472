/** A visit to the server: the lobby, sitting down at a table or looking on, and what is seen between games. */

import { Refusal } from "../../model/game_client.js";
import { setAttribute } from "../../view/elements.js";
import { nameProblem, serverRefusalText, tableTitle } from "../../view/text/room_text.js";
import { setState } from "../play/play_controller.js";
import { readTableAddress, tableLink } from "./table_address.js";

/** @typedef {import("../../connection/protocol.js").RoomMessage} RoomMessage */
/** @typedef {import("../../view/tables/open_table_dialog.js").TableChoice} TableChoice */
/**
 * @typedef {object} VisitParts
 * @property {import("../../model/table_session.js").TableSession} session
 * @property {import("../../model/game_client.js").GameClient} client
 * @property {import("../../model/seat_token_store.js").SeatTokenStore} kept
 * @property {import("../../model/preferences.js").Preferences} preferences
 * @property {import("../../view/table/table_view.js").TableView} table
 * @property {import("../play/event_player.js").EventPlayer} player
 * @property {import("../../view/tables/room_view.js").RoomView} room
 * @property {import("../../view/tables/lobby_view.js").LobbyView} lobby
 * @property {import("./presence.js").Presence} presence
 */

/** How often the lobby asks for its tables, in milliseconds. */
const LOBBY_PERIOD = 4000;
/** How long after it could not be asked it asks for them again, before it is shown. */
const LIST_AGAIN = 500;

/** Dispatches `changed`: the player sits elsewhere, or other things can be done. */
export class Visit extends EventTarget {
    /** Whether who looks on wants to see the game, and who has played the room. */
    #isLooking = false;
    #wantsRoom = false;

    /** @param {VisitParts} parts */
    constructor(parts) {
        super();
        const { session, client, table } = parts;
        this.parts = parts;
        this.address = readTableAddress(location);
        session.addEventListener("hello", () => void this.#begin());
        session.addEventListener("room", () => this.update());
        session.addEventListener("entered", () => this.#onEntered());
        session.addEventListener("other_version", () => this.#hideLoading());
        session.addEventListener("homeless", () => void this.#onHomeless());
        client.addEventListener("table", (event) => this.#onTable(/** @type {CustomEvent} */ (event).detail));
        parts.presence.addEventListener("tick", () => this.#drawRoom());
        table.result.addEventListener("again", () => this.again());
    }

    get isRoomShown() {
        return this.parts.room.isShown;
    }

    /** Show what has to be shown now. */
    update() {
        const { session, table, room: view } = this.parts;
        const { room, seat } = session;
        if (room === null || !session.isRoomCurrent) return;
        document.title = `${tableTitle(room)} – Straights`;
        const isShown = this.#isRoomShown(room);
        this.#drawRoom();
        if (isShown !== view.isShown) {
            view.show(isShown);
            table.layout.inert = isShown || table.observation === null;
            if (isShown) setState("room");
            else if (document.documentElement.dataset["state"] === "room") this.#showGameState();
        }
        setAttribute(document.documentElement, "data-screen", isShown ? "room" : "table");
        setAttribute(document.documentElement, "data-own-seat", seat);
        this.dispatchEvent(new Event("changed"));
    }

    /** Another game with the same people; who looks on may sit down for it. */
    again() {
        this.#wantsRoom = true;
        if (this.parts.session.seat !== null) this.parts.session.setReady(true);
        this.update();
    }

    /** Show who sits where, or the game again. */
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

    /** Look at the game: from no seat, or at the result after it. */
    look() {
        this.#isLooking = true;
        this.#wantsRoom = false;
        this.update();
    }

    /**
     * Sit down.
     * @param {number | null} seat
     * @param {string} name
     */
    async sit(seat, name) {
        const { session, room, preferences } = this.parts;
        const problem = nameProblem(name);
        room.showProblem(problem);
        if (problem !== "") return;
        const reason = await this.#enter({ type: "join", table: session.table, name, seat });
        room.showProblem(reason === "" ? "" : serverRefusalText(reason));
        if (reason === "") preferences.set("ownName", name);
    }

    /**
     * Open a table and go there.
     * @param {TableChoice} choice
     * @returns {Promise<string>} the reason of a refusal, an empty text for none
     */
    async host(choice) {
        this.parts.preferences.set("ownName", choice.name);
        const reason = await this.#enter({ type: "host", ...choice });
        if (reason === "") history.pushState(null, "", this.#addressOf(this.parts.session.table));
        return reason;
    }

    /** Get up, and go to the lobby: before a game for good, in a game a computer plays on. */
    leave() {
        const { session, kept } = this.parts;
        const isPlaying = session.room?.stage === "playing";
        const goAway = () => location.assign(this.#addressOf(""));
        if (session.seat === null) {
            goAway();
            return;
        }
        session.send({ type: "leave" });
        if (!isPlaying) kept.forget(session.table);
        session.addEventListener("room", goAway, { once: true });
        setTimeout(goAway, 1500); // also where nobody answers
    }

    /** The first connection is there: go where the address says. */
    async #begin() {
        const { table, token, invitation } = this.address;
        this.#showNames();
        if (table === "") {
            await this.#showLobby();
            return;
        }
        const { kept } = this.parts;
        if (token !== "") kept.keep(table, token, this.parts.preferences.get("ownName"));
        if (token !== "") history.replaceState(null, "", this.#addressOf(table));
        const seat = kept.get(table);
        const resumed = seat === null ? "NoSuchTable" : await this.#enter({ type: "resume", table, token: seat.token, seq: null });
        if (resumed === "") return;
        if (resumed !== "NoSuchTable") {
            this.parts.session.enterLater(new Refusal(resumed, "")); // the seat is kept: it may be busy
            return;
        }
        if (seat !== null) kept.forget(table);
        await this.#watch(table, invitation || null);
    }

    /**
     * @param {string} table
     * @param {string | null} invitation
     */
    async #watch(table, invitation) {
        const reason = await this.#enter({ type: "watch", table, invitation });
        if (reason === "" || reason === "ConnectionLost") return;
        if (invitation !== null) {
            await this.#watch(table, null); // it counts as long as who gave it has the seat
            return;
        }
        this.parts.presence.tell(serverRefusalText(reason));
        await this.#showLobby();
    }

    /**
     * @param {import("../../model/table_session.js").Entry} entry
     * @returns {Promise<string>} the reason of a refusal, an empty text for none
     */
    async #enter(entry) {
        try {
            await this.parts.session.enter(entry);
            return "";
        } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            return error.reason;
        }
    }

    /** The seat is gone: given away by the host, or the table was closed. */
    async #onHomeless() {
        const { session, kept } = this.parts;
        kept.forget(session.table);
        await this.#watch(session.table, null);
        this.parts.presence.tell(serverRefusalText("NoSuchTable"));
    }

    #onEntered() {
        const { lobby, session } = this.parts;
        lobby.show(false);
        if (session.seat !== null) this.#isLooking = false;
        this.#hideLoading();
        this.#showNames();
        this.update();
    }

    /** @param {import("../../connection/protocol.js").TableMessage} message */
    #onTable({ reason }) {
        if (reason === "new") this.#wantsRoom = false;
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

    #showGameState() {
        const isOver = (this.parts.client.state?.observation.winners.length ?? 0) > 0;
        setState(isOver ? "game-end" : "waiting");
    }

    #showNames() {
        const { session, room, preferences } = this.parts;
        const strategies = session.hello?.strategies.map(({ name }) => name) ?? [];
        const [usual = ""] = preferences.get("opponents").split(",");
        room.setLevels(strategies, strategies.includes(usual) ? usual : "highest");
        room.name.maxLength = session.hello?.longest_name ?? room.name.maxLength;
        if (room.name.value === "") room.name.value = preferences.get("ownName");
    }

    /** Show the lobby once it is known what stands in it: nothing moves there then. */
    async #showLobby() {
        const { lobby, room } = this.parts;
        while (!(await this.#listTables())) {
            await new Promise((resolve) => setTimeout(resolve, LIST_AGAIN));
        }
        this.#hideLoading();
        room.show(false);
        lobby.show(true);
        setState("lobby");
        setAttribute(document.documentElement, "data-screen", "lobby");
        const timer = setInterval(() => {
            if (lobby.root.hidden) clearInterval(timer);
            else if (!document.hidden) void this.#listTables();
        }, LOBBY_PERIOD);
        this.dispatchEvent(new Event("changed"));
    }

    /** @returns {Promise<boolean>} whether the tables are known; without a connection they are not */
    async #listTables() {
        const { session, lobby, kept } = this.parts;
        try {
            const { tables } = await session.list();
            lobby.draw(tables, kept.all());
            return true;
        } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            return false;
        }
    }

    #hideLoading() {
        document.querySelector('[data-region="loading"]')?.setAttribute("hidden", "");
    }

    /**
     * The address of a table in this tab: what else the address says stays.
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
