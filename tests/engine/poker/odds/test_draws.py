"""Exact odds of draws: equal to dealing out every draw, for one hand and for all of them."""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from math import comb
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card import CARDS, Card, Suit
from engine.poker.errors import NotAHand
from engine.poker.hands.card_names import cards_named
from engine.poker.hands.hand_types import STRENGTHS
from engine.poker.hands.ranking import code_of, strength, strength_of
from engine.poker.hands.vectorized import codes, strengths
from engine.poker.odds.draw_totals import totals
from engine.poker.odds.draws import (
    DrawOdds,
    best_draw,
    best_draws,
    draws_of,
    hand_number,
    unseen_win_chance,
    win_chance,
)

np = pytest.importorskip("numpy", reason="all draws are dealt out as arrays")

HANDS = st.permutations(CARDS).map(lambda cards: cards[:5])
ALL = comb(52, 5)


@pytest.fixture(scope="module")
def all_strengths() -> Sequence[int]:
    """Rank all hands, in the order of their numbers."""
    from engine.poker.hands.subset_sums import subset_places

    found: Sequence[int] = np.asarray(strengths(codes(subset_places(5))))
    return found


@pytest.fixture(scope="module")
def counted_win_chances(all_strengths: Sequence[int]) -> Sequence[float]:
    """Count all hands: for each strength the share of hands that are weaker, and half of the equal ones."""
    times = np.bincount(all_strengths, minlength=STRENGTHS)
    found: Sequence[float] = (np.cumsum(times) - times / 2) / ALL
    return found


@pytest.fixture(scope="module")
def of_all_hands() -> tuple[Sequence[int], Sequence[float]]:
    """Let the best draws of all hands be found once."""
    dropped, chances = best_draws()
    return np.asarray(dropped), np.asarray(chances)


@pytest.fixture(scope="module")
def numbers_drawn() -> list[Sequence[int]]:
    """List all ways to draw none to four of 47 cards, a column each."""
    ways = [list(combinations(range(47), count)) for count in range(5)]
    return [np.array(each, np.int64).reshape(len(each), count).T for count, each in enumerate(ways)]


def dealt_out(
    hand: Sequence[Card], numbers_drawn: list[Sequence[int]], worths: Sequence[float]
) -> Iterator[DrawOdds]:
    """Find the chance of each draw by dealing all of its new cards."""
    unseen = codes(np.array([code_of(card) for card in CARDS if card not in hand]))
    held = codes(np.array([code_of(card) for card in hand]))
    for numbers in numbers_drawn:
        count, ways = np.shape(numbers)
        columns = np.empty((5, ways), np.uint32)
        columns[5 - count :] = unseen[numbers]
        for dropped in combinations(range(5), count):
            columns[: 5 - count] = np.delete(held, dropped)[:, np.newaxis]
            chance = float(np.asarray(worths)[strengths(columns)].mean())
            yield DrawOdds(tuple(hand[number] for number in dropped), chance)


def dropped_by(hand: Sequence[Card], bits: int) -> tuple[Card, ...]:
    """Read which cards of a hand in the deck's order are dropped."""
    return tuple(card for number, card in enumerate(hand) if bits >> number & 1)


def random_hands(count: int, seed: int) -> Iterator[tuple[Card, ...]]:
    """Deal hands by chance, their cards in the deck's order."""
    chance = Random(seed)
    for _ in range(count):
        yield tuple(CARDS[place] for place in sorted(chance.sample(range(52), 5)))


def test_all_draws_are_those_that_are_dealt_out(
    counted_win_chances: Sequence[float],
    numbers_drawn: list[Sequence[int]],
    of_all_hands: tuple[Sequence[int], Sequence[float]],
) -> None:
    """200 hands by chance, all 31 draws to 1e-12; and the best of them in the table of all hands."""
    assert [(ALL,), (ALL,)] == [np.shape(each) for each in of_all_hands]
    for hand in random_hands(200, seed=1):
        expected = {draw.dropped: draw.chance for draw in dealt_out(hand, numbers_drawn, counted_win_chances)}
        highest = max(expected.values())
        number = hand_number(hand)

        assert expected == pytest.approx({draw.dropped: draw.chance for draw in draws_of(hand)}, abs=1e-12)
        assert highest == pytest.approx(best_draw(hand).chance, abs=1e-12)
        assert highest == pytest.approx(of_all_hands[1][number], abs=1e-12)
        assert highest == pytest.approx(expected[dropped_by(hand, of_all_hands[0][number])], abs=1e-12)


def test_the_table_of_all_hands_is_that_of_single_hands(
    of_all_hands: tuple[Sequence[int], Sequence[float]],
) -> None:
    """The very same draws and chances, without any difference in rounding or among equal draws."""
    for hand in random_hands(5_000, seed=2):
        number = hand_number(hand)

        assert best_draw(hand) == DrawOdds(dropped_by(hand, of_all_hands[0][number]), of_all_hands[1][number])


@pytest.mark.soak
def test_the_table_of_all_hands_is_that_of_all_single_hands(
    of_all_hands: tuple[Sequence[int], Sequence[float]],
) -> None:
    """Each of the 2,598,960 hands; and no hand has two best draws: the second is worse."""
    for hand in combinations(CARDS, 5):
        number = hand_number(hand)
        best, second, *_ = draws_of(hand)
        assert best == DrawOdds(dropped_by(hand, of_all_hands[0][number]), of_all_hands[1][number])
        assert best.chance > second.chance


def test_no_best_draw_is_worse_than_standing_pat(
    all_strengths: Sequence[int],
    counted_win_chances: Sequence[float],
    of_all_hands: tuple[Sequence[int], Sequence[float]],
) -> None:
    """For every hand: at least the worth of the hand itself, and exactly that where nothing is dropped."""
    dropped, chances = of_all_hands
    pat = np.asarray(counted_win_chances)[all_strengths]

    assert (np.asarray(chances) >= pat - 1e-15).all()
    assert ((np.asarray(dropped) == 0) == (np.abs(chances - pat) < 1e-15)).all()
    assert np.max(dropped) < 31


def test_a_win_chance_is_the_share_of_hands_that_are_beaten(counted_win_chances: Sequence[float]) -> None:
    """Half of the ties counted: by counting all hands."""
    assert list(counted_win_chances) == pytest.approx(
        [win_chance(each) for each in range(STRENGTHS)], abs=1e-15
    )


def test_the_total_of_all_hands_is_their_number_squared() -> None:
    """Among all pairs of hands each has two points to share."""
    assert totals().of(0, 0) == ALL**2


@given(HANDS, st.permutations(range(5)), st.permutations(list(Suit)))
def test_draws_depend_neither_on_order_nor_on_the_names_of_suits(
    hand: Sequence[Card], order: list[int], suits: list[Suit]
) -> None:
    """The same cards in other suits have the same chances; in another order, even the same draws."""
    moved = [Card(card.rank, suits[card.suit.index]) for card in hand]

    assert best_draw(hand) == best_draw([hand[place] for place in order])
    assert sorted(draw.chance for draw in draws_of(hand)) == sorted(draw.chance for draw in draws_of(moved))


@given(HANDS)
def test_draws_are_told_the_best_first(hand: Sequence[Card]) -> None:
    """All 31, each once; of equal ones that which drops fewer cards; the first is the best draw."""
    draws = draws_of(hand)

    assert all(
        (-one.chance, len(one.dropped)) <= (-two.chance, len(two.dropped)) for one, two in pairwise(draws)
    )
    assert 31 == len({draw.dropped for draw in draws})
    assert best_draw(hand) == draws[0]
    assert win_chance(strength_of(hand)) == next(draw.chance for draw in draws if not draw.dropped)


@pytest.mark.parametrize(
    "held, dropped",
    [
        ("AD KD QD JD 10D", ""),
        ("9C 8S 7H 6D 5C", ""),
        ("KS KH KD KC AH", ""),
        ("QS QH QC 3D 2C", "2C 3D"),
        ("9C 9D KH 7S 2C", "2C 7S KH"),
        ("AC KC QC JC 9D", "9D"),
        ("2C 7D 9S JH KD", "2C 7D JH 9S"),
    ],
)
def test_well_known_draws_are_the_best(held: str, dropped: str) -> None:
    """Made hands stand pat, groups are kept, four to a royal flush draw one, nothing keeps its best card."""
    assert set(cards_named(dropped)) == set(best_draw(cards_named(held)).dropped)


def test_hands_are_numbered_in_colexicographic_order() -> None:
    first = sorted(combinations(range(10), 5), key=lambda hand: hand[::-1])

    assert list(range(252)) == [hand_number([CARDS[place] for place in hand]) for hand in first]
    assert hand_number(CARDS[-5:]) == ALL - 1
    assert hand_number(CARDS[10:5:-1]) == hand_number(CARDS[6:11])


@pytest.mark.parametrize("text", ["", "AD KD QD JD", "AD KD QD JD 10D 9D", "AD AD QD JD 10D"])
def test_only_five_different_cards_can_draw(text: str) -> None:
    for asked in (best_draw, draws_of, hand_number):
        with pytest.raises(NotAHand):
            asked(cards_named(text))


def test_the_chance_against_unseen_cards_is_that_of_all_their_hands() -> None:
    """Counted hand by hand, with four dropped cards seen, too."""
    cards, dropped = cards_named("9H 9C 10H JH QH"), cards_named("9D KH 2C 3C")
    own, left = strength_of(cards), [code_of(card) for card in CARDS if card not in (*cards, *dropped)]
    found = [strength(*hand) for hand in combinations(left, 5)]
    score = sum(2 * (each < own) + (each == own) for each in found)

    assert pytest.approx(score / (2 * len(found)), abs=1e-12) == unseen_win_chance(cards, dropped)
    with pytest.raises(NotAHand, match="other cards"):
        unseen_win_chance(cards, cards[:1])
