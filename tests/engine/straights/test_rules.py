"""The rules as questions: what may be played, what it costs, who has won."""

import pytest

from engine.cards.card import CARDS, Card
from engine.straights import rules
from engine.straights.table import Table
from tests.support.playing import table_with, value


def test_3_1_the_first_play_of_a_round_is_the_seven_of_spades_alone() -> None:
    """3.1: on an empty table no other card is legal, not even another seven."""
    assert ["7S"] == [str(card) for card in CARDS if rules.is_legal(card, Table())]


def test_3_1_the_example_of_the_assignment() -> None:
    """3.1: after 7S the legal plays are 7D, 7H, 7C, 8S and 6S."""
    legal = {str(card) for card in CARDS if rules.is_legal(card, table_with("7S"))}

    assert {"7D", "7H", "7C", "8S", "6S"} == legal


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_4_a_card_costs_its_rank(card: Card) -> None:
    """4: ace 1, numbers their value, jack 11, queen 12, king 13."""
    assert value(card) == rules.points((card,))
