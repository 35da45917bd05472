"""The values that messages of any game have: cards and numbers."""

from __future__ import annotations

from typing import Annotated

from engine.cards.card import CARDS, Card
from engine.protocol.codecs import MAX_NUMBER, Converted, Integer, ListOf, Number, Text

_CARD_OF: dict[object, Card] = {str(card): card for card in CARDS}
CARD = Converted(Text(2, 2, pattern="[A2-9TJQK][CDHS]"), _CARD_OF.__getitem__, str, "Card")
CARD_LIST = ListOf(CARD, 0, len(CARDS), "Cards")
COUNT = Integer(name="Count")

Count = Annotated[int, COUNT]
MessageNumber = Annotated[int, Integer(name="MessageNumber")]
WholeNumber = Annotated[int, Integer(-MAX_NUMBER)]
NotNegative = Annotated[float, Number()]
PlayedCard = Annotated[Card, CARD]
CardList = Annotated[tuple[Card, ...], CARD_LIST]
