"""What a puzzle is about: what its best card does that another one does not."""

from __future__ import annotations

from enum import Enum, auto

from engine.cards.card import Card, Rank
from engine.straights.advice.hints import Advice
from engine.straights.commands import Discard
from engine.straights.observation import Observation
from engine.straights.table import rows_beyond


class Theme(Enum):
    """An idea of the game."""

    HOLD_SEVEN = auto()
    LOCK_KING = auto()
    DISCARD_EARLY = auto()
    LET_ROW_END = auto()


def theme_of(advice: Advice, observation: Observation) -> Theme | None:
    """The idea behind the best card of a turn, by its proof; None if it is none of these."""
    best, others = advice.hint, [each.card for each in advice.alternatives]
    if isinstance(best.choice, Discard):
        return Theme.DISCARD_EARLY if best.cheaper else None
    if best.ends_row:
        return Theme.LET_ROW_END
    if best.choice.card.rank is not Rank.SEVEN and any(card.rank is Rank.SEVEN for card in others):
        return Theme.HOLD_SEVEN
    locks = any(_leads_to_a_king(card, observation) for card in others)
    return Theme.LOCK_KING if locks and not _leads_to_a_king(best.choice.card, observation) else None


def _leads_to_a_king(card: Card, observation: Observation) -> bool:
    """Whether the card brings a king nearer that another player may hold."""
    kings = [row[-1] for row in rows_beyond(card) if row and row[-1].rank is Rank.KING]
    return any(king not in (*observation.hand, *observation.discards) for king in kings)
