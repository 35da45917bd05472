"""The cards of a round."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.card import Card
from engine.protocol.sheet import CardRow, CardRows, Sheet
from engine.text.sentence import sentence


def deck(hands: Sequence[tuple[Card, ...]], names: Sequence[str]) -> Sheet:
    """All hands of a round in the order dealt, with the name of each seat."""
    rows = tuple(CardRow(name, hand) for name, hand in zip(names, hands, strict=True))
    return Sheet("deck", sentence("DeckDialog", "Deck of this round"), (CardRows(rows),), is_wide=True)
