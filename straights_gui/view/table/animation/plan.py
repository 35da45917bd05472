"""What moves from one drawn table to another: the difference of two observations, without times and places.

The page has the same in `straights_web/view/animation/plan.js`; the same cases test both.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.straights.setup import SEATS

if TYPE_CHECKING:
    from engine.straights.observation import Observation


class Occasion(Enum):
    """What happened between the observations."""

    DEAL = "deal"
    MOVE = "move"
    MISSED = "missed"
    """Moves that are shown again, one after another."""
    JUMP = "jump"
    """Undo, redo, and a jump in a replay."""
    COLLECT = "collect"
    """The end of a round clears the board."""


class Place(Enum):
    """Where a card is; hands and piles are those of a seat."""

    DECK = "deck"
    HAND = "hand"
    BOARD = "board"
    PILE = "pile"


class Side(Enum):
    """The visible side of a moving card; UP and DOWN: it turns over on its way."""

    FACE = "face"
    BACK = "back"
    UP = "up"
    DOWN = "down"


@dataclass(frozen=True, slots=True)
class Movement:
    """The way of one card.

    Attributes:
        card: None if the viewer may not know it.
        order: its number among cards that move one after another; 0 for all that move together.
    """

    card: Card | None
    seat: int
    begin: Place
    end: Place
    side: Side
    order: int


_Way = tuple[Card | None, int, Place, Place]
"""The card, the seat, and the places where the way begins and ends."""


def plan(before: Observation, after: Observation, occasion: Occasion) -> tuple[Movement, ...]:
    """The movements from one observation to the other; none between two rounds or two viewers."""
    is_in_turn = occasion not in (Occasion.MOVE, Occasion.JUMP)
    movements = []
    for number, (card, seat, begin, end) in enumerate(_ways(before, after, occasion)):
        side = _side(begin, end, is_own=seat == after.seat)
        movements.append(Movement(card, seat, begin, end, side, number if is_in_turn else 0))
    return tuple(movements)


def _ways(before: Observation, after: Observation, occasion: Occasion) -> list[_Way]:
    if occasion is Occasion.DEAL:
        return _dealt(after)
    then, now = _laid(before), _laid(after)
    if occasion is Occasion.COLLECT:
        return [(card, seat, end, Place.DECK) for card, seat, _begin, end in then if end is Place.BOARD]
    if _round_of(before) != _round_of(after):
        return []
    back = [(card, seat, end, begin) for card, seat, begin, end in _without(then, now)]
    return [*back, *_without(now, then)]


def _dealt(after: Observation) -> list[_Way]:
    """One card after another to each seat in turn, as many as it has."""
    ways: list[_Way] = []
    for order in range(SEATS * max(view.cards_left for view in after.seats)):
        number, seat = divmod(order, SEATS)
        card = after.hand[number] if seat == after.seat else None
        ways.append((card, seat, Place.DECK, Place.HAND))
    return ways


def _side(begin: Place, end: Place, *, is_own: bool) -> Side:
    was_shown, is_shown = (place is Place.BOARD or (place is Place.HAND and is_own) for place in (begin, end))
    if was_shown:
        return Side.FACE if is_shown or end is Place.DECK else Side.DOWN
    return Side.UP if is_shown else Side.BACK


def _round_of(observation: Observation) -> tuple[int | None, int, int]:
    return observation.seat, observation.number, len(observation.results)


def _laid(observation: Observation) -> list[_Way]:
    """The moves of the round; of the discards, the viewer knows the own ones."""
    own = iter(observation.discards)
    return [
        (move.card, move.seat, Place.HAND, Place.BOARD)
        if move.card is not None
        else (next(own, None) if move.seat == observation.seat else None, move.seat, Place.HAND, Place.PILE)
        for move in observation.moves
    ]


def _without(ways: list[_Way], others: list[_Way]) -> list[_Way]:
    """The ways that are not among the others, in order."""
    left = list(others)
    found = []
    for way in ways:
        if way in left:
            left.remove(way)
        else:
            found.append(way)
    return found
