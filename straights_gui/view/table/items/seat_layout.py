"""The layout of a seat's panel, in one of three forms: geometry only."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.fast_dataclass import dataclass

_WIDE = 2.2
_LEAST_TALL = QSizeF(8.0, 7.0)
_LEAST_OWN_TALL = QSizeF(7.6, 5.2)
_LEAST_ROWS = 3.0
_FULL_WIDE = 19.0
_LEAST_WIDE = 12.0
_LEAST_BESIDE, _LEAST_OWN_BESIDE = 7.2, 9.5
"""Sizes in line heights from which a form fits."""

_METER = 0.22
_CHIP_LINES, _CARDS_LINES = 2.1, 2.6


class Form(Enum):
    """The form of a panel: stacked rows, columns side by side, or compact."""

    TALL = "tall"
    WIDE = "wide"
    COMPACT = "compact"


@dataclass(frozen=True, slots=True)
class SeatLayout:
    """The rectangles of a panel, relative to its corner; parts that this form leaves out are empty.

    Attributes:
        line: the height of a line of text.
        portrait: the square around the portrait and its ring.
        name, level, action: the name, the kind of player, and the last move.
        cards: the number of the cards that are left.
        score: a label and a value.
        meter: the score as a part of the limit.
    """

    form: Form
    line: float
    portrait: QRectF
    name: QRectF
    level: QRectF
    action: QRectF
    cards: QRectF
    score: QRectF
    meter: QRectF

    @staticmethod
    def for_panel(size: QSizeF, line: float, *, is_own: bool = False) -> SeatLayout:
        """Return the layout of a panel, for a text height; the viewer's own hand needs no count."""
        box = QRectF(QPointF(0, 0), size)
        if size.width() > _WIDE * size.height():
            line = min(line, size.height() / _LEAST_ROWS)
            return (
                _wide(box, line) if size.width() >= _FULL_WIDE * line else _beside(box, line, is_own=is_own)
            )
        least = _LEAST_OWN_TALL if is_own else _LEAST_TALL
        if size.width() >= least.width() * line and size.height() >= least.height() * line:
            return _tall(box, line, is_own=is_own)
        line = min(line, size.width() / 5.2, size.height() / 3.6)
        if size.width() >= (_LEAST_OWN_BESIDE if is_own else _LEAST_BESIDE) * line:
            return _beside(box, line, is_own=is_own)
        return _compact(box, min(line, size.height() / 4.6), is_own=is_own)

    @property
    def open_hand(self) -> tuple[QRectF, QRectF]:
        """The areas of the name and the cards of an open hand, beside the portrait or in place of it."""
        box = self.cards.united(self.score).united(self.meter).united(self.action)
        if self.form is Form.TALL:
            below = QRectF(
                box.left(), self.portrait.bottom(), box.width(), box.bottom() - self.portrait.bottom()
            )
            return self.name, below
        box = box.united(self.name).united(self.level)
        if self.form is Form.COMPACT:
            box = box.united(self.portrait)
        name = QRectF(box.left(), box.top(), box.width(), 0.95 * self.line)
        return name, box.adjusted(0.0, name.height(), 0.0, 0.0)


def _tall(box: QRectF, line: float, *, is_own: bool) -> SeatLayout:
    inner = box.adjusted(0.6 * line, 0.55 * line, -0.6 * line, -0.6 * line)
    meter = QRectF(inner.left(), inner.bottom() - _METER * line, inner.width(), _METER * line)
    score = QRectF(inner.left(), meter.top() - 1.2 * line, inner.width(), 1.1 * line)
    lower = score.top() if is_own else score.top() - 1.3 * line
    side = min(3.0 * line, inner.width() - 4.4 * line, lower - inner.top() - 0.2 * line)
    portrait = QRectF(inner.left(), inner.top(), side, side)
    text = QRectF(portrait.right() + 0.6 * line, inner.top(), 0.0, side)
    text.setRight(inner.right())
    name, level = _rows(text, (1.15 * line, 1.05 * line))
    row = QRectF() if is_own else QRectF(inner.left(), lower, inner.width(), 1.2 * line)
    cards, action = _cards_and_action(row, line)
    return SeatLayout(Form.TALL, line, portrait, name, level, action, cards, score, meter)


def _wide(box: QRectF, line: float) -> SeatLayout:
    """Place names, last move, cards and score in columns beside the portrait."""
    inner = box.adjusted(0.5 * line, 0.35 * line, -0.8 * line, -0.35 * line)
    side = min(inner.height(), 3.0 * line)
    portrait = QRectF(inner.left(), inner.center().y() - side / 2, side, side)
    rest = inner.adjusted(side + 0.6 * line, 0, 0, 0)
    points = QRectF(rest.right() - 0.3 * rest.width(), rest.top(), 0.3 * rest.width(), rest.height())
    score, _gap, meter = _rows(points, (1.15 * line, 0.2 * line, _METER * line))
    cards = QRectF(
        points.left() - (_CARDS_LINES + 0.8) * line, rest.top(), _CARDS_LINES * line, rest.height()
    )
    chip = _CHIP_LINES * line
    action = QRectF(cards.left() - chip - 0.8 * line, rest.top(), chip, rest.height())
    names = QRectF(rest.left(), rest.top(), action.left() - 0.4 * line - rest.left(), rest.height())
    name, level = _rows(names, (1.15 * line, 1.05 * line))
    return SeatLayout(Form.WIDE, line, portrait, name, level, action, cards, score, meter)


def _beside(box: QRectF, line: float, *, is_own: bool) -> SeatLayout:
    """Place name and score above the meter, the rest below it, all beside the portrait."""
    inner = box.adjusted(0.4 * line, 0.3 * line, -0.5 * line, -0.3 * line)
    side = min(inner.height(), 2.9 * line, 0.36 * inner.width())
    portrait = QRectF(inner.left(), inner.center().y() - side / 2, side, side)
    rest = inner.adjusted(side + 0.5 * line, 0, 0, 0)
    above, middle, below = _rows(rest, (1.2 * line, 0.5 * line, 1.2 * line))
    points = max(1.8 * line, 0.25 * rest.width())
    name = above.adjusted(0.0, 0.0, -points - 0.2 * line, 0.0)
    score = QRectF(above.right() - points, above.top(), points, above.height())
    meter = QRectF(rest.left(), middle.center().y() - _METER * line / 2, rest.width(), _METER * line)
    cards, action = _cards_and_action(QRectF() if is_own else below, line)
    level = below if is_own else QRectF()
    form = Form.WIDE if box.width() >= _LEAST_WIDE * line else Form.COMPACT
    return SeatLayout(form, line, portrait, name, level, action, cards, score, meter)


def _compact(box: QRectF, line: float, *, is_own: bool) -> SeatLayout:
    """Place the name beside the portrait, and rows with cards and score below."""
    inner = box.adjusted(0.35 * line, 0.3 * line, -0.4 * line, -0.35 * line)
    meter = QRectF(inner.left(), inner.bottom() - _METER * line, inner.width(), _METER * line)
    score = QRectF(inner.left(), meter.top() - 1.2 * line, inner.width(), 1.1 * line)
    row = QRectF(inner.left(), score.top() - 1.2 * line, inner.width(), 1.1 * line)
    side = min(row.top() - inner.top() - 0.1 * line, 0.42 * inner.width(), 3.0 * line)
    portrait = QRectF(inner.left(), inner.top(), side, side)
    name = QRectF(portrait.right() + 0.3 * line, inner.top() + (side - 1.1 * line) / 2, 0.0, 1.1 * line)
    name.setRight(inner.right())
    cards, action = _cards_and_action(QRectF() if is_own else row, line)
    level = row if is_own else QRectF()
    return SeatLayout(Form.COMPACT, line, portrait, name, level, action, cards, score, meter)


def _cards_and_action(row: QRectF, line: float) -> tuple[QRectF, QRectF]:
    """The number of cards at the left of a row, and the last move at its right."""
    if row.isEmpty():
        return QRectF(), QRectF()
    chip = min(_CHIP_LINES * line, 0.5 * row.width())
    action = QRectF(row.right() - chip, row.top(), chip, row.height())
    return row.adjusted(0.0, 0.0, -chip - 0.1 * line, 0.0), action


def _rows(box: QRectF, heights: tuple[float, ...]) -> tuple[QRectF, ...]:
    """Rows of these heights, centred vertically in a box and scaled down to fit."""
    whole = sum(heights)
    factor = min(1.0, box.height() / whole)
    top = box.top() + (box.height() - whole * factor) / 2
    rows = []
    for height in heights:
        rows.append(QRectF(box.left(), top, box.width(), height * factor))
        top += height * factor
    return tuple(rows)
