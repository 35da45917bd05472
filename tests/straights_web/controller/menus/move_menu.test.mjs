// What the player is asked and told before a move of the menu.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { button, dialogs, settled, textOf } from "../../../support/web/dom.mjs";
import { client } from "../../../support/web/game_page.mjs";
import { MoveMenu } from "../../../../straights_web/controller/menus/move_menu.js";
import { Refusal } from "../../../../straights_web/model/game_client.js";

let menu;

beforeEach(() => {
    menu = new MoveMenu(client);
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

test("whoever asks for the deck, or leaves in anger, is told what it costs", async () => {
    const told = [];
    for (const counts of [true, false]) {
        [client.counts, client.isCounted] = [counts, counts];
        for (const [ask, what] of /** @type {[() => void, string][]} */ ([[() => menu.showDeck(), "round"], [() => menu.rageQuit(), "game"]])) {
            ask();
            await settled();
            told.push(textOf(dialogs.at(-1)).includes(`This ${what} won’t count in the statistics.`));
        }
    }
    assert.deepEqual(told, [true, true, false, false]);
});

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
