"""The order of hands: by the rules, said a second time."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from random import Random

import pytest

from engine.cards.card import Card, Rank, Suit
from engine.poker.errors import NotAHand
from engine.poker.hands.card_names import cards_named
from engine.poker.hands.hand_types import STRENGTHS, HandType
from engine.poker.hands.ranking import strength_of, type_of
from tests.support.processes import run_python

Hand = Sequence[Card]
VALUES = {rank: "23456789TJQKA".index(rank.value) + 2 for rank in Rank}


def by_the_rules(hand: Hand) -> tuple[int, tuple[int, ...]]:
    """Say the rules again: the type, and the values of the ranks in the order in which they count."""
    counts = Counter(VALUES[card.rank] for card in hand)
    values = tuple(sorted(counts, key=lambda value: (counts[value], value), reverse=True))
    if values == (14, 5, 4, 3, 2):
        values = (5, 4, 3, 2, 1)
    is_flush = len({card.suit for card in hand}) == 1
    is_straight = len(values) == 5 and values[0] - values[4] == 4
    if is_flush and is_straight:
        return HandType.ROYAL_FLUSH if values[0] == 14 else HandType.STRAIGHT_FLUSH, values
    if is_flush or is_straight:
        return HandType.FLUSH if is_flush else HandType.STRAIGHT, values
    shapes = {
        (4, 1): HandType.FOUR_KIND,
        (3, 2): HandType.FULL_HOUSE,
        (3, 1, 1): HandType.THREE_KIND,
        (2, 2, 1): HandType.TWO_PAIR,
        (2, 1, 1, 1): HandType.ONE_PAIR,
    }
    return shapes.get(tuple(sorted(counts.values(), reverse=True)), HandType.HIGH_CARD), values


def of_every_class(chance: Random, times: int) -> Iterator[Hand]:
    """Make hands of all classes: all ranks with suits by chance, different ranks in each suit besides."""
    for ranks in combinations_with_replacement(Rank, 5):
        if max(map(ranks.count, ranks)) == 5:
            continue
        for _ in range(times):
            suits = {rank: chance.sample(list(Suit), 4) for rank in Rank}
            yield [Card(rank, suits[rank].pop()) for rank in ranks]
        if len(set(ranks)) == 5:
            yield from ([Card(rank, suit) for rank in ranks] for suit in Suit)


@pytest.mark.usefixtures("no_coverage")
def test_the_order_of_all_classes_is_that_of_the_rules() -> None:
    """Type first, then groups, then ranks; each class has its own strength, and the type of its hands."""
    classes = sorted({(by_the_rules(hand), strength_of(hand)) for hand in of_every_class(Random(1), times=2)})

    assert [*range(STRENGTHS)] == [strength for _, strength in classes]
    assert [type_of(strength) for strength in range(STRENGTHS)] == [
        hand_type for (hand_type, _), _ in classes
    ]


@pytest.mark.parametrize("text", ["", "AD", "AD KD QD JD", "AD KD QD JD 10D 9D", "AD AD QD JD 10D"])
def test_only_five_different_cards_are_ranked(text: str) -> None:
    with pytest.raises(NotAHand, match="five different cards"):
        strength_of(cards_named(text))


def test_the_package_alone_builds_no_tables() -> None:
    """`import engine.poker` costs nothing; ranks and draws never import NumPy."""
    code = (
        "import sys, engine.poker; assert not any('.poker.' in name for name in sys.modules)\n"
        "import engine.poker.hands.hand, engine.poker.odds.draws\n"
        "from engine.poker.hands.card_names import cards_named\n"
        "engine.poker.odds.draws.best_draw(cards_named('2C 3C 4C 5C 9D'))\n"
        "print('numpy' in sys.modules)"
    )

    assert "False\n" == run_python("-c", code).stdout
