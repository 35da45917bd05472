/** The cards that the player activates: played at once, queued until the turn, or refused with a reason. */

import { Refusal, unlessRefused } from "../../model/game_client.js";
import { queuedText } from "../../view/text/error_text.js";
import { spoken } from "../../view/text/sentence.js";
import { translate } from "../../view/text/translate.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */
/** @typedef {"board" | "discards" | "nowhere"} Target */

/** After this time without an answer a card that was played looks queued, in milliseconds. */
const SENT = 200;

export class CardInput {
    /** @type {{card: Card, target: Target} | null} */
    #queued = null;
    /** Whether the table has yet to answer. */
    #isAsking = false;
    /** @type {import("./early_play.js").EarlyPlay | null} plays on a table that is shown before the engine has its game */
    early = null;
    /** @type {((answer: {key?: string, cards: string}) => void) | null} handles what the player does while the table shows something else */
    instead = null;
    /** @type {((card: Card) => boolean) | null} chooses cards for a button; whether it has taken the card */
    choose = null;

    /** @param {import("./compose.js").Play} page */
    constructor(page) {
        this.page = page;
        // Another table takes back the queued card, unless it is the one that was shown before the engine had it.
        page.player.addEventListener("replaced", (event) => {
            const isSame = this.early?.confirm(/** @type {CustomEvent} */ (event).detail) === true;
            this.early = null;
            if (!isSame) this.#takeBack();
        });
    }

    /**
     * Play a card, or discard it if none can be played: what it means is the game's.
     * @param {Card} card
     */
    async activate(card) {
        await this.#use(card, "board");
    }

    /**
     * Handle a dropped card.
     * @param {Card} card
     * @param {Target} target
     */
    async drop(card, target) {
        if (target === "nowhere") {
            this.page.table.warn(translate("CardInput", "Drop the card on the table to play it."));
        } else {
            await this.#use(card, target);
        }
    }

    /** Play the queued card when the player's turn has come. */
    playQueued() {
        const queued = this.#queued;
        this.#queued = null;
        this.page.table.hand.queue(null);
        if (queued !== null) {
            void this.submit(queued.card, queued.target);
        }
    }

    #takeBack() {
        this.cancel();
        this.page.player.retract();
    }

    /** Remove the queued card; returns whether there was one. */
    cancel() {
        const wasKept = this.#queued !== null;
        this.#queued = null;
        this.page.table.hand.queue(null);
        return wasKept;
    }

    /**
     * Finish the animations, then submit the card; before the player's turn, queue it, or unqueue it if it is queued.
     * @param {Card} card
     * @param {Target} target
     */
    async #use(card, target) {
        this.page.player.finish();
        this.instead?.({ cards: card });
        const state = this.early?.state ?? this.page.client.state;
        if (state === null || this.page.player.isSuspended || this.page.table.result.isShown || this.#isAsking) {
            return;
        }
        const { viewer, humans, table } = state;
        if (viewer === null || !humans.includes(viewer)) {
            this.page.table.warn(translate("CardInput", "A computer is playing for you. Take back your seat to play."));
        } else if (this.early === null && [viewer, null].includes(table.turn)) {
            if (this.choose?.(card) !== true) await this.submit(card, target);
        } else if (this.early?.play(card, target) !== true) {
            this.#queue(card, target);
        }
    }

    /**
     * Queue a card until the player's turn, or unqueue it if it is queued.
     * @param {Card} card
     * @param {Target} target
     */
    #queue(card, target) {
        if (this.#queued?.card === card) {
            this.cancel();
            if (this.page.player.isIdle) {
                this.page.table.redraw();
            }
        } else {
            this.#queued = { card, target };
            this.page.table.hand.queue(card);
            this.page.table.warn(queuedText(card));
        }
    }

    /**
     * Submit a card.
     * @param {Card} card
     * @param {Target} target
     */
    async submit(card, target) {
        const { viewer = null, table } = this.page.client.state ?? {};
        const pile = target === "discards" ? table?.piles.find(({ seat, form }) => seat === viewer && form === "stack") : undefined;
        const unanswered = setTimeout(() => this.page.table.hand.queue(card), SENT);
        await this.give({ cards: card, ...(pile && { target: pile.place }) }).finally(() => clearTimeout(unanswered));
    }

    /**
     * Give an answer; if it is refused, show why.
     * @param {Parameters<import("../../model/game_client.js").GameClient["submit"]>[0]} answer
     */
    async give(answer) {
        this.instead?.(answer);
        if (this.#isAsking || this.instead !== null) return;
        this.#isAsking = true;
        try {
            const refusal = await unlessRefused(this.page.client.submit(answer));
            if (!(refusal instanceof Refusal)) return;
            this.#takeBack();
            if (refusal.text.length > 0) this.page.table.warn(spoken(...refusal.text));
        } finally {
            this.page.table.hand.queue(null);
            this.#isAsking = false;
        }
    }
}
