"""The values that messages of any game have: cards and numbers."""

from __future__ import annotations

from typing import Annotated

from engine.cards.card import CARDS, Card
from engine.errors import BadMessage
from engine.protocol.codecs import MAX_NUMBER, Codec, Converted, Integer, ListOf, Number, Text

_CARD_OF: dict[object, Card] = {str(card): card for card in CARDS}
CARD = Converted(Text(2, 2, pattern="[A2-9TJQK][CDHS]"), _CARD_OF.__getitem__, str, "Card")
CARD_LIST = ListOf(CARD, 0, len(CARDS), "Cards")
COUNT = Integer(name="Count")

Count = Annotated[int, COUNT]
MessageNumber = Annotated[int, Integer(name="MessageNumber")]
WholeNumber = Annotated[int, Integer(-MAX_NUMBER)]
NotNegative = Annotated[float, Number()]
AnyNumber = Annotated[float, Number(-MAX_NUMBER)]
PlayedCard = Annotated[Card, CARD]
CardList = Annotated[tuple[Card, ...], CARD_LIST]

_UNKNOWN = "?"


class PackedCards(Codec):
    """Cards as one text; the number of cards if all are unknown."""

    name = "PackedCards"

    def read(self, value: object) -> tuple[Card | None, ...]:
        if type(value) is int and 0 <= value <= len(CARDS):
            return (None,) * value
        if not isinstance(value, str):
            raise BadMessage("a text, or a number of cards is needed")
        return tuple(None if name == _UNKNOWN else CARD.read(name) for name in value.split(" ") if value)

    def write(self, value: object) -> str | int:
        assert isinstance(value, tuple)
        if None not in value:
            return " ".join(map(str, value))
        return " ".join([str(card or _UNKNOWN) for card in value]) if any(value) else len(value)


class KnownCards(PackedCards):
    """Cards that are all known, as one text."""

    name = "KnownCards"

    def read(self, value: object) -> tuple[Card, ...]:
        if not isinstance(value, str):
            raise BadMessage("a text is needed")
        return tuple(CARD.read(name) for name in value.split(" ") if value)
