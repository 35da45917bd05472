"""No channel leads from one strategy to another: what one does to the kernel, no other can measure."""

from contextlib import closing

import pytest

from engine.straights.arena.deals import Deals
from engine.straights.arena.match import Match, play_sets
from engine.straights.arena.messages import Failure
from engine.straights.arena.strategy_process import StrategyProcess
from tests.support.arena import bot, in_sandbox
from tests.support.playing import session_with

MODULE = "tests.support.arena_channels"  # which only Linux can import
CHANNELS = ("Pipes", "MessageQueues", "Signals", "Threads", "SharedMemory", "FilesInMemory", "PageCache")


@in_sandbox
@pytest.mark.parametrize("name", CHANNELS)
def test_a_strategy_that_tells_something_is_not_noticed(name: str) -> None:
    """One begins before the other tells, so that it could compare."""
    session = session_with()
    with (
        closing(StrategyProcess(f"{MODULE}:{name}")) as one,
        closing(StrategyProcess(f"{MODULE}:{name}")) as other,
    ):
        assert (None, None) == (one.begin(1), other.begin(1))
        told = one.ask(session.observe(0)).choice
        noticed = other.ask(session.observe(1)).choice

    assert not isinstance(told, Failure)
    assert not isinstance(noticed, Failure)


@in_sandbox
def test_four_that_tell_each_other_all_they_can_gain_nothing() -> None:
    """The same points in each game as of four that do not: the gain is 0 on every deal."""
    names = f"{MODULE}:Everything", bot("First")
    cheats, honest = (play_sets(Match((name,) * 4, Deals(1)), 0, 1).sets[0] for name in names)

    assert {} == cheats.reasons
    assert [each.points_per_round for each in honest.summaries()] == [
        each.points_per_round for each in cheats.summaries()
    ]
