"""Plays a match on any executor: in this process or in a pool; the result is the same."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from queue import SimpleQueue

from engine.errors import EngineError
from engine.foreign_code import describe_error
from engine.straights.arena.match import Batch, Match, play_sets
from engine.straights.arena.stats import MatchStats
from engine.straights.errors import MatchBroken
from engine.straights.setup import SEATS

_TASKS_PER_WORKER = 4
_TASK_SECONDS = 0.5
_MAX_SETS_PER_TASK = 250
_ROUNDS_PER_GAME = 8


class Run:
    """A match in progress.

    Sets are submitted as tasks of about half a second and counted one by one, in order, until there are
    enough rounds: their distribution, and surplus sets, do not affect the result.

    Attributes:
        stats: the statistics so far, of complete sets from the first on: they depend only on the match.
    """

    def __init__(self, match: Match, rounds: int) -> None:
        """Prepare a match of at least this many rounds, in whole sets."""
        self.match = match
        self.stats = MatchStats(match.strategies)
        self._wanted = rounds
        self._pending: deque[Future[Batch]] = deque()
        self._wake_ups: SimpleQueue[Future[Batch] | None] = SimpleQueue()
        self._stopped = False
        self._submitted_sets = 0
        self._sets_per_task = 1

    @property
    def is_done(self) -> bool:
        """Whether enough rounds have been played."""
        return self.stats.rounds >= self._wanted

    def stop(self) -> None:
        """Make `play` return soon with the results so far; signal handlers and other threads may call it."""
        self._stopped = True
        self._wake_ups.put(None)

    def play(self, executor: Executor, workers: int, on_set: Callable[[MatchStats], None]) -> None:
        """Play to the end; calls `on_set` with each counted set.

        Raises the EngineError of a task, or MatchBroken if the executor fails. Surplus tasks are left to the
        executor's owner: a pool of processes that are killed during a cancelled task
        breaks (WORKAROUND for Python 3.11, whose thread then sets the result of a cancelled future).
        """
        while not self.is_done and not self._stopped:
            self._submit_tasks(executor, workers)
            self._wake_ups.get()
            while self._pending and self._pending[0].done():
                self._count(self._pending.popleft(), on_set)

    def _submit_tasks(self, executor: Executor, workers: int) -> None:
        """Keep every worker busy without submitting more sets than needed."""
        while len(self._pending) < workers * _TASKS_PER_WORKER and (wanted := self._sets_wanted()) > 0:
            count = max(1, min(self._sets_per_task, wanted // workers))
            with errors_as_match_broken():
                future = executor.submit(play_sets, self.match, self._submitted_sets, count)
            self._pending.append(future)
            self._submitted_sets += count
            future.add_done_callback(self._wake_ups.put)

    def _sets_wanted(self) -> int:
        """The number of sets still to submit; an estimate for whole games, whose lengths differ."""
        stats = self.stats
        estimate = SEATS * (_ROUNDS_PER_GAME if self.match.whole_games else 1)
        rounds_per_set = stats.rounds / stats.sets if stats.sets else estimate
        return -int(-(self._wanted - stats.rounds) // rounds_per_set) - (self._submitted_sets - stats.sets)

    def _count(self, future: Future[Batch], on_set: Callable[[MatchStats], None]) -> None:
        """Count the sets of a task until there are enough."""
        with errors_as_match_broken():
            batch = future.result()
        for each in batch.sets:
            if not self.is_done:
                self.stats.add(each)
                on_set(each)
        fitting = int(_TASK_SECONDS * len(batch.sets) / max(batch.seconds, 1e-9))
        self._sets_per_task = max(1, min(fitting, 2 * self._sets_per_task, _MAX_SETS_PER_TASK))


@contextmanager
def errors_as_match_broken() -> Iterator[None]:
    """Convert the various errors that executors raise when their workers are gone or a task failed."""
    try:
        yield
    except EngineError:
        raise
    except Exception as error:
        raise MatchBroken(describe_error(error)) from error
