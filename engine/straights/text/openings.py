"""What a play makes playable."""

from __future__ import annotations

from engine.cards.card import Card
from engine.straights.text.sentence import Sentence, sentence


def opening(card: Card, opened: tuple[Card, ...], own: tuple[Card, ...]) -> Sentence:
    """Name the cards that become playable after a card, and those of them that the player holds."""
    if not opened:
        return sentence("OpeningText", "{card} opens nothing.", card=card)
    if not own:
        return sentence("OpeningText", "{card} opens {cards}: you hold none.", card=card, cards=opened)
    return sentence("OpeningText", "{card} opens {cards}: you hold {own}.", card=card, cards=opened, own=own)
