// What the menu offers is what can be done now, and does what it says.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { actionGroups, itemOf, shortcutsOf } from "../../../../straights_web/controller/menus/actions.js";
import { tableActionGroups } from "../../../../straights_web/controller/tables/table_actions.js";

let called, panels, state, values, shell, here, there;
const note = (path, given) => void called.push([path, ...given]);
const record = (name, values = {}) =>
    new Proxy(values, {
        get: (known, key) =>
            key in known ? known[key] : (...given) => note(name === "" ? key : `${name}.${String(key)}`, given),
    });
const all = (groups) => groups.flatMap(({ actions }) => actions);
const offered = (groups) =>
    all(groups)
        .filter(({ isEnabled }) => isEnabled?.() ?? true)
        .map(({ id }) => id);
const missing = (groups, change) => {
    const before = offered(groups);
    change();
    const now = new Set(offered(groups));
    return before.filter((id) => !now.has(id));
};

beforeEach(() => {
    called = [];
    panels = {};
    for (const name of ["tracker", "log", "review"]) panels[name] = { name, isOpen: false };
    state = { seal: "a seal", can_undo: true, can_redo: true };
    values = {
        panels,
        hasGame: true,
        canShowRoom: true,
        canReplay: true,
        canFillScreen: true,
        fillsScreen: false,
        isMuted: false,
        client: { state },
        replay: { isOpen: false },
        page: {
            player: { isSuspended: false, showsResult: false },
            play: { isPaused: false },
            session: { room: {}, seat: 0 },
            visit: record("visit"),
        },
    };
    for (const name of ["gameMenu", "games", "statistics", "settings", "help"]) values[name] = record(name);
    values.hints = record("hints", { canShow: true });
    values.moveMenu = record("moveMenu", { canLeave: true, canReturn: true });
    shell = record("", values);
    [here, there] = [actionGroups(shell), tableActionGroups(shell)];
    values.groups = here;
    values.shortcuts = "the shortcuts of the table";
});

const IN_GAME = ["undo", "redo", "hint", "pause", "deck", "rage-quit", "take-seat"];

// New games differ by whether the player has a seed in mind.
test("each entry of the menu does what it says", () => {
    assert.deepEqual(
        all(here).map(({ id, run }) => {
            run();
            const [name, given] = called.pop();
            return [id, name, ...(given === undefined ? [] : [given.name ?? given.length ?? given])];
        }),
        [
            ["today", "showToday"],
            ["new-game", "gameMenu.newGame"],
            ["new-number", "gameMenu.newGame", { isNumbered: true }],
            ["restart", "games.restart"],
            ["others", "gameMenu.playWithOthers"],
            ["open", "gameMenu.open"],
            ["save", "gameMenu.save"],
            ["save-everything", "gameMenu.saveEverything"],
            ["share", "gameMenu.share"],
            ["seal", "gameMenu.showDeal"],
            ["statistics", "statistics.show"],
            ["undo", "moveMenu.undo"],
            ["redo", "moveMenu.redo"],
            ["hint", "hints.show"],
            ["pause", "pause"],
            ["deck", "moveMenu.showDeck"],
            ["rage-quit", "moveMenu.rageQuit"],
            ["take-seat", "moveMenu.takeSeat"],
            ["review", "showPanel", "review"],
            ["replay", "toggleReplay"],
            ["tracker", "showPanel", "tracker"],
            ["log", "showPanel", "log"],
            ["full-screen", "toggleFullScreen"],
            ["mute", "mute"],
            ["settings", "settings.open"],
            ["rules", "help.showRules"],
            ["tour", "help.showTour"],
            ["shortcuts", "help.showShortcuts", 19],
            ["about", "help.showAbout"],
        ],
    );
});

// Nothing is offered there that would need the game's own engine.
test("each entry of the menu at a server does what it says", () => {
    assert.deepEqual(
        all(there).map(({ id, run }) => {
            run();
            const [name, ...given] = called.pop();
            return [id, name, ...given.map((value) => value?.name ?? value)];
        }),
        [
            ["say", "say"],
            ["people", "people"],
            ["share-table", "share"],
            ["share-game", "shareGame"],
            ["invite", "invite"],
            ["room", "visit.toggleRoom"],
            ["seal", "showKey"],
            ["leave-table", "leave"],
            ["replay", "toggleReplay"],
            ["review", "openReview"],
            ["log", "showPanel", "log"],
            ["mute", "mute"],
            ["settings", "settings.open"],
            ["rules", "help.showRules"],
            ["shortcuts", "help.showShortcuts", "the shortcuts of the table"],
            ["about", "help.showAbout"],
        ],
    );
});

// Each line: what is so now, and what goes with it.
test("what cannot be done now is not offered", () => {
    const { player } = values.page;
    const found = {
        everything: missing(here, () => {}),
        "no undo": missing(here, () => (state.can_undo = false)),
        "no redo": missing(here, () => (state.can_redo = false)),
        "no hint": missing(here, () => (values.hints.canShow = false)),
    };
    Object.assign(state, { can_undo: true, can_redo: true });
    values.hints.canShow = true;
    Object.assign(found, {
        "no seat to leave": missing(here, () => (values.moveMenu.canLeave = false)),
        "none to take": missing(here, () => (values.moveMenu.canReturn = false)),
    });
    Object.assign(values.moveMenu, { canLeave: true, canReturn: true });
    found.result = missing(here, () => (player.showsResult = true));
    player.showsResult = false;
    found["no seal"] = missing(here, () => (state.seal = null));
    state.seal = "a seal";
    found.replay = missing(here, () => (player.isSuspended = true));
    player.isSuspended = false;
    found["no game"] = missing(here, () => (values.hasGame = false));
    assert.deepEqual(found, {
        everything: [],
        "no undo": ["undo"],
        "no redo": ["redo"],
        "no hint": ["hint"],
        "no seat to leave": ["rage-quit"],
        "none to take": ["take-seat"],
        result: ["deck"],
        "no seal": ["seal"],
        replay: [...IN_GAME, "review"],
        "no game": ["today", "restart", "save", "share", "seal", ...IN_GAME, "review", "replay"],
    });
});

// Who only looks on says nothing and invites nobody; in the lobby there is no table to share.
test("what cannot be done now at a server is not offered", () => {
    const { session } = values.page;
    const found = {
        everything: missing(there, () => {}),
        "looking on": missing(there, () => (session.seat = null)),
        lobby: missing(there, () => (session.room = null)),
        "no room": missing(there, () => (values.canShowRoom = false)),
        "no replay": missing(there, () => (values.canReplay = false)),
        "no seal": missing(there, () => (state.seal = null)),
    };
    values.client.state = null;
    found["no game"] = offered(there).includes("seal");
    assert.deepEqual(found, {
        everything: [],
        "looking on": ["say", "invite"],
        lobby: ["people", "share-table", "leave-table"],
        "no room": ["room"],
        "no replay": ["share-game", "replay"],
        "no seal": ["seal"],
        "no game": false,
    });
});

// Panels, the replay and the pause.
test("what is switched on and off says which", () => {
    const on = (groups) =>
        all(groups)
            .filter(({ isOn }) => isOn?.())
            .map(({ id }) => id);
    const before = [on(here), on(there)];
    for (const panel of Object.values(panels)) panel.isOpen = true;
    values.replay.isOpen = true;
    values.page.play.isPaused = true;
    assert.deepEqual(
        [before, on(here), on(there)],
        [[[], []], ["pause", "review", "replay", "tracker", "log"], ["replay", "log"]],
    );
});

// Or one of them would never come.
test("no two entries have a key or a name in common", () => {
    assert.deepEqual(
        [here, there].map((groups) => {
            const keys = all(groups).flatMap(({ keys }) => keys),
                ids = all(groups).map(({ id }) => id);
            return [keys.length - new Set(keys).size, ids.length - new Set(ids).size];
        }),
        [[0, 0], [0, 0]],
    );
});

// In the menu the first one, in the list of shortcuts all; texts there end without three dots.
test("keys stand beside what they do as players write them", () => {
    const undo = itemOf(all(here).find(({ id }) => id === "undo"));
    const named = Object.fromEntries(shortcutsOf(here).map(([keys, text]) => [text, keys]));
    assert.deepEqual(
        [undo.text, undo.keys, named.Undo, named["New game by number"], "Card tracker" in named],
        ["Undo", "Ctrl+Z", "Ctrl+Z, U", "Alt+Shift+N", false],
    );
});

// The toolbar is drawn a moment after it is told what stands there.
test("an entry is offered as it is when it is drawn", () => {
    const undo = itemOf(all(here).find(({ id }) => id === "undo"));
    const rules = itemOf(all(here).find(({ id }) => id === "rules"));
    const before = undo.isEnabled;
    state.can_undo = false;
    assert.deepEqual([before, undo.isEnabled, rules.isEnabled, "isOn" in rules], [true, false, true, false]);
});
