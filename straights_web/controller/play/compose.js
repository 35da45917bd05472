/** Composes the table and the controllers of play, for both pages. */

import { Motion } from "../../view/animation/motion.js";
import { region } from "../../view/elements.js";
import { TableView } from "../../view/table/table_view.js";
import { levelName, useStrategies } from "../../view/text/strategy_names.js";
import { useTableTexts } from "../../view/text/turn_text.js";
import { Announcements } from "./announcements.js";
import { CardInput } from "./card_input.js";
import { EventPlayer } from "./event_player.js";
import { KeyboardInput } from "./keyboard_input.js";
import { PlayController } from "./play_controller.js";
import { PointerInput } from "./pointer_input.js";

/** @param {import("../../model/game_client.js").GameClient} client */
export function useTextsOf(client) {
    client.addEventListener("hello", () => {
        useStrategies(client.hello?.strategies ?? []);
        useTableTexts(client.hello?.table_texts ?? {});
    });
}

/**
 * @param {import("../../model/game_client.js").GameClient} client
 * @param {Motion} motion
 */
export function composePlay(client, motion) {
    const table = new TableView(levelName);
    const player = new EventPlayer(client, table, motion);
    const cards = new CardInput(client, table, player);
    const announcements = new Announcements(region("announcements"));
    const play = new PlayController(client, table, player, motion, cards, announcements);
    const keyboard = new KeyboardInput(table, cards, player, new PointerInput(table, cards, player), announcements);
    const regions = { toolbar: region("toolbar"), panels: region("panels"), message: region("message") };
    return { client, table, player, play, cards, keyboard, announcements, motion, ...regions };
}
