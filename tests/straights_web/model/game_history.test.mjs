// The moments of a game that a server has told, made of its events.
import assert from "node:assert/strict";
import { test } from "node:test";

import { replayed } from "../../../straights_web/model/game_history.js";

const change = (seat, before, now) => ({ type: "seat_changed", seat, before, now });
const dealt = { type: "round_started", number: 1, leader: 1, hands: [null, null, null, null] };
const seat = { name: "A", cards_left: 13, discard_count: 0, round_points: null, score: 0 };
/** @type {any} */
const now = {
    seat: null,
    round: 1,
    turn: 2,
    seats: [null, "blocker", "expert", null].map((strategy) => ({ ...seat, strategy })),
    hand: [],
    discards: [],
    legal_plays: [],
    must_discard: false,
    table: [[], [], [], ["7S"]],
    moves: [],
    results: [],
    winners: [],
};

// However often a seat was left and taken since.
test("the players at first are those who sat down", () => {
    /** @type {any} */
    const history = [
        dealt,
        change(0, null, "expert"),
        change(2, "locker", null),
        change(0, "expert", null),
        { type: "card_played", seat: 1, card: "7S" },
        change(2, null, "expert"),
    ];
    const players = [0, 1, 2, 3, 4, 5].map((at) =>
        replayed(history, now, at, false).observation.seats.map(({ strategy }) => strategy),
    );
    assert.deepEqual(players, [
        [null, "blocker", "locker", null],
        ["expert", "blocker", "locker", null],
        ["expert", "blocker", null, null],
        [null, "blocker", null, null],
        [null, "blocker", null, null],
        [null, "blocker", "expert", null],
    ]);
});
