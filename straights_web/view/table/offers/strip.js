/** What a table offers by buttons: a way out, the way on, an amount; each is drawn from an offer. */

import { Emitter } from "../../../model/emitter.js";
import { hasAwards, hasRows, isOver } from "../../../model/table.js";
import { whole } from "../../../model/table_messages.js";
import { element, pushButton, setAttribute, setText } from "../../elements.js";
import { shown } from "../../text/sentence.js";
import { fill, formatNumber, listText, translate } from "../../text/translate.js";
import { chipTags } from "./chips.js";

/** @typedef {import("../../../connection/protocol.js").Card} Card */
/** @import { Offer, Table } from "../../../model/table.js" */

/** How long buttons ignore presses after their texts have changed, in milliseconds. */
const REST = 250;
const AGAIN = "again";
/** After how many seconds the next round is dealt, unless the player waits. */
const WAIT = 6;

/**
 * Dispatches CustomEvents: `answered` (what the player does), `asked` (a text that asks whether to do it; the next press
 * does it), `continued` (the table may go on, as nobody is on turn), `again` (the player wants another game), `waited` (the
 * next hand of a server is to wait).
 */
export class Strip extends Emitter {
    /** @type {Map<HTMLButtonElement, Offer>} */
    #offers = new Map();
    /** @type {readonly Card[]} */
    #chosen = [];
    /** @type {Offer | null} */
    #asked = null;
    /** What the way on does while nobody is on turn. @type {"" | "continued" | "again"} */
    #next = "";
    #rest = 0;
    #canLeave = false;
    #seconds = 0;
    #countdown = 0;
    /** Whether the player has used a real pointer: who listens to the page has none, and all the time. */
    #isSeen = false;
    /** Whether the next round is dealt by a server, and another game waits for everyone. */
    isAtServer = false;
    /** For whom the next round of a server waits, and whether the player may have it dealt. */
    waiting = { names: /** @type {string[]} */ ([]), mayDeal: false };
    /** What the places say while they offer nothing. @type {Map<HTMLButtonElement, Table["buttons"][number]>} */
    #idle = new Map();

    constructor() {
        super();
        const button = (/** @type {string} */ name, /** @type {string} */ kind) =>
            pushButton(`button ${kind}`, { "data-way": name, click: (event) => this.#onClick(event) });
        this.out = button("out", "");
        this.on = button("on", "main");
        this.amount = button("amount", "");
        this.slider = element("input", { type: "range", input: () => this.#setNumber(this.slider.valueAsNumber) });
        this.field = element("input", { type: "number", step: 1, inputmode: "numeric", input: () => this.#onField(), keydown: (/** @type {KeyboardEvent} */ event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            this.amount.click();
        } });
        this.marks = element("div", { class: "strip-marks" });
        this.sum = element("div", { class: "strip-sum" }, this.slider, this.field, this.marks);
        this.pots = element("p", { class: "strip-note" });
        this.note = element("p", { class: "strip-note", role: "status" });
        this.wait = pushButton("button quiet", { click: (event) => this.#onWait(event) });
        const see = (/** @type {PointerEvent} */ { width, height, pressure }) => (this.#isSeen = width + height > 2 || pressure > 0);
        window.addEventListener("pointerdown", see, { capture: true });
        this.root = element("section", { class: "strip" }, this.pots, this.out, this.on, this.amount, this.sum, this.wait, this.note);
    }

    /** The offer for which cards are chosen before a button is pressed. */
    get picking() {
        return [...this.#offers.values()].find(({ cards }) => cards.length > 0);
    }

    /**
     * @param {Table} table
     * @param {boolean} isIdle whether everything before it has been shown
     */
    draw(table, isIdle) {
        const hadFocus = document.activeElement === this.wait;
        const offers = table.offers.filter(({ button }) => button !== null);
        const ways = offers.filter(({ numbers }) => numbers.length === 0);
        const places = /** @type {const} */ ([
            [this.out, ways.at(-2)],
            [this.on, ways.at(-1)],
            [this.amount, offers.find(({ numbers }) => numbers.length > 0)],
        ]);
        this.#offers = new Map(places.flatMap(([place, offer]) => (offer ? [[place, offer]] : [])));
        this.#chosen = [];
        this.#asked = null;
        const isEnd = isIdle && table.turn === null && (hasAwards(table) || isOver(table));
        const isOut = table.viewer !== null && table.seats[table.viewer]?.is_left === true && !isOver(table);
        const next = isOver(table) ? AGAIN : "continued";
        const isSeated = table.viewer !== null;
        this.#next = isEnd && !(this.isAtServer && !(isSeated && (next === AGAIN || this.waiting.mayDeal))) ? next : "";
        this.#canLeave = isOut && !this.isAtServer;
        const idle = this.#next === "" && !this.#canLeave && table.viewer !== null ? table.buttons : [];
        this.#idle = new Map(idle.map((button, at) => [at === idle.length - 1 ? this.on : this.out, button]));
        this.root.toggleAttribute("data-lone", table.buttons.length === 1);
        this.root.toggleAttribute("data-on", this.#offers.size > 0 || this.#next !== "");
        this.#drawSum(places[2][1]);
        this.#drawNote(table, isOut);
        this.#count(this.#next === "continued" && this.#isSeen && !this.isAtServer);
        if (this.isAtServer && isEnd && next !== AGAIN) this.#drawWaiting(!isOut && table.viewer !== null && table.seats[table.viewer]?.player === "");
        this.#name();
        if (hadFocus && this.wait.hidden) this.on.focus();
        this.point("");
        this.root.removeAttribute("data-settled");
        clearTimeout(this.#rest);
        this.#rest = window.setTimeout(() => this.root.toggleAttribute("data-settled", true), REST);
    }

    /**
     * Take these cards for the offer that wants some.
     * @param {readonly Card[]} cards
     */
    choose(cards) {
        this.#chosen = cards;
        this.#name();
    }

    /**
     * Mark the button of an offer, as a hint marks a card.
     * @param {string} key
     */
    point(key) {
        for (const place of [this.out, this.on, this.amount]) {
            const isBest = this.#offers.get(place)?.key === key;
            setAttribute(place, "data-best", isBest);
            if (isBest) place.focus();
        }
    }

    /**
     * Press what a key stands for.
     * @param {string} key
     * @returns {boolean} whether it stands for anything
     */
    press(key) {
        const found = [...this.#offers].find(([, { shortcut }]) => shortcut === key)?.[0];
        const place = found ?? (key === "Enter" && this.#next !== "" ? this.on : undefined);
        place?.click();
        return place !== undefined;
    }

    /** @param {Offer | undefined} offer */
    #drawSum(offer) {
        this.sum.hidden = this.amount.hidden = offer === undefined;
        if (offer === undefined) return;
        const [least = 0, most = 0, proposed = 0] = offer.numbers;
        Object.assign(this.slider, { min: String(least), max: String(most) });
        const label = translate("Draw", "Bet");
        for (const each of [this.slider, this.field]) each.setAttribute("aria-label", label);
        const mark = ({ label: text, number } = /** @type {any} */ ({})) =>
            pushButton("button quiet", { click: () => this.#setNumber(number) }, `${shown(whole(text))} ${formatNumber(number)}`);
        this.marks.replaceChildren(...offer.marks.map(mark));
        this.#setNumber(proposed);
    }

    /**
     * @param {Table} table
     * @param {boolean} isOut whether the viewer takes no part any more
     */
    #drawNote(table, isOut) {
        const said = isOut && translate("Draw", "You are out: too few chips for the next hand. The others play on.");
        const why = table.turn !== null && table.turn === table.viewer && !this.#offers.has(this.on) && this.#idle.get(this.on)?.why_not;
        this.note.replaceChildren(said || (why ? shown(whole(why)) : ""));
        this.pots.replaceChildren(...(hasRows(table) ? chipTags(table) : []));
    }

    /** @param {boolean} isOn whether to begin to count, or to go on */
    #count(isOn) {
        if (!isOn) this.#stop(0);
        else if (this.#seconds === 0) {
            this.#seconds = WAIT;
            this.#countdown = window.setInterval(() => this.#tick(), 1000);
        }
        this.wait.hidden = this.#countdown === 0;
        setAttribute(this.note, "aria-live", this.wait.hidden ? null : "off");
        if (this.wait.hidden) return;
        setText(this.wait, translate("Strip", "Wait"));
        setText(this.note, fill(translate("Strip", "The next hand is dealt in {seconds} s"), { seconds: formatNumber(this.#seconds) }));
    }

    /** @param {boolean} canWait whether the player is in the next hand */
    #drawWaiting(canWait) {
        const { names, mayDeal } = this.waiting;
        this.wait.hidden = mayDeal || !canWait;
        setText(this.wait, translate("Strip", "Wait"));
        if (names.length > 0) setText(this.note, fill(translate("Strip", "The next hand waits for {names}."), { names: listText(names) }));
    }

    /** @param {MouseEvent} event */
    #onWait({ detail }) {
        if (detail > 0) this.wait.blur(); // the keyboard controls the cards again
        if (this.isAtServer) return void this.emit("waited");
        const hadFocus = document.activeElement === this.wait;
        this.#stop();
        if (hadFocus) this.on.focus();
    }

    /** Count while the player sees it: not on a hidden page, nor behind a sheet. */
    #tick() {
        if (document.hidden || document.querySelector("dialog[open]") !== null) return;
        this.#seconds -= 1;
        if (this.#seconds > 0) return this.#count(true);
        this.#stop(0);
        this.emit("continued");
    }

    /** @param {number} [seconds] those that are left; none if it may begin again */
    #stop(seconds = this.#seconds) {
        clearInterval(this.#countdown);
        this.#countdown = 0;
        this.#seconds = seconds;
        this.wait.hidden = true;
        if (seconds > 0) setText(this.note, "");
    }

    /** Write the texts of the buttons, with the number of cards or chips. */
    #name() {
        for (const place of [this.out, this.on, this.amount]) {
            const offer = this.#offers.get(place);
            const text = offer ? this.#textOf(offer) : this.#ownText(place);
            const idle = this.#idle.get(place);
            const label = text || (idle ? shown(whole(idle.label)) : "");
            if (label !== "") this.#write(place, label, offer?.shortcut ?? (place === this.on ? "Enter" : ""));
            setAttribute(place, "data-none", label === "");
            const count = this.#chosen.length;
            const isReady = offer === undefined || offer.cards.length === 0 || (offer.least <= count && count <= offer.most);
            place.disabled = text === "" || !isReady;
        }
    }

    /**
     * What the strip offers by itself.
     * @param {HTMLButtonElement} place
     */
    #ownText(place) {
        const isAgain = place === this.on ? this.#next === AGAIN : place === this.out && this.#canLeave;
        if (isAgain) return translate("ScoreSheet", "Play again");
        return place === this.on && this.#next !== "" ? translate("Strip", "Next hand") : "";
    }

    /** @param {Offer} offer */
    #textOf({ button, numbers }) {
        const { values = {}, ...said } = whole(button ?? []);
        const number = numbers.length > 0 ? this.field.valueAsNumber || 0 : this.#chosen.length;
        return shown({ ...said, values: "number" in values ? { ...values, number } : values });
    }

    /**
     * @param {HTMLButtonElement} place
     * @param {string} text
     * @param {string} key
     */
    #write(place, text, key) {
        if (place.childElementCount === 0) place.append(element("span"), element("kbd", { "aria-hidden": "true" }));
        const [label, cap] = [...place.children];
        if (label) setText(label, text);
        if (cap) setText(cap, key === "Enter" ? translate("EnterButton", "Enter") : key);
    }

    /** @param {number} number */
    #setNumber(number) {
        this.field.valueAsNumber = number;
        this.#onField();
    }

    #onField() {
        const number = this.field.valueAsNumber || 0;
        this.slider.valueAsNumber = number;
        this.#name();
        const [least = 0, most = 0] = this.#offers.get(this.amount)?.numbers ?? [];
        const isPossible = least <= number && number <= most;
        if (!isPossible) this.amount.disabled = true;
        this.note.textContent = isPossible ? "" : fill(translate("Draw", "A bet is {least} to {most} chips."), { least: formatNumber(least), most: formatNumber(most) });
    }

    /** @param {MouseEvent} event */
    #onClick({ currentTarget, detail }) {
        const place = /** @type {HTMLButtonElement} */ (currentTarget);
        if (detail > 0) place.blur(); // the keyboard controls the cards again
        if (!this.root.hasAttribute("data-settled")) return;
        const offer = this.#offers.get(place);
        if (offer === undefined) {
            this.emit(place === this.on ? this.#next : AGAIN);
        } else if (offer.asks && this.#asked !== offer) {
            this.#asked = offer;
            this.emit("asked", shown(whole(offer.asks)));
        } else {
            const cards = offer.cards.length > 0 ? this.#chosen.join(" ") : "";
            const number = offer.numbers.length > 0 ? { number: this.field.valueAsNumber || 0 } : {};
            this.emit("answered", { key: offer.key, cards, ...(offer.target && { target: offer.target }), ...number });
        }
    }
}
