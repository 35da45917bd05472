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
    observation,
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
    table.draw(observation("replay"));
    player.unsuspend();
    await settled();
    assert.deepEqual([player.shown.seq, table.observation.name, told], [2, "e2", ["card_played", "idle"]]);
});

// It waits until it has been seen; then the next round begins.
test("a result that was left is shown again", async () => {
    await tell(tableMessage(1));
    await tell(eventsMessage(2, [ENDED, STARTED]));
    told.length = 0;
    player.suspend();
    table.draw(observation("replay"));
    player.unsuspend();
    await settled();
    const again = [table.result.isShown, table.result.shown.at(-1).results.length, player.showsResult];
    player.resume();
    await settled();
    assert.deepEqual([again, player.shown.seq, told], [[true, 1, true], 2, ["result", "round_started", "idle"]]);
});

// A card that is on its way has yet to land, whoever sees it; nobody has a turn during a deal.
for (const [event, during] of /** @type {[{type: string}, number | null][]} */ ([
    [PLAYED, 1],
    [{ type: "card_discarded", seat: 1, card: null }, 1],
    [STARTED, null],
])) {
    test(`the next turn begins when the cards have landed: ${event.type}`, async () => {
        const turn = 0;
        const seen = /** @type {any[]} */ ([]);
        await tell(tableMessage(1));
        table.draw = ({ turn, legal_plays, must_discard }) => seen.push([turn, legal_plays, must_discard]);
        await tell(eventsMessage(2, [event], { turn, legal_plays: ["7S"], must_discard: true }));
        assert.deepEqual(seen, [
            [during, [], false],
            [turn, ["7S"], true],
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
