"""A thin bar that shows a part of a whole, such as a score of the limit."""

from __future__ import annotations

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QProgressBar, QWidget

_THICK, _LEAST = 5, 60


def meter(parent: QWidget, name: str, share: float, colour: str | QColor = "") -> QProgressBar:
    """Return a bar for a share from 0 to 1; `name` says to screen readers of what."""
    bar = QProgressBar(parent)
    bar.setAccessibleName(name)
    bar.setRange(0, 100)
    bar.setValue(round(100 * min(max(share, 0.0), 1.0)))
    bar.setTextVisible(False)
    bar.setFixedHeight(_THICK)
    bar.setMinimumWidth(_LEAST)
    if colour:
        bar.setStyleSheet(f"QProgressBar::chunk {{ background: {QColor(colour).name()}; }}")
    return bar
