// What the menu offers is what can be done now; that each entry does something is seen in a browser.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { button, dialogs, page, settled, textOf } from "../../../support/web/dom.mjs";
import { gameActions } from "../../../../straights_web/controller/menus/game_actions.js";
import { BaseShell } from "../../../../straights_web/controller/menus/base_shell.js";
import { Refusal } from "../../../../straights_web/model/game_client.js";
import { tableActions } from "../../../../straights_web/controller/tables/table_actions.js";

let shell, here, there;
const offered = ({ menus }) => menus.flatMap(({ items }) => items.flatMap(({ id, isEnabled }) => (isEnabled ? [id] : [])));

beforeEach(() => {
    page.fullscreenEnabled = true;
    shell = Object.assign(Object.create(BaseShell.prototype), {
        panels: { tracker: {}, log: {}, review: {} },
        canShowRoom: true,
        canReplay: true,
        review: "an address",
        client: { ask: async () => ({}), state: { seal: "a seal", can_undo: true, can_redo: true, viewer: 0, humans: [0], left_seat: 1, table: { turn: 1 } } },
        hints: { canShow: true },
        preferences: { get: () => false },
        replay: {},
        page: { play: {}, player: { isSuspended: false, showsResult: false }, session: { room: {}, seat: 0 }, visit: {} },
    });
    [here, there] = [gameActions(shell), tableActions(shell)];
});

const IN_GAME = ["undo", "redo", "hint", "pause", "deck", "rage-quit", "take-seat"];
const WITH_GAME = ["today", "restart", "save", "share", "seal"];

// Each line: what is so now, and what goes with it.
for (const [what, change, expected, expectedThere] of /** @type {[string, (page: any) => unknown, string[], string[]][]} */ ([
    ["no undo", () => (shell.client.state.can_undo = false), ["undo"], []],
    ["no redo", () => (shell.client.state.can_redo = false), ["redo"], []],
    ["no hint", () => (shell.hints.canShow = false), ["hint"], []],
    ["a computer in the seat", () => (shell.client.state.humans = []), ["rage-quit"], []],
    ["no seat to leave", () => (shell.client.state.viewer = null), ["rage-quit"], []],
    ["the end of a game", () => (shell.client.state.table.turn = null), ["rage-quit"], []],
    ["no seat to take", () => (shell.client.state.left_seat = undefined), ["take-seat"], []],
    ["a result", ({ player }) => (player.showsResult = true), ["deck"], []],
    ["no seal", () => (shell.client.state.seal = null), ["seal"], ["seal"]],
    ["a replay", ({ player }) => (player.isSuspended = true), [...IN_GAME, "review"], []],
    ["no game", () => (shell.client.state = null), [...WITH_GAME, ...IN_GAME, "review", "replay"], ["seal"]],
    ["looking on", ({ session }) => (session.seat = null), [], ["invite", "say"]],
    ["a lobby", ({ session }) => (session.room = null), [], ["share-table", "leave-table", "people"]],
    ["no room", () => (shell.canShowRoom = false), [], ["room"]],
    ["no replay", () => (shell.canReplay = false), [], ["share-game", "replay"]],
    ["no review", () => (shell.review = ""), [], ["review"]],
    ["a phone", () => (page.fullscreenEnabled = false), ["full-screen"], ["full-screen"]],
])) {
    test(`what cannot be done now is not offered: ${what}`, () => {
        const before = [offered(here), offered(there)];
        change(shell.page);
        const now = [offered(here), offered(there)];
        const missing = before.map((ids, at) => ids.filter((id) => !now[at]?.includes(id)));
        assert.deepEqual(missing, [expected, expectedThere]);
    });
}

// The law of the table: no entry without effect, and no effect that nothing has.
test("each action of the table is bound and nothing else", () => {
    for (const { lines, places, run, can, isOn } of [here, there]) {
        const names = lines.map(({ name }) => name);
        assert.deepEqual(Object.keys(run).sort(), [...names].sort());
        assert.deepEqual(Object.keys(can).sort(), [...new Set(lines.flatMap(({ when }) => (when === "" ? [] : [when])))].sort());
        const elsewhere = [...Object.keys(isOn), ...places.bar.flat(), ...places.labelled, ...places.onPhone];
        assert.deepEqual(elsewhere.filter((name) => !names.includes(name)), []);
    }
});

// One that was disabled a moment ago does nothing, on the bar neither.
test("a key does what its action does", () => {
    const done = [];
    for (const { lines, run } of [here, there]) {
        for (const { name } of lines) run[name] = () => done.push(name);
    }
    for (const actions of [here, there]) {
        const keyed = actions.lines.flatMap(({ name, keys }) => keys.map((key) => [key, name]));
        for (const [key] of keyed) actions.doing(key)();
        assert.deepEqual(done.splice(0), keyed.map(([, name]) => name));
    }
    const undo = here.bar()[1][0];
    shell.client.state.can_undo = false;
    here.doing("Ctrl+Z")();
    assert.deepEqual([done, undo.isEnabled, here.doing("X")], [[], false, undefined]);
});

// The computer that takes over plays the first card it may.
for (const [choice, asked] of /** @type {[string, string[]][]} */ ([["Cancel", []], ["Rage-quit", ["do"]]])) {
    test(`nobody leaves in anger by accident: ${choice}`, async () => {
        const types = [];
        shell.client.ask = async ({ type }) => types.push(type);
        here.run["rage-quit"]();
        await settled();
        assert.deepEqual(types, []);
        button(choice).click();
        await settled();
        assert.deepEqual(types, asked);
    });
}

test("whoever asks for the deck, or leaves in anger, is told what it costs", async () => {
    const told = [];
    for (const counts of [true, false]) {
        [shell.client.counts, shell.client.isCounted] = [counts, counts];
        for (const [name, what] of [["deck", "round"], ["rage-quit", "game"]]) {
            here.run[name]();
            await settled();
            told.push(textOf(dialogs.at(-1)).includes(`This ${what} won’t count in the statistics.`));
        }
    }
    assert.deepEqual(told, [true, true, false, false]);
});

// The game has gone on meanwhile; any other error is a fault, and not kept back.
test("a move that is refused is not worth a word", async () => {
    shell.client.ask = async () => Promise.reject(new Refusal("NothingToUndo", ""));
    for (const name of ["undo", "redo", "take-seat"]) await here.run[name]();
    const problem = new TypeError("a fault");
    shell.client.ask = async () => Promise.reject(problem);
    await assert.rejects(here.run["undo"](), problem);
});
