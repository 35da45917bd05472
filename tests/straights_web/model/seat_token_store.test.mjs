// The tokens of seats, which anybody may have written into the storage.
import assert from "node:assert/strict";
import { test } from "node:test";

import { fakeStorage } from "../../support/web/fake_storage.mjs";
import { SeatTokenStore } from "../../../straights_web/model/seat_token_store.js";

// Until it is forgotten.
test("a seat is there after a reload", () => {
    const kept = fakeStorage();
    new SeatTokenStore(kept).keep("t", "secret", "Anna");
    const seat = new SeatTokenStore(kept).get("t");
    new SeatTokenStore(kept).forget("t");
    assert.deepEqual([seat?.token, seat?.name, new SeatTokenStore(kept).get("t")], ["secret", "Anna", null]);
});

// Nonsense in the storage, and tables that the server has long forgotten.
test("what is no seat counts as none and old ones go", () => {
    const old = JSON.stringify({ token: "x", name: "A", at: 1 });
    const fresh = JSON.stringify({ token: "y", name: "B", at: Date.now() });
    const [wrong, half] = ["{", '{"token": 1}'];
    const kept = fakeStorage({
        "straights.seat.a": wrong,
        "straights.seat.b": half,
        "straights.seat.c": old,
        "straights.seat.d": fresh,
        other: "x",
    });
    const tables = new SeatTokenStore(kept).all().map(({ table }) => table);
    assert.deepEqual([tables, kept.get("straights.seat.c")], [["d"], null]);
});

// As long as a server remembers its table; each use counts anew.
test("a seat is kept for thirty days", () => {
    const day = 24 * 3600 * 1000;
    const seats = new SeatTokenStore(fakeStorage());
    const begin = Date.now();
    seats.keep("t", "secret", "Anna");
    const found = [];
    for (const days of [1, 29.9, 30.1]) {
        Date.now = () => begin + days * day;
        found.push(seats.all().length);
    }
    assert.deepEqual(found, [1, 1, 0]);
});
