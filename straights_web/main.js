/** Composes the page: the client, the table, the controllers of play, and the parts around the table. */

import { allowCompiling, isFirstVisit } from "./connection/started_worker.js";
import { WorkerConnection } from "./connection/worker_connection.js";
import { Appearance } from "./controller/menus/appearance.js";
import { Updates } from "./controller/menus/updates.js";
import { initialLanguage, partOfAddress } from "./controller/play/address.js";
import { composePlay, useTextsOf } from "./controller/play/compose.js";
import { EarlyPlay } from "./controller/play/early_play.js";
import { hideLoading, showFailure, showLoading, showReason } from "./controller/play/loading.js";
import { callInTitle } from "./controller/play/turn_title.js";
import { GameClient } from "./model/game_client.js";
import { LastTable, loadFirstGame } from "./model/last_table.js";
import { LinkError, namesGame, readLink } from "./model/link.js";
import { Preferences } from "./model/preferences.js";
import { Motion } from "./view/animation/motion.js";
import { useStrategies } from "./view/text/strategy_names.js";
import { translate, useLanguage } from "./view/text/translate.js";
import { useTableTexts } from "./view/text/turn_text.js";

/** @typedef {import("./connection/card_values.js").HandOrder} HandOrder */
/** @typedef {import("./connection/protocol.js").Hello} Hello */
/** @typedef {import("./model/last_table.js").ShownTable} ShownTable */

/** How long the engine of a first visit waits for the frame with the table, in milliseconds. */
const FIRST_FRAME = 2000;

/** @param {Updates} updates */
async function main(updates) {
    const preferences = new Preferences();
    if (typeof WebAssembly === "undefined") {
        await useLanguage(initialLanguage(preferences));
        showReason(translate("Web", "The game needs WebAssembly, which this browser doesn’t allow. On an iPhone, iPad or Mac in Lockdown Mode, turn Lockdown Mode off for this page in Safari’s website settings; elsewhere, allow WebAssembly in the browser’s security settings. Then reload the page."));
        return;
    }
    const lastTable = new LastTable();
    const language = initialLanguage(preferences);
    const { search, hash } = location;
    const isNamed = [search, hash].some(namesGame) || new URLSearchParams(search).has("table"); // at a server
    /** @type {Promise<ShownTable & {text?: string} | null> | null} meanwhile; with the text of a game to begin */
    const shown = isNamed ? null : Promise.resolve(lastTable.read() ?? loadFirstGame(language));
    const motion = new Motion();
    let onDrawn = () => {};
    const drawn = new Promise((/** @type {(value: void) => void} */ resolve) => (onDrawn = resolve));
    const firstFrame = shown === null ? Promise.resolve() : drawn.then(() => motion.painted());
    void firstFrame.then(allowCompiling);
    const whole = drawn.then(() => appearance.table).then(() => motion.painted(FIRST_FRAME));
    const begun = shown !== null && isFirstVisit() ? whole : undefined;
    const client = new GameClient((listener) => new WorkerConnection(listener, begun));
    useTextsOf(client);
    const hello = showLoading(client, () => updates.replaceBroken());
    // While the engine loads, but after the cards: browsers read cached files one at a time.
    const shell = (begun ?? firstFrame).then(() => import("./controller/menus/shell.js"));
    const speed = partOfAddress("speed");
    motion.factor = motion.pauseFactor = speed ?? 1;
    const appearance = new Appearance(preferences, isFirstVisit() ? Promise.race([drawn, shell]) : Promise.resolve());
    await Promise.all([appearance.start(), useLanguage(language)]);
    const play = composePlay(client, motion);
    callInTitle(play.play, preferences);
    play.table.setOrder(/** @type {HandOrder} */ (preferences.get("hand-order")));
    const early = client.hello === null ? await Promise.race([shown, hello.then(() => null)]) : null;
    if (early !== null) drawEarly(early, play);
    onDrawn();
    const firstGame = early?.text ?? null;
    const page = { ...play, preferences, speed, updates, lastTable, firstGame };
    await (await shell).startShell({ ...page, asked: hello.then(addressedGame), namesGame: isNamed });
}

/**
 * Draw a table before the engine has its game, and let the player begin.
 * @param {ShownTable} shown
 * @param {ReturnType<typeof composePlay>} play
 */
function drawEarly({ texts, state }, { table, player, cards }) {
    useStrategies(texts.strategies);
    useTableTexts(texts.table_texts ?? {});
    table.draw(state.table);
    table.message.setBusy(state.table.turn !== state.viewer);
    cards.early = new EarlyPlay(state, player, cards);
    hideLoading();
}

/**
 * The game of the address, null for none, or an error.
 * @param {Hello} hello
 */
function addressedGame(hello) {
    try {
        return readLink(location, hello);
    } catch (error) {
        if (error instanceof LinkError) return error;
        throw error;
    }
}

document.documentElement.dataset["started"] = ""; // all modules have been loaded: see load_errors.js
const updates = new Updates();
main(updates).catch((error) => {
    updates.replaceBroken();
    showFailure(error instanceof Error ? error.message : String(error));
    throw error; // for the console
});
