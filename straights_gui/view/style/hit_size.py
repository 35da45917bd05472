"""A minimum size for clickable widgets."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

SMALLEST = 32
"""The minimum size of a clickable widget in each direction, in pixels."""

_UNDERLINE = 4  # an underlined mnemonic breaks the kerning of its word, which Qt ignores in size hints


def ensure_hit_size(widget: QWidget) -> None:
    """Enlarge all clickable widgets inside a widget to at least `SMALLEST`."""
    # The main window needs only the constant; these classes are needed by dialogs.
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
                continue  # skip scroll bars and the children of compound widgets
            _enlarge(target)
            for form in widget.findChildren(QFormLayout):
                label = form.labelForField(target)
                if label is not None:  # the same height as its field, so that both are on one line
                    label.setMinimumSize(label.sizeHint().width() + _UNDERLINE, SMALLEST)
    for inner in reversed([widget, *widget.findChildren(QWidget)]):
        layout = inner.layout()
        if layout is not None:
            layout.activate()  # from the inside out, or the window would open at the former size


def _enlarge(target: QWidget) -> None:
    """Set a minimum size only in a direction in which the contents need less: it replaces their size hint."""
    needed = target.minimumSizeHint()
    if needed.width() < SMALLEST:
        target.setMinimumWidth(max(target.minimumWidth(), SMALLEST))
    if needed.height() < SMALLEST:
        target.setMinimumHeight(max(target.minimumHeight(), SMALLEST))
