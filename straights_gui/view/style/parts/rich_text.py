"""A line of text in which cards are chips and a key is a cap."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from engine.cards.card import Card
from engine.fast_dataclass import dataclass, replace
from straights_gui.view.cards.artwork import glyph, pip
from straights_gui.view.cards.shape import fill_at, rounded_box
from straights_gui.view.style.theme import theme

_WORD = r"\S+\s*|\s+"
_CHIP = QSizeF(2.1, 1.4)
_CAP_HEIGHT, _CAP_PADDING, _CAP_TEXT, _CAP_CORNER = 1.35, 0.5, 0.85, 0.28
"""In heights of capital letters' font, like `_CHIP`."""


@dataclass(frozen=True, slots=True)
class Run:
    """A part of a line: a text, a card as a chip, or a key."""

    text: str
    card: Card | None = None
    is_key: bool = False


def in_two_lines(runs: Sequence[Run], font: QFont) -> tuple[tuple[Run, ...], tuple[Run, ...]]:
    """Split a line into two so that the wider one is as narrow as possible."""
    words = [replace(run, text=word) for run in runs for word in re.findall(_WORD, run.text)]
    ends = [at for at in range(1, len(words) + 1) if words[at - 1].text[-1] == " " or at == len(words)]
    splits = [(tuple(words[:end]), tuple(words[end:])) for end in ends]
    return min(splits, key=lambda lines: max(width_of(line, font) for line in lines))


def width_of(runs: Sequence[Run], font: QFont) -> float:
    """The width of a line in a font."""
    return sum(_width(run, font) for run in runs)


def paint_runs(painter: QPainter, box: QRectF, runs: Sequence[Run], font: QFont, colour: str) -> None:
    """Paint a line from the left of a box, in the middle of its height."""
    left = box.left()
    for run in runs:
        place = QRectF(left, box.top(), _width(run, font), box.height())
        left += place.width()
        if run.card is not None:
            size = _CHIP * font.pixelSize()
            paint_card_chip(painter, QRectF(place.center() - _middle(size), size), run.card)
        elif run.is_key:
            paint_key(painter, place, run.text, font, colour)
        else:
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip), run.text)


def paint_card_chip(painter: QPainter, box: QRectF, card: Card) -> None:
    """Paint a card as small as a word: rank and suit on paper."""
    faces = theme().faces.colours
    path = rounded_box(box, 0.16 * box.height())
    painter.fillPath(path, QColor(faces.paper))
    painter.strokePath(path, QPen(QColor(faces.border), 1.0))
    ink = QColor(faces.ink(card.suit))
    for shape, share, side in ((glyph(card.rank), 0.3, 0.66), (pip(card.suit), 0.7, 0.58)):
        middle = QPointF(box.left() + share * box.width(), box.center().y())
        fill_at(painter, shape, middle, side * box.height(), ink)


def paint_key(painter: QPainter, place: QRectF, key: str, font: QFont, colour: str) -> None:
    """Paint the cap of a key, in the middle of a place."""
    size = QSizeF(_width(Run(key, is_key=True), font), _CAP_HEIGHT * font.pixelSize())
    cap = QRectF(place.center() - _middle(size), size).adjusted(0.5, 0.5, -0.5, -0.5)
    painter.strokePath(rounded_box(cap, _CAP_CORNER * font.pixelSize()), QPen(QColor(colour), 1.0))
    painter.setFont(_cap_font(font))
    painter.setPen(QColor(colour))
    painter.drawText(cap, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip), key)


def _width(run: Run, font: QFont) -> float:
    if run.card is not None:
        return _CHIP.width() * font.pixelSize()
    if run.is_key:
        text = QFontMetricsF(_cap_font(font)).horizontalAdvance(run.text)
        return max(text + 2 * _CAP_PADDING * font.pixelSize(), _CAP_HEIGHT * font.pixelSize())
    return QFontMetricsF(font).horizontalAdvance(run.text)


def _cap_font(font: QFont) -> QFont:
    smaller = QFont(font)
    smaller.setPixelSize(round(_CAP_TEXT * font.pixelSize()))
    return smaller


def _middle(size: QSizeF) -> QPointF:
    return QPointF(size.width() / 2, size.height() / 2)
