"""One set of a match: the same cards, or the same whole game, with everybody at every seat in turn."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack, closing
from random import Random
from threading import Lock
from time import perf_counter

from engine.errors import Refusal, SetupError
from engine.lean import dataclass
from engine.straights.arena.entrants import Entrant, entrant
from engine.straights.arena.messages import Failure
from engine.straights.arena.tally import Tally
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, SEATS, Setup
from engine.straights.strategies import strategy_named

_SEEDS = 2**31

_ALONE = Lock()
"""One task at a time in a process, also on executors of threads: who thinks beside others would think longer,
and the expert's tables are made for one thread."""


@dataclass(frozen=True, slots=True)
class Match:
    """What is played.

    Attributes:
        entrants: the names of the four strategies.
        seed: all deals and all chance follow from it.
        whole_games: whether games are played to their end, or single rounds.
        seconds: how long a strategy from elsewhere may think about a choice.
        folders: where modules of strategies are looked for besides the usual places.
    """

    entrants: tuple[str, ...]
    seed: int
    whole_games: bool = False
    seconds: float = 10.0
    folders: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Refuse another number of strategies."""
        if len(self.entrants) != SEATS:
            raise SetupError(f"a match is played by {SEATS} strategies, not {len(self.entrants)}")


@dataclass(frozen=True, slots=True)
class Batch:
    """Sets that were played in one go, in their order, and how many seconds that took."""

    sets: tuple[Tally, ...]
    seconds: float


def play_sets(match: Match, first: int, count: int) -> Batch:
    """Play some of the sets, which are numbered from 0, and tell of each; the same wherever it is done."""
    with _ALONE, ExitStack() as stack:
        begun = perf_counter()
        entrants = [
            stack.enter_context(closing(entrant(name, match.seconds, match.folders)))
            for name in match.entrants
        ]
        sets = tuple(_played(match, entrants, number) for number in range(first, first + count))
        return Batch(sets, perf_counter() - begun)


def _played(match: Match, entrants: Sequence[Entrant], number: int) -> Tally:
    """Play a set: everybody sits at every seat once."""
    tally = Tally(match.entrants)
    chance = Random(f"{match.seed} {number}")  # noqa: S311  # a game, no secret
    seed = chance.randrange(_SEEDS)
    for turned in range(SEATS):
        # Not made of the deal's seed, or a strategy could deal the cards again and look.
        own = Random(f"{match.seed} {number} {turned} strategies")  # noqa: S311  # as above
        game = _Game(entrants, seed, turned, own, tally)
        game.play(to_the_end=match.whole_games)
    tally.close_set()
    return tally


class _Game:
    """A game of a set, or its first round."""

    def __init__(
        self, entrants: Sequence[Entrant], seed: int, turned: int, chance: Random, tally: Tally
    ) -> None:
        """A game in which entrant k sits at seat k + `turned`; `chance` gives the strategies' seeds."""
        self._tally = tally
        self._entrants = entrants
        self._at_seat = [(seat - turned) % SEATS for seat in range(SEATS)]  # the entrant, by seat
        # The name is the same for all: a strategy cannot tell whom it plays with.
        self._session = Session(Setup.of(seed, ("computer",) * SEATS))
        self._substitute = strategy_named(FIRST_LEGAL)
        self._lost: set[int] = set()
        for seat, number in enumerate(self._at_seat):
            failure = entrants[number].begin(chance.randrange(_SEEDS))
            if failure is not None:
                self._lose(seat, failure)

    def play(self, *, to_the_end: bool) -> None:
        """Play, and count."""
        session = self._session
        while session.turn is not None and (to_the_end or not session.state.results):
            self._move(session.turn)
        results = session.state.results
        gained = [[result.gained[seat] for result in results] for seat in range(SEATS)]
        self._tally.add_game([gained[self._at_seat.index(number)] for number in range(SEATS)])

    def _move(self, seat: int) -> None:
        """One move; who cannot make it loses the seat."""
        if seat not in self._lost:
            failure = self._moved(seat)
            if failure is None:
                return
            self._lose(seat, failure)
        self._session.submit(self._substitute.choose(self._session.observe(seat)))

    def _moved(self, seat: int) -> Failure | None:
        """Ask the entrant and do what it says; its time is counted where it had a choice."""
        observation = self._session.observe(seat)
        answer = self._entrants[self._at_seat[seat]].ask(observation)
        if observation.forced is None:
            self._tally.add_time(self._at_seat[seat], answer.seconds)
        if isinstance(answer.choice, Failure):
            return answer.choice
        try:
            self._session.submit(answer.choice)
        except Refusal as refusal:
            return Failure(f"its answer is against the rules: {refusal}")
        return None

    def _lose(self, seat: int, failure: Failure) -> None:
        """Give the seat to the substitute for the rest of the game."""
        self._lost.add(seat)
        self._tally.add_fault(self._at_seat[seat], failure.reason)
