"""The order in which screen readers and the Tab key go through a sheet: that in which it is laid out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLayout, QLayoutItem, QScrollArea, QSplitter, QWidget


def put_in_reading_order(layout: QLayout) -> None:
    """Screen readers follow the order of widgets in their parent, the Tab key a chain of its own."""
    widgets = [*dict.fromkeys(_laid_out(layout))]  # each once, also where it spans some cells
    for widget in widgets:
        widget.raise_()
    focusable = [each for each in widgets if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    for first, second in pairwise(focusable):
        QWidget.setTabOrder(first, second)


def _laid_out(layout: QLayout) -> Iterator[QWidget]:
    for item in _items(layout):
        if item is None:
            continue
        if (widget := item.widget()) is not None:
            yield from _with_parts(widget)
        elif (inner := item.layout()) is not None:
            yield from _laid_out(inner)


def _with_parts(widget: QWidget) -> Iterator[QWidget]:
    yield widget
    if (layout := widget.layout()) is not None:
        yield from _laid_out(layout)
    elif isinstance(widget, QScrollArea) and (inner := widget.widget()) is not None:
        yield from _with_parts(inner)
    elif isinstance(widget, QSplitter):
        for part in map(widget.widget, range(widget.count())):
            yield from () if part is None else _with_parts(part)


def _items(layout: QLayout) -> list[QLayoutItem | None]:
    items = [layout.itemAt(place) for place in range(layout.count())]
    if not isinstance(layout, QGridLayout):
        return items
    cells = product(range(layout.rowCount()), range(layout.columnCount()))
    return [*(layout.itemAtPosition(row, column) for row, column in cells), *items]
