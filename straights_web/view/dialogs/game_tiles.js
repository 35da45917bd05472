/** The games that can be begun, each on a tile. */

import { shown } from "../text/sentence.js";
import { translate } from "../text/translate.js";
import { tiles } from "./fields.js";

/**
 * Straights, and those of the registry.
 * @param {readonly import("../../connection/protocol.js").OfferedGame[]} games
 * @param {number} current the number of the chosen one, 0 for Straights
 * @param {(number: string) => void} choose
 */
export function gameTiles(games, current, choose) {
    const straights = { label: translate("MainWindow", "Straights"), note: translate("NewGameSheet", "Nothing fits: discard a card. Lowest score wins.") };
    const others = games.map(({ title, line }) => ({ label: shown(title), note: shown(line) }));
    const choices = [straights, ...others].map((each, at) => ({ ...each, value: String(at) }));
    return tiles(translate("Actions", "&Game"), choices, String(current), choose);
}
