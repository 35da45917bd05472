/** The parts around a table of a server, loaded when the table can be used: toolbar, menu, dialogs, panels. */

import { winnersOf } from "../../model/table.js";
import { addAddress } from "../../view/history_entries.js";
import { isWanted } from "../../view/dialogs/drawn_sheet.js";
import { Notices } from "../../view/panels/notices.js";
import { Toolbar } from "../../view/panels/toolbar.js";
import { OpenTableDialog } from "../../view/tables/open_table_dialog.js";
import { askForPhrase, openPeopleDialog } from "../../view/tables/people_dialog.js";
import { serverRefusalText, tableTitle } from "../../view/text/room_text.js";
import { shown } from "../../view/text/sentence.js";
import { roundText } from "../../view/text/turn_text.js";
import { fill, translate } from "../../view/text/translate.js";
import { BaseShell, loadLaterStyle, usualPanels } from "../menus/base_shell.js";
import { share } from "../menus/files.js";
import { HelpMenu } from "../menus/help_menu.js";
import { reportIgnoredParts } from "../menus/ignored_parts.js";
import { openSeal } from "../menus/seal.js";
import { finishedGames } from "./finished_games.js";
import { tableActions } from "./table_actions.js";
import { replayLink, reviewLink, tableLink } from "./table_address.js";

/** @typedef {import("../menus/base_shell.js").AroundTable & ServerPage} TablePage */
/**
 * @typedef {object} ServerPage
 * @property {import("../../model/table_session.js").TableSession} session
 * @property {import("./visit.js").Visit} visit
 * @property {import("./presence.js").Presence} presence
 * @property {import("../../model/muted_people.js").MutedPeople} muted
 * @property {import("../../connection/server_connection.js").ServerConnection} connection
 * @property {import("../../view/tables/lobby_view.js").LobbyView} lobby
 */

export class TableShell extends BaseShell {
    /** Whether the address asks for the replay, which opens as soon as it can. */
    #wantsReplay = false;

    /** @param {TablePage} page */
    constructor(page) {
        const { client, panels: region } = page;
        const panels = usualPanels(region);
        super(page, panels);
        void loadLaterStyle();
        this.page = page;
        this.panels = panels;
        this.notices = new Notices();
        this.count = finishedGames(page.session);
        this.help = new HelpMenu(client, this.notices, { isAtServer: true });
        const { log = [], steps = [] } = client.state ?? {};
        this.log.begin([...log, ...steps.flatMap(({ happening }) => happening.log)]);
        this.actions = tableActions(this);
        this.toolbar = new Toolbar(page.toolbar, () => this.menus, () => this.openMenu(), this.actions.places.labelled);
    }

    /** Connect all parts and show them. */
    start() {
        const { page } = this;
        this.listen();
        const { table, token, invitation, isReplay } = page.visit.address;
        this.#wantsReplay = isReplay;
        const own = { table: table !== "", token: token !== "", invitation: invitation !== "" };
        reportIgnoredParts((text) => page.presence.tell(text), own);
        page.visit.addEventListener("changed", () => this.updateSoon());
        page.visit.addEventListener("gone", () => void this.openTable());
        if (page.visit.isGone) void this.openTable(); // while this part was being loaded
        page.presence.addEventListener("said", (event) => {
            const { name, text } = /** @type {CustomEvent} */ (event).detail;
            this.log.add([fill(translate("SeatPanel", "{name}: {text}"), { name, text })]);
        });
        this.update();
    }

    /** @override */
    update() {
        const { room, seat } = this.page.session;
        const isShown = (/** @type {string} */ name) => (name !== "room" || this.canShowRoom) && (name !== "say" || seat !== null);
        this.toolbar.show(room === null ? [] : (this.actions?.bar(isShown) ?? []));
        this.toolbar.showStatus(this.#statusText(), () => void this.showKey());
        if (this.canReplay) void this.count(this.client.state?.seal ?? "");
        if (this.#wantsReplay && this.canReplay) {
            this.#wantsReplay = false;
            void this.replay.open();
        }
    }

    /** Whether the room can be shown or hidden: not by a player during a game. */
    get canShowRoom() {
        const { session } = this.page;
        const isPlayer = session.seat !== null;
        return this.client.state !== null && session.room !== null && !(isPlayer && session.room.stage === "playing");
    }

    /** Whether there is a finished game, and a server that tells it. */
    get canReplay() {
        return this.page.session.link.isOpen && this.client.state !== null && winnersOf(this.client.state.table).length > 0;
    }

    /** The address of the review of the finished game; empty if there is none, or this server has no engine for pages. */
    get review() {
        return this.canReplay ? reviewLink(this.page.session.table) : "";
    }

    async say() {
        const { phrases = [], phrase_texts = [] } = this.page.session.hello ?? {};
        const phrase = await askForPhrase(new Map(phrases.map((each, at) => [each, shown(...phrase_texts.slice(at, at + 1))])));
        if (phrase !== null) this.page.session.send({ type: "say", phrase });
    }

    /** Mute the others at the table, or remove them: the host before a game, players by a vote in it. */
    async people() {
        const { session, muted } = this.page;
        const { room, seat, table } = session;
        if (room === null) return;
        const isVote = room.stage === "playing";
        const people = room.places
            .map(({ name, kind, is_here }, number) => ({ seat: number, name, kind, isMuted: muted.has(table, name), isHere: is_here }))
            .filter((person) => person.kind === "person" && person.seat !== seat);
        const mayRemove = seat !== null && (isVote || session.isHost);
        const chosen = await openPeopleDialog(people, (name, isMuted) => muted.set(table, name, isMuted), mayRemove ? { isVote } : null);
        if (chosen !== null) await this.kick(chosen.seat);
    }

    /** @param {number} seat whose player is to be removed, once that is confirmed */
    async kick(seat) {
        const { session } = this.page;
        const asked = () => ({ name: session.room?.places[seat]?.name ?? "", isVote: session.room?.stage === "playing" });
        const { name, isVote } = asked();
        if (!(await isWanted(isVote ? "removal_question_vote" : "removal_question", { name }))) return;
        const now = asked(); // seats turn while the question is open, and games begin or end
        if (now.name === name && now.isVote === isVote) session.send({ type: "kick", seat });
    }

    share() {
        return share(tableLink(this.page.session.table), this.notices, {
            copied: translate("Web", "Link copied. Whoever opens it can sit down here."),
            failed: translate("Web", "This link leads to this table: {link}"),
        });
    }

    /** Share a link for spectators, who look on immediately without seeing any hand. */
    invite() {
        const { table, invitation } = this.page.session;
        return share(tableLink(table, invitation), this.notices, {
            copied: translate("Web", "Link copied. Whoever opens it can watch."),
            failed: translate("Web", "With this link others can watch: {link}"),
        });
    }

    /** Share a link with which anybody can replay the finished game. */
    shareGame() {
        return share(replayLink(this.page.session.table), this.notices, {
            copied: translate("Web", "Link copied. Whoever opens it can replay this game."),
            failed: translate("Web", "With this link others can replay this game: {link}"),
        });
    }

    async showKey() {
        const { seal = null, key = "" } = this.client.state ?? {};
        if (seal !== null) await openSeal("key", { seal, key }, key);
    }

    async leave() {
        const { session, visit } = this.page;
        const isPlaying = session.room?.stage === "playing";
        if (!session.hasSeat || (await isWanted(isPlaying ? "leave_question_playing" : "leave_question"))) visit.leave();
    }

    async openTable() {
        const { session, preferences, visit, presence } = this.page;
        if (session.hello === null) return;
        const games = await session.ask({ type: "games", kept: preferences.ownRules }).catch(() => ({ games: [] })); // of a server without others
        const choice = await new OpenTableDialog(preferences.get("ownName"), session.hello, games.games, preferences.get("openedTable")).ask();
        if (choice === null) return;
        const { name: _name, ...chosen } = choice;
        preferences.set("openedTable", JSON.stringify(chosen));
        const refusal = await visit.host(choice, addAddress);
        if (refusal !== null) presence.tell(serverRefusalText(refusal));
    }

    /** @override */
    retranslate() {
        super.retranslate();
        this.page.presence.draw();
        this.page.visit.update();
        this.update();
    }

    /** The shown round; before the first one, the title of the table. */
    #statusText() {
        const { session, player, visit } = this.page;
        const state = this.replay.moment ?? player.shown ?? this.client.state;
        if (session.room !== null && state !== null && !visit.parts.room.isShown) return roundText(this.client.state?.short_title, state.table);
        const title = session.room === null ? "" : tableTitle(session.room);
        return { long: title, short: title };
    }
}
