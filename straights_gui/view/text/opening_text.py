"""A short sentence about the cards that a play makes playable."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.cards.card import Card
from straights_gui.view.text.fill import fill
from straights_gui.view.text.table_text import card_label


def opening_text(card: Card, cards: tuple[Card, ...], own: tuple[Card, ...]) -> str:
    """Name the cards that become playable after a card, and those of them that the player holds."""
    translate = QCoreApplication.translate
    if not cards:
        text = translate("OpeningText", "{card} opens nothing.")
    elif not own:
        text = translate("OpeningText", "{card} opens {cards}: you hold none.")
    else:
        text = translate("OpeningText", "{card} opens {cards}: you hold {own}.")
    return fill(text, cards=_list(cards), own=_list(own), card=card_label(card))


def _list(cards: tuple[Card, ...]) -> str:
    return " ".join(map(card_label, cards))
