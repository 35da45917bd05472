"""The inside of a strategy's process, as far as it can be seen from within."""

import ctypes
import io
import os
import pickle
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from queue import SimpleQueue
from unittest.mock import Mock

import pytest

from engine.straights.arena import strategy_worker
from engine.straights.arena.messages import (
    Answer,
    Failure,
    NoSuchStrategy,
    Request,
    StartGame,
    as_choice,
    describe_error,
)
from engine.straights.arena.strategy_worker import StrategyWorker, listen
from tests.support.arena import bot
from tests.support.playing import first_legal, session_with


class RecordedLimit:
    """A time limit that only records the seconds."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    @contextmanager
    def __call__(self, seconds: float) -> Iterator[None]:
        """Note it."""
        self.seconds.append(seconds)
        yield


def test_everything_of_the_strategy_is_watched() -> None:
    """Its import once, its making and its thinking each time, with the time that each may take."""
    limit, session = RecordedLimit(), session_with()
    worker = StrategyWorker(limit)
    for _ in range(2):
        assert worker.respond(StartGame(bot("First"), 1, 5.0)) is None
        answer = worker.respond(session.observe(session.turn))
        assert isinstance(answer, Answer)
        assert first_legal(session) == answer.choice

    assert [60.0, 5.0, 5.0, 5.0, 5.0] == limit.seconds


def test_what_the_strategy_raises_stays_within() -> None:
    """When it is made, and when it is asked."""
    session = session_with()
    worker = StrategyWorker(RecordedLimit())
    assert worker.respond(StartGame(bot("Interrupting"), 1, 5.0)) is None
    answer = worker.respond(session.observe(session.turn))

    assert isinstance(answer, Answer)
    assert Failure("it raised KeyboardInterrupt") == answer.choice
    assert Failure("it raised RuntimeError: not today") == StrategyWorker(RecordedLimit()).respond(
        StartGame(bot("Unmade"), 1, 5.0)
    )
    assert isinstance(StrategyWorker(RecordedLimit()).respond(StartGame(bot("Mute"), 1, 5.0)), NoSuchStrategy)
    assert isinstance(
        StrategyWorker(RecordedLimit()).respond(StartGame("no_such_module:Bot", 1, 5.0)), NoSuchStrategy
    )


def test_it_ends_when_nobody_asks_any_more() -> None:
    """Questions are handed on until their pipe ends, in whatever way."""
    begin = StartGame("x:Y", 1, 5.0)
    for rest in (b"", b"\x80", b"nonsense"):
        questions: SimpleQueue[Request] = SimpleQueue()
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

    assert "ValueError: " + "x" * 100 + "..." == describe_error(ValueError("x" * 1000))
    assert "ValueError: a b" == describe_error(ValueError("a\tb\nc"))
    assert ("Shy", "KeyError") == (describe_error(Shy()), describe_error(KeyError()))


@pytest.mark.parametrize(
    "name, reason",
    [
        ("Silent", "it answered nothing, neither a Play nor a Discard"),
        ("Wordy", "it answered a value of type str, neither a Play nor a Discard"),
        ("Nosy", "it answered for another seat than its own"),
        ("Loose", "it answered a card that is a value of type str"),
    ],
)
def test_what_is_no_choice_is_told_as_such(name: str, reason: str) -> None:
    """Nothing, text, somebody else's move, a card that is none."""
    session = session_with()
    worker = StrategyWorker(RecordedLimit())
    worker.respond(StartGame(bot(name), 1, 5.0))
    answer = worker.respond(session.observe(session.turn))

    assert isinstance(answer, Answer)
    assert Failure(reason) == answer.choice


class Sink(io.BytesIO):
    """A pipe whose reader leaves after some answers."""

    def __init__(self, answers: int) -> None:
        """A pipe for so many answers."""
        super().__init__()
        self.left = answers

    def flush(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise BrokenPipeError


def test_questions_are_answered_in_their_order_until_nobody_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each answer is sent at once, and thinking is watched by what needs no Python to strike."""
    session, sink, end, watch = session_with(), Sink(2), Mock(), Mock()
    observation = session.observe(session.turn)
    asked = (StartGame(bot("First"), 1, 5.0), observation, observation)
    source = io.BytesIO(b"".join(pickle.dumps(question) for question in asked))
    for name, fake in (
        ("_pipes", lambda: (source, sink)),
        ("_end", end),
        ("_end_with_parent", Mock()),
    ):
        monkeypatch.setattr(strategy_worker, name, fake)
    monkeypatch.setattr(strategy_worker, "faulthandler", watch)
    strategy_worker.serve()

    sink.seek(0)
    begun, first = pickle.load(sink), pickle.load(sink)
    assert begun is None
    assert first_legal(session) == first.choice
    assert [60.0, 5.0, 5.0, 5.0] == [call.args[0] for call in watch.dump_traceback_later.call_args_list]
    assert 4 == watch.cancel_dump_traceback_later.call_count
    end.assert_called_once_with()


def test_what_the_strategy_has_started_ends_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The group is killed where the process leads one of its own; the process ends in any case."""
    kill, leave = Mock(), Mock()
    monkeypatch.setattr(os, "killpg", kill, raising=False)
    monkeypatch.setattr(os, "_exit", leave)
    for group in (os.getpid(), os.getpid() + 1):
        monkeypatch.setattr(os, "getpgrp", lambda group=group: group, raising=False)
        strategy_worker._end()

    assert [((0, signal.SIGKILL),)] == [(call.args,) for call in kill.call_args_list]
    assert 2 == leave.call_count


@pytest.mark.parametrize("platform, asked", [("linux", 1), ("darwin", 0)])
def test_the_kernel_of_linux_is_asked_to_end_it(
    platform: str, asked: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other systems have no such call."""
    library = Mock()
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(ctypes, "CDLL", library)
    strategy_worker._end_with_parent()

    assert asked == library.return_value.prctl.call_count


def test_what_cannot_be_called_makes_no_strategy() -> None:
    """A name that stands for a value is told as such."""
    absent = StrategyWorker(RecordedLimit()).respond(StartGame("engine.version:VERSION", 1, 5.0))

    assert NoSuchStrategy("'engine.version:VERSION' cannot be called to make a strategy") == absent
