"""Facts about a choice, as values that an interface turns into sentences: what it opens, and for whom."""

from __future__ import annotations

from itertools import takewhile

from engine.cards.card import Card, Suit
from engine.fast_dataclass import dataclass
from engine.straights.commands import Choice, Play
from engine.straights.observation import Observation
from engine.straights.rules import LEAD, points
from engine.straights.table import FIRST_RANK, rows_beyond

_NEXT_TO_NOTHING = 0.5
CERTAIN = 2.0
"""The number of standard deviations from which a difference is reported."""

MISTAKE = 1.0
"""A choice is a mistake if its cost minus CERTAIN standard deviations exceeds this many points."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A choice and the facts in its favour.

    Attributes:
        choice: the choice.
        alternatives: the number of cards that the seat could choose from.
        behind: own cards beyond a played card, nearest first; empty for a discard.
        opened: cards that the play makes playable and that others may hold; empty for a discard.
        ends_row: whether the play is an ace or a king, which ends its row.
        points: the points that the card would cost (a play) or costs (a discard).
        needed: the number of cards missing between a discarded card and its row.
        cheaper: the number of other cards in hand that cost less than a discarded card.
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
    """Another choice of the turn, and its cost compared with the best.

    Attributes:
        cost: the seat's points minus the mean of the others', compared with the best choice; 0 or more.
        error: the standard deviation of the cost.
    """

    card: Card
    cost: float
    error: float

    @property
    def is_near_tie(self) -> bool:
        """Whether it may be as good as the best, within the error, or costs next to nothing."""
        return self.cost < max(_NEXT_TO_NOTHING, CERTAIN * self.error)


@dataclass(frozen=True, slots=True)
class Advice:
    """A choice with its reasons and the costs of the others.

    Attributes:
        hint: the facts about the best choice.
        against: the facts about the worst alternative; None if there is none.
        points: the expected points of the seat in the round after the best choice.
        alternatives: the other cards that may be chosen, in the order of the hand.
        opponents: the strategies of the other seats in the order of play, as far as they are known; None
            where the costs suppose that a seat may play in any way.
    """

    hint: Hint
    against: Hint | None
    points: float
    alternatives: tuple[Alternative, ...]
    opponents: tuple[str | None, ...] = ()

    @property
    def tie(self) -> Card | None:
        """The cheapest alternative, if it may be as good as the best."""
        ties = [each for each in self.alternatives if each.is_near_tie]
        return min(ties, key=lambda each: each.cost).card if ties else None


def hint_about(choice: Choice, observation: Observation) -> Hint:
    """The facts about a choice of the observing seat, which is to move."""
    if isinstance(choice, Play):
        return _hint_to_play(choice.card, observation, choice.seat)
    own = points((choice.card,))
    return Hint(
        choice=choice,
        alternatives=len(observation.hand),
        points=own,
        needed=len(observation.table.missing(choice.card)),
        cheaper=sum(points((each,)) < own for each in observation.hand),
    )


def _hint_to_play(card: Card, observation: Observation, seat: int) -> Hint:
    own = frozenset(observation.hand)
    laid = frozenset(observation.table.cards())
    discards = frozenset(observation.discards)
    behind: list[Card] = []
    opened: list[Card] = []
    rows = rows_beyond(card)
    for whole in rows:
        row = tuple(takewhile(lambda each: each not in discards, whole))  # cards behind a discard are dead
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


@dataclass(frozen=True, slots=True)
class Opening:
    """The effect of a card once it is on the table.

    Attributes:
        cards: the cards that become playable.
        own: those of them that the seat holds.
    """

    cards: tuple[Card, ...]
    own: tuple[Card, ...]


def opening_of(card: Card, observation: Observation) -> Opening:
    """The effect of playing a card of the hand; the seat's own discards never become playable."""
    nearest = [row[0] for row in rows_beyond(card) if row]
    if observation.table.is_empty and card == LEAD:
        nearest += [Card(FIRST_RANK, suit) for suit in Suit if suit is not LEAD.suit]
    gone = {*observation.table.cards(), *observation.discards}
    cards = tuple(each for each in nearest if each not in gone)
    return Opening(cards, tuple(each for each in cards if each in observation.hand))
