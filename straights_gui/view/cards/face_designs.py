"""The face designs that a player may choose, by the names used in the preferences."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine.cards.card import Card
from engine.fast_dataclass import replace
from straights_gui.view.cards.colours import FOUR_COLOURS, FaceColours, mix, tuple_of_four
from straights_gui.view.cards.emblems import paint_emblem, paint_small_emblem
from straights_gui.view.cards.face_design import CLASSIC, FaceDesign
from straights_gui.view.cards.glyphs import Lettering
from straights_gui.view.cards.line_courts import (
    paint_engraved_bust,
    paint_engraved_court,
    paint_woodcut_bust,
    paint_woodcut_court,
)
from straights_gui.view.cards.shape import SHEET_HEIGHT, SHEET_WIDTH

_TINT = 0.065
_SHEET = QRectF(0.0, 0.0, SHEET_WIDTH, SHEET_HEIGHT)


def _paint_tint(painter: QPainter, card: Card, colours: FaceColours) -> None:
    """Paint the paper with a slight tint of the suit's ink, inside a white edge."""
    painter.setBrush(QColor(mix(colours.paper, colours.ink(card.suit), _TINT)))
    painter.drawRoundedRect(_SHEET.adjusted(2.6, 2.6, -2.6, -2.6), 4.2, 4.2)


def _paint_double_line(painter: QPainter, _card: Card, colours: FaceColours) -> None:
    """Paint a thick and a thin line around the card, as on old prints."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width in ((3.2, 0.9), (5.0, 0.35)):
        painter.setPen(QPen(QColor(colours.bronze), width))
        painter.drawRoundedRect(
            _SHEET.adjusted(inset, inset, -inset, -inset), 5.0 - inset / 2, 5.0 - inset / 2
        )
    painter.restore()


_BLACK_ON_WHITE = FaceColours(
    paper="#ffffff",
    border="#000000",
    clubs="#000000",
    spades="#000000",
    diamonds="#c4001a",
    hearts="#c4001a",
    gold="#ffcf1f",
    bronze="#ffcf1f",
    line="#000000",
    hair=tuple_of_four(("#000000",) * 4),
)
_SEPIA = FaceColours(
    paper="#f4ead3",
    border="#8d7a55",
    clubs="#2c2118",
    spades="#2c2118",
    diamonds="#93271b",
    hearts="#93271b",
    gold="#d3ab5a",
    bronze="#a9813f",
    line="#3b2c1d",
    dimmed_paper="#d0c6ad",
    hair=tuple_of_four(("#7a5230", "#9a5f33", "#b98d4b", "#4a3a2c")),
)
_COOL = FaceColours(
    paper="#fbfcfd",
    border="#9aa3ad",
    clubs="#20272f",
    spades="#20272f",
    diamonds="#b72436",
    hearts="#b72436",
)

FACES: dict[str, FaceDesign] = {
    "classic": CLASSIC,
    "large": FaceDesign(is_always_simple=True),
    "four-colour": FaceDesign(colours=replace(FOUR_COLOURS, dimmed_paper="#d2d0ca"), paper=_paint_tint),
    "contrast": FaceDesign(
        colours=_BLACK_ON_WHITE,
        lettering=Lettering(17.0, 1.16),
        index=24.0,
        index_pip=15.5,
        index_x=13.5,
        pip=19.5,
        court=paint_woodcut_court,
        bust=paint_woodcut_bust,
    ),
    "minimal": FaceDesign(
        colours=_COOL,
        lettering=Lettering(10.0, 1.05),
        index=27.0,
        index_pip=17.0,
        index_x=15.5,
        pip=50.0,
        has_one_pip=True,
        court=paint_emblem,
        bust=paint_small_emblem,
    ),
    "engraved": FaceDesign(
        colours=_SEPIA,
        lettering=Lettering(7.5, 2.3),
        pip=19.0,
        court=paint_engraved_court,
        bust=paint_engraved_bust,
        paper=_paint_double_line,
    ),
}
"""In the order of the gallery."""


def in_four_colours(design: FaceDesign) -> FaceDesign:
    """Return the same design with a colour for each suit."""
    four = replace(design.colours, clubs=FOUR_COLOURS.clubs, diamonds=FOUR_COLOURS.diamonds)
    return replace(design, colours=four)
