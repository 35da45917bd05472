"""The time of strategies: what counts of it, and that they have no other."""

import sys
from contextlib import closing
from queue import SimpleQueue
from time import perf_counter

import pytest

from engine.straights.arena import contestants, isolation
from engine.straights.arena.contestants import StrategyProcess
from engine.straights.arena.messages import Failure
from engine.straights.arena.time_limits import ProcessTimes, TimeLimits
from tests.support.arena import bot, first_turn

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody tells processor time")


class Clock:
    """A clock of the match that stands still until an answer has come: a busy machine may be late.

    Attributes:
        now: what it says.
        costs: the seconds that each answer takes.
    """

    now = 0.0
    costs = 0.0

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        clock = self

        class Queue(SimpleQueue[object]):
            def get(self, block: bool = True, timeout: float | None = None) -> object:  # noqa: FBT001, FBT002  # as the base has it
                found = super().get(block, timeout)
                if timeout is not None:
                    clock.now += clock.costs
                return found

        monkeypatch.setattr(contestants, "SimpleQueue", Queue)
        monkeypatch.setattr(contestants, "perf_counter", lambda: clock.now)


@pytest.mark.parametrize(
    "costs, failure", [(10.4, None), (10.6, Failure("it was not ready to play in 10.5 s"))]
)
def test_an_import_has_ten_seconds_besides_the_time_to_think(
    costs: float, failure: Failure | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the clock of the match, where nobody tells processor time."""
    monkeypatch.setattr(isolation, "times_of", lambda _: None)
    Clock(monkeypatch).costs = costs
    with closing(StrategyProcess(bot("First"), TimeLimits(0.5))) as process:
        assert failure == process.begin(1)


@pytest.mark.parametrize(
    "clock, waiting, processor, is_late",
    [
        (1.9, 0.0, 0.4, False),
        (9.9, 8.0, 0.4, False),
        (9.9, 8.0, 0.6, True),
        (2.1, 0.0, 0.0, True),
        (0.1, 0.0, 0.6, True),
    ],
)
def test_processor_time_counts_and_a_quarter_of_the_clock_s(
    clock: float, waiting: float, processor: float, *, is_late: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of half a second: who plays well on a busy machine keeps its seat, who only waits does not."""
    times = iter(
        (ProcessTimes(),) * 2 + (ProcessTimes(5.0, 7.0), ProcessTimes(5.0 + processor, 7.0 + waiting))
    )
    monkeypatch.setattr(isolation, "times_of", lambda _: next(times))
    time = Clock(monkeypatch)
    with closing(StrategyProcess(bot("First"), TimeLimits(0.5))) as process:
        assert process.begin(1) is None
        time.costs = clock
        answer = process.ask(first_turn())

    assert max(processor, (clock - waiting) / 4) == pytest.approx(answer.seconds)
    assert is_late is isinstance(answer.choice, Failure)


def test_a_game_has_a_time_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second, and 0.2 for each choice; the next game has the whole time again."""
    monkeypatch.setattr(isolation, "times_of", lambda _: None)
    time = Clock(monkeypatch)
    time.costs = 0.5
    with closing(StrategyProcess(bot("First"), TimeLimits(10.0, game=1.0, increment=0.2))) as process:
        played = []
        for _ in range(2):
            process.begin(1)
            answers = [process.ask(first_turn()).choice for _ in range(3)]
            played.append([each for each in answers if isinstance(each, Failure)])
            assert isinstance(answers[2], Failure)

    assert [[Failure("it has used up its time for the game")]] * 2 == played


@on_linux
def test_a_processor_s_time_is_that_of_the_strategy() -> None:
    """One that computes uses up its time about as fast as the clock goes, on an idle machine."""
    begun = perf_counter()
    with closing(StrategyProcess(bot("Looping"), TimeLimits(0.2))) as process:
        process.begin(1)
        seconds = process.ask(first_turn()).seconds

    assert 0.2 < seconds < perf_counter() - begun


@pytest.mark.skipif(sys.platform == "win32", reason="there nothing stops a process")
def test_who_is_not_asked_is_stopped() -> None:
    """It cannot think in others' time, and not take it from them: a thread of its own stands still, too."""
    one, other = (StrategyProcess(bot(name), TimeLimits(0.5)) for name in ("Restless", "Looping"))
    with closing(one), closing(other):
        assert (None, None) == (one.begin(1), other.begin(1))
        assert not isinstance(one.ask(first_turn()).choice, Failure)
        assert isinstance(other.ask(first_turn()).choice, Failure)  # half a second later

        assert not isinstance(one.ask(first_turn()).choice, Failure)
