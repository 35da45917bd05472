"""Plays a match on any executor: here, in processes, or on a cluster; the result is the same."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from queue import SimpleQueue

from engine.errors import EngineError, MatchBroken
from engine.straights.arena.match import Batch, Match, play_sets
from engine.straights.arena.messages import described
from engine.straights.arena.tally import Tally
from engine.straights.setup import SEATS

_TASKS_AHEAD = 4
_SECONDS = 0.5
_MOST_SETS = 250
_ROUNDS_IN_A_GAME = 8


class Run:
    """A match on its way.

    Sets are handed out as tasks of about half a second, and counted one by one in their order until there are
    rounds enough: how they were shared out, and what was played beyond, makes no difference.

    Attributes:
        tally: what is known so far; complete sets, from the first on, so that it depends on the match alone.
    """

    def __init__(self, match: Match, rounds: int) -> None:
        """A match of at least so many rounds, in whole sets; no card is played yet."""
        self.match = match
        self.tally = Tally(match.entrants)
        self._wanted = rounds
        self._pending: deque[Future[Batch]] = deque()
        self._news: SimpleQueue[Future[Batch] | None] = SimpleQueue()  # only to be waited for
        self._stopped = False
        self._following = 0
        self._at_once = 1

    @property
    def is_done(self) -> bool:
        """Whether enough rounds were played."""
        return self.tally.rounds >= self._wanted

    def stop(self) -> None:
        """Let `play` return soon, with what is counted by then; signals and other threads may call this."""
        self._stopped = True
        self._news.put(None)

    def play(self, executor: Executor, workers: int, tell: Callable[[Tally], None]) -> None:
        """Play to the end; `tell` is called with each set that was counted.

        Raises the EngineError of a task, and MatchBroken where the executor gives up. Tasks that nobody needs
        any more are left to whoever owns the executor: one of processes that are killed amid a cancelled task
        breaks (WORKAROUND for Python 3.11, whose thread then sets the result of a cancelled future).
        """
        while not self.is_done and not self._stopped:
            self._hand_out(executor, workers)
            self._news.get()
            while self._pending and self._pending[0].done():
                self._count(self._pending.popleft(), tell)

    def _hand_out(self, executor: Executor, workers: int) -> None:
        """See to it that everybody has enough to do, and not more than is wanted."""
        while len(self._pending) < workers * _TASKS_AHEAD and (wanted := self._sets_wanted()) > 0:
            count = max(1, min(self._at_once, wanted // workers))
            with _explained():
                future = executor.submit(play_sets, self.match, self._following, count)
            self._pending.append(future)
            self._following += count
            future.add_done_callback(self._news.put)

    def _sets_wanted(self) -> int:
        """How many sets are to be handed out yet; an estimate for whole games, which are of any length."""
        counted = self.tally
        usual = SEATS * (_ROUNDS_IN_A_GAME if self.match.whole_games else 1)
        in_a_set = counted.rounds / counted.sets if counted.sets else usual
        return -int(-(self._wanted - counted.rounds) // in_a_set) - (self._following - counted.sets)

    def _count(self, future: Future[Batch], tell: Callable[[Tally], None]) -> None:
        """Count the sets of a task until there are enough."""
        with _explained():
            batch = future.result()
        for each in batch.sets:
            if not self.is_done:
                self.tally.add(each)
                tell(each)
        fitting = int(_SECONDS * len(batch.sets) / max(batch.seconds, 1e-9))
        self._at_once = max(1, min(fitting, 2 * self._at_once, _MOST_SETS))


@contextmanager
def _explained() -> Iterator[None]:
    """Executors raise what they like where their workers are gone, and tasks what went wrong in them."""
    try:
        yield
    except EngineError:
        raise
    except Exception as error:
        raise MatchBroken(described(error)) from error
