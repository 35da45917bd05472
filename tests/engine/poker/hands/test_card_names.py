"""Names of cards as poker writes them."""

import pytest

from engine.cards.card import CARDS, Card
from engine.errors import NoSuchCard
from engine.poker.hands.card_names import card_named, cards_named, name_of


def test_the_ten_is_written_in_two_digits() -> None:
    """004's notation: 10D, and one letter for all other ranks."""
    names = [name_of(card) for card in CARDS if card.suit.value == "D"]

    assert "AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD" == " ".join(names)


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


def test_no_text_names_no_cards() -> None:
    assert () == cards_named("{}")
    with pytest.raises(NoSuchCard):
        cards_named("AD, XX")
