"""The inside of a strategy's process, as far as it can be seen from within."""

import io
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from queue import SimpleQueue
from unittest.mock import Mock

from engine.straights.arena.cage import Cage, listen
from engine.straights.arena.messages import (
    Absent,
    Answer,
    Begin,
    Failure,
    Question,
    as_choice,
    described,
)
from tests.engine.playing import first_legal, session_with
from tests.engine.straights.arena.matches import bot


class Watching:
    """A watch that only notes for how long something is watched."""

    def __init__(self) -> None:
        """Nothing watched yet."""
        self.seconds: list[float] = []

    @contextmanager
    def __call__(self, seconds: float) -> Iterator[None]:
        """Note it."""
        self.seconds.append(seconds)
        yield


def test_everything_of_the_strategy_is_watched() -> None:
    """Its import once, its making and its thinking each time, with the time that each may take."""
    watch, session = Watching(), session_with()
    cage = Cage(watch)
    for _ in range(2):
        assert cage.reply(Begin(bot("First"), 1, 5.0)) is None
        answer = cage.reply(session.observe(session.turn))
        assert isinstance(answer, Answer)
        assert first_legal(session) == answer.choice

    assert [60.0, 5.0, 5.0, 5.0, 5.0] == watch.seconds


def test_what_the_strategy_raises_stays_within() -> None:
    """When it is made, and when it is asked."""
    session = session_with()
    cage = Cage(Watching())
    assert cage.reply(Begin(bot("Interrupting"), 1, 5.0)) is None
    answer = cage.reply(session.observe(session.turn))

    assert isinstance(answer, Answer)
    assert Failure("it raised KeyboardInterrupt") == answer.choice
    assert Failure("it raised RuntimeError: not today") == Cage(Watching()).reply(
        Begin(bot("Unmade"), 1, 5.0)
    )
    assert isinstance(Cage(Watching()).reply(Begin(bot("Mute"), 1, 5.0)), Absent)
    assert isinstance(Cage(Watching()).reply(Begin("no_such_module:Bot", 1, 5.0)), Absent)


def test_it_ends_when_nobody_asks_any_more() -> None:
    """Questions are handed on until their pipe ends, in whatever way."""
    begin = Begin("x:Y", 1, 5.0)
    for rest in (b"", b"\x80", b"nonsense"):
        questions: SimpleQueue[Question] = SimpleQueue()
        end = Mock()
        listen(io.BytesIO(pickle.dumps(begin) + rest), questions, end)

        assert begin == questions.get_nowait()
        end.assert_called_once_with()


def test_an_answer_is_made_plain() -> None:
    """A choice of one's own kind becomes one of ours."""
    session = session_with()
    observation = session.observe(session.turn)
    choice = first_legal(session)

    class Mine(type(choice)):  # type: ignore[misc]  # a strategy's own
        """A play with something to it."""

    plain = as_choice(Mine(choice.seat, choice.card), observation)

    assert (choice, type(choice)) == (plain, type(plain))


def test_an_error_fits_on_a_line() -> None:
    """Long ones are cut, and those that cannot be told are named at least."""

    class Shy(Exception):
        """An error that raises another when it is asked what it is."""

        def __str__(self) -> str:
            raise RuntimeError

    assert "ValueError: " + "x" * 100 + "..." == described(ValueError("x" * 1000))
    assert "ValueError: a b" == described(ValueError("a\tb\nc"))
    assert ("Shy", "KeyError") == (described(Shy()), described(KeyError()))
