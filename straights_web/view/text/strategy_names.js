/** The levels and descriptions of the computer players, in the player's language. */

import { capitalized } from "./card_names.js";
import { translateTemplate } from "./translate.js";

/** @typedef {import("../../connection/protocol.js").StrategyInfo} StrategyInfo */

/** @type {Map<string, StrategyInfo>} by name */
const known = new Map();

/**
 * Use the names that the table has greeted with.
 * @param {StrategyInfo[]} strategies
 */
export function useStrategies(strategies) {
    for (const each of strategies) known.set(each.name, each);
}

/**
 * The level of a computer; an unknown strategy is called by its own name.
 * @param {string} strategy
 */
export function levelName(strategy) {
    const info = known.get(strategy);
    return info === undefined ? strategy : textOf(info.level);
}

/**
 * The level as the text of a choice.
 * @param {string} strategy
 */
export function levelTitle(strategy) {
    return capitalized(levelName(strategy));
}

/**
 * Describe how a computer plays, in a sentence; "" for an unknown strategy.
 * @param {string} strategy
 */
export function strategyDescription(strategy) {
    return textOf(known.get(strategy)?.description ?? "");
}

/** @param {string} template */
function textOf(template) {
    return translateTemplate({ context: "strategies", template });
}
