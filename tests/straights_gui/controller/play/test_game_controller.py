"""The game as it runs: what is shown when somebody else comes to the screen."""

from collections.abc import Callable, Iterable

import pytest
from PySide6.QtWidgets import QApplication

from engine.games.changes import Step as Shown
from engine.straights.commands import Play
from engine.straights.player import Computer
from engine.straights.setup import FIRST_LEGAL
from straights_gui.controller.play.event_player import Playable
from straights_gui.view.style.motion import WATCHED_RESULT
from tests.support.playing import play_on
from tests.support.window.player import COMPUTERS, TWO_PEOPLE, Seating, game
from tests.support.window.waiting_tasks import WaitingTasks


def test_what_was_missed_is_shown_once_after_a_handover(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who looks at a replay and comes back to the game does not see it again."""
    player = seating(game(5, TWO_PEOPLE))
    shown: list[Playable] = []
    play = player.program.event_player.play

    def note(steps: Iterable[Playable]) -> None:
        queued = tuple(steps)
        shown.extend(queued)
        play(queued)

    monkeypatch.setattr(player.program.event_player, "play", note)
    player.look()
    player.program.window.act.replay.trigger()
    assert player.program.replay.is_open
    player.program.replay.close()
    player.until_settled()

    assert 1 == sum(isinstance(each, Shown) for each in shown)


def test_nobody_is_asked_for_a_move_before_the_game_is_shown(seating: Seating) -> None:
    thoughts = WaitingTasks()
    player = seating(game(5, COMPUTERS), start=False, executor=thoughts)
    player.program.game.refresh()
    QApplication.processEvents()
    assert [] == thoughts.tasks

    player.program.start()
    player.until(lambda: bool(thoughts.tasks))
    player.program.game.pause(True)


def test_space_skips_only_what_goes_on_by_itself(seating: Seating) -> None:
    """A computer that thinks; not one that waits, nor a replay or the handover to somebody."""
    thoughts = WaitingTasks()
    player = seating(game(5, COMPUTERS), executor=thoughts)
    controller, act = player.program.game, player.program.window.act
    player.until(lambda: bool(thoughts.tasks))
    seen = {"a computer thinks": controller.may_skip()}
    act.replay.trigger()
    seen["a replay"] = controller.may_skip()
    act.replay.trigger()
    player.until_settled()
    seen["after the replay"] = controller.may_skip()
    act.pause.trigger()
    seen["paused"] = controller.may_skip()

    other = seating(game(5, TWO_PEOPLE))
    other.until(other.must_hand_over)
    seen["a handover"] = other.program.game.may_skip()
    other.look()
    seen["an own turn"] = other.program.game.may_skip()

    assert ["a computer thinks", "after the replay"] == [what for what, may in seen.items() if may]


def test_computers_among_themselves_look_at_a_result_for_a_while(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four seconds; where they are paused it stays, and then as long again; a step goes on at once."""
    player = seating(play_on(game(5, COMPUTERS), 51), start=False)
    program, waiting = player.program, list[tuple[int, Callable[[], None]]]()
    act = program.window.act
    monkeypatch.setattr(program.motion, "pause", lambda *pause: waiting.append(pause))
    program.start()
    player.until(lambda: bool(waiting))
    waiting.pop()[1]()
    player.until(lambda: program.game.shows_result)
    act.pause.setChecked(True)
    act.pause.setChecked(False)
    assert {WATCHED_RESULT} == {length for length, _then in waiting}
    waiting.pop(0)[1]()  # the end of the four seconds from before the pause
    assert (True, False) == (program.game.shows_result, program.game.may_skip())
    act.pause.setChecked(True)
    for _length, then in tuple(waiting):
        then()
    assert program.game.shows_result
    act.step.trigger()
    assert not program.game.shows_result


def test_a_computer_that_breaks_the_rules_is_replaced_and_told_by_name(
    seating: Seating, capsys: pytest.CaptureFixture[str]
) -> None:
    thoughts, blockers = WaitingTasks(), (Computer("blocker"),) * 4
    player = seating(play_on(game(5, blockers), 9), executor=thoughts)
    program = player.program
    player.until(lambda: bool(thoughts.tasks))
    thoughts.tasks.clear()
    seat = program.model.turn
    assert seat is not None
    told: list[tuple[int, str]] = []
    program.game.computers.replaced.connect(lambda *replaced: told.append(replaced))
    seen = program.model.session.observe(seat)
    wrong = next(card for card in seen.hand if card not in seen.legal_plays)
    program.strategy_runner.answered.emit(Play(seat, wrong), program.model.revision)

    assert f"Player{seat + 1} tried an illegal move. A simpler computer takes over." == player.message
    ((who, reason),) = told
    assert seat == who
    assert f"straights-gui: the strategy of seat {seat + 1}: {reason}\n" == capsys.readouterr().err
    session = program.model.session
    assert [seat] == [each for each in range(4) if session.player_of(each) == Computer(FIRST_LEGAL)]
    assert (seat, seen.hand) == (session.turn, session.observe(seat).hand)
    log = program.window_log.path.read_text(encoding="utf-8")
    assert f"The strategy of seat {seat + 1} was refused: {reason}" in log
    player.until(lambda: bool(thoughts.tasks))
    program.game.pause(True)
