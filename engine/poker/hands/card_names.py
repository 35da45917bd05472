"""Card names in poker: those of `engine.cards`, with 10 for the ten."""

from __future__ import annotations

from engine.cards.card import CARDS, Card
from engine.errors import NoSuchCard

_TEN, _TEN_IN_POKER = "T", "10"


def name_of(card: Card) -> str:
    """The name of the card as poker prints it.

    >>> name_of(Card.parse("TD")), name_of(Card.parse("AD"))
    ('10D', 'AD')
    """
    return str(card).replace(_TEN, _TEN_IN_POKER)


def card_named(text: str) -> Card:
    """The card of this name: 10 or T for the ten, in upper or lower case.

    >>> card_named("10D") == card_named("td") == Card.parse("TD")
    True

    Raises NoSuchCard for anything else.
    """
    card = _BY_NAME.get(text)
    if card is None:
        raise NoSuchCard(f"{text!r} is no card: a rank of A23456789, 10 or T, JQK and a suit of CDHS are")
    return card


def cards_named(text: str) -> tuple[Card, ...]:
    """The cards named in a text, separated by commas or spaces, with or without braces.

    >>> cards_named("{AD, 10D}")
    (Card.parse('AD'), Card.parse('TD'))

    Raises NoSuchCard for any other name.
    """
    return tuple(card_named(name) for name in text.strip("{} ").replace(",", " ").split())


_BY_NAME = {
    rank + suit: card
    for card in CARDS
    for rank in (card.rank.value, card.rank.value.lower(), card.rank.value.replace(_TEN, _TEN_IN_POKER))
    for suit in (card.suit.value, card.suit.value.lower())
}
