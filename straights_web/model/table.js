/** A table of data, as engine/games has it: what a message changes on it, and what moves. This knows no game. */

/** @typedef {import("../connection/protocol.js").Card} Card */
/** @typedef {import("../connection/protocol.js").Sentence} Sentence */
/** @typedef {{begin: string, end: string, cards: (Card | null)[], amount: number}} Movement of cards, null for one that the viewer may not know, or of chips */
/** @typedef {{text: Sentence, short: Sentence | null, label: Sentence | null, limit: number}} Fact a number, with a limit of 0 for none */
/**
 * What the viewer may do: with some cards, with a number, or by a button alone. The numbers are the first, the last and
 * the proposed one.
 * @typedef {{key: string, cards: Card[], target: string | null, least: number, most: number, button: Sentence | null,
 *   numbers: number[], is_raised: boolean, marks: {label: Sentence, number: number}[], shortcut: string,
 *   asks: Sentence | null}} Offer
 */
/** @typedef {{seat: number, place: number, cards: Card[], columns: Fact[]}} ResultRow */
/** @typedef {{label: Sentence, amount: number, seats: number[], why: Sentence[]}} Award chips that seats have won */
/** @typedef {{title: Sentence, rows: ResultRow[], is_last: boolean, rounds: number[][], awards: Award[]}} Result */
/**
 * Cards or an amount of chips at a place: of a seat, or in the middle; `is_open` if known ones lie face up, `is_blind` if the viewer forgets a
 * card that is put there; a row has a slot for each of its cards.
 * @typedef {{place: string, form: import("../connection/protocol.js").Form, seat: number | null, is_open: boolean,
 *   is_blind: boolean, slots: Card[], cards: (Card | null)[], label: Sentence | null, amount: number}} Pile
 */
/**
 * A seat; the player is the strategy of a computer, "" for a human; the mark stands for colour and shape; the hand is what its known cards make, the best of those shown.
 * @typedef {{name: string, player: string, mark: number, facts: Fact[], last: Card | Sentence | null,
 *   is_out: boolean, is_left: boolean, is_winner: boolean, is_dealer: boolean, hand: Sentence | null,
 *   best: Card[]}} SeatData
 */
/**
 * An event: who has done it, what that is in words where no card says it, what the log and a screen reader say.
 * @typedef {{movements: Movement[], seat: number | null, last: Sentence | null, log: Sentence[], spoken: Sentence[],
 *   is_deal: boolean, shows_result: boolean}} Happening
 */
/**
 * A table with the result of the last finished round, what has moved since the last deal, and the buttons of the game at all times.
 * @typedef {{viewer: number | null, round: number, turn: number | null, seats: SeatData[], piles: Pile[], offers: Offer[],
 *   message: Sentence[], title: Sentence | null, result: Result | null, movements: readonly Movement[],
 *   buttons: {label: Sentence, why_not?: Sentence | null}[]}} Table
 */
/**
 * What a message says of a table; what is null is as before.
 * @typedef {Pick<Table, "viewer" | "turn" | "offers" | "message" | "title" | "result">
 *   & {happenings: Happening[], round: number | null, seats: Record<number, Partial<SeatData>>}} Moved
 */
/** @typedef {{happening: Happening, table: Table}} Step what has happened, and the table after it */

/**
 * The table after a message.
 * @param {Table} before
 * @param {Moved} told
 * @returns {Table}
 */
export function tableAfter(before, { happenings, viewer, turn, offers, message, seats, round, title, result }) {
    const movements = happenings.flatMap((each) => each.movements);
    return {
        ...before,
        viewer,
        turn,
        offers,
        message,
        round: round ?? before.round,
        title: title ?? before.title,
        // A new result tells of the last round alone.
        result: result ? { ...result, rounds: [...(before.result?.rounds ?? []), ...result.rounds] } : before.result,
        piles: pilesAfter(before.piles, movements),
        seats: seatsAfter(before.seats, happenings).map((seat, number) => ({ ...seat, ...seats[number] })),
        movements: movedBy(happenings, before.movements),
    };
}

/**
 * What is drawn after a message; between two happenings of one action nobody is on turn, and nothing is offered.
 * @param {Table} before
 * @param {Moved} told
 * @returns {Step[]}
 */
export function steps(before, told) {
    const last = told.happenings.length - 1;
    let table = before;
    return told.happenings.map((happening, at) => {
        const result = happening.shows_result ? told.result : null;
        const step = { happenings: [happening], viewer: told.viewer, turn: null, offers: [], message: [], seats: {}, round: null, title: null, result };
        table = at < last ? tableAfter(table, step) : tableAfter(before, told);
        return { happening, table };
    });
}

/**
 * What has moved since the last deal.
 * @param {readonly Happening[]} happenings
 * @param {readonly Movement[]} [before]
 * @returns {readonly Movement[]}
 */
export function movedBy(happenings, before = []) {
    const deal = happenings.findLastIndex((each) => each.is_deal);
    return [...(deal < 0 ? before : []), ...happenings.slice(Math.max(deal, 0)).flatMap((each) => each.movements)];
}

/**
 * The movements of a jump, as at undo: back to where two histories part, then on; none between two rounds or viewers.
 * @param {Table} before
 * @param {Table} after
 * @returns {Movement[]}
 */
export function between(before, after) {
    const [was, is] = [before, after].map(({ viewer, round, turn }) => `${viewer} ${round} ${turn === null}`);
    if (was !== is) return [];
    const parted = before.movements.findIndex((each, at) => !isSame(each, after.movements[at]));
    const common = parted < 0 ? before.movements.length : parted;
    const back = before.movements.slice(common).reverse();
    return [...back.map((way) => ({ ...way, begin: way.end, end: way.begin })), ...after.movements.slice(common)];
}

/**
 * Whether two movements may be the same one: a replay with open hands knows cards that the viewer did not.
 * @param {Movement} one
 * @param {Movement | undefined} other
 */
function isSame({ begin, end, cards }, other) {
    const isAlike = begin === other?.begin && end === other.end && cards.length === other.cards.length;
    return isAlike && cards.every((card, at) => [card, null].includes(other.cards[at] ?? null) || card === null);
}

/**
 * @param {Table} table
 * @param {string} place
 */
export function pileAt({ piles }, place) {
    return piles.find((pile) => pile.place === place);
}

/**
 * The cards of a seat: in its hand, a fan, or put away, a stack.
 * @param {Table} table
 * @param {number | null} seat
 * @param {Pile["form"]} form
 */
export function cardsOf({ piles }, seat, form) {
    return piles.find((pile) => pile.seat === seat && pile.form === form)?.cards ?? [];
}

/**
 * The card that was played last, and the mark of who played it.
 * @param {Table} table
 */
export function lastPlay(table) {
    const { movements, seats, turn } = table;
    const play = movements.findLast(({ end }) => pileAt(table, end)?.form === "row");
    if (movements.length === 0) {
        // Of a moment nobody says what moved before; those who moved last stand before the seat on turn.
        const before = [...seats.slice(0, turn ?? 0).reverse(), ...seats.slice(turn ?? 0).reverse()];
        const { last = null, mark = 0 } = before.find(({ last }) => typeof last === "string") ?? {};
        return { card: typeof last === "string" ? last : null, mark };
    }
    const seat = pileAt(table, play?.begin ?? "")?.seat ?? 0;
    return { card: play?.cards.at(-1) ?? null, mark: seats[seat]?.mark ?? seat };
}

/**
 * Whether the game has ended; between two rounds that the table itself deals, nobody is on turn either.
 * @param {Table} table
 */
export function isOver({ turn, result }) {
    return turn === null && result?.is_last !== false;
}

/**
 * Whether the result is shown on the table itself.
 * @param {Table} table
 */
export function hasAwards({ result }) {
    return (result?.awards ?? []).length > 0;
}

/**
 * Whether cards are put into rows.
 * @param {Pick<Table, "piles">} table
 */
export function hasRows({ piles }) {
    return piles.some(({ form }) => form === "row");
}

/**
 * Whether a game is not Straights, of which the page itself has sheets.
 * @param {{game?: string} | null} state what is known of a game, null for none
 */
export function isOther(state) {
    return (state?.game ?? "straights") !== "straights";
}

/** @param {Table} table */
export function winnersOf({ seats }) {
    return seats.flatMap(({ is_winner }, seat) => (is_winner ? [seat] : []));
}

/**
 * The piles after movements, so that no message has them.
 * @param {readonly Pile[]} piles
 * @param {readonly Movement[]} movements
 * @returns {Pile[]}
 */
export function pilesAfter(piles, movements) {
    const found = new Map(piles.map((pile) => [pile.place, pile]));
    for (const { begin, end, cards, amount } of movements) {
        const [from, to] = [found.get(begin), found.get(end)];
        if (from) found.set(begin, { ...from, cards: without(from.cards, cards), amount: from.amount - amount });
        if (to) {
            const laid = [...to.cards, ...(to.is_blind ? cards.map(() => null) : cards)];
            if (to.slots.length > 0) laid.sort((one, other) => to.slots.indexOf(one ?? "") - to.slots.indexOf(other ?? ""));
            found.set(end, { ...to, cards: laid, amount: to.amount + amount });
        }
    }
    return [...found.values()];
}

/**
 * A card that was hidden, and is known now, was one of those that lay there unknown.
 * @param {readonly (Card | null)[]} cards
 * @param {readonly (Card | null)[]} gone
 */
function without(cards, gone) {
    const left = [...cards];
    for (const card of gone) left.splice(left.indexOf(left.includes(card) ? card : null), 1);
    return left;
}

/**
 * As far as it follows from what happened: the card that a seat has laid is the last of what it did.
 * @param {readonly SeatData[]} seats
 * @param {readonly Happening[]} happenings
 * @returns {SeatData[]}
 */
function seatsAfter(seats, happenings) {
    return happenings.reduce((/** @type {SeatData[]} */ found, { is_deal, shows_result, seat, last, movements }) => {
        const did = last ?? movements.flatMap(({ cards }) => cards.filter((each) => each !== null)).at(-1);
        if (is_deal || shows_result) return found.map((each) => ({ ...each, last: null }));
        return found.map((each, number) => (number === seat && did ? { ...each, last: did } : each));
    }, [...seats]);
}
