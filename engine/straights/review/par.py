"""Par: what a hand is worth before a card is played, the mean result of a strong computer that holds it.

Only the hand is known: the other cards are dealt at random, again for each game. So par can be told before
the round.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.card import Card
from engine.cards.shuffle import seeded, shuffled
from engine.fast_dataclass import dataclass
from engine.straights.advice.opponent_models import SELF, Opponents, models, opponents_of, their_models
from engine.straights.observation import Observation
from engine.straights.player import Human
from engine.straights.playouts.bits import DECK, LEAD, bits
from engine.straights.playouts.compiled import COMPILED
from engine.straights.playouts.simulator import Simulator
from engine.straights.round_summary import ahead_of
from engine.straights.setup import SEATS

GAMES = 3000 if COMPILED else 100
"""The number of games per hand: the error of par is then some quarter of a point, or more than a point."""

SURE = 0.5
"""The largest error with which par is told before the round, in points."""

_CARDS, _HAND = 52, 13


@dataclass(frozen=True, slots=True)
class Par:
    """The points by which the hand is ahead of the mean of the others, and their standard deviation."""

    ahead: float
    error: float


def par_of(hand: Sequence[Card], others: Opponents, games: int = GAMES) -> Par:
    """The par of a hand against these computers, always the same; unnamed ones play like the strongest."""
    simulator, state = Simulator(models().clone(), 0), seeded(0)
    own, players = bits(hand), [SELF, *their_models(others)]
    rest = tuple(card for card in DECK if not card & own)
    results = []
    for _ in range(games):
        rest, state = shuffled(rest, state)
        hands = [own, *(sum(rest[_HAND * other : _HAND * (other + 1)]) for other in range(SEATS - 1))]
        results.append(ahead_of(_play(simulator, hands, players), 0))
    mean = sum(results) / games
    spread = sum((each - mean) ** 2 for each in results) / max(games - 1, 1)
    return Par(mean, float((spread / games) ** 0.5))


def promise(seen: Observation) -> Par | None:
    """The par of the observer's new cards; None once one is played, among people, or if it is not sure."""
    if seen.seat is None or len(seen.hand) != _HAND:
        return None
    if any(isinstance(each.player, Human) != (seat == seen.seat) for seat, each in enumerate(seen.seats)):
        return None
    par = par_of(seen.hand, opponents_of(seen))
    return par if par.error <= SURE else None


def _play(simulator: Simulator, hands: list[int], players: list[int]) -> list[int]:
    """Play a round with these hands; the points by seat."""
    leader = next(seat for seat, hand in enumerate(hands) if hand & LEAD)
    simulator.hands = hands
    simulator.dead = [0] * SEATS
    simulator.points = [0] * SEATS
    simulator.reach = [0] * (2 * SEATS)
    simulator.before = [0] * _CARDS
    simulator.models = list(players)
    simulator.opened = LEAD
    simulator.play(leader, _CARDS)
    return list(simulator.points)
