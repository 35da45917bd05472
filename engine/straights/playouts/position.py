"""What a seat knows, as numbers: the observer is seat 0, the others follow in the order of play."""

from __future__ import annotations

from collections.abc import Iterator

from engine.fast_dataclass import dataclass
from engine.straights.observation import Observation
from engine.straights.playouts.bits import AFTER, LEAD, MODULUS, MOST_POINTS, SEVEN, bit, bits
from engine.straights.record import Move
from engine.straights.setup import ONE_ROUND, SEATS

_SIDES = 8
_MEAN_POINTS = 18
"""About what a player gains in a round: see `softness` in `advice.analysis`."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What everybody saw before a move, and the move.

    Attributes:
        seat: who moved, counted from the observer.
        card: what was laid, as a bit; 0 for a card put face down.
        opened: the cards that fitted, as bits.
        reach: how far each side's run went (see `Simulator.reach`).
    """

    seat: int
    card: int
    opened: int
    reach: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """A turn of the observer.

    Attributes:
        hand, dead: its cards, and what it has put down, as bits.
        opened, reach: the cards that fit, and how far each side's run goes.
        left: how many cards all hands hold together.
        scores: the points of the finished rounds, by seat.
        limit: the score that ends the game.
        moments: the others' moves.
        played: what the others have laid, by seat, as bits; 0 for the observer.
    """

    hand: int
    dead: int
    opened: int
    reach: tuple[int, ...]
    left: int
    scores: tuple[int, ...]
    limit: int
    moments: tuple[Moment, ...]
    played: tuple[int, ...]


def position_of(observation: Observation) -> Position:
    """The turn of the seat whose observation it is."""
    assert observation.seat is not None
    seat = observation.seat
    *moments, now = moments_of(observation.moves, seat)
    others = [moment for moment in moments if moment.seat]
    played = [sum(moment.card for moment in others if moment.seat == each) for each in range(SEATS)]
    return Position(
        hand=bits(observation.hand),
        dead=bits(observation.discards),
        opened=now.opened,
        reach=now.reach,
        left=sum(view.cards_left for view in observation.seats),
        scores=tuple(observation.seats[(seat + number) % SEATS].score for number in range(SEATS)),
        limit=limit_to_play_for(observation),
        moments=tuple(others),
        played=tuple(played),
    )


def limit_to_play_for(observation: Observation) -> int:
    """The score that ends the game; in a duplicate match, one as far away as its end."""
    if not observation.variant.duplicate_deals:
        return observation.score_limit
    rounds_left = observation.variant.match_rounds - observation.number
    if rounds_left == 0:
        return ONE_ROUND
    highest = max(view.score for view in observation.seats)
    return highest + max(_MEAN_POINTS * rounds_left, MOST_POINTS + 1)


def moments_of(moves: tuple[Move, ...], observer: int) -> Iterator[Moment]:
    """Each move of a round with what was seen before it; last, without a move, what is seen now."""
    opened = LEAD
    reach = [0] * _SIDES
    for move in moves:
        seat = (move.seat - observer) % SEATS
        if move.card is None:
            yield Moment(seat, 0, opened, tuple(reach))
            continue
        card = bit(move.card)
        yield Moment(seat, card, opened, tuple(reach))
        opened ^= AFTER[card % MODULUS]
        if move.card.rank.index <= SEVEN:
            reach[2 * move.card.suit.index] += 1
        if move.card.rank.index >= SEVEN:
            reach[2 * move.card.suit.index + 1] += 1
    yield Moment(0, 0, opened, tuple(reach))
