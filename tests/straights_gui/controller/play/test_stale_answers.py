"""Answers to questions that nobody asks any more: none is played, and none ends the wait for another."""

from collections.abc import Callable, Iterator
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QCoreApplication

from straights_gui.controller.play.computer_turns import ComputerTurns
from straights_gui.model.game_model import GameModel
from straights_gui.model.strategy_runner import StrategyRunner
from tests.support.playing import play_on
from tests.support.window.player import COMPUTERS, game

MOVES = 8


class Table:
    """The computers' turns without a window; thoughts and pauses end when the test says so."""

    def __init__(self) -> None:
        self.model = GameModel(play_on(game(44, COMPUTERS), MOVES), lambda _session: None)
        self.thoughts: list[Callable[[], None]] = []
        self.pauses: list[Callable[[], None]] = []
        self.shown: list[bool] = []
        executor, motion = Mock(run=self.thoughts.append), Mock()
        motion.pause = lambda _length, then: self.pauses.append(then)
        self.turns = ComputerTurns(self.model, Mock(is_idle=True), StrategyRunner(executor), motion)
        self.turns.thinking.connect(lambda _seat, is_thinking: self.shown.append(is_thinking))

    @property
    def moves(self) -> int:
        """How many have been played."""
        return len(self.model.session.actions)

    def ask(self) -> None:
        """Ask who is to move."""
        assert self.model.turn is not None
        self.turns.act(self.model.turn)

    def answer(self) -> None:
        """End the first thought, and let the answer come."""
        self.thoughts.pop(0)()
        QCoreApplication.processEvents()

    def begin_again(self) -> None:
        """Put another game in its place, in which the same card may be played."""
        self.model.replace(play_on(game(44, COMPUTERS), MOVES))


@pytest.fixture
def table(qapp: object) -> Iterator[Table]:
    """A turn of a computer that has been asked."""
    table = Table()
    table.ask()
    yield table
    table.turns.cancel()


def test_an_answer_is_played_after_its_pause(table: Table) -> None:
    """Once, however often one asks meanwhile."""
    table.ask()
    table.answer()
    table.ask()
    assert ([], MOVES) == (table.thoughts, table.moves)
    table.pauses.pop()()

    assert MOVES + 1 == table.moves


def test_an_answer_to_another_position_is_not_played(table: Table) -> None:
    """The game changed during the pause; who is to move now is asked again."""
    table.answer()
    table.begin_again()
    table.pauses.pop()()

    assert MOVES == table.moves
    table.ask()
    assert 1 == len(table.thoughts)


def test_the_end_of_an_earlier_pause_ends_no_question(table: Table) -> None:
    """The answer to the later question is played."""
    table.answer()
    table.begin_again()
    table.turns.cancel()
    table.ask()
    table.pauses.pop()()
    assert MOVES == table.moves

    table.answer()
    table.pauses.pop()()

    assert MOVES + 1 == table.moves


def test_an_earlier_answer_does_not_end_the_wait(table: Table) -> None:
    """The strategy that was asked since is still seen thinking."""
    table.begin_again()
    table.turns.cancel()
    table.ask()
    table.turns.thinking_timer.timeout.emit()
    table.answer()

    assert [True] == table.shown
    assert [] == table.pauses
    table.answer()
    assert [True, False] == table.shown
    table.pauses.pop()()
    assert MOVES + 1 == table.moves
