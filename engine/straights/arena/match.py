"""One set of a match: the same deal, or the same whole game, with every strategy at every seat in turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from threading import Lock
from time import perf_counter

from engine.errors import Refusal, SetupError
from engine.fast_dataclass import dataclass
from engine.straights.arena.contestants import Contestant, contestant_named
from engine.straights.arena.deals import Deals
from engine.straights.arena.messages import Failure
from engine.straights.arena.stats import MatchStats
from engine.straights.arena.time_limits import TimeLimits
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, SEATS, Setup, Variant
from engine.straights.strategies.registry import strategy_named

_ONE_TASK = Lock()
"""One task at a time per process: strategies slow each other down, and expert tables are not thread-safe."""


@dataclass(frozen=True, slots=True)
class Match:
    """The parameters of a match.

    Attributes:
        strategies: the names of the four strategies.
        deals: the source of all deals and all randomness.
        whole_games: whether games are played to their end, or single rounds.
        limits: the time that strategies have that are not built in.
        folders: additional folders in which modules of strategies are searched.
        variant: the rule switches of the games.
        packages: in a contest, those that strategies may import besides Python's modules; otherwise None.
        has_fresh_deals: whether each game has its own: who is not kept apart could tell later games of them.
    """

    strategies: tuple[str, ...]
    deals: Deals
    whole_games: bool = False
    limits: TimeLimits = TimeLimits()
    folders: tuple[str, ...] = ()
    variant: Variant = Variant()
    packages: tuple[str, ...] | None = None
    has_fresh_deals: bool = False

    def __post_init__(self) -> None:
        if len(self.strategies) != SEATS:
            raise SetupError(f"a match is played by {SEATS} strategies, not {len(self.strategies)}")


@dataclass(frozen=True, slots=True)
class Batch:
    """The sets of one task, in order, and the seconds that they took."""

    sets: tuple[MatchStats, ...]
    seconds: float


def play_sets(match: Match, first: int, count: int) -> Batch:
    """Play `count` sets from number `first` (from 0) on; the result does not depend on the machine."""
    with _ONE_TASK, ExitStack() as stack:
        start = perf_counter()
        rest = match.limits, match.folders, match.packages
        contestants = [
            stack.enter_context(closing(contestant_named(name, *rest))) for name in match.strategies
        ]
        sets = tuple(_play_set(match, contestants, number) for number in range(first, first + count))
        return Batch(sets, perf_counter() - start)


def _play_set(match: Match, contestants: Sequence[Contestant], number: int) -> MatchStats:
    """Play four games in which each contestant has each seat once."""
    stats = MatchStats(match.strategies)
    for rotation in range(SEATS):
        deal = SEATS * number + rotation if match.has_fresh_deals else number
        setup = match.deals.setup(deal, match.variant)
        seeds = match.deals.strategy_seeds(number, rotation)
        game = _Game(contestants, setup, rotation, seeds, stats)
        game.play(to_the_end=match.whole_games)
        for contestant in contestants:
            contestant.close()
            stats.open_games += not contestant.is_sandboxed
    stats.close_set()
    return stats


class _Game:
    """A game of a set, or its first round."""

    def __init__(
        self,
        contestants: Sequence[Contestant],
        setup: Setup,
        rotation: int,
        seeds: Iterator[int],
        stats: MatchStats,
    ) -> None:
        """Prepare a game in which contestant k has seat k + `rotation`; `seeds` are for the strategies."""
        self._stats = stats
        self._contestants = contestants
        self._contestant_at = [(seat - rotation) % SEATS for seat in range(SEATS)]
        self._session = Session(setup)
        self._substitute = strategy_named(FIRST_LEGAL)
        self._substituted: set[int] = set()
        for seat, number in enumerate(self._contestant_at):
            failure = contestants[number].begin(next(seeds))
            if failure is not None:
                self._substitute_for(seat, failure)

    def play(self, *, to_the_end: bool) -> None:
        session = self._session
        while session.turn is not None and (to_the_end or not session.state.results):
            self._move(session.turn)
        results = session.state.results
        gained = [[result.gained[seat] for result in results] for seat in range(SEATS)]
        self._stats.add_game([gained[self._contestant_at.index(number)] for number in range(SEATS)])

    def _move(self, seat: int) -> None:
        """Make one move; a contestant that fails loses the seat."""
        if seat not in self._substituted:
            failure = self._ask(seat)
            if failure is None:
                return
            self._substitute_for(seat, failure)
        self._session.submit(self._substitute.choose(self._session.observe(seat)))

    def _ask(self, seat: int) -> Failure | None:
        """Ask the contestant and submit its choice; its time counts if it had a choice."""
        observation = self._session.observe(seat)
        answer = self._contestants[self._contestant_at[seat]].ask(observation)
        if observation.forced is None:
            self._stats.add_time(self._contestant_at[seat], answer.seconds)
        if isinstance(answer.choice, Failure):
            return answer.choice
        try:
            self._session.submit(answer.choice)
        except Refusal as refusal:
            return Failure(f"its answer is against the rules: {refusal}")
        return None

    def _substitute_for(self, seat: int, failure: Failure) -> None:
        """Replace the player of the seat with first-legal for the rest of the game."""
        self._substituted.add(seat)
        self._stats.add_fault(self._contestant_at[seat], failure.reason)
