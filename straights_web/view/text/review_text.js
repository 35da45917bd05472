/** Texts of reviews: points given away, luck, and the cost of a choice. */

import { adviceText, cardNames, choiceCard, costText, whyText } from "./hint_text.js";
import { pointsText } from "./plurals.js";
import { cardSigns } from "./table_text.js";
import { fill, formatNumber, translate } from "./translate.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */
/** @typedef {import("../../connection/protocol.js").Decision} Decision */
/** @typedef {import("../../model/review.js").RoundReview} RoundReview */

const MINUS = "\u2212";

/**
 * The headline of a review of these rounds.
 * @param {RoundReview[]} rounds
 */
export function verdictText(rounds) {
    if (rounds.length === 1 && rounds[0]?.luck.unlucky === true) return translate("Review", "Unlucky, but right.");
    const count = rounds.flatMap(({ decisions }) => decisions).filter(({ mistake }) => mistake).length;
    return count > 0 ? translate("ReviewPlurals", "%n mistakes", count) : translate("Review", "No mistakes.");
}

/**
 * The points given away in these rounds, with the error of the estimate.
 * @param {RoundReview[]} rounds
 */
export function priceText(rounds) {
    const text = translate("Review", "Given away against the others: {points}, ±{error}.");
    const price = sum(rounds.map(({ luck }) => luck.price));
    const error = 2 * Math.sqrt(sum(rounds.map(({ luck }) => luck.price_sd ** 2)));
    return fill(text, { points: pointsText(Math.round(price)), error: Math.max(1, Math.round(error)) });
}

/**
 * The round and the move of a choice.
 * @param {number} round
 * @param {Decision} decision
 */
export function placeText(round, { move }) {
    return fill(translate("Review", "Round {round}, move {move}"), { round, move });
}

/**
 * Compare the chosen card with the best one.
 * @param {Decision} decision
 */
export function choiceText(decision) {
    const { played, price, reason, near_tie: isNearTie } = decision;
    const places = {
        card: cardSigns(played),
        best: cardSigns(choiceCard(decision.best)),
        points: pointsText(Math.max(1, Math.round(price))),
    };
    if (reason === "best") return fill(translate("Review", "{card}: the best choice"), places);
    const text = isNearTie
        ? translate("Review", "{card}: about as good as {best}")
        : translate("Review", "{card} instead of {best}: about {points}");
    return fill(text, places);
}

/**
 * A cost in a table: whole points, as the estimate is no more precise.
 * @param {Decision} decision
 */
export function priceCell({ price, sd, reason, near_tie: isNearTie }) {
    if (reason === "best") return "✓";
    if (isNearTie) return "≈";
    return `${formatNumber(Math.max(1, Math.round(price)))} ± ${formatNumber(Math.max(1, Math.round(2 * sd)))}`;
}

/**
 * The answer to the card that the player tried, or to null: an array of paragraphs.
 * @param {Decision} decision
 * @param {Card | null} tried
 */
export function answerTexts(decision, tried) {
    const parts = tried === null ? [] : [priceOf(decision, tried)];
    if (tried !== decision.played) {
        parts.push(fill(translate("Review", "In the game: {choice}."), { choice: choiceText(decision) }));
    }
    parts.push(reasonText(decision), adviceText(decision), whyText({ ...decision, against: null }));
    return parts.filter((part) => part !== "");
}

/**
 * A difference of points with its sign, such as +5.
 * @param {number} points
 */
export function signedText(points) {
    return `${points > 0 ? "+" : points < 0 ? MINUS : ""}${formatNumber(Math.abs(points))}`;
}

/**
 * The parts of a result, in whole points that add up.
 * @param {RoundReview[]} rounds
 */
export function luckRows(rounds) {
    const result = Math.round(sum(rounds.map(({ luck }) => luck.result)));
    const cards = Math.round(sum(rounds.map(({ luck }) => luck.par)));
    const choices = -Math.round(sum(rounds.map(({ luck }) => luck.price)));
    return [
        { name: translate("LuckBar", "Cards"), points: cards },
        { name: translate("LuckBar", "Choices"), points: choices },
        { name: translate("LuckBar", "Others and luck"), points: result - cards - choices },
        { name: translate("LuckBar", "Result"), points: result },
    ];
}

/**
 * The argument against the played card that the engine found, "" if there is none.
 * @param {Decision} decision
 */
function reasonText({ reason, against, best }) {
    if (against === null) return "";
    return fill(reasonSentence(reason), {
        card: cardSigns(choiceCard(against)),
        best: cardSigns(choiceCard(best)),
        others: cardNames(against.opened, cardSigns),
        points: pointsText(against.points),
    });
}

/** @param {Decision["reason"]} reason */
function reasonSentence(reason) {
    switch (reason) {
        case "opens-more":
            return translate("Review", "{card} may open {others} for others.");
        case "brings-less":
            return translate("Review", "{best} brings more of your own cards nearer than {card}.");
        case "wastes-safe-card":
            return translate("Review", "{card} ends its row: it could have waited.");
        case "risks-points":
            return translate("Review", "{best} costs more than {card} if you can't play it later.");
        case "too-dear":
            return translate("Review", "{card} costs {points}, more than {best}.");
        case "worth-keeping":
            return translate("Review", "{card} was nearer to its row than {best}.");
        default:
            return "";
    }
}

/**
 * The cost of a card.
 * @param {Decision} decision
 * @param {Card} card
 */
function priceOf({ costs }, card) {
    const cost = costs.find((each) => each.card === card);
    if (cost !== undefined) return costText(cost);
    return `${fill(translate("Review", "{card}: the best choice"), { card: cardSigns(card) })}.`;
}

/** @param {number[]} values */
function sum(values) {
    return values.reduce((total, each) => total + each, 0);
}
