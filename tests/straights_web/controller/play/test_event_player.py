"""The table shows each message once, whatever else is shown in between."""

from tests.support.javascript import evaluate, needs_node
from tests.support.page_stubs import PAGE

pytestmark = needs_node


def test_another_game_ends_what_was_shown_instead() -> None:
    """The new game is drawn, and whoever showed something else hears of it first."""
    script = """
    client.tell(tableMessage(1)); await settled();
    player.suspend();
    player.addEventListener("replaced", () => told.push("replaced"));
    told.length = 0;
    client.tell(tableMessage(2)); await settled();
    answer([player.shown.seq, player.isSuspended, player.isIdle, told]);
    """
    assert [2, False, True, ["replaced", "idle"]] == evaluate(PAGE + script)


def test_a_move_that_was_interrupted_is_shown_afterwards() -> None:
    """It is told once, and the table ends at the latest message."""
    script = """
    client.tell(tableMessage(1)); await settled();
    told.length = 0;
    client.tell(eventsMessage(2, [PLAYED]));
    player.suspend(); await settled();
    table.draw(observation("replay"));
    player.unsuspend(); await settled();
    answer([player.shown.seq, table.observation.name, told]);
    """
    assert [2, "e2", ["card_played", "idle"]] == evaluate(PAGE + script)


def test_what_comes_meanwhile_is_told_afterwards() -> None:
    """The log and the announcements miss nothing."""
    script = """
    client.tell(tableMessage(1)); await settled();
    told.length = 0;
    player.suspend();
    client.tell(eventsMessage(2, [PLAYED])); await settled();
    const meanwhile = [...told];
    player.unsuspend(); await settled();
    answer([meanwhile, told, player.shown.seq]);
    """
    assert [[], ["card_played", "idle"], 2] == evaluate(PAGE + script)


def test_a_result_that_was_left_is_shown_again() -> None:
    """It waits until it has been seen; then the next round begins."""
    script = """
    client.tell(tableMessage(1)); await settled();
    client.tell(eventsMessage(2, [ENDED, STARTED])); await settled();
    told.length = 0;
    player.suspend();
    table.draw(observation("replay"));
    player.unsuspend(); await settled();
    const again = [table.result.isShown, table.result.shown.at(-1).results.length, player.showsResult];
    player.resume(); await settled();
    answer([again, player.shown.seq, told]);
    """
    expected = [[True, 1, True], 2, ["result", "round_started", "idle"]]
    assert expected == evaluate(PAGE + script)


def test_a_round_that_ended_while_left_is_held() -> None:
    """Its result is not passed over."""
    script = """
    client.tell(tableMessage(1)); await settled();
    player.suspend();
    client.tell(eventsMessage(2, [ENDED, STARTED])); await settled();
    player.unsuspend(); await settled();
    answer([player.showsResult, table.result.isShown, player.shown.seq]);
    """
    assert [True, True, 1] == evaluate(PAGE + script)
