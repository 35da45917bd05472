"""The deck of a round: four lines of thirteen cards, in the order dealt."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QWidget,
)

from engine.cards.card import Card
from engine.straights.text.cards import card_words
from straights_gui.view.dialogs.confirm import ask
from straights_gui.view.sheets.sheet import WIDE, Sheet
from straights_gui.view.style.parts.card_pixmaps import CardPixmaps
from straights_gui.view.style.plain_text import plain_label
from straights_gui.view.text.rendering import shown

_CARDS_A_LINE = 13
_LETTERS_A_CARD = 4.4
_BESIDE = 220  # names, margins and gaps


class DeckDialog(Sheet):
    """Shows the deck of a round."""

    width_wanted = WIDE

    def __init__(self, parent: QWidget, order: tuple[Card, ...], names: tuple[str, ...]) -> None:
        """Show the deck, a line per seat. Deleted on close, together with the cards it shows."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Deck of this round"))
        layout = self.body
        grid = QGridLayout()
        grid.setSpacing(3)
        room = (min(self.width_wanted, self.room.width()) - _BESIDE) / _CARDS_A_LINE
        width = min(self.fontMetrics().horizontalAdvance("0") * _LETTERS_A_CARD, room)
        pixmaps = CardPixmaps.for_theme(width, self.devicePixelRatioF())
        for number, card in enumerate(order):
            row, column = divmod(number, _CARDS_A_LINE)
            label = QLabel(self)
            label.setPixmap(pixmaps.face(card))
            label.setToolTip(shown(card_words(card)))
            label.setAccessibleName(shown(card_words(card)))
            grid.addWidget(label, row, column + 1)
        for row, name in enumerate(names):
            label = plain_label(self)
            label.setText(name)
            grid.addWidget(label, row, 0)
        layout.addLayout(grid)
        text = "\n".join(
            " ".join(str(card) for card in order[start : start + _CARDS_A_LINE])
            for start in range(0, len(order), _CARDS_A_LINE)
        )
        self.setAccessibleDescription(text)

    @staticmethod
    def is_wanted(parent: QWidget, *, counts: bool) -> bool:
        """Ask whether to reveal all hands; `counts` says that the round would count otherwise."""
        translate = QCoreApplication.translate
        title = translate("DeckDialog", "Show the deck?")
        text = translate("DeckDialog", "The deck reveals every player’s hand in this round.")
        lost = translate("DeckDialog", "This round won’t count in the statistics.") if counts else ""
        question = translate("DeckDialog", "Show it anyway?")
        return ask(
            parent,
            title,
            " ".join(filter(None, (text, lost, question))),
            translate("DeckDialog", "Show deck"),
        )
