/** Games other than Straights on the table: what strip and keys do, and what can be begun. */

import { COMPUTER_NAMES } from "../../connection/constants.js";
import { keyOf } from "../menus/keys.js";
import { isForTable } from "../play/keyboard_input.js";
import { loadStyle } from "../../view/designs.js";
import { TableParts } from "../../view/table/offers/table_parts.js";
import { PresetDialog } from "../../view/dialogs/preset_dialog.js";
import { useLevels } from "../../view/text/strategy_names.js";
import { PAGE_FOLDER } from "../../page_folder.js";

/** @import { Card, OfferedGame } from "../../connection/protocol.js" */
/** @typedef {Extract<import("../../connection/protocol.js").Request, {type: "new_other"}>} NewOther */
/** @typedef {Pick<import("../menus/shell.js").Page, "client" | "table" | "player" | "play" | "keyboard">} Page */

const BUTTON_BESIDE = "button:not(.hand button, .strip button), a, summary";

/**
 * Let the page play such games; resolves once their style is there.
 * @param {Page} page
 * @param {boolean} [isAtServer]
 */
export async function playOtherGames(page, isAtServer = false) {
    await loadStyle(new URL("style/games.css", PAGE_FOLDER));
    const games = new OtherGames(page);
    games.parts.strip.isAtServer = isAtServer;
    return games;
}

export class OtherGames {
    /** @type {Card[]} those that are chosen for a button */
    #chosen = [];
    /** @type {OfferedGame[] | null} */
    #offered = null;

    /** @param {Page} page */
    constructor({ client, table, player, play, keyboard }) {
        const { cards } = keyboard;
        this.client = client;
        this.table = table;
        this.player = player;
        this.cards = cards;
        const parts = new TableParts(table, () => player.isIdle);
        this.parts = parts;
        table.more = parts;
        cards.choose = (card) => this.#choose(card);
        const { strip } = parts;
        strip.addEventListener("answered", (event) => void cards.give(/** @type {CustomEvent} */ (event).detail));
        strip.addEventListener("asked", (event) => table.warn(/** @type {CustomEvent} */ (event).detail));
        strip.addEventListener("continued", () => play.deal());
        strip.addEventListener("again", () => table.result.dispatchEvent(new Event("again")));
        player.addEventListener("replaced", (event) => useLevels(/** @type {CustomEvent} */ (event).detail.about?.levels ?? {}));
        player.addEventListener("replaced", () => keysToTable());
        for (const type of ["replaced", "shown"]) player.addEventListener(type, () => (this.#chosen = []));
        player.addEventListener("idle", () => this.#settle());
        // Before the keys of the table, where a number begins a card.
        window.addEventListener("keydown", (event) => this.#press(event), { capture: true });
        useLevels(client.state?.about?.levels ?? {});
    }

    /** Those that can be begun. */
    async offered() {
        this.#offered ??= (await this.client.ask({ type: "games" })).games;
        return this.#offered;
    }

    /**
     * Let the player set up a game.
     * @param {number} number its place among the tiles, from 1
     * @param {string} own the player's name
     * @returns {Promise<NewOther | number | null>} the number of another game that was chosen; null if the player cancels
     */
    async setUp(number, own) {
        const games = await this.offered();
        const { game, preset } = /** @type {OfferedGame} */ (games[number - 1]);
        const request = (/** @type {import("../../view/dialogs/preset_dialog.js").PresetChoice} */ { players, strategy, length }) => {
            const others = COMPUTER_NAMES.slice(1).filter((name) => name !== own);
            return { game, preset, names: [own, ...others].slice(0, players), strategy, length };
        };
        const rulesOf = async (/** @type {Parameters<typeof request>[0]} */ choice) => (await this.client.ask({ type: "rules", ...request(choice) })).text;
        const choice = await new PresetDialog(games, number - 1, rulesOf).ask();
        return choice === null || typeof choice === "number" ? choice : { type: "new_other", ...request(choice) };
    }

    #settle() {
        if (this.table.shown?.turn === null && this.parts.strip.root.isConnected) this.parts.settle(this.table.shown);
    }

    /**
     * Choose a card for a button, or put it back; the game says why not.
     * @param {Card} card
     */
    #choose(card) {
        const offer = this.parts.strip.picking;
        if (offer === undefined) return false;
        const chosen = this.#chosen.includes(card) ? this.#chosen.filter((each) => each !== card) : [...this.#chosen, card];
        if (chosen.length > offer.most) {
            void this.cards.give({ key: offer.key, cards: chosen.join(" ") });
            return true;
        }
        this.#chosen = chosen;
        this.parts.choose(chosen);
        return true;
    }

    /** @param {KeyboardEvent} event */
    #press(event) {
        const { target, repeat, isComposing } = event;
        const isElsewhere = document.querySelector("dialog[open]") !== null || this.table.result.isShown || this.player.isSuspended;
        if (repeat || isComposing || isElsewhere || !this.parts.strip.root.isConnected || !isForTable(event)) return;
        const key = keyOf(event);
        if (key === "Enter" && target instanceof Element && target.closest(BUTTON_BESIDE) !== null) return;
        const card = this.parts.strip.picking && /^[1-9]$/.test(key) ? this.table.hand.cards[Number(key) - 1] : undefined;
        if (card !== undefined) void this.cards.activate(card);
        else if (!this.parts.strip.press(key)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
    }
}

/** Let the keys control the table, and not the button of the bar that began the game. */
function keysToTable() {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.closest('[data-region="toolbar"]')) activeElement.blur();
}
