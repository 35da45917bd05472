// At a table with others a result goes by itself.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { now, pass } from "../../../support/web/dom.mjs";
import { followTable, isRoundDelayed } from "../../../../straights_web/controller/tables/game_pace.js";

let player, place;
const show = () => {
    player.showsResult = true;
    player.dispatchEvent(new Event("result"));
};

beforeEach(() => {
    player = Object.assign(new EventTarget(), {
        showsResult: false,
        resumed: /** @type {number[]} */ ([]),
        resume() {
            this.resumed.push(now);
            this.showsResult = false;
        },
    });
    place = { room: { turn_limit: null } };
});

// Or the result would take the time in which the player has to lead.
for (const [limit, length] of [[null, 9000], [60, 9000], [18, 9000], [10, 5000]]) {
    test(`a result is shown for nine seconds or half a move: ${limit}`, async () => {
        place.room.turn_limit = limit;
        followTable(place, player);
        show();
        await pass(20000);
        assert.deepEqual(player.resumed, [length]);
    });
}

// The player has gone on; each result has its whole time.
test("the time of a result that was closed does not close the next", async () => {
    followTable(place, player);
    show();
    await pass(5000);
    player.showsResult = false;
    player.dispatchEvent(new Event("event"));
    await pass(1000);
    show();
    await pass(20000);
    assert.deepEqual(player.resumed, [15000]);
});

// Who came without an invitation, until the game is over, whose replay shows each turn.
for (const [isWatching, isLive, turn, isDelayed] of /** @type {[boolean, boolean, number | null, boolean][]} */ ([
    [true, false, 0, true],
    [true, false, null, false],
    [true, true, 0, false],
    [false, true, 0, false],
])) {
    test(`a running round is hidden from who has no invitation: ${isWatching} ${isLive} ${turn}`, () => {
        /** @type {any} */
        const client = { state: { table: { turn } } };
        assert.equal(isRoundDelayed({ isWatching, isLive }, client), isDelayed);
    });
}
