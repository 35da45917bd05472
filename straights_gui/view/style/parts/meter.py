"""A thin bar that shows a part of a whole, such as a score of the limit."""

from __future__ import annotations

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QProgressBar, QWidget

from straights_gui.view.cards.colours import mix
from straights_gui.view.style.theme import tokens

_THICK, _LEAST, _FAINT, _STEPS = 5, 60, 0.14, 1000


def meter(parent: QWidget, share: float, colour: str | QColor = "") -> QProgressBar:
    """Return a bar for a share from 0 to 1; what it means is said in words beside it."""
    bar, now = QProgressBar(parent), tokens()
    bar.setRange(0, _STEPS)
    bar.setValue(round(_STEPS * min(max(share, 0.0), 1.0)))
    bar.setTextVisible(False)
    bar.setFixedHeight(_THICK)
    bar.setMinimumWidth(_LEAST)
    full = QColor(colour or now.sheet_accent).name()
    bar.setStyleSheet(
        f"QProgressBar {{ background: {mix(now.box, now.sheet_text, _FAINT)}; border-radius: 2px; }}"
        f"QProgressBar::chunk {{ background: {full}; border-radius: 2px; }}"
    )
    return bar
