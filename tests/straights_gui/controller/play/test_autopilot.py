"""The demo: asked for, seen as long as it lasts, and over with the game or as soon as the player acts."""

from collections.abc import Callable
from unittest.mock import Mock

import pytest
from PySide6.QtCore import Qt

from engine.straights.commands import Discard, Play
from engine.straights.session import Session
from straights_gui.controller.play.computer_turns import Autopilot
from straights_gui.model.game_model import GameModel
from tests.support.playing import play_on
from tests.support.window.player import ALONE, Player, Seating, at_turn, game


def is_on(player: Player) -> bool:
    return player.program.window.act.demo.isChecked() or player.program.game.autopilot.plays_all


def demonstrated(seating: Seating) -> Player:
    """A window in which the demo plays, so slowly that nothing happens by itself."""
    player = at_turn(seating)
    player.take_turn()
    player.program.motion.set_speed(5.0)
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
    "a second human": lambda player: player.program.game.take_seat(1),
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
