"""Computers that choose, thoughts that nobody wants any more, and what is played for a person."""

from collections.abc import Callable
from unittest.mock import Mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from engine.straights.advice import advisor as advice
from engine.straights.advice.hints import Advice
from engine.straights.commands import Discard, Play
from engine.straights.observation import Observation
from engine.straights.session import Session
from engine.straights.text.hints import recommendation, why
from straights_gui.controller.panels import hints
from straights_gui.controller.play.computer_turns import Autopilot
from straights_gui.model.game_model import GameModel
from straights_gui.view.text.rendering import shown
from tests.support.playing import play_on
from tests.support.window.player import ALONE, COMPUTERS, Player, Seating, at_turn, game
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
    assert advice.hint.choice.card == player.scene.hand.chosen
    said = [player.message]
    for _ in range(3):
        player.key(Qt.Key.Key_H)
        said.append(player.message)

    assert [f"{shown(recommendation(advice))} H: why?", shown(*why(advice))] * 2 == said
    assert said[0] != said[1]
    player.key(Qt.Key.Key_Return)
    player.until_settled()
    assert advice.hint.choice in player.program.model.session.actions


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


def is_on(player: Player) -> bool:
    return player.program.window.act.demo.isChecked() or player.program.game.autopilot.plays_all


def demonstrated(seating: Seating) -> Player:
    """A window in which the demo plays, so slowly that nothing happens by itself."""
    player = at_turn(seating)
    player.take_turn()
    player.program.motion.factor = player.program.motion.pause_factor = 5.0
    player.key(Qt.Key.Key_D)
    assert is_on(player)
    return player


def test_the_demo_shows_itself_as_long_as_it_lasts(seating: Seating) -> None:
    """The round in which it plays a card is practice, and no other."""
    player = demonstrated(seating)
    marked: list[int] = []
    player.program.model.practice_marked.connect(lambda number, _for_good: marked.append(number))
    assert player.message.startswith("Demo")
    assert "D" in player.message.split(" ")

    player.finish_motion()
    player.until(lambda: len(player.observation.results) == 1)
    assert {1} == set(marked)
    player.go_on()
    player.until(lambda: player.program.game.is_settled)
    player.key(Qt.Key.Key_D)
    player.until_settled()

    assert not is_on(player)
    assert "Demo" not in player.message


DOINGS: dict[str, Callable[[Player], object]] = {
    "choosing a card": lambda player: player.click(player.observation.hand[0]),
    "playing a card": lambda player: player.play_by_dragging(),
    "Escape": lambda player: player.key(Qt.Key.Key_Escape),
    "undo": lambda player: player.program.window.act.undo.trigger(),
    "a hint": lambda player: player.program.window.act.hint.trigger(),
    "rage-quit": lambda player: player.program.game.rage_quit(0),
    "another game": lambda player: player.program.game_menu.begin(game(6)),
    "the same deal": lambda player: player.program.window.act.restart.trigger(),
    "a second human": lambda player: player.program.game.exchange(1, ""),
}


@pytest.mark.parametrize("doing", DOINGS)
def test_whatever_the_player_does_ends_the_demo(seating: Seating, doing: str) -> None:
    player = demonstrated(seating)
    DOINGS[doing](player)
    player.finish_motion()
    player.until_settled()

    assert not is_on(player)
    assert "Demo" not in player.message


def test_the_demo_is_over_with_the_game(seating: Seating) -> None:
    player = at_turn(seating, play_on(game(44, ALONE), 200))
    player.key(Qt.Key.Key_D)

    def is_over() -> bool:
        return player.observation.turn is None and player.program.game.is_settled

    player.until(is_over)
    assert not is_on(player)
    player.go_on()
    player.until_my_turn()
    player.qtbot.wait(200)

    actions = player.program.model.session.actions
    assert not [action for action in actions if isinstance(action, Play | Discard) and action.seat == 0]


class Pilot:
    """An autopilot without a window; its pauses end when the test says so."""

    def __init__(self, session: Session) -> None:
        self.model = GameModel(session, lambda _session: None)
        self.events, self.pauses = Mock(is_idle=True), list[Callable[[], None]]()
        motion = Mock(pause=lambda _length, then: self.pauses.append(then))
        self.autopilot = Autopilot(self.model, self.events, motion)
        self.autopilot.plays_forced = True

    @property
    def moves(self) -> int:
        return len(self.model.session.actions)

    def end_pause(self) -> int:
        """End the only pause; how many moves follow."""
        moves = self.moves
        (then,) = self.pauses
        self.pauses.clear()
        then()
        return self.moves - moves


def forced_turn() -> Session:
    session = game()
    return play_on(session, until=lambda: session.turn == 0 and session.observe(0).forced is not None)


def test_a_forced_move_is_played_once_and_only_while_it_is_wanted(qapp: object) -> None:
    """Not where that was switched off in its pause, the table moves, or another game has come."""
    pilot = Pilot(forced_turn())
    changes: dict[str, Callable[[], object]] = {
        "nothing is wanted any more": lambda: setattr(pilot.autopilot, "plays_forced", False),
        "a card flies": lambda: setattr(pilot.events, "is_idle", False),
        "another game": lambda: pilot.model.replace(forced_turn()),
        "an undo": pilot.autopilot.leave_to_player,
    }
    for what, change in changes.items():
        pilot.autopilot.act()
        change()
        assert 0 == pilot.end_pause(), what
        pilot.autopilot.plays_forced = pilot.events.is_idle = True
    pilot.autopilot.act()
    assert [] == pilot.pauses  # the undone move is the player's

    pilot.model.replace(forced_turn())
    pilot.autopilot.act()
    pilot.autopilot.act()
    marked: list[object] = []
    pilot.model.practice_marked.connect(lambda *mark: marked.append(mark))
    assert 1 == pilot.end_pause()
    assert [] == marked
