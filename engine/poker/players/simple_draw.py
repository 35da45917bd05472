"""A simple rule for the draw: keep cards of equal rank, drop the others."""

from __future__ import annotations

from engine.poker.hands.hand import Hand
from engine.poker.hands.hand_types import HandType


def drop_singles(hand: Hand) -> int:
    """Drop unpaired cards, or without a pair all but the two highest, and return how many were dropped.

    A straight or better is kept.

    >>> from engine.poker.hands.card_names import cards_named
    >>> hand = Hand(cards_named("9S 9H AC 5D 2C"))
    >>> print(drop_singles(hand), hand)
    3 {9S, 9H}
    """
    hand_type = hand.determine_rank()
    if hand_type > HandType.THREE_KIND:
        return 0
    cards = hand.cards
    ranks = [card.rank for card in cards]
    if hand_type > HandType.HIGH_CARD:
        return sum([hand.drop_card(card) for card in cards if ranks.count(card.rank) == 1])
    return sum([hand.drop_card(card) for card in hand.in_order()[2:]])
