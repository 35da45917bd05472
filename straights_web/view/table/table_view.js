/** The table of the page, which draws observations. It knows no rules and sends no requests. */

import { SEATS } from "../../connection/card_values.js";
import { faceSize, useFaces } from "../cards/face_size.js";
import { region, setAttribute } from "../elements.js";
import { markOf, portraitsFor } from "../portraits.js";
import { queuedText } from "../text/error_text.js";
import { discardsText } from "../text/table_text.js";
import { turnText } from "../text/turn_text.js";
import { Board } from "./board.js";
import { Hand } from "./hand.js";
import { HandoverScreen } from "./handover_screen.js";
import { Message } from "./message.js";
import { ResultSheet } from "./result_sheet.js";
import { SeatPanel } from "./seat_panel.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */
/** @typedef {import("../../connection/protocol.js").Observation} Observation */

const POSITIONS = ["bottom", "left", "top", "right"];

/** Dispatches `warned` when it shows why something was not done. */
export class TableView extends EventTarget {
    /** @param {(strategy: string) => string} levelName the level of a strategy, in the player's language */
    constructor(levelName) {
        super();
        this.levelName = levelName;
        this.root = region("felt");
        this.layout = region("layout");
        this.flights = region("flights");
        this.board = new Board(region("table"));
        this.hand = new Hand(region("hand"));
        this.message = new Message(region("message"));
        this.result = new ResultSheet(region("result"), levelName);
        this.result.addEventListener("closed", () => this.#showEnd());
        this.handover = new HandoverScreen(region("handover"));
        this.panels = Array.from({ length: SEATS }, (_, seat) => new SeatPanel(seat));
        region("seats").append(...this.panels.map((panel) => panel.root));
        this.panels.forEach((panel, seat) => panel.pile.addEventListener("click", () => this.#tellDiscards(seat)));
        /** @type {Observation | null} the drawn observation */
        this.observation = null;
        this.bottom = 0;
        /** Whether the viewer sees the running round only when it is over. */
        this.isDelayed = () => false;
        new ResizeObserver(() => this.#fitFaces()).observe(this.root);
    }

    /**
     * Show the observation, whatever was shown before.
     * @param {Observation} observation
     */
    draw(observation) {
        this.observation = observation;
        this.bottom = observation.seat ?? this.bottom;
        this.layout.inert = false;
        this.root.removeAttribute("data-empty");
        this.hand.hideCosts();
        this.hand.draw(observation, observation.seats[this.bottom]?.cards_left ?? 0); // first, as it moves the focus
        this.board.highlight(null);
        const isOver = observation.winners.length > 0; // the result then covers the table
        this.board.draw(isOver ? observation.table.map(() => []) : observation.table, lastPlay(observation));
        const portraits = portraitsFor(this.names);
        this.panels.forEach((panel, seat) => this.#drawPanel(panel, seat, observation, portraits[seat] ?? ""));
        const { queued } = this.hand;
        const text = queued === null ? turnText(observation, this.isDelayed()) : queuedText(queued);
        this.message.show(text, { isWarning: queued !== null });
        this.#drawOverlays(observation);
    }

    /** Redraw the observation, in another language or with another order of the hand. */
    redraw() {
        const { observation, result } = this;
        if (observation !== null) {
            const showsResult = result.isShown;
            this.draw(observation);
            if (showsResult) {
                result.show(observation);
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
        return POSITIONS[(seat - this.bottom + SEATS) % SEATS] ?? "bottom";
    }

    /** @param {number} seat */
    panel(seat) {
        const panel = this.panels[seat];
        if (panel === undefined) {
            throw new Error(`no seat ${seat}`);
        }
        return panel;
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
     * @param {Card} best
     */
    advise(text, costs, best) {
        this.hand.showCosts(costs, best);
        this.message.show(text);
    }

    /** The names of the seats, in order. */
    get names() {
        return this.observation?.seats.map(({ name }) => name) ?? [];
    }

    /**
     * Show the viewer's own discards; those of others are hidden.
     * @param {number} seat
     */
    #tellDiscards(seat) {
        if (this.observation !== null && seat === this.observation.seat) {
            this.message.show(discardsText(this.observation));
        }
    }

    /** Choose face sizes that are legible at the size of the cards. */
    #fitFaces() {
        const width = (/** @type {string} */ name) =>
            Number.parseFloat(getComputedStyle(this.layout).getPropertyValue(name));
        useFaces(this.hand.root, faceSize(width("--hand-card"), { isOnTable: false }));
        useFaces(this.board.root, faceSize(width("--card"), { isOnTable: true }));
        useFaces(this.result.root, faceSize(width("--result-card"), { isOnTable: true }));
    }

    /**
     * @param {SeatPanel} panel
     * @param {number} seat
     * @param {Observation} observation
     * @param {string} portrait
     */
    #drawPanel(panel, seat, observation, portrait) {
        const view = observation.seats[seat];
        if (view === undefined) {
            return;
        }
        setAttribute(panel.root, "data-mark", markOf(observation, seat));
        const isViewer = seat === observation.seat;
        const isOver = observation.winners.length > 0; // the discards are then revealed
        const gained = observation.results.at(-1)?.gained[seat] ?? null;
        panel.draw(isOver ? { ...view, discard_count: 0, round_points: gained } : view, {
            limit: observation.score_limit,
            position: this.position(seat),
            portrait,
            level: view.strategy === null ? "" : this.levelName(view.strategy),
            isViewer,
            isOnTurn: seat === observation.turn,
            isWinner: observation.winners.includes(seat),
            isDropTarget: isViewer && observation.must_discard,
            lastMove: observation.moves.findLast((move) => move.seat === seat)?.card,
        });
    }

    /** Show the table as it was at the end of the game. */
    #showEnd() {
        const { observation, result } = this;
        if (observation === null) return;
        this.board.draw(observation.table, lastPlay(observation));
        this.message.show(result.title.textContent);
    }

    /** @param {Observation} observation */
    #drawOverlays(observation) {
        this.handover.hide();
        if (observation.winners.length > 0) {
            this.result.show(observation);
        } else {
            const hadFocus = this.result.root.contains(document.activeElement);
            this.result.hide();
            if (hadFocus) {
                this.hand.focus(this.hand.cards[0]);
            }
        }
    }
}

/**
 * The card that was played last, and the mark of who played it.
 * @param {Observation} observation
 */
function lastPlay(observation) {
    const { card, seat } = observation.moves.findLast((move) => move.card !== null) ?? { card: null, seat: 0 };
    return { card, mark: markOf(observation, seat) };
}
