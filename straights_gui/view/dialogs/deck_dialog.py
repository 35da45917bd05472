"""The deck of a round: four lines of thirteen cards, in the order dealt."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QLabel,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from engine.cards.card import Card
from engine.straights.text.cards import card_words
from straights_gui.view.cards.pixmaps import CardPixmaps
from straights_gui.view.dialogs.dialog_parts import close_buttons, complete, set_question_icons
from straights_gui.view.style.plain_text import plain_label
from straights_gui.view.text.rendering import shown

_CARDS_A_LINE = 13
_LETTERS_A_CARD = 4.4


class DeckDialog(QDialog):
    """Shows the deck of a round."""

    def __init__(self, parent: QWidget | None, order: tuple[Card, ...], names: tuple[str, ...]) -> None:
        """Show the deck, a line per seat. Deleted on close, together with the cards it shows."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Deck of this round"))
        layout = self._content = QVBoxLayout(self)
        grid = QGridLayout()
        grid.setSpacing(3)
        width = self.fontMetrics().horizontalAdvance("0") * _LETTERS_A_CARD
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
        layout.addWidget(close_buttons(self))
        complete(self)

    def sizeHint(self) -> QSize:
        """Return the size that the cards need."""
        return self._content.sizeHint()

    @staticmethod
    def is_wanted(parent: QWidget, *, counts: bool) -> bool:
        """Ask whether to reveal all hands; `counts` says that the round would count otherwise."""
        translate = QCoreApplication.translate
        box = QMessageBox(parent)
        box.setWindowTitle(translate("DeckDialog", "Show the deck?"))
        box.setText(translate("DeckDialog", "The deck reveals every player's hand in this round."))
        lost = translate("DeckDialog", "This round won't count in the statistics.") if counts else ""
        question = translate("DeckDialog", "Show it anyway?")
        box.setInformativeText(f"{lost} {question}".lstrip())
        show = box.addButton(translate("DeckDialog", "Show deck"), QMessageBox.ButtonRole.AcceptRole)
        keep = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(keep)
        set_question_icons(box)
        box.exec()
        is_wanted = box.clickedButton() is show
        box.deleteLater()
        return is_wanted
