/** Hints: the best card with a reason, marks with the extra cost of the others, and more reasons on demand. */

import { Refusal, unlessRefused } from "../../model/game_client.js";
import { hintText } from "../../view/table/hint_text.js";
import { shown, spoken } from "../../view/text/sentence.js";
import { fill, translate } from "../../view/text/translate.js";

/** @typedef {import("../../connection/protocol.js").HintMessage} HintMessage */

export class Hints {
    /** @param {Pick<import("../play/compose.js").Play, "client" | "table" | "player" | "announcements">} page */
    constructor(page) {
        this.page = page;
        this.isAsked = false;
        /** @type {{ seq: number, advice: HintMessage, isExplained: boolean } | null} */
        this.shown = null;
    }

    /** Whether it is the player's turn, and everything before it has been shown. */
    get canShow() {
        const { viewer = null, humans = [], table } = this.page.client.state ?? {};
        const isMine = viewer !== null && humans.includes(viewer) && table?.turn === viewer;
        return isMine && this.page.player.isIdle;
    }

    /** Request and show a hint; repeated calls alternate between the reasons and the first sentence. */
    async show() {
        if (!this.canShow || this.isAsked) return;
        const seq = this.page.client.state?.seq;
        if (this.shown !== null && this.shown.seq === seq) {
            this.shown.isExplained = !this.shown.isExplained && this.shown.advice.reasons.length > 0;
            const { advice, isExplained } = this.shown;
            this.#show(advice, isExplained);
            return;
        }
        this.isAsked = true;
        const advice = await unlessRefused(this.page.client.ask({ type: "hint" })).finally(() => (this.isAsked = false));
        if (advice instanceof Refusal) {
            this.page.table.warn(spoken(...advice.text) || translate("Web", "No hint is available here."));
        } else if (this.page.client.state?.seq === seq && this.canShow) {
            this.shown = { seq: advice.seq, advice, isExplained: false };
            this.#show(advice, false);
        }
    }

    /**
     * @param {HintMessage} advice
     * @param {boolean} isExplained
     */
    #show(advice, isExplained) {
        const text = shown(advice.advice);
        // The key is set apart after a full stop.
        const short = advice.reasons.length > 0 ? fill(translate("Hints", "{advice} H: why?"), { advice: text.replace(/[^.]$/, "$&.") }) : text;
        this.page.table.advise(hintText(isExplained ? shown(...advice.reasons) : short), costMarks(advice), advice.best);
        this.page.announcements.say(spoken(...advice.spoken));
    }
}

/**
 * The marks on the cards: a tick on the best one, and what each other one costs.
 * @param {Pick<HintMessage, "best" | "best_texts" | "costs">} advice
 */
export function costMarks({ best, best_texts, costs }) {
    if (best === null || costs.length === 0) return [];
    const marks = costs.map((each) => ({
        card: each.card,
        text: each.near_tie ? "✓" : shown(...(each.mark ? [each.mark] : [])),
        short: each.near_tie ? "✓" : shown(...(each.short_mark ? [each.short_mark] : [])),
        isBest: each.near_tie,
        tooltip: shown(each.text),
        name: shown(each.mark ?? each.text),
    }));
    const reason = best_texts?.[0];
    const name = reason === undefined ? "✓" : shown(reason);
    return [{ card: best, text: "✓", short: "✓", isBest: true, tooltip: shown(...(best_texts ?? [])), name }, ...marks];
}
