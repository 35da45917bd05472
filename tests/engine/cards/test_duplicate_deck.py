"""The decks of a duplicate match: everybody has each hand once, as good as it was, and from the key alone."""

from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card import CARDS, Card, Suit
from engine.cards.deck import Deck
from engine.cards.duplicate_deck import duplicate_deck

SEATS = 4


def holding(hand: tuple[Card, ...]) -> tuple[list[str], ...]:
    """What a hand is worth: its spades, and the ranks of each other suit, whatever the suit is called."""
    by_suit = [[card.rank.letter for card in hand if card.suit is suit] for suit in Suit]
    return by_suit[Suit.SPADES.index], *sorted(by_suit[: Suit.SPADES.index])


@given(st.binary(min_size=16, max_size=32), st.integers(1, 8))
def test_everybody_has_each_hand_once(key: bytes, deals: int) -> None:
    """Each time it has moved on by one seat, with its neighbours; the first deals are the usual ones."""
    for deal in range(1, deals + 1):
        first, *repeats = (
            duplicate_deck(key, deal + deals * times, deals, SEATS).hands(SEATS) for times in range(SEATS)
        )
        assert Deck.from_key(key, deal).hands(SEATS) == first
        for times, hands in enumerate(repeats, 1):
            assert set(CARDS) == {card for hand in hands for card in hand}
            for seat in range(SEATS):
                assert holding(first[seat]) == holding(hands[(seat + times) % SEATS])


def test_a_repeat_has_other_suits_in_five_of_six_deals() -> None:
    changed = 0
    for number in range(600):
        key = number.to_bytes(16)
        first, again = (duplicate_deck(key, each, 4, SEATS).hands(SEATS) for each in (1, 5))
        changed += first[0] != again[1]

    assert 460 < changed < 540
