/**
 * Texts of hints: a short sentence with the advice, reasons on demand, and the cost of each other card.
 *
 * A function names the cards: 7♠ on screen, seven of spades for a screen reader.
 */

import { capitalized, cardName } from "./card_names.js";
import { cardsText, pointsText } from "./plurals.js";
import { cardSigns } from "./table_text.js";
import { fill, translate } from "./translate.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */
/** @typedef {import("../../connection/protocol.js").Hint} Hint */
/** @typedef {import("../../connection/protocol.js").Alternative} Alternative */
/** @typedef {Pick<import("../../connection/protocol.js").HintMessage, "best" | "against" | "points" | "costs">} Advice */
/** @typedef {(card: Card) => string} Name */

/**
 * The recommended move and its reason, in at most twelve words.
 * @param {Advice} advice
 * @param {Name} [name]
 */
export function adviceText(advice, name = cardSigns) {
    const tie = tiedWithBest(advice);
    return tie === null ? hintText(advice.best, name) : tieText(advice.best, tie.card, name);
}

/**
 * The expected result, and the argument against the worst choice if there is a certain one.
 * @param {Advice} advice
 * @param {Name} [name]
 */
export function whyText(advice, name = cardSigns) {
    const expected = translate("hints", "You can expect to end the round with about {points}.");
    const parts = [fill(expected, { points: pointsText(Math.round(advice.points)) })];
    if (tiedWithBest(advice) !== null) parts.unshift(hintText(advice.best, name));
    const { against } = advice;
    const worst = against === null ? "" : choiceCard(against);
    const price = advice.costs.find(({ card }) => card === worst);
    if (against !== null && price !== undefined && !price.near_tie) {
        parts.push(costText(price, name), reasonAgainst(against, advice.best, name));
    }
    return parts.filter((part) => part !== "").join(" ");
}

/**
 * The sentence, the reasons and all costs, for players who do not see the bars on the cards.
 * @param {Advice} advice
 */
export function spokenAdvice(advice) {
    const why = whyText(advice, cardName);
    const costs = advice.costs.map((each) => costText(each, cardName)).filter((text) => !why.includes(text));
    return [adviceText(advice, cardName), why, ...costs].join(" ");
}

/**
 * The extra cost of another card over the best one.
 * @param {Alternative} alternative
 * @param {Name} [name]
 */
export function costText({ card, cost, near_tie: isNearTie }, name = cardSigns) {
    const text = isNearTie
        ? translate("hints", "{card} is about equally good.")
        : translate("hints", "{card} costs you about {points} more against the others.");
    return fill(text, { card: capitalized(name(card)), points: pointsText(Math.max(1, Math.round(cost))) });
}

/**
 * The card of a choice.
 * @param {Hint} hint
 */
export function choiceCard({ choice }) {
    return "card" in choice ? choice.card : "";
}

/**
 * The recommended move and its reason, regardless of ties.
 * @param {Hint} hint
 * @param {Name} [name]
 */
export function hintText(hint, name = cardSigns) {
    const text = hint.choice.type === "play" ? playText(hint) : discardText(hint);
    const places = {
        card: name(choiceCard(hint)),
        own: hint.behind.slice(0, 1).map(name).join(""),
        others: cardNames(hint.opened, name),
        points: pointsText(hint.points),
        needed: cardsText(hint.needed),
    };
    return capitalized(fill(text, places));
}

/**
 * The cheapest alternative, if it may be as good as the best card.
 * @param {Advice} advice
 */
function tiedWithBest({ costs }) {
    const ties = costs.filter((each) => each.near_tie);
    return ties.sort((one, other) => one.cost - other.cost)[0] ?? null;
}

/**
 * @param {Hint} hint
 * @param {Card} other
 * @param {Name} name
 */
function tieText(hint, other, name) {
    const text =
        hint.choice.type === "play"
            ? translate("hints", "Play {card} or {other}: both are about equally good.")
            : translate("hints", "Discard {card} or {other}: both are about equally good.");
    return fill(text, { card: name(choiceCard(hint)), other: name(other) });
}

/** @param {Hint} hint */
function playText({ alternatives, behind, opened, ends_row: endsRow }) {
    if (alternatives === 1) return translate("hints", "{card} is the only card you can play.");
    if (behind.length > 0 && opened.length === 0) {
        return translate("hints", "Play {card}: it brings your {own} nearer and opens nothing.");
    }
    if (behind.length > 0) return translate("hints", "Play {card}: it brings {own} nearer, but may open {others}.");
    if (endsRow) return translate("hints", "Play {card}: it ends its row and opens nothing.");
    if (opened.length === 0) return translate("hints", "Play {card}: it opens nothing.");
    return translate("hints", "Play {card}, or risk {points}; it may open {others}.");
}

/** @param {Hint} hint */
function discardText({ alternatives, cheaper, needed }) {
    if (alternatives === 1) return translate("hints", "{card} is your last card, and it doesn't fit.");
    if (cheaper > 0) {
        return translate("hints", "Discard {card} for {points}: keep your cheaper cards.");
    }
    if (needed > 0) {
        return translate("hints", "Discard {card}: your cheapest card, and {needed} away from its row.");
    }
    return translate("hints", "Discard {card}: it is your cheapest card.");
}

/**
 * The reason why the worst choice is bad, if the facts show one; else "".
 * @param {Hint} hint
 * @param {Hint} best
 * @param {Name} name
 */
function reasonAgainst(hint, best, name) {
    if (hint.choice.type !== "play") {
        if (hint.points <= best.points) return "";
        return fill(translate("hints", "The card alone is {points}."), { points: pointsText(hint.points) });
    }
    if (hint.opened.length === 0) return "";
    const text =
        hint.behind.length > 0
            ? translate("hints", "It may open {others} for others.")
            : translate("hints", "It may open {others} for others, and you have nothing behind it.");
    return fill(text, { others: cardNames(hint.opened, name) });
}

/**
 * The one or two cards that fit next to the played one.
 * @param {Card[]} cards
 * @param {Name} name
 */
export function cardNames(cards, name) {
    const [first = "", last] = cards.map(name);
    return last === undefined ? first : fill(translate("hints", "{first} and {last}"), { first, last });
}
