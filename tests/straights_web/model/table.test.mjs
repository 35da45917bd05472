// A table of data after each message, and the movements of a jump.
import assert from "node:assert/strict";
import { test } from "node:test";

import { RESULT, STARTED, data, move } from "../../support/web/game_page.mjs";
import { readHappenings } from "../../../straights_web/model/table_messages.js";
import { between, lastPlay, steps } from "../../../straights_web/model/table.js";

/** What a message says. @returns {any} */
const told = (happenings, more = {}) => ({ happenings, viewer: 0, turn: 0, offers: [{}], message: [{}], seats: {}, round: null, title: null, result: null, ...more });
const ENDED = { ...move(null, "", []), movements: [{ begin: "row.S", end: "", cards: ["7S"] }], shows_result: true };

// What is seen between them is no moment of the game: nobody is on turn, and nothing is offered.
test("each event of an action has its table", () => {
    const last = move(1, "row.S", ["7S"]);
    const found = steps(data(""), told([last, ENDED, STARTED], { result: RESULT, round: 2 })).map(({ table }) => table);
    assert.deepEqual(found.map(({ turn, offers, round }) => [turn, offers.length, round]), [[null, 0, 1], [null, 0, 1], [0, 1, 2]]);
    assert.deepEqual(found.map(({ result }) => result), [null, RESULT, RESULT]);
    assert.deepEqual(found.map(({ piles }) => piles.map(({ cards }) => cards.length)), [[1, 0, 0, 12], [0, 0, 0, 12], [0, 1, 0, 12]]);
    assert.deepEqual(found.map(({ seats }) => seats[1].last), ["7S", null, null]);
    assert.deepEqual(found.map(({ movements }) => movements.length), [1, 2, 1]);
});

// Two tables alone do not tell from whose hand a card came.
test("a jump goes back to where two histories part, then on", () => {
    const [first, mine, others] = [move(1, "row.S", ["7S"]), move(0, "row.S", ["8S"]), move(2, "row.S", ["8S"])].map(({ movements: [way] }) => way);
    const at = (...movements) => data("", { movements });
    const back = { begin: "row.S", end: "hand.0", cards: ["8S"], amount: 0 };
    assert.deepEqual(between(at(first, mine), at(first)), [back]);
    assert.deepEqual(between(at(first, mine), at(first, others)), [back, others]);
    assert.deepEqual(between(at(), at(first, mine)), [first, mine]);
    const [hidden, open] = [null, "KD"].map((card) => ({ begin: "hand.1", end: "discards.1", cards: [card], amount: 0 }));
    assert.deepEqual([between(at(hidden), at(open)), between(at(open, mine), at(hidden))], [[], [back]]); // one knows more
});

test("who shows a hand does not play its cards", () => {
    const pile = (place, seat) => ({ place, seat, slots: [], cards: ["7S"], amount: 0 });
    const piles = /** @type {any[]} */ ([pile("hand.1", 1), pile("shown.1", 1), pile("row.S", null)]);
    const [shown, played] = ["shown.1", "row.S"].map((end) => readHappenings(piles, [], [{ ways: [["hand.1", end, "7S"]] }])[0]);
    assert.deepEqual([shown?.seat, played?.seat], [null, 1]);
});

// A moment of a review has no history: who moved last stands before the seat on turn.
test("the last play is known by what has moved, or else by what the seats did last", () => {
    const { movements } = move(1, "row.S", ["7S"]);
    const seats = [null, "6S", "8S", { context: "", template: "" }].map((last, mark) => ({ ...data("").seats[mark], last, mark }));
    const moments = [data("", { seats, movements }), data("", { seats, turn: 0 }), data("", { seats, turn: 2 })];
    assert.deepEqual(moments.map(lastPlay).map(({ card, mark }) => [card, mark]), [["7S", 1], ["8S", 2], ["6S", 1]]);
});
