"""3.1: the four piles, each a run around its seven."""

import pytest

from engine.cards.card import CARDS, Card, Suit
from engine.straights.table import Table, rows_beyond
from tests.support.playing import cards, names_of, table_with


def fitting(table: Table) -> str:
    """Name every card that fits, in the order of an unshuffled deck."""
    return " ".join(names_of(tuple(card for card in CARDS if table.fits(card))))


@pytest.mark.parametrize(
    "laid, expected",
    [
        ("7S", "7C 7D 7H 6S 8S"),
        ("7S 8S", "7C 7D 7H 6S 9S"),
        ("7S 6S 7C", "6C 8C 7D 7H 5S 8S"),
        ("7S 6S 5S 4S 3S 2S AS", "7C 7D 7H 8S"),
        ("7S 8S 9S TS JS QS KS", "7C 7D 7H 6S"),
        ("7S 8S 9S TS JS QS KS 6S 5S 4S 3S 2S AS", "7C 7D 7H"),
    ],
)
def test_3_1_sevens_and_neighbours_of_the_ends_fit(laid: str, expected: str) -> None:
    """3.1: any seven starts a pile; a pile grows at either end; king and ace are no neighbours."""
    assert expected == fitting(table_with(laid))


def test_3_1_a_pile_keeps_its_cards_in_rank_order() -> None:
    """3.1: whatever the order of play, and without touching the other piles."""
    table = table_with("7S 8S 6S 7H 9S 5S")

    assert list("56789") == [rank.value for rank in table.ranks(Suit.SPADES)]
    assert ["7"] == [rank.value for rank in table.ranks(Suit.HEARTS)]
    assert [] == [rank.value for rank in table.ranks(Suit.CLUBS)]


def test_the_cards_of_a_table_are_those_that_were_laid() -> None:
    """Suit by suit, lowest rank first."""
    assert cards("7D 7H 5S 6S 7S") == table_with("7S 6S 7H 5S 7D").cards()


def test_a_table_is_empty_until_a_card_is_laid() -> None:
    """Laying a card makes another table and leaves the first as it was."""
    empty = Table()
    full = empty.with_card(Card.parse("7S"))

    assert (True, False) == (empty.is_empty, full.is_empty)
    assert Table() == empty


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
    """In the order in which they can be laid."""
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
