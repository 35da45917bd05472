"""The rules as questions: what a card waits for; what may be played and costs is a law (test_laws.py)."""

import pytest

from engine.cards.card import CARDS, Card
from engine.straights.table import Table, rows_beyond
from tests.support.playing import cards, table_with


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
