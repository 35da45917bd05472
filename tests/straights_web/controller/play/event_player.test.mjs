// The table shows each message once, whatever else is shown in between.
import assert from "node:assert/strict";
import { test } from "node:test";

import { settled } from "../../../support/web/dom.mjs";
import {
    ENDED,
    PLAYED,
    STARTED,
    client,
    eventsMessage,
    data,
    move,
    offer,
    player,
    table,
    tableMessage,
    told,
    tell,
} from "../../../support/web/game_page.mjs";

// It is told once, and the table ends at the latest message.
test("a move that was interrupted is shown afterwards", async () => {
    await tell(tableMessage(1));
    told.length = 0;
    client.tell(eventsMessage(2, [PLAYED]));
    player.suspend();
    await settled();
    table.draw(data("replay"));
    player.unsuspend();
    await settled();
    assert.deepEqual([player.shown.seq, table.shown.name, told], [2, "e2", ["moved", "idle"]]);
});

// It waits until it has been seen; then the next round begins.
test("a result that was left is shown again", async () => {
    await tell(tableMessage(1));
    await tell(eventsMessage(2, [ENDED, STARTED]));
    told.length = 0;
    player.suspend();
    table.draw(data("replay"));
    player.unsuspend();
    await settled();
    const again = [table.result.isShown, table.result.shown.at(-1).result.rounds.length, player.showsResult];
    player.resume();
    await settled();
    assert.deepEqual([again, player.shown.seq, told], [[true, 1, true], 2, ["result", "dealt", "idle"]]);
});

// A card that is on its way has yet to land, whoever sees it; nobody has a turn during a deal.
for (const [event, during] of /** @type {[any, number | null][]} */ ([
    [PLAYED, 1],
    [move(1, "discards.0", [null]), 1],
    [STARTED, null],
])) {
    test(`the next turn begins when the cards have landed: ${JSON.stringify(event.movements)}`, async () => {
        const [turn, offers, message] = [0, [offer("7S")], [{ context: "", template: "Play!" }]];
        const seen = /** @type {any[]} */ ([]);
        await tell(tableMessage(1));
        table.draw = ({ turn, offers, message }) => seen.push([turn, offers, message]);
        await tell(eventsMessage(2, [event], { turn, offers, message }));
        assert.deepEqual(seen, [
            [during, [], []],
            [turn, offers, message],
        ]);
    });
}

// Its result is not passed over.
test("a round that ended while left is held", async () => {
    await tell(tableMessage(1));
    player.suspend();
    await tell(eventsMessage(2, [ENDED, STARTED]));
    player.unsuspend();
    await settled();
    assert.deepEqual([player.showsResult, table.result.isShown, player.shown.seq], [true, true, 1]);
});
