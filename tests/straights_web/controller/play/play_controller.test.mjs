// Each seat acts in its turn, and the players can follow.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { settled } from "../../../support/web/dom.mjs";
import {
    ENDED,
    PLAYED,
    STARTED,
    client,
    eventsMessage,
    motion,
    mustDiscard,
    offer,
    player,
    seats,
    table,
    tableMessage,
    tell,
} from "../../../support/web/game_page.mjs";
import { PlayController } from "../../../../straights_web/controller/play/play_controller.js";

let play, waits, said;
const people = seats.map((seat) => ({ ...seat, player: "" }));
const cards = { cancel() {}, playQueued() {} };
const announcements = { add() {}, flush() {}, say: (text) => said.push(text) };
const sentence = (template) => ({ context: "TableText", template });
const end = async (wait) => {
    wait.resolve();
    await settled();
};

beforeEach(() => {
    play = new PlayController(/** @type {any} */ ({ client, table, player, motion, cards, announcements }));
    [waits, said] = [[], []];
    motion.pause = (length) => new Promise((resolve) => waits.push({ length, resolve }));
});

/** Computers play among themselves, to the end of a round. */
const watchResult = async () => {
    await tell(tableMessage(1, { humans: [] }));
    await tell(eventsMessage(2, [ENDED, STARTED], { humans: [] }));
};

// It does not matter how many people there are: who has left may still sit at the screen.
for (const humans of [[1], [1, 3]]) {
    test(`a hidden hand is shown to who asks for it: ${humans}`, async () => {
        await tell(tableMessage(1, { viewer: null, humans, turn: 1 }));
        table.handover.dispatchEvent(new Event("accepted"));
        assert.deepEqual(
            [table.handover.shown, client.asked, client.sent],
            [["B"], [{ type: "show_hand", seat: 1 }], []],
        );
    });
}

// The table shows the hand of who has just taken a seat before the computer moves.
test("a computers turn is the tables to go on while a hand is hidden", async () => {
    await tell(tableMessage(1, { viewer: null, humans: [2], turn: 1 }));
    await end(waits[0]);
    assert.deepEqual([table.handover.shown, client.sent], [[], [1]]);
});

// Else their time would tell that a computer had no choice; where nothing takes time, none is seen.
test("forced moves are as slow as others where computers pause", async () => {
    await tell(tableMessage(1, { turn: 1 }));
    await end(waits[0]);
    motion.pauseFactor = 0;
    await tell(tableMessage(2, { turn: 1 }));
    await end(waits[1]);
    assert.deepEqual([client.sent, client.paced], [[1, 2], [true, false]]);
});

// A replay or a puzzle is not the game, nor its end.
for (const [state, more] of Object.entries({ turn: { turn: 0, offers: [offer("7S")] }, discard: { turn: 0, offers: [mustDiscard("7S")] }, "game-end": { turn: null } })) {
    test(`what is on the table in place of the game has a state of its own: ${state}`, async () => {
        table.draw = () => {};
        const seen = [];
        const see = () => seen.push(document.documentElement.getAttribute("data-state"));
        await tell(tableMessage(1, more));
        see();
        player.suspend();
        see();
        player.unsuspend();
        await settled();
        see();
        assert.deepEqual(seen, [state, "suspended", state]);
    });
}

// After a time in which it can be read.
test("a result that nobody waits for goes away", async () => {
    await watchResult();
    const { length } = waits.at(-1);
    await end(waits.at(-1));
    assert.deepEqual([length, player.shown.seq], [4000, 2]);
});

// Its time begins again when the computers may move again.
test("a result that was paused goes on", async () => {
    await watchResult();
    play.pause(true);
    await end(waits.at(-1));
    const paused = player.showsResult;
    play.pause(false);
    await end(waits.at(-1));
    assert.deepEqual([paused, player.showsResult, player.shown.seq], [true, false, 2]);
});

// An answer to the player is painted first; who has moved besides is not waited for.
for (const [n, expected] of [[7, [[], [2]]], [undefined, [[2], [2]]]]) {
    test(`the player sees the own move before a computer makes the next: ${n}`, async () => {
        let paint = () => {};
        motion.painted = () => new Promise((resolve) => (paint = resolve));
        await tell(tableMessage(1, { turn: 0 }));
        await tell({ ...eventsMessage(2, [PLAYED], { turn: 1 }), n });
        await end(waits.at(-1));
        const before = [...client.sent];
        paint();
        await settled();
        assert.deepEqual([before, client.sent], expected);
    });
}

// The message of the table often stays as it was, and is not read again.
test("what is to do after undo and redo is said", async () => {
    table.draw = () => {};
    player.jump = () => {};
    const [choice, none] = ["Play!", "Discard!"].map((text) => ({ turn: 0, seats: people, message: [sentence(text)] }));
    for (const [seq, reason, more] of [[1, "opened", choice], [2, "undone", choice], [3, "undone", choice], [4, "redone", none]]) {
        await tell({ ...tableMessage(seq, more), reason });
    }
    assert.deepEqual(said, ["Play!", "Play!", "Discard!"]);
});
