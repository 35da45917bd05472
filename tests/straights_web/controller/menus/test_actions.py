"""What the menu offers is what can be done now, and does what it says."""

from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node

# Remembers the path of each function that is called: of a menu, a panel or the page itself.
SHELL = """
import { actionGroups, itemOf, shortcutsOf } from "./controller/menus/actions.js";
import { tableActionGroups } from "./controller/tables/table_actions.js";
const called = [];
const note = (path, given) => void called.push([path, ...given]);
const record = (name, values = {}) => new Proxy(values, { get: (known, key) =>
    key in known ? known[key] : (...given) => note(name === "" ? key : `${name}.${key}`, given) });
const panels = {};
for (const name of ["tracker", "log", "race", "review"]) panels[name] = { name, isOpen: false };
const state = { seal: "a seal", can_undo: true, can_redo: true };
const values = {
    panels, hasGame: true, canShowRoom: true, canReplay: true, client: { state }, replay: { isOpen: false },
    page: { player: { isSuspended: false, showsResult: false }, play: { isPaused: false },
        session: { room: {}, seat: 0 }, visit: record("visit") },
};
for (const name of ["gameMenu", "games", "statistics", "settings", "help"]) values[name] = record(name);
values.hints = record("hints", { canShow: true });
values.moveMenu = record("moveMenu", { canLeave: true, canReturn: true });
const shell = record("", values);
const [here, there] = [actionGroups(shell), tableActionGroups(shell)];
values.groups = here;
values.shortcuts = "the shortcuts of the table";
const all = (groups) => groups.flatMap(({ actions }) => actions);
const offered = (groups) =>
    all(groups).filter(({ isEnabled }) => isEnabled?.() ?? true).map(({ id }) => id);
const missing = (groups, change) => {
    const before = offered(groups);
    change();
    const now = new Set(offered(groups));
    return before.filter((id) => !now.has(id));
};
"""
IN_GAME = ["undo", "redo", "hint", "pause", "rage-quit", "take-seat", "deck"]


def test_each_entry_of_the_menu_does_what_it_says() -> None:
    """New games differ by whether the player has a seed in mind."""
    script = """
    answer(all(here).map(({ id, run }) => {
        run();
        const [name, given] = called.pop();
        return [id, name, ...(given === undefined ? [] : [given.name ?? given.length ?? given])];
    }));
    """
    assert evaluate(SHELL + script) == [
        ["new-game", "gameMenu.newGame", False],
        ["new-number", "gameMenu.newGame", True],
        ["restart", "games.restart"],
        ["open", "gameMenu.open"],
        ["save", "gameMenu.save"],
        ["share", "gameMenu.share"],
        ["transcript", "gameMenu.transcript"],
        ["seal", "gameMenu.showDeal"],
        ["undo", "moveMenu.undo"],
        ["redo", "moveMenu.redo"],
        ["hint", "hints.show"],
        ["pause", "pause"],
        ["rage-quit", "moveMenu.rageQuit"],
        ["take-seat", "moveMenu.takeSeat"],
        ["deck", "moveMenu.showDeck"],
        ["replay", "toggleReplay"],
        ["review", "showPanel", "review"],
        ["tracker", "showPanel", "tracker"],
        ["log", "showPanel", "log"],
        ["race", "showPanel", "race"],
        ["statistics", "statistics.show"],
        ["settings", "settings.open"],
        ["rules", "help.showRules"],
        ["shortcuts", "help.showShortcuts", 16],
        ["about", "help.showAbout"],
    ]


def test_each_entry_of_the_menu_at_a_server_does_what_it_says() -> None:
    """Nothing is offered there that would need the game's own engine."""
    script = """
    answer(all(there).map(({ id, run }) => {
        run();
        const [name, ...given] = called.pop();
        return [id, name, ...given.map((value) => value?.name ?? value)];
    }));
    """
    assert evaluate(SHELL + script) == [
        ["say", "say"],
        ["share-table", "share"],
        ["invite", "invite"],
        ["room", "visit.toggleRoom"],
        ["seal", "showKey"],
        ["leave-table", "leave"],
        ["replay", "toggleReplay"],
        ["log", "showPanel", "log"],
        ["race", "showPanel", "race"],
        ["settings", "settings.open"],
        ["rules", "help.showRules"],
        ["shortcuts", "help.showShortcuts", "the shortcuts of the table"],
        ["about", "help.showAbout"],
    ]


def test_what_cannot_be_done_now_is_not_offered() -> None:
    """Each line: what is so now, and what goes with it."""
    script = """
    const { player } = values.page;
    const found = {
        everything: missing(here, () => {}),
        "no undo": missing(here, () => (state.can_undo = false)),
        "no redo": missing(here, () => (state.can_redo = false)),
        "no hint": missing(here, () => (values.hints.canShow = false)),
    };
    Object.assign(state, { can_undo: true, can_redo: true }); values.hints.canShow = true;
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
    answer(found);
    """
    of_a_game = ["restart", "save", "share", "transcript", "seal", *IN_GAME, "replay", "review"]
    assert evaluate(SHELL + script) == {
        "everything": [],
        "no undo": ["undo"],
        "no redo": ["redo"],
        "no hint": ["hint"],
        "no seat to leave": ["rage-quit"],
        "none to take": ["take-seat"],
        "result": ["deck"],
        "no seal": ["seal"],
        "replay": [*IN_GAME, "review"],
        "no game": of_a_game,
    }


def test_what_cannot_be_done_now_at_a_server_is_not_offered() -> None:
    """Who only looks on says nothing and invites nobody; in the lobby there is no table to share."""
    script = """
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
    answer(found);
    """
    assert evaluate(SHELL + script) == {
        "everything": [],
        "looking on": ["say", "invite"],
        "lobby": ["share-table", "leave-table"],
        "no room": ["room"],
        "no replay": ["replay"],
        "no seal": ["seal"],
        "no game": False,
    }


def test_what_is_switched_on_and_off_says_which() -> None:
    """Panels, the replay and the pause."""
    script = """
    const on = (groups) => all(groups).filter(({ isOn }) => isOn?.()).map(({ id }) => id);
    const before = [on(here), on(there)];
    for (const panel of Object.values(panels)) panel.isOpen = true;
    values.replay.isOpen = true;
    values.page.play.isPaused = true;
    answer([before, on(here), on(there)]);
    """
    switched = ["pause", "replay", "review", "tracker", "log", "race"]
    assert [[[], []], switched, ["replay", "log", "race"]] == evaluate(SHELL + script)


def test_no_two_entries_have_a_key_or_a_name_in_common() -> None:
    """Or one of them would never come."""
    script = """
    answer([here, there].map((groups) => {
        const keys = all(groups).flatMap(({ keys }) => keys), ids = all(groups).map(({ id }) => id);
        return [keys.length - new Set(keys).size, ids.length - new Set(ids).size];
    }));
    """
    assert [[0, 0], [0, 0]] == evaluate(SHELL + script)


def test_keys_stand_beside_what_they_do_as_players_write_them() -> None:
    """In the menu the first one, in the list of shortcuts all; texts there end without three dots."""
    script = """
    const undo = itemOf(all(here).find(({ id }) => id === "undo"));
    const named = Object.fromEntries(shortcutsOf(here).map(([keys, text]) => [text, keys]));
    answer([undo.text, undo.keys, named.Undo, named["New game from seed"], "Card tracker" in named]);
    """
    expected = ["Undo", "Ctrl+Z", "Ctrl+Z, U", "Alt+Shift+N", False]
    assert expected == evaluate(SHELL + script)


def test_an_entry_is_offered_as_it_is_when_it_is_drawn() -> None:
    """The toolbar is drawn a moment after it is told what stands there."""
    script = """
    const undo = itemOf(all(here).find(({ id }) => id === "undo"));
    const rules = itemOf(all(here).find(({ id }) => id === "rules"));
    const before = undo.isEnabled;
    state.can_undo = false;
    answer([before, undo.isEnabled, rules.isEnabled, "isOn" in rules]);
    """
    assert [True, False, True, False] == evaluate(SHELL + script)
