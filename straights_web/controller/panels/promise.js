/** Says after a deal what the player's new cards are worth, if the round counts; a card of the player ends it. */

import { isOther } from "../../model/table.js";
import { shown, spoken } from "../../view/text/sentence.js";
import { turnText } from "../../view/text/turn_text.js";

const TOLD = 4000;

/** @param {import("../menus/shell.js").Page} page */
export function sayPromises({ client, table, player, preferences, announcements }) {
    let text = "";
    /** The number of cards in the hand while it is said. */
    let count = 0;
    let timer = 0;

    const end = () => {
        clearTimeout(timer);
        const { message, shown: drawn } = table;
        const isTold = text !== "" && message.root.textContent === text;
        text = "";
        if (isTold && drawn !== null) message.show(turnText(drawn));
    };
    /** Say it in place of whose turn it is, again after each of the moves before the player's first. */
    const tell = () => {
        const held = table.hand.cards.length;
        if (text === "") return;
        if (count === 0) timer = window.setTimeout(end, TOLD);
        count ||= held;
        if (held < count) end();
        else table.message.show(text);
    };
    /** Ask while the cards are dealt: no computer moves before. */
    const ask = async () => {
        end();
        if (isOther(client.state)) return;
        const { text: said } = await client.ask({ type: "promise" });
        [text, count] = [shown(...said), 0];
        announcements.add(spoken(...said));
        if (player.isIdle) tell();
    };
    player.addEventListener("event", (event) => {
        if (/** @type {CustomEvent} */ (event).detail.happening.is_deal && preferences.get("promise")) void ask();
    });
    player.addEventListener("replaced", end);
    player.addEventListener("idle", tell);
}
