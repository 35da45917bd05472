/** Hints: the best card and why, and what every other is expected to cost more, as a number and a bar. */

import { Refusal } from "../../model/game_client.js";
import { refusalText } from "../../view/text/error_text.js";
import { adviceText, choiceCard, costText, spokenAdvice } from "../../view/text/hint_text.js";
import { translate } from "../../view/text/translate.js";

/** @typedef {import("../../connection/protocol.js").HintMessage} HintMessage */
/** @typedef {import("../../view/table/table_view.js").TableView} TableView */

export class Hints {
    /**
     * @param {import("../../model/game_client.js").GameClient} client
     * @param {TableView} table
     * @param {import("../play/event_player.js").EventPlayer} player
     * @param {import("../play/announcements.js").Announcements} announcements
     */
    constructor(client, table, player, announcements) {
        this.client = client;
        this.table = table;
        this.player = player;
        this.announcements = announcements;
        this.isAsked = false;
    }

    /** Whether it is the player's turn, and everything before it has been shown. */
    get canShow() {
        const { viewer = null, humans = [], observation } = this.client.state ?? {};
        const isMine = viewer !== null && humans.includes(viewer) && observation?.turn === viewer;
        return isMine && this.player.isIdle;
    }

    async show() {
        if (!this.canShow || this.isAsked) return;
        this.isAsked = true;
        const seq = this.client.state?.seq;
        try {
            const advice = await this.client.ask({ type: "hint" });
            if (this.client.state?.seq === seq && this.canShow) this.#show(advice);
        } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            const why = refusalText(error.reason, { type: "hint" }, this.#onTurn);
            this.table.warn(why || translate("Web", "No hint is available here."));
        } finally {
            this.isAsked = false;
        }
    }

    /** The name of the seat that is to move. */
    get #onTurn() {
        const { seats, turn } = this.client.state?.observation ?? { seats: [], turn: null };
        return turn === null ? "" : (seats[turn]?.name ?? "");
    }

    /** @param {HintMessage} advice */
    #show(advice) {
        const { costs, points } = advice;
        const best = choiceCard(advice.best);
        const highest = Math.max(1, ...costs.map(({ cost }) => cost));
        const marks = costs
            .filter(({ card }) => card !== best)
            .map(({ card, cost }) => ({ card, text: `+${costText(cost)}`, part: cost / highest }));
        const bestMark = { card: best, text: `✓ ${costText(points)}`, part: null };
        this.table.advise(adviceText(advice), costs.length > 0 ? [bestMark, ...marks] : [], best);
        this.announcements.say(spokenAdvice(advice));
    }
}
