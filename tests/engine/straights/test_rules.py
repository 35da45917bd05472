"""The rules as questions: what may be played, what it costs, who has won."""

import pytest

from engine.cards.card import CARDS, Card
from engine.straights import rules
from engine.straights.table import Table
from tests.support.playing import cards, names_of, table_with, value


def test_3_1_the_first_play_of_a_round_is_the_seven_of_spades_alone() -> None:
    """3.1: on an empty table no other card is legal, not even another seven."""
    assert ["7S"] == [str(card) for card in CARDS if rules.is_legal(card, Table())]


def test_3_1_the_example_of_the_assignment() -> None:
    """3.1: after 7S the legal plays are 7D, 7H, 7C, 8S and 6S."""
    legal = {str(card) for card in CARDS if rules.is_legal(card, table_with("7S"))}

    assert {"7D", "7H", "7C", "8S", "6S"} == legal


@pytest.mark.parametrize(
    "hand, laid, expected",
    [
        ("7C QS 7S 8D", "", "7S"),
        ("7C QS 8D", "", ""),
        ("KH 8S 7D 6S 5S 7H", "7S", "8S 7D 6S 7H"),
        ("AS KS 2S", "7S 8S", ""),
        ("9D 3H 9C", "7S 7D 8D", "9D"),
    ],
)
def test_legal_plays_stand_in_the_order_of_the_hand(hand: str, laid: str, expected: str) -> None:
    assert list(expected.split()) == names_of(rules.legal_plays(cards(hand), table_with(laid)))


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_4_a_card_costs_its_rank(card: Card) -> None:
    """4: ace 1, numbers their value, jack 11, queen 12, king 13."""
    assert value(card) == rules.points((card,))


def test_4_discards_add_up_and_none_cost_nothing() -> None:
    assert (20, 0) == (rules.points(cards("AC 6D KH")), rules.points(()))


@pytest.mark.parametrize(
    "scores, expected",
    [((0, 0, 0, 79), False), ((0, 0, 0, 80), True), ((81, 3, 4, 5), True), ((79, 79, 79, 79), False)],
)
def test_4_the_game_is_over_where_anybody_stands_at_the_limit(
    scores: tuple[int, ...], *, expected: bool
) -> None:
    assert expected == rules.is_game_over(scores, 80)


@pytest.mark.parametrize(
    "scores, winners",
    [((65, 85, 23, 115), (2,)), ((12, 90, 12, 44), (0, 2)), ((80, 80, 80, 80), (0, 1, 2, 3))],
)
def test_1_everybody_with_the_lowest_score_wins(scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    assert winners == rules.winners(scores)


def test_3_1_the_holder_of_the_seven_of_spades_leads() -> None:
    assert 2 == rules.leader((cards("7C 7D"), cards("7H"), cards("AS 7S"), cards("KS")))
