
export const SUITS = "CDHS";
export const RANKS = "A23456789TJQK";
export const SEATS = 4;
export function rankIndex(card) {
return RANKS.indexOf(card.charAt(0));
}
export function suitIndex(card) {
return SUITS.indexOf(card.charAt(1));
}
export function inOrder(cards, order) {
if (order === "dealt") {
return cards;
}
const [major, minor] = order === "suits" ? [suitIndex, rankIndex] : [rankIndex, suitIndex];
return cards.toSorted((a, b) => major(a) - major(b) || minor(a) - minor(b));
}
