/** The levels and descriptions of the computer players, in the player's language. */

import { translateTemplate } from "./translate.js";

/** @typedef {import("../../connection/protocol.js").StrategyInfo} StrategyInfo */

const CONTEXT = "strategies";
/** @type {Map<string, StrategyInfo & {context?: string}>} by name */
const known = new Map();

/**
 * Use the names that the table has greeted with.
 * @param {StrategyInfo[]} strategies
 */
export function useStrategies(strategies) {
    for (const each of strategies) known.set(each.name, each);
}

/**
 * Use the levels of another game.
 * @param {Record<string, import("../../connection/protocol.js").Sentence>} levels
 */
export function useLevels(levels) {
    for (const [name, { template, context }] of Object.entries(levels)) {
        if (context !== CONTEXT) known.set(name, { name, level: template, description: "", context });
    }
}

/**
 * The level of a computer; an unknown strategy is called by its own name.
 * @param {string} strategy
 */
export function levelName(strategy) {
    const info = known.get(strategy);
    return info === undefined ? strategy : textOf(info.level, info.context);
}

/**
 * Describe how a computer plays, in a sentence; "" for an unknown strategy.
 * @param {string} strategy
 */
export function strategyDescription(strategy) {
    return textOf(known.get(strategy)?.description ?? "");
}

/**
 * @param {string} template
 * @param {string} [context]
 */
function textOf(template, context = CONTEXT) {
    return translateTemplate({ context, template });
}
