"""The facts about a choice, as values that a face puts into words: what it opens, and for whom."""

from __future__ import annotations

from itertools import takewhile

from engine.cards.card import Card, Rank
from engine.fast_dataclass import dataclass
from engine.straights.commands import Choice, Discard, Play
from engine.straights.observation import Observation
from engine.straights.table import Table

_RANKS = tuple(Rank)
_SEVEN = Rank.SEVEN.index
_LAST = len(_RANKS) - 1


@dataclass(frozen=True, slots=True)
class Hint:
    """A choice and the facts that speak for it.

    Attributes:
        choice: what to do.
        alternatives: how many cards the seat might have chosen from.
        behind: own cards that come within reach by the play, nearest first; none for a discard.
        opened: cards that others hold and that fit from then on; none for a discard.
        ends_row: whether the play is an ace or a king, behind which nothing lies.
        points: what the card would cost (a play), or costs (a discard).
        needed: how many cards still lie between a discarded card and its row.
        cheaper: how many other cards in hand cost less than a discarded one.
    """

    choice: Choice
    alternatives: int
    behind: tuple[Card, ...] = ()
    opened: tuple[Card, ...] = ()
    ends_row: bool = False
    points: int = 0
    needed: int = 0
    cheaper: int = 0


@dataclass(frozen=True, slots=True)
class Advice:
    """A choice with its reasons and its price.

    Attributes:
        hint: the facts about the best choice.
        against: the facts about the alternative that is worst; None where there is no other.
        points: what the seat is expected to end the round with after the best choice.
        costs: each other card that may be chosen, in the order of the hand, with the points that it costs
            more than the best: own points, less those of the others on average.
    """

    hint: Hint
    against: Hint | None
    points: float
    costs: tuple[tuple[Card, float], ...]


def hint_about(choice: Choice, observation: Observation) -> Hint:
    """The facts about a choice of the seat that looks, which is to move."""
    if isinstance(choice, Play):
        return _hint_to_play(choice.card, observation, choice.seat)
    return _hint_to_discard(choice.card, observation, choice.seat)


def _hint_to_play(card: Card, observation: Observation, seat: int) -> Hint:
    """The facts about a play."""
    own = frozenset(observation.hand)
    laid = frozenset(observation.table.cards())
    discards = frozenset(observation.discards)
    behind: list[Card] = []
    opened: list[Card] = []
    directions = _directions(card)
    for step in directions:
        row = tuple(takewhile(lambda each: each not in discards, _row(card, step)))  # the rest is dead
        behind += [each for each in row if each in own]
        if row and row[0] not in own and row[0] not in laid:
            opened.append(row[0])
    behind.sort(key=lambda each: abs(each.rank.index - card.rank.index))
    return Hint(
        choice=Play(seat, card),
        alternatives=len(observation.legal_plays),
        behind=tuple(behind),
        opened=tuple(opened),
        ends_row=not any(_row(card, step) for step in directions),
        points=_points(card),
    )


def _hint_to_discard(card: Card, observation: Observation, seat: int) -> Hint:
    """The facts about a discard."""
    return Hint(
        choice=Discard(seat, card),
        alternatives=len(observation.hand),
        points=_points(card),
        needed=_needed(card, observation.table),
        cheaper=sum(_points(each) < _points(card) for each in observation.hand),
    )


def _directions(card: Card) -> tuple[int, ...]:
    """Where the row goes on behind a card: both ways from a seven."""
    if card.rank.index == _SEVEN:
        return (-1, 1)
    return (1,) if card.rank.index > _SEVEN else (-1,)


def _row(card: Card, step: int) -> tuple[Card, ...]:
    """The cards behind a card in its row, nearest first."""
    end = _LAST + 1 if step > 0 else -1
    return tuple(Card(_RANKS[place], card.suit) for place in range(card.rank.index + step, end, step))


def _needed(card: Card, table: Table) -> int:
    """How many cards lie between a card and the row of its suit, or the seven that begins it."""
    places = [rank.index for rank in table.ranks(card.suit)]
    if not places:
        return abs(card.rank.index - _SEVEN)
    return max(min(abs(card.rank.index - place) for place in (places[0], places[-1])) - 1, 0)


def _points(card: Card) -> int:
    """What a card costs when it is put down."""
    return card.rank.index + 1
