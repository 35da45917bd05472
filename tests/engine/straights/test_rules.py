"""The rules as questions: what may be played, what it costs, what a card waits for."""

import pytest

from engine.cards.card import CARDS, Card
from engine.straights import rules
from engine.straights.table import Table, rows_beyond
from tests.support.playing import cards, table_with, value


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


@pytest.mark.parametrize(
    "laid, card, expected",
    [
        ("7S", "7H", ""),
        ("7S", "TH", "7H 8H 9H"),
        ("7S", "5H", "7H 6H"),
        ("7S 8S", "JS", "9S TS"),
        ("7S 8S", "4S", "6S 5S"),
        ("7S 8S", "9S", ""),
        ("7S 8S 9S", "8S", ""),
    ],
)
def test_the_missing_cards_make_a_card_fit(laid: str, card: str, expected: str) -> None:
    table, wanted = table_with(laid), Card.parse(card)
    assert cards(expected) == table.missing(wanted)


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_any_card_fits_after_those_that_miss_and_before_those_beyond_it(card: Card) -> None:
    """Every card of an empty table: the cards of its rows wait for it, and no other of the suit does."""
    table = Table()
    for each in table.missing(card):
        assert table.fits(each)
        table = table.with_card(each)
    assert table.fits(card)

    waiting = {each for each in CARDS if each.suit is card.suit and card in Table().missing(each)}
    assert waiting == {each for row in rows_beyond(card) for each in row}
