"""Strategies that choose the card with the highest value under a value function."""

from __future__ import annotations

from engine.cards.card import Card
from engine.fast_dataclass import Protocol
from engine.straights.commands import Choice, Discard, Play
from engine.straights.observation import Observation
from engine.straights.playouts.bits import DOWN, SEVEN, STEPS, UP, rank_at, side_of, step_of
from engine.straights.playouts.card_features import GONE, MINE, OTHERS, ValueFunction, features_at
from engine.straights.table import Table


class Held(Protocol):
    """What the value of a card rests on, in any game with the rows of Straights."""

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards that its holder may still play."""

    @property
    def discards(self) -> tuple[Card, ...]:
        """Those that the holder has put down."""

    @property
    def table(self) -> Table:
        """What has been played."""


class Greedy:
    """Chooses the card with the highest value, the first of the hand among equals."""

    def __init__(self, value_function: ValueFunction) -> None:
        self._value_function = value_function

    def choose(self, observation: Observation) -> Choice:
        """The best play, or the best discard if nothing can be played."""
        assert observation.seat is not None
        if observation.legal_plays:
            values = [play_value(self._value_function, card, observation) for card in observation.legal_plays]
            return Play(observation.seat, observation.legal_plays[values.index(max(values))])
        values = [discard_value(self._value_function, card, observation) for card in observation.hand]
        return Discard(observation.seat, observation.hand[values.index(max(values))])


def play_value(value_function: ValueFunction, card: Card, observation: Held) -> float:
    """The value of playing a card that fits."""
    rank = card.rank.index
    sides = (DOWN, UP) if rank == SEVEN else (side_of(rank),)
    features = (features_at(side, step_of(rank), _owners(card, side, observation)) for side in sides)
    return sum(map(value_function.play_value, features))


def discard_value(value_function: ValueFunction, card: Card, observation: Held) -> float:
    """The value of discarding a card, which must not be a seven (sevens always fit)."""
    side, step = side_of(card.rank.index), step_of(card.rank.index)
    reach = step + 1 - len(observation.table.missing(card))
    return value_function.discard_value(features_at(side, step, _owners(card, side, observation), reach))


def _owners(card: Card, side: int, observation: Held) -> tuple[int, ...]:
    """The owners of the six cards on a side of the card's suit, nearest to the seven first."""
    mine = {held.rank.index for held in observation.hand if held.suit is card.suit}
    gone = {lost.rank.index for lost in observation.discards if lost.suit is card.suit}
    ranks = [rank_at(side, step) for step in range(STEPS)]
    return tuple(MINE if rank in mine else GONE if rank in gone else OTHERS for rank in ranks)
