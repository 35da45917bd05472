/** The bar for stepping through a game, with all hands above it, or a button that reveals them. */

import { inOrder } from "../../connection/card_values.js";
import { element, pushButton } from "../elements.js";
import { icon } from "../icons.js";
import { cardName } from "../text/card_names.js";
import { cardSigns } from "../text/table_text.js";
import { fill, translate } from "../text/translate.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */
/**
 * @typedef {object} ReplayMoment
 * @property {number} at after how many of `count` actions
 * @property {number} count
 * @property {import("../../model/table.js").Table} table
 * @property {Card[][] | null} hands of all seats, null unless they are open
 * @property {import("../../connection/protocol.js").Sentence[]} log what the log says of the last action
 */
/**
 * @typedef {object} ReplayActions
 * @property {(at: number) => void} goTo
 * @property {(isPlaying: boolean) => void} play
 * @property {() => void} openHands
 * @property {((at: number) => void) | null} playOn null if no other game can be started
 * @property {() => void} close
 */

/** In the language in which it is made. */
export class ReplayBar {
    /** @param {ReplayActions} actions */
    constructor({ goTo, play, openHands, playOn, close }) {
        this.at = 0;
        this.count = 0;
        this.isPlaying = false;
        const position = translate("ReplayBar", "Position in the game");
        this.slider = element("input", { type: "range", min: 0, step: 1, "aria-label": position, input: () => goTo(Number(this.slider.value)) });
        this.where = element("p", { class: "replay-where" });
        this.event = element("p", { class: "replay-event", role: "status" });
        this.hands = element("div", { class: "replay-hands" });
        this.first = button("first", translate("ReplayBar", "Go to start"), () => goTo(0));
        this.back = button("back", translate("ReplayBar", "Previous move"), () => goTo(this.at - 1));
        this.play = button("play", "", () => play(!this.isPlaying));
        this.forward = button("forward", translate("ReplayBar", "Next move"), () => goTo(this.at + 1));
        this.last = button("last", translate("ReplayBar", "Go to end"), () => goTo(this.count));
        const fromHere = translate("ReplayBar", "Play from here");
        const onClick = { class: "button replay-on", type: "button", "aria-label": fromHere, title: fromHere, click: () => playOn?.(this.at) };
        this.playOn = playOn && element("button", onClick, icon("take-seat"), element("span", {}, fromHere));
        this.open = pushButton("button", { click: openHands }, translate("ReplayBar", "Show all hands"));
        const toGame = pushButton("button main", { click: close }, translate("ReplayBar", "Back to game"));
        const steps = element("div", { class: "beside" }, this.first, this.back, this.play, this.forward, this.last);
        this.root = element(
            "section",
            { class: "replay", "aria-label": translate("Actions", "&Replay") },
            this.hands,
            element("div", { class: "replay-line" }, this.where, this.event),
            this.slider,
            element("div", { class: "replay-buttons" }, steps, this.playOn, this.open, toGame),
        );
        this.showPlaying(false);
    }

    /**
     * @param {ReplayMoment & {isNow: boolean}} moment with whether it is the current moment of the running game
     * @param {string} told a description of the last action
     */
    show({ at, count, isNow, table, hands }, told) {
        [this.at, this.count] = [at, count];
        [this.slider.max, this.slider.value] = [String(count), String(at)];
        const text = translate("ReplayBar", "Round {round}, move {number} of {count}");
        this.where.textContent = fill(text, { round: table.round, number: at, count });
        this.slider.setAttribute("aria-valuetext", this.where.textContent);
        this.event.textContent = told;
        for (const each of [this.first, this.back]) each.disabled = at === 0;
        for (const each of [this.forward, this.last, this.play]) each.disabled = at === count;
        if (this.playOn) this.playOn.disabled = isNow || table.turn === null; // the game is over
        if (this.root.querySelector(":disabled:focus") !== null) this.slider.focus(); // so that keys go on
        const rows = hands?.map((hand, seat) => {
            const cards = inOrder(hand, "suits").map((card) => {
                const attributes = { class: "mini-card", "data-suit": card[1] ?? "", role: "img", "aria-label": cardName(card) };
                return element("span", attributes, cardSigns(card));
            });
            const name = element("b", {}, table.seats[seat]?.name ?? "");
            return element("div", { class: "replay-hand", "data-turn": seat === table.turn }, name, element("span", { class: "mini-cards" }, ...cards));
        });
        this.hands.replaceChildren(...(rows ?? []));
        this.hands.hidden = rows === undefined;
        this.open.hidden = rows !== undefined;
    }

    /** @param {boolean} isPlaying */
    showPlaying(isPlaying) {
        this.isPlaying = isPlaying;
        this.play.replaceChildren(icon(isPlaying ? "pause" : "play"));
        this.play.ariaLabel = this.play.title = isPlaying ? translate("Actions", "Pause") : translate("ReplayBar", "Play");
    }
}

/**
 * @param {"first" | "back" | "play" | "forward" | "last"} picture
 * @param {string} label
 * @param {() => void} click
 */
function button(picture, label, click) {
    return pushButton("icon-button", { "aria-label": label, title: label, click }, icon(picture));
}
