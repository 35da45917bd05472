/** Beside the result of a round or a game: the choice that cost most, and what decided it. */

import { cardPicture } from "../cards/card_element.js";
import { element, pushButton } from "../elements.js";
import { cardName } from "../text/card_names.js";
import { shown } from "../text/sentence.js";
import { fill, translate } from "../text/translate.js";
import { decidedBy, progressText } from "./overview.js";

/** @typedef {import("../../connection/protocol.js").Decision} Decision */
/** @typedef {import("../../model/review.js").ReviewState} ReviewState */

/**
 * @param {ReviewState} state
 * @param {ReadonlySet<number>} mended the actions that the player has made better since
 * @param {(decision: Decision) => void} tryAgain
 */
export function resultBoxes(state, mended, tryAgain) {
    const progress = progressText(state);
    if (progress !== "" || !state.summary?.headline) return [element("p", { class: "note", role: "status" }, progress)];
    const { headline, dearest: all = [] } = state.summary;
    const left = all.filter(({ action }) => !mended.has(action));
    const [dearest] = left;
    const decision = state.rounds.flatMap(({ decisions }) => decisions).find(({ action }) => action === dearest?.action);
    const count = all.length - left.length;
    const said = count > 0 && fill(translate("Review", "{count} of {all} mended"), { count, all: all.length });
    const note = said && element("p", { class: "note" }, said);
    const decided = element("section", { class: "box" }, element("h3", {}, shown(headline)), note, decidedBy(state.summary));
    return dearest === undefined || decision === undefined ? [decided] : [dearestBox(dearest, decision, tryAgain), decided];
}

/**
 * @param {import("../../connection/protocol.js").DearestChoice} dearest
 * @param {Decision} decision
 * @param {(decision: Decision) => void} tryAgain
 */
function dearestBox({ cost, reason }, decision, tryAgain) {
    const click = () => tryAgain(decision);
    return element(
        "section",
        { class: "box dearest" },
        element("h3", {}, translate("ResultBoxes", "The card that cost you most")),
        element("span", { class: "dearest-cost" }, shown(cost)),
        element(
            "div",
            { class: "dearest-cards" },
            choice(decision.played, translate("ResultBoxes", "your card")),
            choice(decision.best ?? "", translate("ResultBoxes", "was better")),
            element("p", {}, shown(...reason)),
        ),
        pushButton("button", { "data-action": "try-again", click }, translate("ResultBoxes", "Try that move again")),
    );
}

/**
 * @param {import("../../connection/protocol.js").Card} card
 * @param {string} text
 */
function choice(card, text) {
    return element("figure", {}, cardPicture(card, cardName(card), "-small"), element("figcaption", {}, text));
}
