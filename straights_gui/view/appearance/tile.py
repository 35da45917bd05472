"""A section of the gallery: a heading, the name of the picture under the pointer, and the tiles."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QRadioButton,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from straights_gui.view.appearance.previews import Appearance
from straights_gui.view.cards.shape import round_pen, rounded_box
from straights_gui.view.style.blank_pixmap import begin_pixmap
from straights_gui.view.style.parts.buttons import Text, label
from straights_gui.view.style.parts.layouts import column_of, row_of
from straights_gui.view.style.theme import theme, tokens

_CORNER = 7.0
_EDGE = 3.0
_BADGE = 8.0
_NARROWEST, _WRAPPED = 0.66, 0.75
"""How narrow a picture may become, relative to its usual width, and below which width there are two rows."""

Picture = Callable[[QPainter, QSizeF, float], None]
"""Paints a picture of a size in logical pixels, for a device pixel ratio."""


class Tile(QRadioButton):
    """A picture: a radio button for the keyboard and, with its name, for screen readers.

    The checked one has a bright edge and a check mark.

    Attributes:
        value: the design, by its name in the preferences.
        pointed: the pointer has come or gone.
    """

    pointed = Signal(bool)

    def __init__(self, value: str, name: str, size: QSize, parent: QWidget) -> None:
        """`size` is the preferred size of the picture, in logical pixels; it grows with the tile."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.value = value
        self._usual = size
        self._paint_picture: Picture | None = None
        self._picture: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_picture(self, paint: Picture) -> None:
        """Set the painter of the picture, called when the tile is visible."""
        self._paint_picture, self._picture = paint, None
        self.update()

    def sizeHint(self) -> QSize:
        return self._usual

    def minimumSizeHint(self) -> QSize:
        """Return a size with a slightly narrower picture."""
        return QSize(round(_NARROWEST * self._usual.width()), self._usual.height())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Scroll to the tile; Qt does so for Tab, but not for the arrow keys."""
        super().focusInEvent(event)
        parent = self.parentWidget()
        while parent is not None and not isinstance(parent, QScrollArea):
            parent = parent.parentWidget()
        if parent is not None:
            parent.ensureWidgetVisible(self)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(False)

    def hitButton(self, position: QPoint) -> bool:
        """Accept clicks on the whole picture."""
        return self.rect().contains(position)

    def paintEvent(self, _event: QPaintEvent) -> None:
        box = QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        inner = box.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        painter.save()
        painter.setClipPath(rounded_box(inner, _CORNER - _EDGE / 2))
        painter.drawPixmap(inner.topLeft(), self._rendered(inner.size()))
        painter.restore()
        self._paint_edge(painter, box)
        if self.isChecked():
            _paint_check(painter, inner.topRight() + QPointF(-_BADGE + 1.0, _BADGE - 1.0))

    def _paint_edge(self, painter: QPainter, box: QRectF) -> None:
        now = tokens()
        if self.isChecked():
            pen = QPen(QColor(now.sheet_accent), _EDGE)
            painter.strokePath(rounded_box(_inset(box, _EDGE / 2), _CORNER), pen)
        else:
            colour = now.sheet_quiet if self.underMouse() else now.edge
            painter.strokePath(rounded_box(_inset(box, _EDGE - 0.5), _CORNER), QPen(QColor(colour), 1.2))
        if self.hasFocus():
            pen = QPen(QColor(now.sheet_text), 2.0, Qt.PenStyle.DashLine)
            painter.strokePath(rounded_box(_inset(box, _EDGE + 2.0), _CORNER - 2.0), pen)

    def _rendered(self, size: QSizeF) -> QPixmap:
        """The picture, rendered once per size and device pixel ratio."""
        ratio = self.devicePixelRatioF()
        wanted = (size * ratio).toSize()
        if self._picture is None or self._picture.size() != wanted:
            self._picture, painter = begin_pixmap(size, ratio)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            if self._paint_picture is not None:
                self._paint_picture(painter, size, ratio)
            painter.end()
        return self._picture


def _inset(box: QRectF, width: float) -> QRectF:
    return box.adjusted(width, width, -width, -width)


def _paint_check(painter: QPainter, middle: QPointF) -> None:
    now = theme()
    painter.setPen(QPen(QColor(now.sheet), 1.5))
    painter.setBrush(QColor(now.active))
    painter.drawEllipse(middle, _BADGE, _BADGE)
    _paint_mark(painter, middle)


def _paint_mark(painter: QPainter, middle: QPointF) -> None:
    mark = QPainterPath(middle + QPointF(-4.4, 0.2))
    mark.lineTo(middle + QPointF(-1.3, 3.6))
    mark.lineTo(middle + QPointF(4.6, -3.4))
    painter.strokePath(mark, round_pen("#1b1b1b", 2.4))


_SPACING = 8

Paint = Callable[[QPainter, QSizeF, Appearance, float], None]


class Section(QWidget):
    """A choice of one value by pictures.

    Attributes:
        chosen: the player has chosen a value.
        choice: the name of the value under the pointer, else of the chosen one, beside the heading.
        heading: the row above the tiles.
        tiles: a picture of each value.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget, title: str, names: dict[str, str], paint: Paint, size: QSize) -> None:
        """`names` are those of the values; `size` is the preferred one of a picture."""
        super().__init__(parent)
        self._paint = paint
        self.setAccessibleName(title)
        self.choice = label(self, "", Text.QUIET)
        self.tiles = tuple(Tile(value, name, size, self) for value, name in names.items())
        self._group = QButtonGroup(self)
        for tile in self.tiles:
            tile.setAccessibleDescription(title)
            self._group.addButton(tile)
            tile.toggled.connect(partial(self._on_toggled, tile))
            tile.pointed.connect(partial(self._on_pointed, tile))
        self.heading = row_of((label(self, title, Text.STRONG), 1), self.choice)
        self._grid = QGridLayout()
        self._grid.setSpacing(_SPACING)
        column_of(self.heading, self._grid, spacing=_SPACING, parent=self)
        self._columns = 0
        self._arrange(columns=len(self.tiles))
        self._shown: dict[str, Appearance] = {}
        self._is_following = False

    def minimumSizeHint(self) -> QSize:
        """As wide as one narrow row, whatever is named above it, so that the panel keeps its width."""
        least = sum(tile.minimumSizeHint().width() + _SPACING for tile in self.tiles) - _SPACING
        return super().minimumSizeHint().expandedTo(QSize(least, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the tiles in two rows where one would squash them."""
        count = len(self.tiles)
        needed = sum(round(_WRAPPED * tile.sizeHint().width()) + _SPACING for tile in self.tiles)
        self._arrange(columns=count if needed <= self.width() else (count + 1) // 2)
        super().resizeEvent(event)

    def _arrange(self, columns: int) -> None:
        if columns != self._columns:
            self._columns = columns
            for number, tile in enumerate(self.tiles):
                self._grid.addWidget(tile, *divmod(number, columns))

    def follow(self, value: str, appearances: dict[str, Appearance]) -> None:
        """Mark a value as chosen, and show a preview of each."""
        self._is_following = True
        for tile in self.tiles:
            appearance = appearances[tile.value]
            if self._shown.get(tile.value) != appearance:
                tile.show_picture(partial(_paint, self._paint, appearance))
            if tile.value == value:
                tile.setChecked(True)
                self.choice.setText(tile.accessibleName())
        self._shown = appearances
        self._is_following = False

    def _on_pointed(self, tile: Tile, is_on: bool) -> None:  # the signal's parameter is positional
        named = tile if is_on else self._group.checkedButton()
        self.choice.setText("" if named is None else named.accessibleName())

    def _on_toggled(self, tile: Tile, is_on: bool) -> None:  # the signal's parameter is positional
        if is_on and not self._is_following:
            self.chosen.emit(tile.value)


def _paint(paint: Paint, shown: Appearance, painter: QPainter, size: QSizeF, ratio: float) -> None:
    paint(painter, size, shown, ratio)
