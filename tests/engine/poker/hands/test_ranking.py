"""The order of hands: by the rules, said a second time, and by two independent libraries."""

import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card import CARDS, Card, Rank, Suit
from engine.poker.errors import NotAHand
from engine.poker.hands.card_names import cards_named
from engine.poker.hands.hand_types import STRENGTHS, HandType
from engine.poker.hands.ranking import code_of, strength, strength_of, type_of
from tests.support.paths import ROOT

Hand = Sequence[Card]
LIBRARIES = ("phevaluator", "treys")
VALUES = {rank: "23456789TJQKA".index(rank.value) + 2 for rank in Rank}
HANDS = st.permutations(CARDS).map(lambda cards: cards[:5])

CLASSES = {
    HandType.HIGH_CARD: 1277,
    HandType.ONE_PAIR: 2860,
    HandType.TWO_PAIR: 858,
    HandType.THREE_KIND: 858,
    HandType.STRAIGHT: 10,
    HandType.FLUSH: 1277,
    HandType.FULL_HOUSE: 156,
    HandType.FOUR_KIND: 156,
    HandType.STRAIGHT_FLUSH: 9,
    HandType.ROYAL_FLUSH: 1,
}


def strength_named(text: str) -> int:
    return strength_of(cards_named(text))


def by_the_rules(hand: Hand) -> tuple[int, list[int]]:
    """Say the rules again: the type, and the values of the ranks in the order in which they count."""
    counts = Counter(VALUES[card.rank] for card in hand)
    values = sorted(counts, key=lambda value: (counts[value], value), reverse=True)
    if values == [14, 5, 4, 3, 2]:
        values = [5, 4, 3, 2, 1]
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


@pytest.fixture(params=LIBRARIES)
def strength_elsewhere(request: pytest.FixtureRequest) -> Callable[[Hand], int]:
    """Rank by another library, which calls the best hand 1 and the worst 7462."""
    library = pytest.importorskip(request.param, reason="what our order is compared with")
    if request.param == "phevaluator":
        numbers = {card: library.Card(str(card)) for card in CARDS}
        return lambda hand: STRENGTHS - int(library.evaluate_cards(*(numbers[card] for card in hand)))
    codes = {card: library.Card.new(card.rank.value + card.suit.value.lower()) for card in CARDS}
    evaluate = library.Evaluator().evaluate
    return lambda hand: STRENGTHS - int(evaluate([codes[card] for card in hand], []))


def test_the_order_of_all_classes_is_that_of_other_libraries(
    strength_elsewhere: Callable[[Hand], int],
) -> None:
    """Each of the 7,462 classes, straights and flushes of every suit included."""
    seen = set()
    for hand in of_every_class(Random(1), times=2):
        found = strength_of(hand)
        assert strength_elsewhere(hand) == found
        seen.add(found)

    assert set(range(STRENGTHS)) == seen


def test_the_order_of_random_hands_is_that_of_other_libraries(
    strength_elsewhere: Callable[[Hand], int],
) -> None:
    """Ten thousand hands as they are dealt."""
    chance = Random(2)
    for _ in range(10_000):
        hand = chance.sample(CARDS, 5)
        assert strength_elsewhere(hand) == strength_of(hand)


@pytest.mark.soak
def test_the_order_of_all_hands_is_that_of_other_libraries(
    strength_elsewhere: Callable[[Hand], int],
) -> None:
    """Each of the 2,598,960 hands."""
    count = 0
    for hand in combinations(CARDS, 5):
        assert strength_elsewhere(hand) == strength_of(hand)
        count += 1

    assert 2_598_960 == count


def test_every_class_has_its_strength() -> None:
    """As many classes of each type as there are, the types one above another without gaps."""
    types = [type_of(each) for each in range(STRENGTHS)]

    assert CLASSES == Counter(types)
    assert types == sorted(types)


@given(st.lists(HANDS, min_size=2, max_size=2))
def test_hands_compare_by_the_rules(hands: list[Hand]) -> None:
    """Type first, then groups, then ranks; and the type is the one that the rules name."""
    one, other = hands

    assert (by_the_rules(one) > by_the_rules(other)) == (strength_of(one) > strength_of(other))
    assert (by_the_rules(one) == by_the_rules(other)) == (strength_of(one) == strength_of(other))
    assert by_the_rules(one)[0] == type_of(strength_of(one))


@given(HANDS, st.permutations(range(5)), st.permutations(list(Suit)))
def test_neither_order_nor_suits_count(hand: Hand, order: list[int], suits: list[Suit]) -> None:
    moved = [Card(hand[place].rank, suits[hand[place].suit.index]) for place in order]

    assert strength_of(hand) == strength_of(moved)


@pytest.mark.parametrize(
    "winner, loser",
    [
        ("KC KD 2H 3S 4C", "QC QD AH JS 9C"),
        ("AC KD QH JS 9C", "KC QD JH 9S 8C"),
        ("5C 5D 5H 2S 3C", "4C 4D 4H AS KC"),
        ("2C 2D 3H 3S AC", "2H 2S 3C 3D KC"),
        ("7C 7D AH 3S 2C", "7H 7S KC QD JC"),
        ("2C 3C 4C 5C 7C", "10C JD QH KS AC"),
    ],
)
def test_trap_faces_alone_do_not_decide(winner: str, loser: str) -> None:
    """Types come before faces, and among equal types groups and kickers do, as far as needed."""
    assert strength_named(winner) > strength_named(loser)


def test_trap_ten_to_ace_of_mixed_suits_is_a_straight() -> None:
    """Not a high card, and below any flush."""
    assert HandType.STRAIGHT == type_of(strength_named("10C JD QH KS AC"))
    assert strength_named("10C JD QH KS AC") > strength_named("9C 10D JH QS KC")


@pytest.mark.parametrize("suits", ["CDHSC", "HHHHH"])
def test_trap_the_wheel_is_the_lowest_straight(suits: str) -> None:
    """A2345 is below 23456 and above all that is no straight; likewise in one suit."""
    straights = [
        strength_named(" ".join(rank + suit for rank, suit in zip(ranks, suits, strict=True)))
        for ranks in ("A2345", "23456", "34567", "9TJQK", "TJQKA")
    ]
    wheel = type_of(straights[0])

    assert straights == sorted(straights)
    assert wheel == (HandType.STRAIGHT if suits == "CDHSC" else HandType.STRAIGHT_FLUSH)
    assert type_of(straights[0] - 1) < wheel


@pytest.mark.parametrize("ranks", ["QKA23", "KA234", "JQKA2"])
def test_no_straight_goes_round_the_corner(ranks: str) -> None:
    mixed = " ".join(rank + suit for rank, suit in zip(ranks, "CDHSC", strict=True))

    assert HandType.HIGH_CARD == type_of(strength_named(mixed))


@pytest.mark.parametrize("ranks", ["TJQKA", "A2345", "24579", "KKQQ2", "AAAAK"])
def test_trap_suits_break_no_tie(ranks: str) -> None:
    found = set()
    for suits in ("CDHSC", "SHDCS", "DCSHD") if len(set(ranks)) < 5 else ("CCCCC", "DDDDD", "HHHHH", "SSSSS"):
        found.add(strength_named(" ".join(rank + suit for rank, suit in zip(ranks, suits, strict=True))))

    assert len(found) == 1


@pytest.mark.parametrize("text", ["", "AD", "AD KD QD JD", "AD KD QD JD 10D 9D", "AD AD QD JD 10D"])
def test_only_five_different_cards_are_ranked(text: str) -> None:
    with pytest.raises(NotAHand, match="five different cards"):
        strength_named(text)


def test_codes_rank_as_cards_do() -> None:
    """The plain path takes the numbers of single cards: their places in an unshuffled deck."""
    hand = cards_named("8D 8S 2C 9H 9S")

    assert strength_of(hand) == strength(*map(code_of, hand))
    assert list(range(52)) == [code_of(card) for card in CARDS]


def test_the_package_alone_builds_no_tables() -> None:
    """`import engine.poker` costs nothing; the plain path and draws of single hands never import NumPy."""
    code = (
        "import sys, engine.poker; assert not any('.poker.' in name for name in sys.modules)\n"
        "import engine.poker.hands.hand, engine.poker.odds.draws, engine.poker.hands.vectorized\n"
        "from engine.poker.hands.card_names import cards_named\n"
        "engine.poker.odds.draws.best_draw(cards_named('2C 3C 4C 5C 9D'))\n"
        "print('numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)

    assert "False" == done.stdout.strip()
