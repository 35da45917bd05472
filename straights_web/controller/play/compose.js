/** Composes the table and the controllers of play, for both pages. */

import { region } from "../../view/elements.js";
import { TableView } from "../../view/table/table_view.js";
import { useStrategies } from "../../view/text/strategy_names.js";
import { useTableTexts } from "../../view/text/turn_text.js";
import { Announcements } from "./announcements.js";
import { CardInput } from "./card_input.js";
import { EventPlayer } from "./event_player.js";
import { KeyboardInput } from "./keyboard_input.js";
import { PlayController } from "./play_controller.js";
import { PointerInput } from "./pointer_input.js";

/** @typedef {import("../../model/game_client.js").GameClient} GameClient */
/** @typedef {import("../../view/animation/motion.js").Motion} Motion */
/**
 * What the controllers of a page share.
 * @typedef {object} Play
 * @property {GameClient} client
 * @property {Motion} motion
 * @property {TableView} table
 * @property {Announcements} announcements
 * @property {EventPlayer} player
 * @property {CardInput} cards
 * @property {PlayController} play
 * @property {PointerInput} pointer
 * @property {KeyboardInput} keyboard
 * @property {HTMLElement} toolbar
 * @property {HTMLElement} panels
 */

/** @param {GameClient} client */
export function useTextsOf(client) {
    client.addEventListener("hello", () => {
        useStrategies(client.hello?.strategies ?? []);
        useTableTexts(client.hello?.table_texts ?? {});
    });
}

/**
 * @param {GameClient} client
 * @param {Motion} motion
 */
export function composePlay(client, motion) {
    const regions = { toolbar: region("toolbar"), panels: region("panels") };
    const announcements = new Announcements(region("announcements"));
    // Each of the others finds those that were made before it.
    const page = /** @type {Play} */ ({ client, motion, table: new TableView(), announcements, ...regions });
    page.player = new EventPlayer(page);
    page.cards = new CardInput(page);
    page.play = new PlayController(page);
    page.pointer = new PointerInput(page);
    page.keyboard = new KeyboardInput(page);
    return page;
}
