/** The rules as HTML, without {end}; `make translations` writes this from the engine's texts. */

import { translate } from "./translate.js";

/** @type {Record<string, string>} by name */
export const PICTURES = {
    legal: "(5S) *6S 7S *8S (9S)",
    illegal: "(7D) (8D) -9D (TD)",
    growing: "*3H 4H 5H 6H 7H 8H *9H",
    discards: "AS 6C KH",
};

export function rules() {
    return [
        translate("Rules", "<h2>Goal</h2><p>Each of the four players is dealt thirteen cards. On the table, every suit grows into a row from its seven, down to the ace and up to the king. Cards that you can\u2019t play cost points. The player with the fewest points at the end wins.</p>"),
        translate("Rules", "<h2>Playing a card</h2><p>The player with the seven of spades starts each round by playing it. Play then continues around the table. On your turn, play any seven to start the row of its suit, or a card that extends a row at either end.</p><p><img src=\"picture:legal\"></p><p>The seven of spades is on the table: the six and the eight (with the bright edge) fit, and so do the other three sevens.</p><p><img src=\"picture:illegal\"></p><p>The nine of diamonds doesn\u2019t fit: there is no card on the table next to it.</p><p><img src=\"picture:growing\"></p><p>The row of hearts has grown on both sides: now the three and the nine fit. Rows have no gaps. They end at the ace and at the king; these two aren\u2019t neighbours.</p><p>If any of your cards fits, you must play one that does.</p>"),
        translate("Rules", "<h2>When nothing fits</h2><p>If none of your cards fits, discard one: put it face down on your discard pile. The others don\u2019t see which card it is until the round is over. It is out of the round and costs you its points.</p>"),
        translate("Rules", "<h2>Points</h2><p>When all hands are empty, the discards are turned over. Each one costs its rank: an ace 1, a six 6, a jack 11, a queen 12, a king 13. The cards you played cost nothing.</p><p><img src=\"picture:discards\"></p><p>An ace, a six and a king cost 1 + 6 + 13 = 20 points.</p><p>The points of all rounds are added up. {end} The lowest score wins; players who share it win together.</p>"),
    ].join("");
}
