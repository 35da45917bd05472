"""Thoughts that come to their end when nobody wants them any more."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from engine.straights.advice import advisor as advice
from engine.straights.advice.hints import Advice
from engine.straights.observation import Observation
from engine.straights.text.hints import recommendation, why
from straights_gui.controller.panels import hints
from straights_gui.view.text.rendering import shown
from tests.support.playing import play_on
from tests.support.window.player import COMPUTERS, Player, Seating, game
from tests.support.window.waiting_tasks import WaitingTasks


def let_signals_come() -> None:
    """Let what other threads have sent arrive."""
    for _ in range(4):
        QApplication.processEvents()


def asked(seating: Seating, turns: int = 0) -> tuple[Player, WaitingTasks]:
    """A player's turn, after some that were used, with a hint asked for that is not thought out yet."""
    desk = WaitingTasks(is_open=True)
    player = seating(play_on(game(), 8), executor=desk)
    player.until_my_turn()
    for _ in range(turns):
        player.take_turn()
    desk.is_open = False
    player.key(Qt.Key.Key_H)
    assert 1 == len(desk.tasks)
    return player, desk


def test_a_step_that_was_called_off_is_not_made_later(seating: Seating) -> None:
    """A replay is opened before the computer has moved: the computers that wait go on waiting after it."""
    player = seating(game(44, COMPUTERS))
    motion, act = player.program.motion, player.program.window.act
    player.until(lambda: len(player.program.model.session.actions) > 2)
    act.pause.trigger()
    player.until_settled()
    moves = len(player.program.model.session.actions)
    motion.pause_factor = 5.0
    act.step.trigger()
    player.until(motion.is_running)

    act.replay.trigger()
    motion.pause_factor = 0.0
    act.replay.trigger()
    let_signals_come()
    motion.finish()
    let_signals_come()

    assert moves == len(player.program.model.session.actions)
    act.step.trigger()
    player.until(lambda: moves + 1 == len(player.program.model.session.actions))


def take_back(player: Player) -> None:
    player.program.window.act.undo.trigger()
    player.until_my_turn()


def look_back(player: Player) -> None:
    player.program.window.act.replay.trigger()
    player.program.replay.bar.slider.setValue(3)


def lift_another_card(player: Player) -> None:
    player.key(Qt.Key.Key_Home)


@pytest.mark.parametrize("meanwhile", [Player.take_turn, take_back, look_back, lift_another_card])
def test_a_hint_that_comes_too_late_changes_nothing(
    seating: Seating, meanwhile: Callable[[Player], None]
) -> None:
    """It was about another turn, or who has lifted a card meanwhile knows what to play."""
    player, desk = asked(seating, turns=1)
    thought = desk.tasks.pop()
    desk.is_open = True
    meanwhile(player)
    let_signals_come()
    before = player.picture, player.message, player.scene.hand.chosen
    thought()
    let_signals_come()

    assert before == (player.picture, player.message, player.scene.hand.chosen)
    assert (meanwhile is lift_another_card) == (player.scene.hand.chosen is not None)


@pytest.mark.parametrize("is_dropped", [False, True])
def test_the_table_says_that_a_hint_takes_a_while(seating: Seating, *, is_dropped: bool) -> None:
    player, desk = asked(seating)
    before, said = player.message, list[str]()
    player.program.table.advised.connect(said.append)
    player.until(lambda: player.message != before)
    sign = player.message
    if is_dropped:
        player.key(Qt.Key.Key_Home)
    desk.work()
    player.until(lambda: player.message != sign)

    assert "Thinking…" == sign
    assert sign == said[0]
    assert is_dropped == (before == player.message)


def test_a_hint_that_is_asked_for_again_is_explained_and_then_said_again(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "REASON_AFTER", 0)
    player, desk = asked(seating)
    advised: list[Advice] = []
    player.program.strategy_runner.advised.connect(lambda advice, _revision: advised.append(advice))
    desk.work()
    player.until(lambda: player.scene.hand.chosen is not None)
    (advice,) = advised
    said = [player.message]
    for _ in range(3):
        player.key(Qt.Key.Key_H)
        said.append(player.message)

    assert [f"{shown(recommendation(advice))} H: why?", shown(*why(advice))] * 2 == said
    assert said[0] != said[1]


def test_a_hint_that_fails_is_told(seating: Seating, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_observation: Observation, *, is_cancelled: Callable[[], bool]) -> None:
        raise ValueError("no idea")

    player, desk = asked(seating)
    monkeypatch.setattr(advice, "advice_for", broken)
    desk.work()
    player.until(lambda: "no idea" in player.message)
    monkeypatch.undo()

    assert "No hint available: no idea" == player.message
    player.key(Qt.Key.Key_H)
    desk.work()
    player.until(lambda: player.scene.hand.chosen is not None)


@pytest.mark.parametrize("seat", range(4))
def test_the_seat_that_thinks_is_the_one_that_was_asked(seating: Seating, seat: int) -> None:
    """It is seen thinking from 0.3 seconds on, so that a quick one never is."""
    session = next(each for each in (game(seed, COMPUTERS) for seed in range(1, 60)) if each.turn == seat)
    desk = WaitingTasks()
    player = seating(session, executor=desk, start=False)
    told: list[tuple[int, bool]] = []
    computers = player.program.game.computers
    computers.thinking.connect(lambda who, thinks: told.append((who, thinks)))
    assert 300 == computers.thinking_timer.interval()
    computers.thinking_timer.setInterval(0)

    player.program.start()
    player.until(lambda: bool(told))
    thinking = [panel.state is not None and panel.state.is_thinking for panel in player.scene.panels]
    player.program.window.act.pause.trigger()

    assert [each == seat for each in range(4)] == thinking
    assert [(seat, True), (seat, False)] == told
