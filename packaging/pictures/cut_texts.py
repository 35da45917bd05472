"""Finds texts of widgets that are cut: the size that each needs against the one that it has."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QFontMetrics, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QStyle,
    QStyleOptionFrame,
    QTableView,
    QWidget,
)

from engine.fast_dataclass import dataclass

_FIELD_MARGIN = 2
"""The margin of the text of a line edit on both sides, which Qt does not tell."""

_TALL = 1 << 20


@dataclass(frozen=True, slots=True)
class PaintedText:
    """A text of a widget.

    Attributes:
        text: the text.
        needed: its size, with all that the widget paints around it.
        room: the rectangle for both.
    """

    text: str
    needed: QSize
    room: QRect


def cut_texts(window: QWidget) -> list[str]:
    """The visible texts in a window that have less room than they need, one sentence each."""
    found = []
    for widget in (each for each in window.findChildren(QWidget) if each.isVisible()):
        for painted in _painted_texts(widget):
            room, needed = _unclipped(widget, painted.room).size(), painted.needed
            if painted.text and (needed.width() > room.width() or needed.height() > room.height()):
                sizes = (f"{size.width()} x {size.height()}" for size in (needed, room))
                found.append("cut: “{}” needs {}, has {}".format(painted.text, *sizes))
    return found


def _painted_texts(widget: QWidget) -> Iterator[PaintedText]:
    match widget:
        case QLabel():
            width = widget.width()
            needed = QSize(width, widget.heightForWidth(width)) if widget.wordWrap() else widget.sizeHint()
            yield PaintedText(widget.text(), needed, widget.rect())
        case QAbstractButton() if "paintEvent" in type(widget).__dict__:  # it paints itself
            box = QRect(0, 0, widget.width(), _TALL)
            needed = widget.fontMetrics().boundingRect(box, Qt.TextFlag.TextWordWrap, widget.text()).size()
            yield PaintedText(widget.text(), needed, widget.rect())
        case QAbstractButton():
            yield PaintedText(widget.text(), widget.sizeHint(), widget.rect())
        case QComboBox() if not widget.isEditable():
            yield PaintedText(widget.currentText(), widget.sizeHint(), widget.rect())
        case QLineEdit():
            yield from _of_line_edit(widget)
        case QAbstractItemView():
            yield from _of_items(widget)
        case _:
            pass  # paints no text, or one that can be scrolled


def _of_line_edit(field: QLineEdit) -> Iterator[PaintedText]:
    """The placeholder, or the number of a spin box; longer texts are scrolled."""
    text = field.displayText() if isinstance(field.parent(), QAbstractSpinBox) else field.placeholderText()
    if not text:
        return
    option = QStyleOptionFrame()
    field.initStyleOption(option)
    room = field.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, field)
    room = room.adjusted(_FIELD_MARGIN, 0, -_FIELD_MARGIN, 0)
    yield PaintedText(text, field.fontMetrics().size(0, text), room)


def _of_items(view: QAbstractItemView) -> Iterator[PaintedText]:
    """The visible items of a list or table, whose ends Qt replaces by an ellipsis.

    A tooltip that tells the whole of a long name makes up for that.
    """
    model, root = view.model(), view.rootIndex()
    margin = view.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, view) + 1
    is_wrapped = isinstance(view, QTableView) and view.wordWrap()
    flags = Qt.TextFlag.TextWordWrap.value if is_wrapped else 0
    for row in range(model.rowCount(root)):
        for column in range(model.columnCount(root)):
            index = model.index(row, column, root)
            text, room = index.data(), view.visualRect(index).adjusted(margin, 0, -margin, 0)
            is_seen = isinstance(text, str) and room.intersects(view.viewport().rect())
            if is_seen and text != index.data(Qt.ItemDataRole.ToolTipRole):
                metrics = QFontMetrics(index.data(Qt.ItemDataRole.FontRole) or view.font())
                box = QRect(0, 0, room.width() if is_wrapped else _TALL, _TALL)
                yield PaintedText(text, metrics.boundingRect(box, flags, text).size(), room)


def _unclipped(widget: QWidget, room: QRect) -> QRect:
    """The part of a rectangle of a widget that no parent cuts off; what scrolls into sight is not cut."""
    origin = QPoint(0, 0)
    while (parent := widget.parentWidget()) is not None and not widget.isWindow():
        origin -= widget.pos()
        cut, area = parent.rect().translated(origin), parent.parentWidget()
        if isinstance(area, QAbstractScrollArea):
            if area.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff:
                room = room.intersected(QRect(cut.x(), room.y(), cut.width(), room.height()))
            break
        room = room.intersected(cut)
        widget = parent
    return room
