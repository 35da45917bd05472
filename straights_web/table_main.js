/** Composes the page of a server: a table for people at their own screens, without an engine in the page. */

import { ServerConnection } from "./connection/server_connection.js";
import { ServerSocket, serverAddress } from "./connection/server_socket.js";
import { Appearance } from "./controller/menus/appearance.js";
import { oneAtATime } from "./controller/menus/one_at_a_time.js";
import { initialLanguage, partOfAddress } from "./controller/play/address.js";
import { composePlay, useTextsOf } from "./controller/play/compose.js";
import { showFailure } from "./controller/play/loading.js";
import { callInTitle } from "./controller/play/turn_title.js";
import { followTable, isRoundDelayed } from "./controller/tables/game_pace.js";
import { playInNewestTab } from "./controller/tables/one_tab.js";
import { Presence } from "./controller/tables/presence.js";
import { readTableAddress, tableLink } from "./controller/tables/table_address.js";
import { Visit } from "./controller/tables/visit.js";
import { GameClient } from "./model/game_client.js";
import { MutedPeople } from "./model/muted_people.js";
import { SeatTokenStore } from "./model/seat_token_store.js";
import { Preferences } from "./model/preferences.js";
import { TableSession } from "./model/table_session.js";
import { PAGE_FOLDER } from "./page_folder.js";
import { Motion } from "./view/animation/motion.js";
import { region } from "./view/elements.js";
import { LobbyView } from "./view/tables/lobby_view.js";
import { RoomView } from "./view/tables/room_view.js";
import { useLanguage, useMoreTexts } from "./view/text/translate.js";

/** @import { TablePage, TableShell } from "./controller/tables/table_shell.js" */

document.documentElement.dataset["started"] = "";

async function main() {
    const preferences = new Preferences();
    const motion = new Motion();
    const speed = partOfAddress("speed");
    motion.factor = motion.pauseFactor = speed ?? 1;
    const cards = new Appearance(preferences, Promise.resolve()).start();
    await useLanguage(initialLanguage(preferences));
    const socket = new ServerSocket(
        (isAnywhere) => new WebSocket(serverAddress(PAGE_FOLDER, isAnywhere ? "" : readTableAddress(location).table)),
    );
    const page = compose(socket, motion, preferences, speed);
    socket.start();
    await cards;
    await page.shell();
}

/** The delay before a file that could not be loaded is requested again, in milliseconds. */
const AGAIN = 2000;

/**
 * @param {ServerSocket} socket
 * @param {Motion} motion
 * @param {Preferences} preferences
 * @param {number | null} speed
 */
function compose(socket, motion, preferences, speed) {
    const kept = new SeatTokenStore();
    const session = new TableSession(socket, kept);
    /** @type {ServerConnection[]} */
    const connections = [];
    const client = new GameClient((listener) => {
        connections.push(new ServerConnection(listener, session));
        return /** @type {ServerConnection} */ (connections[0]);
    });
    session.prepare = async () => {
        const { playOtherGames } = await untilLoaded(() => import("./controller/games/other_games.js"));
        await playOtherGames({ ...parts, preferences }, session);
    };
    useTextsOf(client);
    const parts = composePlay(client, motion);
    const { table, player, play, announcements } = parts;
    table.isDelayed = () => isRoundDelayed(session, client);
    followTable(session, player);
    const muted = new MutedPeople();
    const presence = new Presence({ session, socket, client, table, announcements, muted }, region("banners"));
    /** @type {Promise<TableShell> | null} */
    let started = null;
    const shell = () => (started ??= startShell(page));
    const openTable = oneAtATime(async () => (await shell()).openTable());
    const leave = oneAtATime(async () => (await shell()).leave());
    const lobby = new LobbyView(region("lobby"), { open: () => void openTable(), link: tableLink });
    const room = new RoomView(region("room"), {
        sit: (seat, name) => void visit.sit(seat, name),
        watch: () => visit.look(),
        ready: (isReady) => visit.setReady(isReady),
        fill: (seat, strategy) => void session.send({ type: "fill", seat, strategy }),
        kick: (seat) => void shell().then((started) => started.kick(seat)),
        share: () => void shell().then((started) => started.share()),
        leave: () => void leave(),
    });
    const visit = new Visit({ session, client, kept, preferences, table, room, lobby, presence });
    visit.addEventListener("changed", callInTitle(play, preferences)); // it has set the title
    playInNewestTab({ session, socket });
    const connection = /** @type {ServerConnection} */ (connections[0]);
    /** @type {TablePage} */
    const page = { ...parts, session, visit, presence, muted, connection, lobby, preferences, speed };
    return { shell };
}

/**
 * The parts around the table, loaded when the table is there.
 * @param {TablePage} page
 * @returns {Promise<TableShell>}
 */
async function startShell(page) {
    const { TableShell } = await untilLoaded(() => import("./controller/tables/table_shell.js"));
    const shell = new TableShell(page);
    shell.start();
    return shell;
}

/**
 * A part with its texts; on a bad connection, later.
 * @template Module
 * @param {() => Promise<Module>} load
 * @returns {Promise<Module>}
 */
async function untilLoaded(load) {
    const loading = load().catch(() => null);
    const loaded = (await useMoreTexts()) ? await loading : null;
    if (loaded !== null) return loaded;
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
    return untilLoaded(load);
}

main().catch((error) => {
    showFailure(error instanceof Error ? error.message : String(error));
    throw error; // for the console
});
