"""The rules dialog, with pictures painted from the cards of the game."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QSizeF, Qt, QUrl
from PySide6.QtGui import QColor, QPainter, QPixmap, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from engine.cards.card import Card
from engine.straights.setup import Variant
from engine.straights.text.variants import RULES_PICTURES
from straights_gui.view.cards.card_slots import paint_place
from straights_gui.view.cards.shape import CARD_ASPECT, card_size
from straights_gui.view.sheets.sheet import WIDE, Sheet
from straights_gui.view.style.parts.card_pixmaps import CardPixmaps
from straights_gui.view.style.theme import theme
from straights_gui.view.text.rules_text import rules_html

_LETTERS_A_CARD = 5.6
_TEXT_MARGIN = 16.0


class RulesDialog(Sheet):
    """Shows the rules of the game and how to use this program; deleted on close."""

    width_wanted, height_wanted = WIDE, 680

    def __init__(self, parent: QWidget, variant: Variant) -> None:
        super().__init__(parent)
        self._variant = variant
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)  # or each F1 would add one to the window
        self.setWindowTitle(self.tr("How to play Straights"))
        self.browser = QTextBrowser(self)
        self.browser.setAccessibleName(self.tr("Rules"))
        self._write()
        layout = self.body
        layout.addWidget(self.browser)

    def changeEvent(self, event: QEvent) -> None:
        """Repaint the pictures when the font changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and hasattr(self, "browser"):
            self._write()

    def event(self, event: QEvent) -> bool:
        """Repaint the pictures when the pixel ratio of the screen changes."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._write()
        return super().event(event)

    def _write(self) -> None:
        """Set the text, and restore the scroll position."""
        bar = self.browser.verticalScrollBar()
        place = bar.value()
        self._add_pictures()
        self.browser.setHtml(rules_html(self._variant))
        self.browser.document().setDocumentMargin(_TEXT_MARGIN)
        bar.setValue(place)

    def _add_pictures(self) -> None:
        width = self.fontMetrics().horizontalAdvance("0") * _LETTERS_A_CARD
        cards = CardPixmaps.for_theme(width, self.devicePixelRatioF())
        for name, row in RULES_PICTURES.items():
            picture = _paint_row(row.split(), cards, self.devicePixelRatioF())
            self.browser.document().addResource(
                QTextDocument.ResourceType.ImageResource, QUrl("picture:" + name), picture
            )


def _paint_row(row: list[str], cards: CardPixmaps, ratio: float) -> QPixmap:
    gap = cards.card_width * 0.16
    step = cards.card_width + gap
    size = QSizeF(len(row) * step + gap, cards.card_width * CARD_ASPECT + 2 * gap)
    picture = QPixmap((size * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(theme().felt_light))
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    for number, text in enumerate(row):
        corner = QPointF(gap + number * step, gap)
        _paint_one(painter, text, corner, cards)
    painter.end()
    return picture


def _paint_one(painter: QPainter, text: str, corner: QPointF, cards: CardPixmaps) -> None:
    card = Card.parse(text.strip("()*-"))
    outer = corner - QPointF(cards.margin, cards.margin)
    if text.startswith("("):
        painter.save()
        painter.translate(corner)
        paint_place(painter, card, card_size(cards.card_width), QColor(Qt.GlobalColor.white))
        painter.restore()
        return
    if text.startswith("*"):
        painter.drawPixmap(outer, cards.drop_highlight())
    painter.drawPixmap(outer, cards.face_dimmed(card) if text.startswith("-") else cards.face(card))
