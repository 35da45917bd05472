"""A player's hand and the names of its cards: what it holds, is, prints, and drops."""

from random import Random

import pytest

from engine.cards.card import CARDS, Card
from engine.errors import NoSuchCard
from engine.poker.errors import NotAHand
from engine.poker.hands.card_names import card_named, cards_named, name_of
from engine.poker.hands.hand import Hand
from engine.poker.hands.hand_types import HandType

EXAMPLES = {
    HandType.ROYAL_FLUSH: "{AD, KD, QD, JD, 10D}",
    HandType.STRAIGHT_FLUSH: "{JD, 10D, 9D, 8D, 7D}",
    HandType.FOUR_KIND: "{KS, KH, KD, KC, 3H}",
    HandType.FULL_HOUSE: "{10H, 10D, 10C, 9S, 9D}",
    HandType.FLUSH: "{JD, 9D, 8D, 4D, 2D}",
    HandType.STRAIGHT: "{9C, 8S, 7H, 6D, 5C}",
    HandType.THREE_KIND: "{QS, QH, QC, 3D, 2D}",
    HandType.TWO_PAIR: "{KS, KC, 7D, 7C, 2H}",
    HandType.ONE_PAIR: "{AH, AD, 8S, 5C, 2H}",
    HandType.HIGH_CARD: "{AH, QD, 8S, 5C, 2H}",
}


@pytest.mark.parametrize("hand_type, text", EXAMPLES.items(), ids=[each.name for each in EXAMPLES])
def test_the_assignments_examples_are_named(hand_type: HandType, text: str) -> None:
    """One hand of each type, as 004 describes them, whatever the order of its cards."""
    cards = list(cards_named(text))
    for seed in range(5):
        Random(seed).shuffle(cards)
        hand = Hand(cards)

        assert hand_type == hand.determine_rank()
        assert text == str(hand)


@pytest.mark.parametrize(
    "text",
    [
        "{5H, 4S, 3D, 2C, AH}",
        "{5S, 4S, 3S, 2S, AS}",
        "{AH, KS, QD, JC, 10H}",
        "{2S, 2H, 2D, AS, AC}",
        "{AH, 4S, 3D, 2C}",
        "{AH, 6H, 4S, 3D, 2C}",
        "{7S, 7C, 9D}",
        "{10D}",
        "{}",
    ],
)
def test_the_most_significant_cards_come_first(text: str) -> None:
    """Groups, then ranks from high to low, then spades to clubs; the ace last in 5 4 3 2 A alone."""
    cards = list(cards_named(text))
    Random(1).shuffle(cards)

    assert text == str(Hand(cards))


def test_the_types_have_the_assignments_numbers() -> None:
    """004's HandTypes: unknown 0 to royal_flush 10."""
    names = (
        "unknown high_card one_pair two_pair three_kind straight "
        "flush full_house four_kind straight_flush royal_flush"
    )

    assert names.upper().split() == [each.name for each in sorted(HandType)]
    assert list(range(11)) == sorted(HandType)


@pytest.mark.parametrize("text", ["AD KD QD JD 10D 9D", "2C 3C 4C 5C 6C 7C 8C"])
def test_no_hand_has_more_than_five_cards(text: str) -> None:
    with pytest.raises(NotAHand, match="five cards at most"):
        Hand(cards_named(text))


def test_13_only_held_cards_are_dropped() -> None:
    """Decision 13: the answer says whether it was done; an equal card does, made elsewhere or not."""
    hand = Hand(cards_named("2C AD 2H 10S 9C"))

    assert hand.drop_card(card_named("2H"))
    assert not hand.drop_card(card_named("2H"))
    assert not hand.drop_card(card_named("2D"))
    assert hand.drop_card(Card(CARDS[0].rank, card_named("AD").suit))
    assert cards_named("2C 10S 9C") == hand.cards
    assert cards_named("2H AD") == hand.dropped
    assert repr(hand) == "<Hand {10S, 9C, 2C}, dropped 2H, AD>"


def test_21_a_hand_is_a_copy() -> None:
    """Decision 21: neither the cards it was made of nor another hand of them change."""
    cards = list(cards_named("2C AD 2H 10S 9C"))
    mine, other = Hand(cards), Hand(cards)
    mine.drop_card(cards[0])
    cards.clear()

    assert len(mine) == 4
    assert len(other) == 5


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_every_way_to_write_a_card_names_it(card: Card) -> None:
    for name in (name_of(card), str(card)):
        assert card == card_named(name)
        assert card == card_named(name.lower())
        assert card == card_named(name[:-1] + name[-1].lower())


@pytest.mark.parametrize(
    "text",
    ["", "10", "D", "D10", "1D", "0D", "11D", "010D", "10DD", " 10D", "10D ", "7\u017f", "7\u0660", "AX"],
)
def test_anything_else_names_no_card(text: str) -> None:
    """A text that is no name is refused, and the error shows it; letters that become S in capitals too."""
    with pytest.raises(NoSuchCard) as refused:
        card_named(text)

    assert repr(text) in str(refused.value)


@pytest.mark.parametrize("text", ["{AD, 10D}", "AD 10D", " ad,td ", "AD  TD"])
def test_several_cards_stand_in_one_text(text: str) -> None:
    assert (Card.parse("AD"), Card.parse("TD")) == cards_named(text)
    assert () == cards_named("{}")
    with pytest.raises(NoSuchCard):
        cards_named(f"{text} XX")
