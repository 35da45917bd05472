/** Mouse, pen and touch on the hand: a tap activates a card, a drag moves it to the table. */

import { region, setAttribute } from "../../view/elements.js";
import { DURATIONS } from "../../view/animation/durations.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */
/** @typedef {import("./card_input.js").Target} Target */
/** @typedef {{button: HTMLElement, card: Card, id: number, x: number, y: number, isMoving: boolean}} Drag */

/** The maximum time between two presses of a double click, in milliseconds. */
const DOUBLE_CLICK = 400;
/** The distance in CSS pixels from which a tap becomes a drag. */
const SLIP = 8;

export class PointerInput {
    /** @type {Drag | null} */
    #drag = null;
    /** The times of the last release, and of the last release that activated a card. */
    #released = Number.NEGATIVE_INFINITY;
    #used = Number.NEGATIVE_INFINITY;

    /** @param {import("./compose.js").Play} page */
    constructor({ table, cards, player }) {
        this.table = table;
        this.cards = cards;
        this.player = player;
        const hand = table.hand.root;
        hand.addEventListener("pointerdown", (event) => this.#press(event));
        hand.addEventListener("pointermove", (event) => this.#move(event));
        hand.addEventListener("pointerup", (event) => void this.#release(event));
        hand.addEventListener("pointercancel", () => this.cancel());
        // Without a pointer, by the keyboard or a screen reader.
        hand.addEventListener("click", (event) => {
            const card = cardAt(event)?.dataset["card"];
            const isByPointer = event.detail > 0 && event.timeStamp - this.#released < DOUBLE_CLICK;
            if (card !== undefined && !isByPointer) void cards.activate(card);
        });
        hand.addEventListener("contextmenu", (event) => event.preventDefault()); // a long press is a press, too
        table.root.addEventListener("click", ({ target }) => {
            if (target instanceof Element && target.closest("button") === null) player.finish();
        });
    }

    /** End a drag without dropping the card; returns whether there was one. */
    cancel() {
        const drag = this.#drag;
        this.#drag = null;
        if (drag === null || !drag.isMoving) {
            return false;
        }
        this.#letGo(drag, true);
        return true;
    }

    /** @param {PointerEvent} event */
    #press(event) {
        const button = cardAt(event);
        const card = button?.dataset["card"];
        if (button && card !== undefined && event.isPrimary && event.button === 0) {
            this.#drag = { button, card, id: event.pointerId, x: event.clientX, y: event.clientY, isMoving: false };
            // At once, since a fast mouse leaves the hand with its first move.
            button.setPointerCapture(event.pointerId);
        }
    }

    /** @param {PointerEvent} event */
    #move(event) {
        const drag = this.#drag;
        if (drag === null || event.pointerId !== drag.id) {
            return;
        }
        const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
        if (!drag.isMoving && Math.hypot(x, y) > SLIP) {
            drag.isMoving = true;
            setAttribute(drag.button, "data-held", true);
            this.table.board.highlight(drag.button.hasAttribute("data-legal") ? drag.card : null);
        }
        if (drag.isMoving) {
            drag.button.style.transform = `translate(${x}px, ${y}px)`;
        }
    }

    /** @param {PointerEvent} event */
    async #release(event) {
        const drag = this.#drag;
        if (drag === null || event.pointerId !== drag.id) {
            return;
        }
        this.#drag = null;
        this.#released = event.timeStamp;
        // The second press of a double click may hit another card, but at a moment, where the hand stays as it is.
        const isTap = this.player.isIdle || this.cards.instead !== null || event.timeStamp - this.#used > DOUBLE_CLICK;
        if (drag.isMoving) {
            this.table.board.highlight(null);
            await this.cards.drop(drag.card, targetAt(event, drag.button));
            this.#letGo(drag, drag.button.isConnected);
        } else if (isTap) {
            this.#used = event.timeStamp;
            await this.cards.activate(drag.card);
        }
    }

    /**
     * @param {Drag} drag
     * @param {boolean} returns whether the card moves back to the hand
     */
    #letGo({ button }, returns) {
        const from = button.style.transform;
        button.style.transform = "";
        setAttribute(button, "data-held", null);
        this.table.board.highlight(null);
        if (returns) {
            const way = [{ transform: from }, { transform: "none" }];
            void this.player.motion.animate(button, way, { duration: DURATIONS.RETURN_TO_HAND });
        }
    }
}

/**
 * @param {Event} event
 * @returns {HTMLElement | null}
 */
function cardAt({ target }) {
    return target instanceof Element ? target.closest("button[data-card]") : null;
}

/**
 * The target under the pointer, or under the middle of the dragged card.
 * @param {PointerEvent} event
 * @param {HTMLElement} held
 * @returns {Target}
 */
function targetAt(event, held) {
    const box = held.getBoundingClientRect();
    const points = [
        { x: event.clientX, y: event.clientY },
        { x: box.left + box.width / 2, y: box.top + box.height / 2 },
    ];
    const pile = document.querySelector('[data-position="bottom"] .pile');
    if (pile !== null && points.some((point) => isInside(point, pile))) {
        return "discards";
    }
    return points.some((point) => isInside(point, region("table"))) ? "board" : "nowhere";
}

/**
 * @param {{x: number, y: number}} point
 * @param {Element} target
 */
function isInside({ x, y }, target) {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
}
