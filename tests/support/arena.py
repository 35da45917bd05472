"""What tests of the arena share: names, what must be equal, and executors of all kinds."""

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future
from contextlib import suppress
from typing import ParamSpec, TypeVar

import pytest

from engine.fast_dataclass import replace
from engine.straights.arena.deals import Deals
from engine.straights.arena.match import Match
from engine.straights.arena.run import Run
from engine.straights.arena.stats import ContestantSummary, MatchStats
from engine.straights.arena.time_limits import TimeLimits
from engine.straights.observation import Observation
from tests.support.playing import session_with

BOTS = "tests.support.arena_strategies"
QUICK = ("blocker", "random", "lowest", "first-legal")


def can_sandbox() -> bool:
    """Whether this system permits a sandbox, as bubblewrap says: the arena's word may be wrong."""
    if sys.platform != "linux" or shutil.which("bwrap") is None:
        return False
    trial = ("bwrap", "--unshare-all", "--unshare-user", "--ro-bind", "/", "/", "true")
    user = None if os.geteuid() else 65534  # that of strategies in a contest, which may not be there for root
    with suppress(OSError):
        done = subprocess.run(trial, stderr=subprocess.DEVNULL, check=False, user=user)
        return done.returncode == 0 and bool(ctypes.CDLL("libseccomp.so.2"))
    return False


in_sandbox = pytest.mark.skipif(
    not can_sandbox(), reason="bubblewrap is not installed, or the system permits it no namespaces"
)

P = ParamSpec("P")
T = TypeVar("T")


def bot(name: str) -> str:
    return f"{BOTS}:{name}"


def first_turn() -> Observation:
    session = session_with()
    return session.observe(session.turn)


def match_of(*strategies: str, seed: int = 1, whole_games: bool = False, seconds: float = 10.0) -> Match:
    return Match(strategies or QUICK, Deals(seed), whole_games, TimeLimits(seconds))


def played(match: Match, rounds: int, executor: Executor | None = None, workers: int = 1) -> Run:
    run = Run(match, rounds)
    run.play(executor or AtOnce(), workers, lambda _: None)
    return run


def known(stats: MatchStats) -> tuple[object, ...]:
    """List all that must not depend on where and how fast a match was played."""
    summaries: tuple[ContestantSummary, ...] = tuple(
        replace(each, decision_ms_p95=0.0) for each in stats.summaries()
    )
    return stats.rounds, stats.games, stats.sets, summaries, stats.reasons


class AtOnce(Executor):
    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001  # as executors do
            future.set_exception(error)
        return future
