/** Replay: the table shows any moment of the game, which pauses; hands are hidden until a round is over. */

import { Refusal, unlessRefused } from "../../model/game_client.js";
import { readCards, readHappenings, readTable } from "../../model/table_messages.js";
import { isWanted } from "../../view/dialogs/drawn_sheet.js";
import { addEntry } from "../../view/history_entries.js";
import { ReplayBar } from "../../view/panels/replay_bar.js";
import { shown } from "../../view/text/sentence.js";
import { closeOnEscape } from "../menus/keys.js";

const PAUSE = 900;

export class Replay {
    /**
     * @param {import("../play/compose.js").Play} page
     * @param {(actions: import("../../view/panels/replay_bar.js").ReplayActions) => ReplayBar} [makeBar]
     */
    constructor({ client, player, panels }, makeBar = (actions) => new ReplayBar(actions)) {
        this.client = client;
        this.player = player;
        this.region = panels;
        this.makeBar = makeBar;
        /** @type {((at: number) => Promise<unknown>) | null} starts another game after this many actions */
        this.playOn = null;
        /** @type {number | null} the last moment that may be shown, null for the current one */
        this.end = null;
        this.areHandsOpen = true;
        /** @type {ReplayBar | null} */
        this.bar = null;
        /** @type {import("../../view/panels/replay_bar.js").ReplayMoment | null} the moment that is shown */
        this.moment = null;
        /** Whether the bar will be shown when the table has answered. */
        this.isOpening = false;
        /** @type {ReturnType<typeof setTimeout> | undefined} */
        this.timer = undefined;
        /** The moment that is asked for once the last question is answered. @type {{at: number | null} | null} */
        this.wanted = null;
        this.isAsking = false;
        /** @type {HTMLElement | null} the element that had the focus before */
        this.opener = null;
        this.leaveEntry = () => {};
        player.addEventListener("replaced", () => this.#leave());
        closeOnEscape(() => this.isOpen, () => this.close());
    }

    get isOpen() {
        return this.bar !== null;
    }

    async open() {
        const state = this.client.state;
        const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
        if (this.isOpen || this.isOpening || state === null) return;
        const isRunning = state.table.turn !== null;
        const isRoundOver = isRunning && this.player.hasUnseenResult;
        this.areHandsOpen = !isRunning || isRoundOver;
        this.end = isRoundOver ? await this.#endOfRound() : null;
        this.opener = opener;
        this.player.suspend();
        document.documentElement.toggleAttribute("data-replay", true);
        this.bar = this.#newBar();
        this.leaveEntry = addEntry(() => this.close());
        this.region.append(this.bar.root);
        this.region.hidden = false;
        await this.goTo(this.end);
        this.bar?.slider.focus();
    }

    #newBar() {
        return this.makeBar({
            goTo: (at) => void this.goTo(at),
            play: (isPlaying) => this.#play(isPlaying),
            // From now on, which makes the running round practice.
            openHands: async () => {
                this.#play(false);
                if ((this.client.counts && !(await isWanted("hands_question"))) || this.bar === null) return;
                this.areHandsOpen = true;
                await this.goTo(this.bar.at);
                this.bar?.slider.focus();
            },
            playOn: this.playOn && (async (at) => {
                this.#play(false);
                const { seal = null, table } = this.client.state ?? {};
                const mayCount = seal !== null && table?.turn !== null;
                // It is practice from here on, as its later deals are known.
                if ((!mayCount || (await isWanted("branch_question"))) && this.bar !== null) await this.playOn?.(at);
            }),
            close: () => this.close(),
        });
    }

    /** The last moment before the next deal, which the player has not seen yet. */
    async #endOfRound() {
        this.isOpening = true;
        try {
            const { rounds } = await this.client.ask({ type: "replay", at: 0, open: false });
            return (rounds.at(-1) ?? 1) - 1;
        } finally {
            this.isOpening = false;
        }
    }

    /** Return to the game. */
    close() {
        if (!this.isOpen) return;
        this.#leave();
        this.player.unsuspend();
    }

    /** @param {number | null} at null for the last moment */
    async goTo(at) {
        this.wanted = { at };
        if (this.isAsking) return;
        this.isAsking = true;
        try {
            while (this.wanted !== null) await this.#ask(this.wanted.at);
        } finally {
            this.isAsking = false;
        }
    }

    /** @param {number | null} at */
    async #ask(at) {
        this.wanted = null;
        const { bar } = this;
        const answer = await unlessRefused(this.client.ask({ type: "replay", at, open: this.areHandsOpen }));
        if (answer instanceof Refusal) this.close();
        if (answer instanceof Refusal || bar === null || this.bar !== bar || this.wanted !== null) return;
        const { count, hands, event } = answer;
        const table = readTable(answer);
        const log = readHappenings(table.piles, table.seats, event ? [event] : []).flatMap((each) => each.log);
        const moment = { at: answer.at, count, table, hands: hands?.map(readCards) ?? null, log };
        this.moment = moment;
        // Only to look at: its buttons would act in the game that pauses.
        this.player.jump({ ...table, offers: table.offers.filter(({ button }) => button === null) });
        this.player.emit("suspended");
        this.#tell(bar, moment);
        if (moment.at === (this.end ?? moment.count)) this.#play(false);
    }

    /** Make the bar anew after the table was redrawn in another language. */
    retranslate() {
        if (this.bar === null) return;
        const { root, isPlaying } = this.bar;
        this.bar = this.#newBar();
        this.bar.showPlaying(isPlaying);
        root.replaceWith(this.bar.root);
        if (this.moment !== null) this.#tell(this.bar, this.moment);
    }

    /**
     * @param {ReplayBar} bar
     * @param {import("../../view/panels/replay_bar.js").ReplayMoment} moment
     */
    #tell(bar, moment) {
        const told = shown(...moment.log).trim();
        bar.show({ ...moment, count: this.end ?? moment.count, isNow: moment.at === moment.count }, told);
    }

    /** @param {boolean} isPlaying */
    #play(isPlaying) {
        clearInterval(this.timer);
        this.bar?.showPlaying(isPlaying);
        if (isPlaying) this.timer = setInterval(() => void this.goTo((this.bar?.at ?? 0) + 1), PAUSE);
    }

    #leave() {
        if (this.bar === null) return;
        this.#play(false);
        const hadFocus = this.bar.root.contains(document.activeElement);
        this.bar.root.remove();
        this.leaveEntry();
        this.bar = null;
        this.moment = null;
        this.wanted = null;
        this.region.hidden = this.region.childElementCount === 0;
        document.documentElement.toggleAttribute("data-replay", false);
        if (hadFocus) this.opener?.focus();
    }
}
