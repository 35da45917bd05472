"""Answers to questions that nobody asks any more: none is played, and none ends the wait for another."""

from collections.abc import Callable, Iterator
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QCoreApplication, QTimer

from engine.straights.commands import Choice
from engine.straights.session import Session
from straights_gui.controller.play.computer_turns import ComputerTurns
from straights_gui.model.game_model import GameModel
from straights_gui.model.strategy_runner import StrategyRunner
from straights_gui.view.style.motion import THINKING_PAUSE
from tests.support.playing import first_legal, play_on
from tests.support.window.player import ALONE, COMPUTERS, game

MOVES = 8


class Clock:
    def __init__(self) -> None:
        self.milliseconds = 0

    def start(self) -> None:
        self.milliseconds = 0

    def elapsed(self) -> int:
        return self.milliseconds


class Table:
    """The computers' turns without a window; thoughts and pauses end when the test says so."""

    def __init__(self) -> None:
        self.model = GameModel(play_on(game(44, COMPUTERS), MOVES), lambda _session: None)
        self.thoughts: list[Callable[[], None]] = []
        self.pauses: list[Callable[[], None]] = []
        self.shown: list[bool] = []
        self.lengths: list[int] = []
        self.replaced: list[tuple[int, str]] = []
        self.motion, self.events = Mock(pause=self.pause, pause_factor=1.0), Mock(is_idle=True)
        self.runner = StrategyRunner(Mock(run=self.thoughts.append))
        self.turns = ComputerTurns(self.model, self.events, self.runner, self.motion)
        self.turns.replaced.connect(lambda seat, reason: self.replaced.append((seat, reason)))
        self.turns.thinking.connect(lambda _seat, is_thinking: self.shown.append(is_thinking))

    @property
    def moves(self) -> int:
        return len(self.model.session.actions)

    def pause(self, length: int, then: Callable[[], None]) -> None:
        """Note a pause of so many milliseconds, and what follows it."""
        self.lengths.append(length)
        self.pauses.append(then)

    def say(self, choice: Choice) -> None:
        self.runner.answered.emit(choice, self.model.revision)

    def answer_at(self, session: Session, clock: Clock, milliseconds: int) -> int:
        """Ask at a position; the answer comes so much later. How long it waits for its pause then."""
        self.turns.cancel()
        self.model.replace(session)
        self.ask()
        clock.milliseconds = milliseconds
        pauses = len(self.pauses)
        self.say(first_legal(session))
        timers = [each for each in self.turns.findChildren(QTimer) if each is not self.turns.thinking_timer]
        waiting = [timer.interval() for timer in timers if timer.isActive()]
        assert bool(waiting) is (pauses == len(self.pauses))
        return sum(waiting)

    def ask(self) -> None:
        assert self.model.turn is not None
        self.turns.act(self.model.turn)

    def answer(self) -> None:
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


def test_an_answer_to_another_position_is_not_played(table: Table) -> None:
    table.answer()
    table.begin_again()
    table.pauses.pop()()

    assert MOVES == table.moves
    table.ask()
    assert 1 == len(table.thoughts)


def test_the_end_of_an_earlier_pause_ends_no_question(table: Table) -> None:
    table.answer()
    table.begin_again()
    table.turns.cancel()
    table.ask()
    table.pauses.pop()()
    assert MOVES == table.moves

    table.answer()
    table.pauses.pop()()

    assert MOVES + 1 == table.moves


def test_the_first_card_of_a_round_is_played_without_a_pause(table: Table) -> None:
    """It is no choice; before any other card people have time to follow."""
    for moves, length in (0, 0), (1, THINKING_PAUSE), (MOVES, THINKING_PAUSE), (52, 0), (53, THINKING_PAUSE):
        table.turns.cancel()
        session = play_on(game(44, COMPUTERS), moves)
        table.model.replace(session)
        table.ask()
        table.say(first_legal(session))

        assert length == table.lengths[-1], moves


def test_an_only_choice_takes_as_long_as_the_seat_s_last_free_one(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the same seat, and no longer; a free choice never waits, nor does any where pauses are off."""
    clock = Clock()
    monkeypatch.setattr("straights_gui.controller.play.computer_turns.QElapsedTimer", lambda: clock)
    table, whole = Table(), play_on(game(44, COMPUTERS), 52)
    seen = [(whole.rewound(number), whole.rewound(number).turn) for number in range(1, 52)]
    is_free = {turn: session for session, turn in seen if turn is not None and not forced(session)}
    is_only = {turn: session for session, turn in seen if turn is not None and forced(session)}
    second, first = sorted(set(is_free) & set(is_only))[-2:]
    expected = [
        (is_only[first], 30, 0),
        (is_free[first], 400, 0),
        (is_only[first], 30, 370),
        (is_only[first], 400, 0),
        (is_only[first], 500, 0),
        (is_only[second], 30, 0),
        (is_free[first], 200, 0),
        (is_only[first], 30, 170),
    ]

    assert [each[2] for each in expected] == [table.answer_at(each[0], clock, each[1]) for each in expected]
    table.motion.pause_factor = 0.0
    assert 0 == table.answer_at(is_only[first], clock, 30)
    table.turns.cancel()


def forced(session: Session) -> bool:
    assert session.turn is not None
    return session.observe(session.turn).forced is not None


def test_a_step_is_a_computer_s_alone(qapp: object) -> None:
    """Asked for while a person is to move, it lets no computer move later; one step is one move."""
    table = Table()
    session = play_on(game(5, ALONE), 52)
    table.model.replace(session)
    play_on(session, until=lambda: session.turn == 0)
    table.turns.are_paused = True
    table.turns.step(0)
    table.model.act(first_legal(session))
    table.ask()
    assert [] == table.thoughts

    assert table.model.turn is not None
    table.turns.step(table.model.turn)
    moves = table.moves
    table.answer()
    table.pauses.pop()()
    table.ask()

    assert (moves + 1, []) == (table.moves, table.thoughts)
