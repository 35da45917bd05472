// What the menu offers is what can be done now; that each entry does something is seen in a browser.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { actionGroups } from "../../../../straights_web/controller/menus/actions.js";
import { tableActionGroups } from "../../../../straights_web/controller/tables/table_actions.js";

let shell, here, there;
const all = (groups) => groups.flatMap(({ actions }) => actions);
const offered = (groups) => all(groups).flatMap(({ id, isEnabled }) => (isEnabled?.() ?? true ? [id] : []));

beforeEach(() => {
    shell = {
        panels: { tracker: {}, log: {}, review: {} },
        hasGame: true,
        canShowRoom: true,
        canReplay: true,
        canFillScreen: true,
        client: { state: { seal: "a seal", can_undo: true, can_redo: true } },
        hints: { canShow: true },
        moveMenu: { canLeave: true, canReturn: true },
        page: { player: { isSuspended: false, showsResult: false }, session: { room: {}, seat: 0 }, visit: {} },
    };
    [here, there] = [actionGroups(shell), tableActionGroups(shell)];
});

const IN_GAME = ["undo", "redo", "hint", "pause", "deck", "rage-quit", "take-seat"];

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
    ["no game", () => (shell.hasGame = false), ["today", "restart", "save", "share", "seal", ...IN_GAME, "review", "replay"], []],
    ["looking on", ({ session }) => (session.seat = null), [], ["say", "invite"]],
    ["a lobby", ({ session }) => (session.room = null), [], ["people", "share-table", "leave-table"]],
    ["no room", () => (shell.canShowRoom = false), [], ["room"]],
    ["no replay", () => (shell.canReplay = false), [], ["share-game", "replay"]],
])) {
    test(`what cannot be done now is not offered: ${what}`, () => {
        const before = [offered(here), offered(there)];
        change(shell.page);
        const now = [offered(here), offered(there)];
        const missing = before.map((ids, at) => ids.filter((id) => !now[at]?.includes(id)));
        assert.deepEqual(missing, [expected, expectedThere]);
    });
}

// Or one of them would never come.
test("no two entries have a key or a name in common", () => {
    for (const groups of [here, there]) {
        for (const each of [all(groups).flatMap(({ keys }) => keys), all(groups).map(({ id }) => id)]) {
            assert.equal(each.length, new Set(each).size);
        }
    }
});
