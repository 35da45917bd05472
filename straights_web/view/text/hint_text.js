/** Advice in words: the facts of the position and the prices, in the player's language. */

import { capitalized, cardName } from "./card_names.js";
import { missingText, pointsText } from "./plurals.js";
import { fill, formatNumber, translate } from "./translate.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */
/** @typedef {import("../../connection/protocol.js").Hint} Hint */
/** @typedef {import("../../connection/protocol.js").HintMessage} HintMessage */

const MOST_NAMES = 3;

/**
 * What to do and why, and why not the worst that might be done.
 * @param {HintMessage} advice
 */
export function adviceText({ best, against }) {
    const reason = against === null ? "" : reasonAgainst(against, best);
    return `${hintText(best)} ${reason}`.trim();
}

/**
 * The same with all prices, for who does not see the marks on the cards.
 * @param {HintMessage} advice
 */
export function spokenAdvice(advice) {
    const expected = translate("hints", "You can expect {points} this round.");
    const price = translate("hints", "{card}: {number} more.");
    const prices = advice.costs.map(({ card, cost }) =>
        fill(price, { card: capitalized(cardName(card)), number: costText(cost) }),
    );
    return [adviceText(advice), fill(expected, { points: pointsText(Math.round(advice.points)) }), ...prices].join(" ");
}

/**
 * An estimate in whole points.
 * @param {number} cost
 */
export function costText(cost) {
    return formatNumber(Math.round(cost));
}

/**
 * The card that a choice is about.
 * @param {Hint} hint
 */
export function choiceCard({ choice }) {
    return "card" in choice ? choice.card : "";
}

/**
 * What to do and why.
 * @param {Hint} hint
 */
export function hintText(hint) {
    const text = hint.choice.type === "play" ? reasonToPlay(hint) : reasonToDiscard(hint);
    return fill(text, {
        card: cardName(choiceCard(hint)),
        own: cardNames(hint.behind),
        others: cardNames(hint.opened),
        points: pointsText(hint.points),
        needed: missingText(hint.needed),
    });
}

/** @param {Hint} hint */
function reasonToPlay({ alternatives, behind, opened, ends_row }) {
    if (alternatives === 1) return translate("hints", "The {card} is the only card you can play.");
    if (behind.length > 0 && opened.length === 0) {
        return translate("hints", "Play the {card}: it brings your {own} within reach and opens nothing for others.");
    }
    if (behind.length > 0) {
        return translate("hints", "Play the {card}: it brings your {own} within reach, but also opens the {others}.");
    }
    if (ends_row) return translate("hints", "Play the {card}: it ends its row, so it opens nothing for others.");
    if (opened.length === 0) return translate("hints", "Play the {card}: it opens nothing for others.");
    return translate(
        "hints",
        "Play the {card}: it opens only the {others}, and keeping it could cost you {points}.",
    );
}

/** @param {Hint} hint */
function reasonToDiscard({ alternatives, cheaper, needed }) {
    if (alternatives === 1) return translate("hints", "The {card} is your last card, and it doesn't fit.");
    if (cheaper > 0 && needed > 0) {
        return translate(
            "hints",
            "Discard the {card} ({points}): {needed} before it fits, and your " + "cheaper cards have better chances.",
        );
    }
    if (cheaper > 0) {
        return translate("hints", "Discard the {card} ({points}): your cheaper cards are worth keeping.");
    }
    if (needed > 0) {
        return translate("hints", "Discard the {card}: it costs only {points}, and {needed} before it fits.");
    }
    return translate("hints", "Discard the {card}: it costs only {points}.");
}

/**
 * Why the worst choice is bad, where the facts show it; else nothing.
 * @param {Hint} hint
 * @param {Hint} best
 */
function reasonAgainst(hint, best) {
    const places = { card: cardName(choiceCard(hint)), others: cardNames(hint.opened), points: pointsText(hint.points) };
    if (hint.choice.type !== "play") {
        if (hint.points <= best.points) return "";
        return fill(translate("hints", "Discarding the {card} would cost {points}."), places);
    }
    if (hint.opened.length === 0) return "";
    const text =
        hint.behind.length > 0
            ? translate("hints", "The {card} would open the {others} for others.")
            : translate("hints", "The {card} would only help others: you have nothing behind it.");
    return fill(text, places);
}

/** @param {Card[]} cards */
function cardNames(cards) {
    const names = cards.slice(0, MOST_NAMES).map(cardName);
    const last = names.pop() ?? "";
    if (names.length === 0) return last;
    return fill(translate("hints", "{first} and {last}"), { first: names.join(", "), last });
}
