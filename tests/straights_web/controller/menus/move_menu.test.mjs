// Who has left their seat can come back to it.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { button, dialogs, element, setGlobal, settled, textOf } from "../../../support/web/dom.mjs";
import { client } from "../../../support/web/game_page.mjs";
import { MoveMenu } from "../../../../straights_web/controller/menus/move_menu.js";
import { Refusal } from "../../../../straights_web/model/game_client.js";

let menu;
const setTurn = (viewer, humans, turn) => (client.state = { viewer, humans, observation: { turn, seats: [] } });

beforeEach(() => {
    menu = new MoveMenu(client);
});

// The table says which seat that is, also after a reload.
test("who has left can come back", async () => {
    const before = menu.canReturn;
    client.state = { left_seat: 1 };
    const after = menu.canReturn;
    await menu.takeSeat();
    assert.deepEqual([before, after, client.asked], [false, true, [{ type: "do", command: { type: "take_seat", seat: 1 } }]]);
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

test("whoever asks for the deck is told what it costs", async () => {
    const told = [];
    for (const counts of [true, false]) {
        client.counts = counts;
        void menu.showDeck();
        await settled();
        told.push(textOf(dialogs.at(-1)).includes("This round won’t count in the statistics."));
    }
    assert.deepEqual(told, [true, false]);
});

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
