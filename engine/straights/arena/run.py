"""Plays a match on any executor: here, in processes, or on a cluster; the result is the same."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor, Future

from engine.straights.arena.match import Match, play_sets
from engine.straights.arena.tally import Tally
from engine.straights.setup import SEATS

_TASKS_AHEAD = 4


class Run:
    """A match on its way.

    Attributes:
        tally: what is known so far; complete sets, in their order, so that it depends on the match alone.
    """

    def __init__(self, match: Match, rounds: int) -> None:
        """A match of at least so many rounds, in whole sets; no card is played yet."""
        self.match = match
        self.tally = Tally(match.entrants)
        self._wanted = rounds

    @property
    def is_done(self) -> bool:
        """Whether enough rounds were played."""
        return self.tally.rounds >= self._wanted

    def play(self, executor: Executor, workers: int, tell: Callable[[int], None]) -> None:
        """Play to the end; `tell` is called with the rounds that have just been counted.

        Whatever ends it early, Ctrl-C too, leaves the sets in `tally` that were counted by then.
        """
        pending: deque[Future[list[Tally]]] = deque()
        at_once = self._sets_at_once(workers)
        following = 0
        try:
            while not self.is_done:
                while len(pending) < workers * _TASKS_AHEAD:
                    pending.append(executor.submit(play_sets, self.match, following, at_once))
                    following += at_once
                self._count(pending.popleft().result(), tell)
        finally:
            for future in pending:
                future.cancel()

    def _count(self, sets: list[Tally], tell: Callable[[int], None]) -> None:
        """Count sets until there are enough."""
        for each in sets:
            if not self.is_done:
                self.tally.add(each)
                tell(each.rounds)

    def _sets_at_once(self, workers: int) -> int:
        """How many sets make a task: few enough to share the work, and to see it go on."""
        return max(1, min(25, self._wanted // (SEATS * workers * 2 * _TASKS_AHEAD)))
