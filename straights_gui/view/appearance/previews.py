"""What is chosen of the looks, and its pictures for the gallery of the settings."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from engine.cards.card import Card, Rank, Suit
from engine.fast_dataclass import dataclass
from straights_gui.view.cards.card_slots import paint_place
from straights_gui.view.cards.face_design import FaceDesign
from straights_gui.view.cards.faces import SIMPLE_ON_TABLE_BELOW
from straights_gui.view.cards.shape import CARD_ASPECT, card_size, rounded_box
from straights_gui.view.style.parts.card_pixmaps import CardPixmaps
from straights_gui.view.style.theme import Theme, compose_theme
from straights_gui.view.table.items.table_top import paint_table_top


@dataclass(frozen=True, slots=True)
class Appearance:
    """The chosen designs.

    Attributes:
        own_back: the player's own picture.
        is_dark: whether tables are dark now.
    """

    table: str
    faces: str
    back: str
    has_four_colours: bool
    is_dark: bool
    own_back: str = ""

    def theme(self) -> Theme:
        """Return the theme for these choices."""
        return compose_theme(
            table=self.table,
            faces=self.faces,
            back=self.back,
            four_colours=self.has_four_colours,
            dark=self.is_dark,
        )


_SAMPLES = (
    (Card(Rank.SEVEN, Suit.CLUBS), -1.0),
    (Card(Rank.KING, Suit.DIAMONDS), 0.0),
    (Card(Rank.QUEEN, Suit.HEARTS), 1.0),
)
_FAN, _TILT = 0.72, 9.0
_TALLEST = 0.86


def paint_faces(painter: QPainter, size: QSizeF, shown: Appearance, ratio: float) -> None:
    """Paint three cards face up on the table."""
    theme = shown.theme()
    _paint_top(painter, size, theme, ratio)
    width = _TALLEST * size.height() / CARD_ASPECT
    pixmaps = _cards(width, ratio, theme.faces, theme.back)
    for card, place in _SAMPLES:
        middle = QPointF(size.width() / 2 + place * width * _FAN, size.height() * (0.53 + 0.04 * abs(place)))
        _paint_card(painter, pixmaps.face(card), middle, place * _TILT)


def paint_back(painter: QPainter, size: QSizeF, shown: Appearance, ratio: float) -> None:
    """Paint two cards face down on the table."""
    theme = shown.theme()
    _paint_top(painter, size, theme, ratio)
    width = _TALLEST * size.height() / CARD_ASPECT
    back = _cards(width, ratio, theme.faces, theme.back).back()
    _paint_card(painter, back, QPointF(size.width() * 0.36, size.height() * 0.54), -14.0)
    _paint_card(painter, back, QPointF(size.width() * 0.55, size.height() * 0.52), 5.0)


def paint_table(painter: QPainter, size: QSizeF, shown: Appearance, ratio: float) -> None:
    """Paint a row of the table with a card on it, and the edge of a player's panel."""
    theme = shown.theme()
    _paint_top(painter, size, theme, ratio)
    width = 0.62 * size.height() / CARD_ASPECT
    pixmaps = _cards(width, ratio, theme.faces, theme.back, SIMPLE_ON_TABLE_BELOW)
    whole = card_size(width)
    left = size.width() / 2 - 1.65 * width
    for number, rank in enumerate((Rank.SIX, Rank.SEVEN, Rank.EIGHT)):
        middle = QPointF(left + (0.5 + 1.15 * number) * width, size.height() * 0.41)
        card = Card(rank, Suit.SPADES)
        if rank is Rank.SEVEN:
            _paint_card(painter, pixmaps.face(card), middle, 0.0)
            continue
        painter.save()
        painter.translate(middle - QPointF(whole.width() / 2, whole.height() / 2))
        paint_place(painter, card, whole, QColor(theme.place))
        painter.restore()
    _paint_panel(painter, QRectF(left, size.height() * 0.79, 3.3 * width, size.height()), theme)


@lru_cache(maxsize=64)
def _cards(
    width: float, ratio: float, faces: FaceDesign, back: str, simple_below: float = 0.0
) -> CardPixmaps:
    """Cached cards for all previews; small ones show the full design too, unless `simple_below` is given."""
    return CardPixmaps(width, ratio, faces, back, simple_below=simple_below)


def _paint_top(painter: QPainter, size: QSizeF, theme: Theme, ratio: float) -> None:
    paint_table_top(painter, size, QPointF(size.width() / 2, size.height() / 2), theme, ratio)


def _paint_panel(painter: QPainter, box: QRectF, theme: Theme) -> None:
    path = rounded_box(box, 4.0)
    painter.fillPath(path, QColor(theme.panel))
    painter.strokePath(path, QColor(theme.panel_edge))
    for start, length, colour in ((0.07, 0.36, theme.text), (0.72, 0.2, theme.quiet_text)):
        bar = QRectF(box.left() + start * box.width(), box.top() + 5.0, length * box.width(), 3.0)
        painter.fillRect(bar, QColor(colour))


def _paint_card(painter: QPainter, picture: QPixmap, middle: QPointF, angle: float) -> None:
    size = picture.deviceIndependentSize()
    painter.save()
    painter.translate(middle)
    painter.rotate(angle)
    painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), picture)
    painter.restore()
