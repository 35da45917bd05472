"""A minimum size for everything that is clicked."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

SMALLEST = 32
"""Pixels, in each direction, of the smallest thing to be clicked."""

_UNDERLINE = 4  # an underlined letter breaks the kerning of its word, which Qt does not reckon with


def ensure_hit_size(widget: QWidget) -> None:
    """Let nothing in the widget that is to be clicked be smaller than `SMALLEST`."""
    # The window needs the number alone; the classes are those of dialogs.
    from PySide6.QtWidgets import (
        QAbstractButton,
        QAbstractSlider,
        QAbstractSpinBox,
        QComboBox,
        QFormLayout,
        QLineEdit,
        QScrollBar,
    )

    whole = QAbstractSpinBox | QComboBox | QLineEdit
    for kind in (QAbstractButton, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit):
        for target in widget.findChildren(kind):
            if isinstance(target, QScrollBar) or isinstance(target.parent(), whole):
                continue  # parts of something larger
            target.setMinimumSize(target.minimumSize().expandedTo(QSize(SMALLEST, SMALLEST)))
            for form in widget.findChildren(QFormLayout):
                label = form.labelForField(target)
                if label is not None:  # as high as what it names, so that both stand on one line
                    label.setMinimumSize(label.sizeHint().width() + _UNDERLINE, SMALLEST)
    for inner in reversed([widget, *widget.findChildren(QWidget)]):
        layout = inner.layout()
        if layout is not None:
            layout.activate()  # from the inside outwards, or the window would open at the size of before
