"""Par: the mean result of four blockers with the same cards in many games, with small random errors."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.straights.advice.opponent_models import SELF, policy
from engine.straights.playouts.bits import LEAD, bits
from engine.straights.playouts.compiled import COMPILED
from engine.straights.playouts.models import Models
from engine.straights.playouts.simulator import Simulator
from engine.straights.round_summary import ahead_of
from engine.straights.setup import SEATS

GAMES = 400 if COMPILED else 100
"""The number of games per deal: the error of par is then some half a point, or a point."""

_CARDS = 52


@dataclass(frozen=True, slots=True)
class Par:
    """The points by which each seat is ahead of the mean of the others, and their standard deviations."""

    ahead: tuple[float, ...]
    errors: tuple[float, ...]


def par_of(hands: Sequence[Sequence[Card]], leader: int, games: int = GAMES, seed: int = 0) -> Par:
    """The par of a deal; the same seed gives the same result."""
    simulator = Simulator(blocker().clone(), seed)
    held = [bits(hand) for hand in hands]
    results = [_play(simulator, held, leader) for _ in range(games)]
    found = [_mean_and_error([ahead_of(points, seat) for points in results]) for seat in range(SEATS)]
    return Par(tuple(mean for mean, _ in found), tuple(error for _, error in found))


@cache
def blocker() -> Models:
    """The one model that par needs, in a sixth of the time that all take."""
    return Models([policy(SELF)])


def _play(simulator: Simulator, held: list[int], leader: int) -> list[int]:
    """Play a round with these hands; the points by seat."""
    simulator.hands = list(held)
    simulator.dead = [0] * SEATS
    simulator.points = [0] * SEATS
    simulator.reach = [0] * (2 * SEATS)
    simulator.models = [0] * SEATS
    simulator.opened = LEAD
    simulator.play(leader, _CARDS)
    return list(simulator.points)


def _mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = sum((each - mean) ** 2 for each in values) / max(len(values) - 1, 1)
    return mean, float((spread / len(values)) ** 0.5)
