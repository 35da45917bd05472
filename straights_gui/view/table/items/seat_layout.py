"""The layout of a seat's panel, in one of three forms: geometry only."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.fast_dataclass import dataclass

_WIDE = 2.2
_LEAST_TALL = QSizeF(8.6, 7.4)
_LEAST_ROWS = 3.0
_MIN_FAN_WIDTH = 6.0
_MIN_FAN_HEIGHT = 1.6
_MIN_TALL_FAN_HEIGHT = 1.15
_LEAST_WIDE = 18.0
_FULL_WIDE = 25.0
_THREE_ROWS = 3.1
_ACTION_LINES = 5.8


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
        fan: the backs of the cards that are left, and their number.
        score, round: each a label and a value.
    """

    form: Form
    line: float
    portrait: QRectF
    name: QRectF
    level: QRectF
    action: QRectF
    fan: QRectF
    score: QRectF
    round: QRectF

    @staticmethod
    def for_panel(size: QSizeF, line: float) -> SeatLayout:
        """Return the layout of a panel, for a text height."""
        box = QRectF(QPointF(0, 0), size)
        if size.width() > _WIDE * size.height():
            return _wide(box, min(line, size.height() / _LEAST_ROWS))
        if size.width() >= _LEAST_TALL.width() * line and size.height() >= _LEAST_TALL.height() * line:
            return _tall(box, line)
        return _compact(box, min(line, size.width() / 5.2, size.height() / 4.3))

    @property
    def open_hand(self) -> tuple[QRectF, QRectF]:
        """The areas of the name and the cards of an open hand, beside the portrait or in place of it."""
        box = self.fan.united(self.score).united(self.round)
        if self.has_fan or self.form is Form.TALL:
            return self.name, box
        box = box.united(self.name)
        if self.form is Form.COMPACT:
            box = box.united(self.portrait)
        name = QRectF(box.left(), box.top(), box.width(), 0.95 * self.line)
        return name, box.adjusted(0.0, name.height(), 0.0, 0.0)

    @property
    def has_fan(self) -> bool:
        """Whether a fan of backs fits; otherwise a single back stands for all."""
        if self.form is Form.TALL:
            return self.fan.height() >= _MIN_TALL_FAN_HEIGHT * self.line
        return (
            self.fan.width() >= _MIN_FAN_WIDTH * self.line
            and self.fan.height() >= _MIN_FAN_HEIGHT * self.line
        )


def _tall(box: QRectF, line: float) -> SeatLayout:
    inner = box.adjusted(0.6 * line, 0.5 * line, -0.6 * line, -0.45 * line)
    row = 1.15 * line
    least_fan = 1.35 * line
    side = min(3.5 * line, inner.width() - 5.0 * line, inner.height() - 2 * row - least_fan)
    portrait = QRectF(inner.left(), inner.top(), side, side)
    text = QRectF(portrait.right() + 0.45 * line, inner.top(), 0.0, side)
    text.setRight(inner.right())
    name, level, action = _rows(text, (1.15 * line, 1.0 * line, 1.2 * line))
    below = portrait.bottom() + 0.25 * line
    fan = QRectF(inner.left(), below, inner.width(), inner.bottom() - 2 * row - 0.1 * line - below)
    score = QRectF(inner.left(), inner.bottom() - 2 * row, inner.width(), row)
    return SeatLayout(Form.TALL, line, portrait, name, level, action, fan, score, score.translated(0.0, row))


def _wide(box: QRectF, line: float) -> SeatLayout:
    inner = box.adjusted(0.4 * line, 0.3 * line, -0.7 * line, -0.3 * line)
    side = min(inner.height(), 4.6 * line, 0.3 * inner.width())
    portrait = QRectF(inner.left(), inner.center().y() - side / 2, side, side)
    rest = inner.adjusted(side + 0.45 * line, 0, 0, 0)
    if box.width() < _FULL_WIDE * line and rest.height() >= _THREE_ROWS * line:
        return _three_rows(rest, portrait, line)
    if box.width() < _LEAST_WIDE * line:
        return _narrow_wide(rest, portrait, line)
    is_full = box.width() >= _FULL_WIDE * line
    share = (0.42, 0.3) if is_full else (0.46, 0.18)
    names = QRectF(rest.left(), rest.top(), share[0] * rest.width() - 0.5 * line, rest.height())
    fan = QRectF(names.right() + 0.5 * line, rest.top(), share[1] * rest.width(), rest.height())
    points = QRectF(fan.right() + 0.7 * line, rest.top(), 0.0, rest.height())
    points.setRight(rest.right())
    row = (1.15 * line, 1.0 * line)
    name, level = _rows(names, row)
    chip = min(0.5 * names.width(), _ACTION_LINES * line) if is_full else 2.1 * line
    action = QRectF(names.right() - chip, names.top(), chip, names.height())
    name.setRight(action.left() - 0.2 * line)
    level.setRight(action.left() - 0.2 * line)
    score, gained = _rows(points, (1.15 * line, 1.15 * line))
    return SeatLayout(Form.WIDE, line, portrait, name, level, action, fan, score, gained)


def _three_rows(rest: QRectF, portrait: QRectF, line: float) -> SeatLayout:
    """Place two columns of three rows beside the portrait."""
    names = QRectF(rest.left(), rest.top(), 0.5 * rest.width(), rest.height())
    numbers = QRectF(names.right() + 0.5 * line, rest.top(), 0.0, rest.height())
    numbers.setRight(rest.right())
    name, level, action = _rows(names, (1.15 * line, 1.0 * line, 1.15 * line))
    fan, score, gained = _rows(numbers, (1.1 * line, 1.1 * line, 1.1 * line))
    return SeatLayout(Form.WIDE, line, portrait, name, level, action, fan, score, gained)


def _narrow_wide(rest: QRectF, portrait: QRectF, line: float) -> SeatLayout:
    """Place two rows beside the portrait; the kind of player is left out."""
    above, below = _rows(rest, (1.15 * line, 1.15 * line))
    points = max(2.0 * line, 0.36 * rest.width())
    name = above.adjusted(0.0, 0.0, -points, 0.0)
    score = QRectF(name.right(), above.top(), points, above.height())
    action = QRectF(below.left(), below.top(), 2.1 * line, below.height())
    fan = QRectF(action.right() + 0.2 * line, below.top(), 2.2 * line, below.height())
    gained = QRectF(fan.right(), below.top(), rest.right() - fan.right(), below.height())
    return SeatLayout(Form.WIDE, line, portrait, name, QRectF(), action, fan, score, gained)


def _compact(box: QRectF, line: float) -> SeatLayout:
    """Place the portrait beside name and last move, and two rows of numbers below."""
    inner = box.adjusted(0.35 * line, 0.3 * line, -0.4 * line, -0.25 * line)
    row = min(1.2 * line, inner.height() / 3.6)
    side = min(inner.height() - 2 * row - 0.1 * line, 0.38 * inner.width(), 3.4 * line)
    portrait = QRectF(inner.left(), inner.top(), side, side)
    text = QRectF(portrait.right() + 0.3 * line, inner.top(), 0.0, side)
    text.setRight(inner.right())
    name, action = _rows(text, (1.1 * line, 1.1 * line))
    numbers = QRectF(inner.left(), inner.bottom() - 2 * row, inner.width(), row)
    fan = QRectF(numbers.left(), numbers.top(), 0.5 * numbers.width(), row)
    gained = QRectF(fan.right(), numbers.top(), numbers.right() - fan.right(), row)
    score = numbers.translated(0.0, row)
    return SeatLayout(Form.COMPACT, line, portrait, name, QRectF(), action, fan, score, gained)


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
