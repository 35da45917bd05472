"""The refusals of this family, below those that it shares with Straights."""

from __future__ import annotations

from engine.cards.card import Card
from engine.errors import Refusal


class MayNotPass(Refusal):
    """A card fits and no pass is left, or who has none that fits discards."""


class MustLead(Refusal):
    """The card is in the hand, but another one begins a round."""

    def __init__(self, card: Card) -> None:
        super().__init__(f"a round begins with {card}")
        self.card = card
