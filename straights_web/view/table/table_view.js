/** The table of the page, which draws a table of data. It knows no rules and sends no requests. */

import { cardsOf, hasAwards, lastPlay, winnersOf } from "../../model/table.js";
import { faceSize, useFaces } from "../cards/face_size.js";
import { element, pushButton, region, setAttribute, setText } from "../elements.js";
import { portraitsFor } from "../portraits.js";
import { queuedText } from "../text/error_text.js";
import { cardSigns } from "../text/table_text.js";
import { fill, translate } from "../text/translate.js";
import { turnText } from "../text/turn_text.js";
import { Board } from "./board.js";
import { Hand } from "./hand.js";
import { ResultSheet } from "./result_sheet.js";
import { SeatPanel } from "./seat_panel.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */
/** @typedef {import("../../model/table.js").Table} Table */

const POSITIONS = ["bottom", "left", "top", "right"];

/** Dispatches `warned` when it shows why something was not done. */
export class TableView extends EventTarget {
    constructor() {
        super();
        this.root = region("felt");
        this.layout = region("layout");
        this.flights = region("flights");
        this.board = new Board(region("table"));
        this.hand = new Hand(region("hand"));
        this.message = new Message(region("message"));
        this.result = new ResultSheet(region("result"));
        this.result.addEventListener("closed", () => {
            if (this.shown === null) return; // else the table as it was at the end of the game
            this.board.draw(inRows(endOfRound(this.shown)), lastPlay(this.shown));
            this.message.show(this.result.title.textContent);
        });
        this.handover = new HandoverScreen(region("handover"));
        /** @type {SeatPanel[]} */
        this.panels = [];
        this.#seat(POSITIONS.length);
        /** @type {import("./offers/table_parts.js").TableParts | null} what games other than Straights have on the table, once it is loaded */
        this.more = null;
        /** @type {Table | null} the drawn table */
        this.shown = null;
        this.bottom = 0;
        /** Whether the viewer sees the running round only when it is over. */
        this.isDelayed = () => false;
        new ResizeObserver(() => this.#fitFaces()).observe(this.root);
    }

    /**
     * Show a table, whatever was shown before.
     * @param {Table} table
     */
    draw(table) {
        this.shown = table;
        this.bottom = table.viewer ?? this.bottom;
        this.layout.inert = false;
        this.root.removeAttribute("data-empty");
        if (table.seats.length !== this.panels.length) this.#seat(table.seats.length);
        this.hand.hideCosts();
        this.hand.draw(table, this.bottom); // first, as it moves the focus
        this.board.highlight(null);
        this.board.draw(inRows(table.piles), lastPlay(table));
        const portraits = portraitsFor(this.names);
        this.panels.forEach((panel, seat) => panel.draw(table, this.position(seat), portraits[seat] ?? ""));
        const { queued } = this.hand;
        const text = queued === null ? turnText(table, this.isDelayed()) : queuedText(queued);
        this.message.show(text, { isWarning: queued !== null });
        this.#drawOverlays(table);
        this.more?.draw(table);
    }

    /** Redraw the table, in another language or with another order of the hand. */
    redraw() {
        const { shown, result } = this;
        if (shown !== null) {
            const showsResult = result.isShown;
            this.draw(shown);
            if (showsResult) {
                result.show(shown);
            }
        }
    }

    /**
     * Set the order of the hand, and sort it.
     * @param {import("../../connection/card_values.js").HandOrder} order
     */
    setOrder(order) {
        if (order !== this.hand.order) {
            this.hand.order = order;
            this.redraw();
        }
    }

    /**
     * The position of a seat: bottom, left, top or right.
     * @param {number} seat
     */
    position(seat) {
        const count = this.panels.length;
        const place = (seat - this.bottom + count) % count;
        return (place === 0 || count === POSITIONS.length ? POSITIONS[place] : undefined) ?? "other";
    }

    /**
     * Show why something was not done.
     * @param {string} text
     */
    warn(text) {
        this.message.show(text, { isWarning: true });
        this.dispatchEvent(new Event("warned"));
    }

    /**
     * Show the reason for a choice, and the expected cost of each other one.
     * @param {Element} text
     * @param {import("./hand.js").CostMark[]} costs
     * @param {Card | null} best
     */
    advise(text, costs, best) {
        this.hand.showCosts(costs, best);
        this.message.show(text);
    }

    /** The names of the seats, in order. */
    get names() {
        return this.shown?.seats.map(({ name }) => name) ?? [];
    }

    /** @param {number} count */
    #seat(count) {
        this.panels = Array.from({ length: count }, (_, seat) => new SeatPanel(seat));
        region("seats").replaceChildren(...this.panels.map((panel) => panel.root));
        this.panels.forEach((panel, seat) => panel.pile.addEventListener("click", () => {
            const { shown } = this;
            if (seat !== shown?.viewer) return; // those of others are hidden
            const cards = cardsOf(shown, seat, "stack").map((card) => cardSigns(card ?? "")).join(" ") || translate("spoken", "none");
            this.message.show(fill(translate("Web", "Your discards: {cards}"), { cards }));
        }));
    }

    /** Choose face sizes that are legible at the size of the cards. */
    #fitFaces() {
        const width = (/** @type {string} */ name) =>
            Number.parseFloat(getComputedStyle(this.layout).getPropertyValue(name));
        useFaces(this.hand.root, faceSize(width("--hand-card"), { isOnTable: false }));
        useFaces(this.board.root, faceSize(width("--card"), { isOnTable: true }));
        useFaces(this.result.root, faceSize(width("--result-card"), { isOnTable: true }));
    }

    /** @param {Table} table */
    #drawOverlays(table) {
        this.handover.hide();
        if (winnersOf(table).length > 0 && !hasAwards(table)) {
            this.result.show(table);
        } else {
            const hadFocus = this.result.root.contains(document.activeElement);
            this.result.hide();
            if (hadFocus) {
                this.hand.focus(this.hand.cards[0]);
            }
        }
    }
}

/** @param {readonly import("../../model/table.js").Pile[]} piles */
function inRows(piles) {
    return piles.flatMap((pile) => (pile.form === "row" ? pile.cards : []));
}

/**
 * The piles before the last round's end has cleared them.
 * @param {Table} table
 */
function endOfRound(table) {
    const cleared = table.movements.filter(({ end }) => end === "");
    return table.piles.map((pile) => ({ ...pile, cards: cleared.find(({ begin }) => begin === pile.place)?.cards ?? pile.cards }));
}

/** The message line: whose turn it is, what to do, or why something was not done. */
class Message {
    /** @param {HTMLElement} root */
    constructor(root) {
        this.root = root;
    }

    /**
     * @param {string | Element} content
     * @param {{isWarning?: boolean}} [options]
     */
    show(content, { isWarning = false } = {}) {
        if (typeof content === "string") setText(this.root, content);
        else this.root.replaceChildren(content);
        setAttribute(this.root, "data-warning", isWarning);
    }

    /**
     * Set whether screen readers wait: during animations, the turn passes faster than they can speak.
     * @param {boolean} isBusy
     */
    setBusy(isBusy) {
        setAttribute(this.root, "aria-busy", isBusy ? "true" : null);
    }
}

/** The screen that hides the table between two players at one screen; dispatches `accepted`: who is on turn wants the hand. */
class HandoverScreen extends EventTarget {
    /** @param {HTMLElement} root */
    constructor(root) {
        super();
        this.root = root;
        this.title = element("h2", { class: "handover-title" });
        this.hint = element("p", { class: "handover-hint" });
        this.button = pushButton("button main", { "data-action": "show-hand" });
        this.button.addEventListener("click", () => this.dispatchEvent(new Event("accepted")));
        this.root.append(this.title, this.hint, this.button);
    }

    /** @param {string} name of the player on turn */
    show(name) {
        setText(this.title, fill(translate("HandoverScreen", "{name}, it’s your turn."), { name }));
        setText(this.hint, translate("HandoverScreen", "Everyone else, look away!"));
        setText(this.button, translate("HandoverScreen", "Show my cards"));
        setAttribute(this.root, "aria-label", this.title.textContent);
        this.root.hidden = false;
        this.button.focus({ preventScroll: true });
    }

    hide() {
        setAttribute(this.root, "hidden", true);
    }
}
