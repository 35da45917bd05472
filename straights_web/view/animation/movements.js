/** Shows movements on a drawn table: cards fly from where they were before, and end where they are drawn. */

import { RANKS } from "../../connection/card_values.js";
import { between, pileAt } from "../../model/table.js";
import { facesOf } from "../cards/face_size.js";
import { angleOf, fly, poseOf } from "./flights.js";
import { DURATIONS } from "./durations.js";
import { EASE_IN_OUT, EASE_OUT } from "./motion.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */
/** @import { Movement, Pile, Table } from "../../model/table.js" */
/** @typedef {import("../table/table_view.js").TableView} TableView */
/** @typedef {import("./flights.js").Pose} Pose */
/** @typedef {import("./motion.js").Motion} Motion */
/** @typedef {{table: TableView, motion: Motion, isCurrent?: () => boolean}} Scene `isCurrent`: whether the table still shows this */
/**
 * What moves: a "jump" is undo, redo, and a jump in a replay; "collect" clears the table at the end of a round.
 * @typedef {"deal" | "move" | "jump" | "collect"} Occasion
 */
/**
 * The way of one card; a pile is missing off the table.
 * @typedef {object} Way
 * @property {Card | null} card null if the viewer may not know it
 * @property {Pile | undefined} begin
 * @property {Pile | undefined} end
 * @property {number} index among the cards of its movement
 */

/** The duration of a flight, the time between two starts, and the height of the arc of plays, in cards. */
const PACES = {
    deal: { flight: DURATIONS.DEAL_FLIGHT, stagger: DURATIONS.DEAL_STAGGER, arc: 0 },
    move: { flight: DURATIONS.PLAY_FLIGHT, stagger: 0, arc: 1 / 4 },
    jump: { flight: DURATIONS.TAKE_BACK, stagger: 0, arc: 0 },
    collect: { flight: DURATIONS.COLLECT_FLIGHT, stagger: DURATIONS.COLLECT_STAGGER, arc: 0 },
};

const DIP = { transform: "translateY(3px)" };
const BRIGHT = { filter: "brightness(1.2)", transform: "scale(1.07)" };

/**
 * Draw the table after a jump, and let the cards fly there; resolves when they have arrived.
 * @param {Table} after
 * @param {Scene} scene
 */
export async function drawJump(after, scene) {
    const { shown } = scene.table;
    await drawMoved(after, shown === null ? [] : between(shown, after), "jump", scene);
}

/**
 * Draw the table after something has moved, and let the cards fly there; resolves when they have arrived.
 * @param {Table} after
 * @param {readonly Movement[]} movements
 * @param {Exclude<Occasion, "collect">} occasion
 * @param {Scene} scene
 */
export async function drawMoved(after, movements, occasion, scene) {
    const { table, motion, isCurrent = () => true } = scene;
    const isDeal = occasion === "deal";
    const poses = motion.moves && !isDeal ? posesOf(table) : new Map();
    table.draw(after);
    const ways = waysOf(movements, after);
    if (!motion.moves || ways.length === 0) return;
    const settled = settle(table.hand, poses, motion, occasion === "move" ? DURATIONS.PLAY_FLIGHT / 3 : 0);
    if (isDeal) table.panels.forEach((panel) => panel.showCards(0));
    const arrive = (/** @type {Way} */ { end, index }) => {
        if (isDeal && isCurrent()) panelOf(end, table)?.showCards(index + 1);
    };
    await Promise.all([settled, flyAll(ways, occasion, poses, scene, arrive)]);
}

/**
 * The ways of single cards: of several piles in turn, as in a deal.
 * @param {readonly Movement[]} movements
 * @param {Table} table
 * @returns {Way[]}
 */
export function waysOf(movements, table) {
    const ways = movements.flatMap(({ begin, end, cards }) =>
        cards.map((card, index) => ({ card, begin: pileAt(table, begin), end: pileAt(table, end), index })),
    );
    return ways.sort((one, other) => one.index - other.index);
}

/**
 * The poses of the cards that are face up.
 * @param {TableView} table
 */
export function posesOf(table) {
    return new Map([...cardsOf(table)].map(([card, each]) => [card, poseOf(each, angleOf(each))]));
}

/**
 * The elements of the cards that are face up.
 * @param {TableView} table
 * @returns {Map<Card | null | undefined, HTMLElement>}
 */
function cardsOf({ board, hand }) {
    const found = [board, hand].flatMap(({ root }) => [
        .../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-card]")),
    ]);
    return new Map(found.map((each) => [each.dataset["card"], each]));
}

/**
 * Let the cards fly; resolves when all have arrived.
 * @param {readonly Way[]} ways
 * @param {Occasion} occasion
 * @param {Map<Card | null | undefined, Pose>} poses those before the table was drawn
 * @param {Scene} scene
 * @param {(way: Way) => void} [arrive] called for each card
 */
export async function flyAll(ways, occasion, poses, { table, motion }, arrive = () => {}) {
    const cards = cardsOf(table);
    const { flight: duration, stagger, arc } = PACES[occasion];
    const isInTurn = occasion === "deal" || occasion === "collect";
    const easing = occasion === "move" ? EASE_IN_OUT : EASE_OUT;
    // All are measured before any is added, so that the browser lays the page out once.
    const flights = ways.map((way, order) => {
        const { begin, end, index } = way;
        const isOwn = end !== undefined && end.seat === table.bottom;
        const dealt = occasion === "deal" && isOwn ? table.hand.root.children[index] : undefined;
        const card = occasion === "deal" && isOwn ? (table.hand.cards[index] ?? null) : way.card; // in the order of the hand
        const target = end?.form === "stack" ? panelOf(end, table)?.pile : (cards.get(card) ?? dealt);
        const from = poses.get(card) ?? placeOf(begin, table);
        const to = target instanceof HTMLElement ? poseOf(target, angleOf(target)) : placeOf(end, table);
        const faces = facesOf((isOwn ? table.hand : table.board).root);
        const height = end?.form === "row" ? arc * to.width : 0;
        const delay = isInTurn ? order * stagger : 0;
        const flight = { card, faces, side: sideOf({ ...way, card }), from, to, duration, delay, arc: height, fades: end === undefined, easing };
        return { way, target, flight };
    });
    const fliesThere = flights.map(async ({ way, target, flight }) => {
        const name = way.end?.form === "stack" ? "is-receiving" : "is-flying";
        target?.classList.add(name);
        await fly(table.flights, flight, motion);
        target?.classList.remove(name);
        if (occasion === "move" && way.end?.form === "row" && target instanceof HTMLElement) land(target, motion);
        arrive(way);
    });
    await Promise.all(fliesThere);
}

/**
 * The visible side of a card; "up" and "down": it turns over on its way.
 * @param {Way} way
 * @returns {import("./flights.js").Flight["side"]}
 */
function sideOf({ card, begin, end }) {
    const [was, is] = [begin, end].map((pile) => card !== null && pile !== undefined && pile.is_open && !pile.is_blind);
    if (was) return is || end === undefined ? "face" : "down";
    return is ? "up" : "back";
}

/**
 * The pose of a card that is not drawn there.
 * @param {Pile | undefined} pile
 * @param {TableView} table
 * @returns {Pose}
 */
function placeOf(pile, table) {
    const { board, bottom, hand } = table;
    const panel = panelOf(pile, table);
    const width = board.cardWidth;
    if (pile?.form === "stack" && panel !== undefined) return poseOf(panel.pile);
    if (pile?.form === "fan" && pile.seat !== bottom && panel !== undefined) return { ...poseOf(panel.back), width: width / 2 };
    return { ...poseOf((pile?.form === "fan" ? hand : board).root), width };
}

/**
 * @param {Pile | undefined} pile
 * @param {TableView} table
 */
function panelOf(pile, { panels }) {
    return panels[pile?.seat ?? -1];
}

/**
 * Move the cards of the hand from their former poses; resolves at the end.
 * @param {TableView["hand"]} hand
 * @param {Map<Card | null | undefined, Pose>} before
 * @param {Motion} motion
 * @param {number} delay
 */
async function settle(hand, before, motion, delay) {
    const moves = [...hand.buttons].map(([card, button]) => {
        const now = poseOf(button);
        const { x, y } = before.get(card) ?? now;
        const isMoved = x !== now.x || y !== now.y;
        const keyframes = [{ transform: `translate(${x - now.x}px, ${y - now.y}px)` }, { transform: "none" }];
        return isMoved ? motion.animate(button, keyframes, { duration: DURATIONS.SETTLE, delay }) : null;
    });
    await Promise.all(moves);
}

/**
 * Let a card dip as it lands, and a light run once over a row that it completes.
 * @param {HTMLElement} card in its place of a row
 * @param {Motion} motion
 */
export function land(card, motion) {
    void motion.animate(card, [{}, DIP, {}], { duration: DURATIONS.LAND });
    const cards = [...(card.closest(".row")?.querySelectorAll("[data-card]") ?? [])];
    if (cards.length < RANKS.length) return;
    const half = DURATIONS.SHIMMER / 2;
    cards.forEach((each, at) => void motion.animate(each, [{}, BRIGHT, {}], { duration: half, delay: (half * at) / cards.length }));
}
