"""Layouts as they are read: what stands below or beside each other, from the first to the last."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

LEFT, RIGHT, TOP = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignTop
_ANY = Qt.AlignmentFlag(0)

Margins: TypeAlias = tuple[int, int, int, int]
Item: TypeAlias = QWidget | QLayout
Part: TypeAlias = Item | tuple[Item, int] | tuple[Item, int, Qt.AlignmentFlag] | int | None
"""What is laid out, with its share of spare room and its side; pixels of space; None takes spare room."""

Box = TypeVar("Box", bound=QBoxLayout)


def column_of(
    *parts: Part, parent: QWidget | None = None, spacing: int = -1, margins: Margins = (0, 0, 0, 0)
) -> QVBoxLayout:
    """Parts below each other in a widget; without one, it is a part of another layout."""
    return _filled(QVBoxLayout(), parts, parent, spacing, margins)


def row_of(
    *parts: Part, parent: QWidget | None = None, spacing: int = -1, margins: Margins = (0, 0, 0, 0)
) -> QHBoxLayout:
    """The same beside each other; the usual spacing, in pixels, is that of the style."""
    return _filled(QHBoxLayout(), parts, parent, spacing, margins)


def add(layout: QBoxLayout, *parts: Part) -> None:
    """Add parts to the end of a layout."""
    for part in parts:
        if part is None:
            layout.addStretch()
        elif isinstance(part, int):
            layout.addSpacing(part)
        elif isinstance(part, tuple):
            _add(layout, *part)
        else:
            _add(layout, part)


def _add(layout: QBoxLayout, item: Item, share: int = 0, side: Qt.AlignmentFlag = _ANY) -> None:
    if isinstance(item, QLayout):
        layout.addLayout(item, share)
    else:
        layout.addWidget(item, share, side)


def _filled(
    layout: Box, parts: tuple[Part, ...], parent: QWidget | None, spacing: int, margins: Margins
) -> Box:
    if parent is not None:
        parent.setLayout(layout)
    layout.setContentsMargins(*margins)
    layout.setSpacing(spacing)
    add(layout, *parts)
    return layout
