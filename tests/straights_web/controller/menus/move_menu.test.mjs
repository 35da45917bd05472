// Who has left their seat can come back to it.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { button, dialogs, element, setGlobal, settled } from "../../../support/web/dom.mjs";
import { PLAYED, client, eventsMessage, seatViews, tableMessage } from "../../../support/web/game_page.mjs";
import { MoveMenu } from "../../../../straights_web/controller/menus/move_menu.js";
import { Refusal } from "../../../../straights_web/model/game_client.js";

let menu;
const players = (...strategies) => strategies.map((strategy, seat) => ({ ...seatViews[seat], strategy }));
const change = (seat, before, now) => ({ type: "seat_changed", seat, before, now });
const both = { viewer: 0, humans: [0, 1], seats: players(null, null, "expert", "expert") };
const other = { viewer: null, humans: [1], seats: players("expert", null, "expert", "expert") };
const setTurn = (viewer, humans, turn) => (client.state = { viewer, humans, observation: { turn, seats: [] } });

beforeEach(() => {
    menu = new MoveMenu(client);
});

// It is their own seat, although the other one's hand was shown since.
test("one of two people can come back", () => {
    client.tell(tableMessage(1, both));
    const before = menu.canReturn;
    client.tell(eventsMessage(2, [change(0, null, "expert")], { ...other, viewer: 0 }));
    client.tell(eventsMessage(3, [PLAYED], { ...other, viewer: 1 }));
    const after = [menu.canReturn, menu.seat];
    client.tell(eventsMessage(4, [change(0, "expert", null)], { ...both, viewer: 1 }));
    assert.deepEqual([before, after, menu.canReturn], [false, [true, 0], false]);
});

// The history tells it.
test("who left is known after a reload", () => {
    client.tell(tableMessage(1, { ...both, viewer: null, seats: players(null, null, "expert", "expert") }));
    client.tell({ ...tableMessage(2, other), history: [change(0, null, "expert")] });
    const left = [menu.canReturn, menu.seat];
    const seats = players("expert", "expert", null, "expert");
    client.tell(tableMessage(3, { viewer: 2, humans: [2], seats }));
    assert.deepEqual([left, menu.canReturn], [[true, 0], false]);
});

// The computer that takes over plays the first card it may.
for (const [choice, requests] of /** @type {[string, any[]][]} */ ([
    ["Cancel", []],
    ["Rage-quit", [{ type: "do", command: { type: "rage_quit" } }]],
])) {
    test(`nobody leaves in anger by accident: ${choice}`, async () => {
        void menu.rageQuit();
        await settled();
        assert.deepEqual(client.asked, []);
        button(choice).click();
        await settled();
        assert.deepEqual(client.asked, requests);
    });
}

class FakeParser {
    parseFromString() {
        return { documentElement: element() };
    }
}

// It tells every hand of the round.
for (const [choice, requests, shown] of /** @type {[string, any[], number][]} */ ([
    ["Cancel", [], 0],
    ["Show deck", [{ type: "deck" }], 1],
])) {
    test(`the deck is shown to who wants it: ${choice}`, async () => {
        setGlobal("DOMParser", FakeParser);
        client.answer = { hands: [["7S"], ["AS"], [], []] };
        void menu.showDeck();
        await settled();
        button(choice).click();
        await settled();
        assert.deepEqual([client.asked, dialogs.length], [requests, shown]);
    });
}

// Whoever's turn it is.
for (const [viewer, humans, turn, canLeave] of [
    [0, [0], 1, true],
    [0, [0, 2], 0, true],
    [0, [2], 0, false],
    [null, [0], 0, false],
    [0, [0], null, false],
]) {
    test(`who has a seat in a running game can leave it: ${viewer} ${humans} ${turn}`, () => {
        const before = menu.canLeave;
        setTurn(viewer, humans, turn);
        assert.deepEqual([before, menu.canLeave], [false, canLeave]);
    });
}

// The game has gone on meanwhile; any other error is a fault, and not kept back.
test("a move that is refused is not worth a word", async () => {
    const asked = [];
    /** @type {Error} */
    let problem = new Refusal("NothingToUndo", "");
    client.ask = async ({ type }) => {
        asked.push(type);
        throw problem;
    };
    await menu.undo();
    await menu.redo();
    await menu.takeSeat();
    problem = new TypeError("a fault");
    await assert.rejects(menu.undo(), problem);
    assert.deepEqual(asked, ["undo", "redo", "do", "undo"]);
});

// One that somebody has taken back already is left to them.
test("the seat that was left last is taken back first", async () => {
    const events = (...happened) =>
        client.dispatchEvent(new CustomEvent("events", { detail: eventsMessage(2, happened) }));
    const found = [];
    const note = () => found.push(menu.seat);
    setTurn(2, [2], 0);
    note();
    events(change(0, null, "expert"));
    note();
    events(change(1, null, "expert"));
    note();
    events(change(1, "expert", null));
    note();
    events(change(1, null, "expert"), change(0, "expert", null), change(0, null, "expert"));
    note();
    await menu.takeSeat();
    assert.deepEqual([found, client.asked.at(-1).command], [[2, 0, 1, 0, 0], { type: "take_seat", seat: 0 }]);
});
