/** Composes the page: the client, the table, the controllers of play, and what stands around the table. */

import { startShell } from "./controller/menus/shell.js";
import { gameOfAddress, languageOfAddress, speedOfAddress } from "./controller/play/address.js";
import { Announcements } from "./controller/play/announcements.js";
import { CardInput } from "./controller/play/card_input.js";
import { EventPlayer } from "./controller/play/event_player.js";
import { KeyboardInput } from "./controller/play/keyboard_input.js";
import { showLoading } from "./controller/play/loading.js";
import { PlayController } from "./controller/play/play_controller.js";
import { PointerInput } from "./controller/play/pointer_input.js";
import { GameClient } from "./model/game_client.js";
import { Motion } from "./view/animation/motion.js";
import { loadCards } from "./view/cards/card_element.js";
import { region } from "./view/elements.js";
import { TableView } from "./view/table/table_view.js";
import { levelName } from "./view/text/strategy_names.js";
import { availableLanguages, chooseLanguage, useLanguage } from "./view/text/translate.js";

/** @typedef {import("./connection/protocol.js").Hello} Hello */

async function main() {
    const client = new GameClient();
    const hello = showLoading(client);
    const motion = new Motion();
    const speed = speedOfAddress(location);
    motion.factor = motion.pauseFactor = speed ?? 1;
    await Promise.all([loadCards(), loadLanguage()]);
    const table = new TableView(levelName);
    const player = new EventPlayer(client, table, motion);
    const cards = new CardInput(client, table, player);
    const announcements = new Announcements(region("announcements"));
    const play = new PlayController(client, table, player, motion, cards, announcements);
    new KeyboardInput(table, cards, player, new PointerInput(table, cards, player), announcements);
    const hasGame = await startGame(client, hello);
    await startShell({
        client,
        table,
        player,
        play,
        announcements,
        motion,
        toolbar: region("toolbar"),
        panels: region("panels"),
        message: region("message"),
        hasGame,
        speed,
    });
}

/** Use the address's language, else the browser's. */
async function loadLanguage() {
    const available = Object.keys(await availableLanguages());
    const address = languageOfAddress(location);
    await useLanguage(chooseLanguage(available, { address, browser: navigator.languages }));
}

/**
 * Begin the game that the address names; answers whether it names one that can be played.
 * @param {GameClient} client
 * @param {Promise<Hello>} hello
 */
async function startGame(client, hello) {
    try {
        const game = gameOfAddress(location, await hello);
        if (game !== null) {
            await client.ask(game);
        }
        return game !== null;
    } catch (error) {
        console.warn(error);
        return false;
    }
}

void main();
