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
    order: int = 0


_Laid = tuple[int, Card | None, Place]
"""A move: the seat, the card as far as the viewer knows it, and where it lies."""


def plan(before: Observation, after: Observation, occasion: Occasion) -> tuple[Movement, ...]:
    """The movements from one observation to the other; none between two rounds or two viewers."""
    if occasion is Occasion.DEAL:
        return _deal(after)
    if occasion is Occasion.COLLECT:
        played = [laid for laid in _laid(before) if laid[2] is Place.BOARD]
        return tuple(
            Movement(card, seat, Place.BOARD, Place.DECK, Side.FACE, order)
            for order, (seat, card, _place) in enumerate(played)
        )
    if _round_of(before) != _round_of(after):
        return ()
    then, now = _laid(before), _laid(after)
    back = [_movement(after, seat, card, place, Place.HAND) for seat, card, place in _without(then, now)]
    is_in_turn = occasion is Occasion.MISSED
    made = [
        _movement(after, seat, card, Place.HAND, place, number if is_in_turn else 0)
        for number, (seat, card, place) in enumerate(_without(now, then))
    ]
    return (*back, *made)


def _deal(after: Observation) -> tuple[Movement, ...]:
    """One card after another to each seat in turn, as many as it has."""
    movements = []
    for order in range(SEATS * max(view.cards_left for view in after.seats)):
        number, seat = divmod(order, SEATS)
        card = after.hand[number] if seat == after.seat else None
        movements.append(_movement(after, seat, card, Place.DECK, Place.HAND, order))
    return tuple(movements)


def _movement(
    seen: Observation, seat: int, card: Card | None, begin: Place, end: Place, order: int = 0
) -> Movement:
    was_shown, is_shown = (
        place is Place.BOARD or (place is Place.HAND and seat == seen.seat) for place in (begin, end)
    )
    if was_shown == is_shown:
        side = Side.FACE if is_shown else Side.BACK
    else:
        side = Side.UP if is_shown else Side.DOWN
    return Movement(card, seat, begin, end, side, order)


def _round_of(observation: Observation) -> tuple[int | None, int, int]:
    return observation.seat, observation.number, len(observation.results)


def _laid(observation: Observation) -> list[_Laid]:
    """The moves of the round; of the discards, the viewer knows the own ones."""
    own = iter(observation.discards)
    return [
        (move.seat, move.card, Place.BOARD)
        if move.card is not None
        else (move.seat, next(own, None) if move.seat == observation.seat else None, Place.PILE)
        for move in observation.moves
    ]


def _without(moves: list[_Laid], others: list[_Laid]) -> list[_Laid]:
    """The moves that are not among the others, in order."""
    left = list(others)
    found = []
    for move in moves:
        if move in left:
            left.remove(move)
        else:
            found.append(move)
    return found
