"""Each seat acts in its turn, and the players can follow."""

import pytest

from tests.support.javascript import evaluate, needs_node
from tests.support.page_stubs import PAGE

pytestmark = needs_node

PLAY = """
const cards = { cancel() {}, playQueued() {} };
const announcements = { add() {}, flush() {} };
const play = new PlayController(client, table, player, motion, cards, announcements);
const waits = [];
motion.pause = (length) => new Promise((resolve) => waits.push({ length, resolve }));
const end = async (wait) => { wait.resolve(); await settled(); };
"""
WATCHED = """
client.tell(tableMessage(1, { humans: [] })); await settled();
client.tell(eventsMessage(2, [ENDED, STARTED], { humans: [] })); await settled();
"""


@pytest.mark.parametrize("humans", [[1], [1, 3]])
def test_a_hidden_hand_is_shown_to_who_asks_for_it(humans: list[int]) -> None:
    """It does not matter how many people there are: who has left may still sit at the screen."""
    script = f"""
    client.tell(tableMessage(1, {{ viewer: null, humans: {humans}, turn: 1 }})); await settled();
    table.handover.dispatchEvent(new Event("accepted"));
    answer([table.handover.shown, client.asked, client.sent]);
    """
    assert [["B"], [{"type": "show_hand", "seat": 1}], []] == evaluate(PAGE + PLAY + script)


def test_a_computers_turn_is_the_tables_to_go_on_while_a_hand_is_hidden() -> None:
    """The table shows the hand of who has just taken a seat before the computer moves."""
    script = """
    client.tell(tableMessage(1, { viewer: null, humans: [2], turn: 1 })); await settled();
    await end(waits[0]);
    answer([table.handover.shown, client.sent]);
    """
    assert [[], [1]] == evaluate(PAGE + PLAY + script)


def test_forced_moves_are_as_slow_as_others_where_computers_pause() -> None:
    """Else their time would tell that a computer had no choice; where nothing takes time, none is seen."""
    script = """
    client.tell(tableMessage(1, { turn: 1 })); await settled();
    await end(waits[0]);
    motion.pauseFactor = 0;
    client.tell(tableMessage(2, { turn: 1 })); await settled();
    await end(waits[1]);
    answer([client.sent, client.paced]);
    """
    assert [[1, 2], [True, False]] == evaluate(PAGE + PLAY + script)


def test_a_result_that_nobody_waits_for_goes_away() -> None:
    """After a time in which it can be read."""
    script = """
    const { length } = waits.at(-1);
    await end(waits.at(-1));
    answer([length, player.shown.seq]);
    """
    assert [4000, 2] == evaluate(PAGE + PLAY + WATCHED + script)


def test_a_result_that_was_paused_goes_on() -> None:
    """Its time begins again when the computers may move again."""
    script = """
    play.pause(true);
    await end(waits.at(-1));
    const paused = player.showsResult;
    play.pause(false);
    await end(waits.at(-1));
    answer([paused, player.showsResult, player.shown.seq]);
    """
    assert [True, False, 2] == evaluate(PAGE + PLAY + WATCHED + script)


def test_the_time_of_one_result_does_not_close_another() -> None:
    """The player has gone on before it was over."""
    script = """
    const first = waits.at(-1);
    player.resume(); await settled();
    client.tell(eventsMessage(3, [ENDED, STARTED], { humans: [] })); await settled();
    await end(first);
    answer(player.showsResult);
    """
    assert evaluate(PAGE + PLAY + WATCHED + script) is True


@pytest.mark.parametrize("n, expected", [("7", [[], [2]]), ("undefined", [[2], [2]])])
def test_the_player_sees_the_own_move_before_a_computer_makes_the_next(
    n: str, expected: list[list[int]]
) -> None:
    """An answer to the player is painted first; who has moved besides is not waited for."""
    script = f"""
    let paint = () => {{}};
    motion.painted = () => new Promise((resolve) => (paint = resolve));
    client.tell(tableMessage(1, {{ turn: 0 }})); await settled();
    client.tell({{ ...eventsMessage(2, [PLAYED], {{ turn: 1 }}), n: {n} }}); await settled();
    await end(waits.at(-1));
    const before = [...client.sent];
    paint(); await settled();
    answer([before, client.sent]);
    """
    assert expected == evaluate(PAGE + PLAY + script)
