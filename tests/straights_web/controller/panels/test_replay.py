"""The replay stands beside the game, never in its way."""

from tests.support.javascript import evaluate, needs_node
from tests.support.page_stubs import PAGE

pytestmark = needs_node

REPLAY = """
const { Replay } = await import("./controller/panels/replay.js");
const replay = new Replay(client, table, player, { childElementCount: 0 });
const focused = [];
const open = () => {
    replay.bar = { root: { remove() {}, contains: () => true }, showPlaying() {}, show() {} };
    replay.opener = { focus: () => focused.push("opener") };
    player.suspend();
};
client.tell(tableMessage(1)); await settled();
open();
"""


def test_another_game_closes_the_replay() -> None:
    """The game that was begun is shown and played."""
    script = """
    client.tell(tableMessage(2)); await settled();
    answer([replay.isOpen, player.isSuspended, player.shown.seq, table.observation.name]);
    """
    assert [False, False, 2, "t2"] == evaluate(PAGE + REPLAY + script)


def test_a_moment_that_comes_late_is_not_drawn() -> None:
    """The replay was closed, and opened again, meanwhile."""
    script = """
    let arrive;
    client.ask = () => new Promise((resolve) => (arrive = resolve));
    const asked = replay.goTo(3);
    replay.close(); await settled();
    open();
    arrive({ observation: observation("late"), event: null, at: 3, count: 9 });
    await asked;
    answer(table.drawn.includes("late"));
    """
    assert evaluate(PAGE + REPLAY + script) is False


def test_the_focus_goes_back_to_what_opened_the_replay() -> None:
    """Nobody has to look for it."""
    assert ["opener"] == evaluate(PAGE + REPLAY + "replay.close(); answer(focused);")


def test_at_a_result_the_replay_ends_with_the_finished_round() -> None:
    """The table has dealt the next round already, but nobody has seen it: it stays closed, and counts."""
    script = """
    globalThis.HTMLElement = class {};
    replay.close(); await settled();
    client.tell(eventsMessage(2, [PLAYED, ENDED, STARTED])); await settled();
    motion.finish(); await settled();
    const shown = [], asked = [];
    client.ask = async ({ at, open }) => {
        asked.push([at, open]);
        return { observation: observation("moment"), event: null, at, count: 60, rounds: [0, 52], hands: [] };
    };
    replay.region.append = () => {};
    replay.makeBar = () => ({
        root: { remove() {}, contains: () => false }, slider: { focus() {} },
        showPlaying() {}, show: ({ at, count }) => shown.push([at, count]),
    });
    const isResult = player.showsResult;
    await replay.open();
    answer([isResult, asked, shown]);
    """
    assert [True, [[0, False], [51, True]], [[51, 51]]] == evaluate(PAGE + REPLAY + script)


def test_from_a_moment_at_a_result_the_replay_ends_with_the_finished_round() -> None:
    """The replay takes the table before the result is drawn again."""
    script = """
    globalThis.HTMLElement = class {};
    replay.close(); await settled();
    client.tell(eventsMessage(2, [PLAYED, ENDED, STARTED])); await settled();
    motion.finish(); await settled();
    const asked = [];
    client.ask = async ({ at, open }) => {
        asked.push([at, open]);
        return { observation: observation("moment"), event: null, at, count: 60, rounds: [0, 52], hands: [] };
    };
    replay.region.append = () => {};
    replay.makeBar = () => ({
        root: { remove() {}, contains: () => false }, slider: { focus() {} }, showPlaying() {}, show() {},
    });
    player.suspend();
    player.unsuspend();
    await replay.open();
    answer(asked);
    """
    assert [[0, False], [51, True]] == evaluate(PAGE + REPLAY + script)


def test_the_key_pressed_twice_at_a_result_opens_one_replay() -> None:
    """The first press waits for the end of the round; no second bar stays when the replay is closed."""
    script = """
    globalThis.HTMLElement = class {};
    replay.close(); await settled();
    client.tell(eventsMessage(2, [PLAYED, ENDED, STARTED])); await settled();
    motion.finish(); await settled();
    client.ask = async ({ at }) =>
        ({ observation: observation("moment"), event: null, at, count: 60, rounds: [0, 52], hands: [] });
    const shown = new Set();
    replay.region.append = (bar) => shown.add(bar);
    replay.makeBar = () => {
        const bar = { remove: () => shown.delete(bar), contains: () => false };
        return { root: bar, slider: { focus() {} }, showPlaying() {}, show() {} };
    };
    await Promise.all([replay.open(), replay.open()]);
    const opened = shown.size;
    replay.close(); await settled();
    const closed = shown.size;
    await replay.open();
    answer([opened, closed, shown.size]);
    """
    assert [1, 0, 1] == evaluate(PAGE + REPLAY + script)


def test_while_a_round_runs_its_hands_stay_hidden() -> None:
    """Nobody is asked whether the round is to count: it does."""
    script = """
    globalThis.HTMLElement = class {};
    replay.close(); await settled();
    const asked = [];
    client.ask = async ({ at, open }) => {
        asked.push([at, open]);
        return { observation: observation("moment"), event: null, at: 3, count: 3, rounds: [0], hands: null };
    };
    replay.region.append = () => {};
    replay.makeBar = () => ({
        root: { remove() {}, contains: () => false }, slider: { focus() {} }, showPlaying() {}, show() {},
    });
    await replay.open();
    answer(asked);
    """
    assert [[None, False]] == evaluate(PAGE + REPLAY + script)
