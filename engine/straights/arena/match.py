"""One set of a match: the same cards, or the same whole game, with everybody at every seat in turn."""

from __future__ import annotations

from random import Random
from time import perf_counter

from engine.errors import Refusal
from engine.lean import dataclass
from engine.straights.arena.entrants import entrant, is_own
from engine.straights.arena.guard import Failure, Guard, as_choice
from engine.straights.arena.tally import Tally
from engine.straights.commands import Choice
from engine.straights.observation import Observation
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, SEATS, Setup
from engine.straights.strategies import strategy_named

_SEEDS = 2**31


@dataclass(frozen=True, slots=True)
class Match:
    """What is played.

    Attributes:
        entrants: the names of the four strategies.
        seed: all deals and all chance follow from it.
        whole_games: whether games are played to their end, or single rounds.
        seconds: how long a strategy from elsewhere may think about a choice.
    """

    entrants: tuple[str, ...]
    seed: int
    whole_games: bool = False
    seconds: float = 10.0


def play_sets(match: Match, first: int, count: int) -> list[Tally]:
    """Play some of the sets, which are numbered from 0, and tell of each; the same wherever it is done."""
    return [play_set(match, number) for number in range(first, first + count)]


def play_set(match: Match, number: int) -> Tally:
    """Play the set: everybody sits at every seat once."""
    tally = Tally(match.entrants)
    chance = Random(f"{match.seed} {number}")  # noqa: S311  # a game, no secret
    seed = chance.randrange(_SEEDS)
    for turned in range(SEATS):
        _Game(match, seed, turned, tally).play()
    tally.close_set()
    return tally


class _Game:
    """A game of a set, or its first round."""

    def __init__(self, match: Match, seed: int, turned: int, tally: Tally) -> None:
        """A game in which entrant k sits at seat k + `turned`."""
        self._match = match
        self._tally = tally
        self._at_seat = [(seat - turned) % SEATS for seat in range(SEATS)]  # the entrant, by seat
        names = tuple(match.entrants[number] for number in self._at_seat)
        self._session = Session(Setup.of(seed, ("computer",) * SEATS))
        self._substitute = strategy_named(FIRST_LEGAL)
        self._lost: set[int] = set()
        players = [entrant(name, seed + seat) for seat, name in enumerate(names)]
        self._guards = [
            None if is_own(name) else Guard(player, match.seconds)
            for name, player in zip(names, players, strict=True)
        ]
        self._players = players

    def play(self) -> None:
        """Play to the end and count."""
        session = self._session
        while session.turn is not None and (self._match.whole_games or not session.state.results):
            self._move(session.turn)
        for guard in self._guards:
            if guard is not None:
                guard.dismiss()
        results = session.state.results
        gained = [[result.gained[seat] for result in results] for seat in range(SEATS)]
        self._tally.add_game([gained[self._at_seat.index(number)] for number in range(SEATS)])

    def _move(self, seat: int) -> None:
        """One move; who cannot make it loses the seat."""
        observation = self._session.observe(seat)
        if seat not in self._lost:
            choice = self._ask(seat, observation)
            if not isinstance(choice, Failure):
                try:
                    self._session.submit(choice)
                except Refusal as refusal:
                    choice = Failure(f"it answered {choice.card}: {refusal}")
                else:
                    return
            self._lost.add(seat)
            self._tally.add_fault(self._at_seat[seat], choice.reason)
        self._session.submit(self._substitute.choose(observation))

    def _ask(self, seat: int, observation: Observation) -> Choice | Failure:
        """What the seat's strategy chooses; its time is counted where it had a choice."""
        guard = self._guards[seat]
        begun = perf_counter()
        answer = self._players[seat].choose(observation) if guard is None else guard.ask(observation)
        seconds = perf_counter() - begun
        if observation.forced is None:
            self._tally.add_time(self._at_seat[seat], seconds)
        choice = as_choice(answer)
        if not isinstance(choice, Failure) and choice.seat != seat:
            return Failure(f"it answered for seat {choice.seat + 1}")
        return choice
