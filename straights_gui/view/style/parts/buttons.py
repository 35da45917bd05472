"""Buttons, labels and boxes by their kind, which the style sheet knows, and what is wrong with a field."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QPushButton, QToolButton, QWidget

from straights_gui.view.style.icons import sheet_icon
from straights_gui.view.style.plain_text import plain_label
from straights_gui.view.style.sheet_style import KIND
from straights_gui.view.style.theme import tokens

_HIT, _ICON = 34, 20


class Kind(Enum):
    """The kinds of buttons: at most one primary one in a view; danger asks a question."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    QUIET = "quiet"
    DANGER = "danger"


AddButton = Callable[[str, Kind], QPushButton]
"""Adds a button of a text and a kind, and returns it."""


class Text(Enum):
    """The kinds of texts, from headings to what is said beside them."""

    HEADLINE = "headline"
    TITLE = "title"
    HEADING = "heading"
    STRONG = "strong"
    BODY = "body"
    QUIET = "quiet"
    PROBLEM = "problem"
    KEY = "key"
    MARK = "mark"


def button(
    parent: QWidget, text: str, kind: Kind, on_click: Callable[[], object] | None = None
) -> QPushButton:
    """Return a button; Enter presses a primary one from everywhere in its sheet."""
    made = QPushButton(text, parent)
    made.setProperty(KIND, kind.value)
    made.setAutoDefault(True)
    made.setDefault(kind is Kind.PRIMARY)
    if on_click is not None:
        made.clicked.connect(lambda _on: on_click())
    return made


def set_kind(made: QPushButton, kind: Kind) -> None:
    """Make a button one of another kind."""
    made.setProperty(KIND, kind.value)
    made.style().unpolish(made)
    made.style().polish(made)


def label(parent: QWidget, text: str, kind: Text = Text.BODY, *, wraps: bool = False) -> QLabel:
    """Return a label that shows any text as it is."""
    made = plain_label(parent)
    made.setProperty(KIND, kind.value)
    made.setText(text)
    made.setWordWrap(wraps)
    return made


def box(parent: QWidget) -> QFrame:
    """Return a box that groups what belongs together."""
    return _frame(parent, "box")


def line(parent: QWidget) -> QFrame:
    """Return a horizontal line between parts."""
    return _frame(parent, "line")


def _frame(parent: QWidget, kind: str) -> QFrame:
    made = QFrame(parent)
    made.setProperty(KIND, kind)
    return made


class Icon(QWidget):
    """An icon beside a heading that says the same."""

    def __init__(self, parent: QWidget, icon: str) -> None:
        super().__init__(parent)
        self._icon = sheet_icon(icon)
        self.setFixedSize(_ICON, _ICON)

    def paintEvent(self, _event: QPaintEvent) -> None:
        self._icon.paint(QPainter(self), self.rect())


class IconButton(QToolButton):
    """A quiet button with an icon alone, in the colour of the sheet's text; its name is its tooltip."""

    def __init__(self, parent: QWidget, icon: str, name: str) -> None:
        super().__init__(parent)
        self.setIcon(sheet_icon(icon))
        self.setIconSize(QSize(_ICON, _ICON))
        self.setFixedSize(_HIT, _HIT)
        self.setAccessibleName(name)
        self.setToolTip(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button on Enter, too."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


def label_of(field: QWidget, text: str) -> QLabel:
    """Return a label whose mnemonic moves the focus to a field of the same parent."""
    label = QLabel(text, field.parentWidget())
    label.setBuddy(field)
    return label


def mark_problem(field: QLineEdit, problem: str) -> None:
    """Mark a field whose text cannot be used, and say why; "" removes the mark."""
    for action in field.actions():
        field.removeAction(action)
        action.deleteLater()
    if problem:
        sign = sheet_icon("warning", lambda: tokens().sheet_danger)
        mark = QAction(sign, "", field)  # PySide may take one of Qt's for an item of a layout
        mark.setToolTip(problem)
        field.addAction(mark, QLineEdit.ActionPosition.TrailingPosition)
    field.setAccessibleDescription(problem)
