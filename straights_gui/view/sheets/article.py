"""A long text with pictures of cards, which are painted in the size of its letters."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QSizeF, Qt, QUrl
from PySide6.QtGui import QColor, QPainter, QPixmap, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from engine.cards.card import Card
from engine.protocol.sheet import Article
from straights_gui.view.cards.card_slots import paint_place
from straights_gui.view.cards.shape import CARD_ASPECT, card_size
from straights_gui.view.style.parts.card_pixmaps import CardPixmaps
from straights_gui.view.style.theme import theme
from straights_gui.view.text.rendering import shown

_LETTERS_A_CARD = 5.6
_TEXT_MARGIN = 16.0


class ArticleView(QTextBrowser):
    """Shows an article; what was read stays in sight when its size changes."""

    def __init__(self, parent: QWidget, article: Article) -> None:
        super().__init__(parent)
        self._article = article
        self.setAccessibleName(shown(article.name))
        self._write()

    def event(self, event: QEvent) -> bool:
        """Paint the pictures again when the font or the pixel ratio of the screen changes."""
        done = super().event(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.DevicePixelRatioChange):
            self._write()
        return done

    def _write(self) -> None:
        bar = self.verticalScrollBar()
        place = bar.value()
        width = self.fontMetrics().horizontalAdvance("0") * _LETTERS_A_CARD
        cards = CardPixmaps.for_theme(width, self.devicePixelRatioF())
        for name, row in self._article.pictures.items():
            picture = _paint_row(row.split(), cards, self.devicePixelRatioF())
            self.document().addResource(
                QTextDocument.ResourceType.ImageResource, QUrl("picture:" + name), picture
            )
        self.setHtml("".join(map(shown, self._article.texts)))
        self.document().setDocumentMargin(_TEXT_MARGIN)
        bar.setValue(place)


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
