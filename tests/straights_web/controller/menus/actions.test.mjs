// What the menu offers is what can be done now; that each entry does something is seen in a browser.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { page } from "../../../support/web/dom.mjs";
import { gameActions } from "../../../../straights_web/controller/menus/game_actions.js";
import { BaseShell } from "../../../../straights_web/controller/menus/base_shell.js";
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
        client: { state: { seal: "a seal", can_undo: true, can_redo: true } },
        hints: { canShow: true },
        moveMenu: { canLeave: true, canReturn: true },
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
    ["no seat to leave", () => (shell.moveMenu.canLeave = false), ["rage-quit"], []],
    ["no seat to take", () => (shell.moveMenu.canReturn = false), ["take-seat"], []],
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
