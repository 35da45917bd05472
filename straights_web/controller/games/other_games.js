/** Games other than Straights on the table: what strip and keys do, and what can be begun. */

import { COMPUTER_NAMES } from "../../connection/constants.js";
import { keyOf } from "../menus/keys.js";
import { isForTable } from "../play/keyboard_input.js";
import { loadStyle } from "../../view/designs.js";
import { TableParts } from "../../view/table/offers/table_parts.js";
import { DrawnSheet } from "../../view/dialogs/drawn_sheet.js";
import { useLevels } from "../../view/text/strategy_names.js";
import { PAGE_FOLDER } from "../../page_folder.js";

/** @import { Card } from "../../connection/protocol.js" */
/** @typedef {import("../../model/table_session.js").TableSession} TableSession */
/** @typedef {Extract<import("../../connection/protocol.js").Request, {type: "new_other"}>} NewOther */
/** @typedef {Pick<import("../menus/shell.js").Page, "client" | "table" | "player" | "play" | "keyboard" | "preferences">} Page */

const BUTTON_BESIDE = "button:not(.hand button, .strip button), a, summary";

/**
 * Let the page play such games; resolves once their style is there.
 * @param {Page} page
 * @param {TableSession | null} [session] with a server, which deals
 */
export async function playOtherGames(page, session = null) {
    await loadStyle(new URL("style/games.css", PAGE_FOLDER));
    return new OtherGames(page, session);
}

export class OtherGames {
    /** @type {Card[]} those that are chosen for a button */
    #chosen = [];

    /**
     * @param {Page} page
     * @param {TableSession | null} [session]
     */
    constructor({ client, table, player, play, keyboard, preferences }, session = null) {
        const { cards } = keyboard.page;
        this.client = client;
        this.preferences = preferences;
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
        strip.isAtServer = session !== null;
        const wait = (/** @type {boolean} */ is_waiting) => session?.send({ type: "wait", is_waiting });
        strip.addEventListener("continued", () => (session === null ? play.deal() : wait(false)));
        strip.addEventListener("waited", () => wait(true));
        session?.addEventListener("room", () => this.#showWaiting(session));
        strip.addEventListener("again", () => table.result.dispatchEvent(new Event("again")));
        player.addEventListener("replaced", (event) => useLevels(/** @type {CustomEvent} */ (event).detail.about?.levels ?? {}));
        // Let the keys control the table, and not the button of the bar that began the game.
        player.addEventListener("replaced", () => {
            const { activeElement } = document;
            if (activeElement instanceof HTMLElement && activeElement.closest('[data-region="toolbar"]')) activeElement.blur();
        });
        for (const type of ["replaced", "shown"]) player.addEventListener(type, () => (this.#chosen = []));
        player.addEventListener("idle", () => this.#settle());
        // Before the keys of the table, where a number begins a card.
        window.addEventListener("keydown", (event) => this.#press(event), { capture: true });
        useLevels(client.state?.about?.levels ?? {});
    }

    /**
     * The sheet for a new game of what is chosen, and the rules that are shared, and kept from it.
     * @param {string} chosen
     * @param {boolean} [is_shared] whether a link with the rules was shared
     */
    ask(chosen, is_shared = false) {
        return this.client.ask({ type: "new_game", chosen, kept: this.preferences.ownRules, is_shared });
    }

    /**
     * Let the player set up a game.
     * @param {string} chosen what is shown first
     * @param {string} own the player's name
     * @param {(rules: string) => Promise<void>} share
     * @returns {Promise<NewOther | {learns: string} | string>} what was chosen that needs another sheet, "" if the player cancels
     */
    async setUp(chosen, own, share) {
        let shown = await this.ask(chosen);
        const show = async (/** @type {string} */ next) => (shown = await this.ask((chosen = next))).sheet;
        const answers = {
            keep: () => {
                this.preferences.set("ownRules", shown.kept.join("\n"));
                return show(chosen);
            },
            share: async () => {
                await share(shown.rules);
                return (await this.ask(chosen, true)).sheet;
            },
        };
        const sheet = new DrawnSheet(shown.sheet, answers, async (next) => {
            const value = await show(next);
            return value.answers.length === sheet.value.answers.length ? value : sheet.close("other");
        });
        const answer = await sheet.open(/** @type {HTMLElement} */ (sheet.footer.lastElementChild));
        if (answer === "learn") return { learns: chosen };
        return answer === "start" ? this.begin(chosen, own) : answer && chosen;
    }

    /**
     * The request for a new game.
     * @param {string} chosen
     * @param {string} own the player's name
     * @returns {NewOther}
     */
    begin(chosen, own) {
        const others = COMPUTER_NAMES.slice(1).filter((name) => name !== own);
        return { type: "new_other", chosen, names: [own, ...others] };
    }

    /** @param {TableSession} session */
    #showWaiting({ room, place, isHost }) {
        const names = (room?.places ?? []).filter((each) => each.is_waiting).map(({ name }) => name);
        const waiting = { names, mayDeal: names.length > 0 && (isHost || place?.is_waiting === true) };
        const { strip } = this.parts;
        if (JSON.stringify(waiting) === JSON.stringify(strip.waiting)) return;
        strip.waiting = waiting;
        this.#settle();
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
        const isElsewhere = document.querySelector("dialog[open]") !== null || this.table.result.isShown || (this.player.isSuspended && this.cards.instead === null);
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
