"""Card pixmaps with shadows, rendered lazily once per size and device pixel ratio."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from engine.cards.card import Card
from straights_gui.view.cards.backs import paint_back
from straights_gui.view.cards.face_design import FaceDesign
from straights_gui.view.cards.faces import SIMPLE_BELOW, SIMPLE_ON_TABLE_BELOW, paint_face
from straights_gui.view.cards.shape import card_size, faint, rounded
from straights_gui.view.style.blank_pixmap import blank_pixmap
from straights_gui.view.style.theme import Theme, theme

_MARGIN = 0.1
_SHADOW_LAYERS = 7
_SHORT_SHADOW, _LONG_SHADOW = 0.42, 0.95
_Key = tuple[str, Card | None]


class CardPixmaps:
    """The cards of one width at one device pixel ratio.

    Attributes:
        card_width: of the card itself, in logical pixels.
        margin: the room for the shadow on each side of the card, in logical pixels.
        ratio: device pixels of a logical one.
        faces, back_name: how the cards are painted.
        simple_below: the width in logical pixels below which faces have no pictures.
    """

    def __init__(
        self,
        card_width: float,
        ratio: float,
        faces: FaceDesign,
        back: str,
        *,
        simple_below: float = SIMPLE_BELOW,
    ) -> None:
        self.card_width = card_width
        self.margin = card_width * _MARGIN
        self.ratio = ratio
        self.faces = faces
        self.back_name = back
        self.simple_below = simple_below
        self._kept: dict[_Key, QPixmap] = {}
        self._shadows: dict[float, QPixmap] = {}

    @classmethod
    def for_theme(
        cls, card_width: float, ratio: float, *, is_on_table: bool = False, of: Theme | None = None
    ) -> CardPixmaps:
        """Create the cards in the design of the current theme, or of another one."""
        shown = of or theme()
        simple_below = SIMPLE_ON_TABLE_BELOW if is_on_table else SIMPLE_BELOW
        return cls(card_width, ratio, shown.faces, shown.back, simple_below=simple_below)

    def face(self, card: Card, *, lifted: bool = False) -> QPixmap:
        """The face of a card; with `lifted`, it has the longer shadow of a dragged card."""
        return self._face("lifted" if lifted else "face", card, self.faces)

    def face_dimmed(self, card: Card) -> QPixmap:
        """The face of a card that cannot be played now: grey paper, the index as dark as before."""
        return self._face("dimmed", card, self.faces.dimmed())

    def back(self) -> QPixmap:
        """The back of any card."""
        return self._rendered(("back", None), lambda painter, size: paint_back(painter, size, self.back_name))

    def drop_highlight(self) -> QPixmap:
        """The glow around a place where a card may be dropped."""
        colour = self.faces.colours.highlight
        return self._rendered(
            ("highlight", None), lambda painter, size: _paint_drop_highlight(painter, size, colour)
        )

    def _face(self, key: str, card: Card, design: FaceDesign) -> QPixmap:
        return self._rendered(
            (key, card),
            lambda painter, size: paint_face(painter, card, size, design, simple_below=self.simple_below),
        )

    def _rendered(self, key: _Key, paint: Callable[[QPainter, QSizeF], None]) -> QPixmap:
        if key not in self._kept:
            reach = self.margin * (_LONG_SHADOW if key[0] == "lifted" else _SHORT_SHADOW)
            shadow = None if key[0] == "highlight" else self._shadow(reach)
            self._kept[key] = self._paint(paint, shadow)
        return self._kept[key]

    def _shadow(self, reach: float) -> QPixmap:
        if reach not in self._shadows:
            self._shadows[reach] = self._paint(lambda painter, size: _paint_shadow(painter, size, reach))
        return self._shadows[reach]

    def _paint(self, paint: Callable[[QPainter, QSizeF], None], background: QPixmap | None = None) -> QPixmap:
        card = card_size(self.card_width)
        if background is None:
            whole = card + QSizeF(2 * self.margin, 2 * self.margin)
            pixmap = blank_pixmap(whole, self.ratio)
        else:
            pixmap = background.copy()
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.margin, self.margin)
        paint(painter, card)
        painter.end()
        return pixmap


def _paint_shadow(painter: QPainter, card: QSizeF, reach: float) -> None:
    """Paint a soft shadow below the card, as layers that grow and fade."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(0.0, reach * 0.3)
    painter.setBrush(QColor(0, 0, 0, 18))
    for layer in range(_SHADOW_LAYERS):
        painter.drawPath(rounded(card, -reach * 0.7 * layer / _SHADOW_LAYERS))
    painter.restore()


def _paint_drop_highlight(painter: QPainter, card: QSizeF, colour: str) -> None:
    for layer in range(_SHADOW_LAYERS, 0, -1):
        outline = rounded(card, -card.width() * _MARGIN * 0.9 * layer / _SHADOW_LAYERS)
        painter.fillPath(outline, faint(colour, 0.11))
    width = max(2.0, card.width() * 0.04)
    painter.strokePath(rounded(card, width / 2), QPen(QColor(colour), width))
