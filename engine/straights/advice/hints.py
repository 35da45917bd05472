"""The facts about a choice, as values that an interface turns into sentences: what it opens, and for whom."""

from __future__ import annotations

from itertools import takewhile

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.straights.commands import Choice, Discard, Play
from engine.straights.observation import Observation
from engine.straights.rules import points
from engine.straights.table import rows_beyond

_NEXT_TO_NOTHING = 0.5
CERTAIN = 2.0
"""How many standard deviations a difference must be to be told as one."""

MISTAKE = 1.0
"""A choice is a mistake where it costs more than this many points, even CERTAIN standard deviations off."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A choice and the facts that speak for it.

    Attributes:
        choice: what to do.
        alternatives: how many cards the seat might have chosen from.
        behind: own cards that lie beyond a played one, nearest first; none for a discard.
        opened: cards that fit from then on and that others may hold; none for a discard.
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
class Alternative:
    """Another choice of the turn, and what it costs more than the best.

    Attributes:
        cost: in points: those of the seat less the mean of the others'; 0 or more.
        error: the standard deviation of the cost.
    """

    card: Card
    cost: float
    error: float

    @property
    def is_near_tie(self) -> bool:
        """Whether it may be as good as the best, as far as can be told, or costs next to nothing."""
        return self.cost < max(_NEXT_TO_NOTHING, CERTAIN * self.error)


@dataclass(frozen=True, slots=True)
class Advice:
    """A choice with its reasons and its price.

    Attributes:
        hint: the facts about the best choice.
        against: the facts about the alternative that is worst; None where there is no other.
        points: what the seat is expected to end the round with after the best choice.
        alternatives: the other cards that may be chosen, in the order of the hand.
    """

    hint: Hint
    against: Hint | None
    points: float
    alternatives: tuple[Alternative, ...]

    @property
    def tie(self) -> Card | None:
        """The alternative that costs least, where it may be as good as the best."""
        ties = [each for each in self.alternatives if each.is_near_tie]
        return min(ties, key=lambda each: each.cost).card if ties else None


def hint_about(choice: Choice, observation: Observation) -> Hint:
    """The facts about a choice of the seat that looks, which is to move."""
    if isinstance(choice, Play):
        return _hint_to_play(choice.card, observation, choice.seat)
    return _hint_to_discard(choice.card, observation, choice.seat)


def _hint_to_play(card: Card, observation: Observation, seat: int) -> Hint:
    own = frozenset(observation.hand)
    laid = frozenset(observation.table.cards())
    discards = frozenset(observation.discards)
    behind: list[Card] = []
    opened: list[Card] = []
    rows = rows_beyond(card)
    for whole in rows:
        row = tuple(takewhile(lambda each: each not in discards, whole))  # the rest is dead
        behind += [each for each in row if each in own]
        if row and row[0] not in own and row[0] not in laid:
            opened.append(row[0])
    behind.sort(key=lambda each: abs(each.rank.index - card.rank.index))
    return Hint(
        choice=Play(seat, card),
        alternatives=len(observation.legal_plays),
        behind=tuple(behind),
        opened=tuple(opened),
        ends_row=not any(rows),
        points=points((card,)),
    )


def _hint_to_discard(card: Card, observation: Observation, seat: int) -> Hint:
    return Hint(
        choice=Discard(seat, card),
        alternatives=len(observation.hand),
        points=points((card,)),
        needed=len(observation.table.missing(card)),
        cheaper=sum(points((each,)) < points((card,)) for each in observation.hand),
    )
