"""The 52 cards as values."""

import pytest

from engine.cards.card import CARDS, Card, Rank, Suit
from engine.errors import NoSuchCard

UNSHUFFLED = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"]


def test_5_3_the_cards_begin_in_the_order_of_the_assignment() -> None:
    """5.3: AC 2C .. KC AD .. KD AH .. KH AS .. KS."""
    assert [str(card) for card in CARDS] == UNSHUFFLED


@pytest.mark.parametrize("name", UNSHUFFLED)
def test_a_name_gives_the_card_and_the_card_its_name(name: str) -> None:
    """Notation is the rank's letter and the suit's, T for ten."""
    card = Card.parse(name)

    assert str(card) == name
    assert card == Card(Rank(name[0]), Suit(name[1]))
    assert repr(card) == f"Card.parse({name!r})"


@pytest.mark.parametrize(
    "text",
    ["", "7", "S", "S7", "7s", "aS", "10S", "1S", "0H", "7SS", " 7S", "7S ", "7\u0660", "\uff17S", "XX"],
)
def test_anything_else_names_no_card(text: str) -> None:
    with pytest.raises(NoSuchCard) as refused:
        Card.parse(text)

    assert repr(text) in str(refused.value)
