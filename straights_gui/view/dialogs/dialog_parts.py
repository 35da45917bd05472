"""What dialogs have in common: labels, buttons with icons, and a size that fits the screen."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QWidget,
)

from straights_gui.view.style.hit_size import ensure_hit_size
from straights_gui.view.style.plain_text import plain_label
from straights_gui.view.window.icons import icon

_Role = QDialogButtonBox.ButtonRole
_BY_ROLE = {
    _Role.AcceptRole: "accept",
    _Role.RejectRole: "quit",
    _Role.DestructiveRole: "delete",
    _Role.ResetRole: "delete",
}
_QUESTION_LINES = 2.6

SELECTABLE = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
"""The flags of a text that can be selected and copied."""

_FRAME = QSize(8, 40)
"""The approximate size of a window frame."""


def wrapped_label(parent: QWidget, text: str = "") -> QLabel:
    """Return a label that shows any text as it is, wrapped into lines."""
    label = plain_label(parent)
    label.setText(text)
    label.setWordWrap(True)
    return label


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
        field.addAction(icon("warning"), QLineEdit.ActionPosition.TrailingPosition).setToolTip(problem)
    field.setAccessibleDescription(problem)


def close_buttons(dialog: QDialog) -> QDialogButtonBox:
    """Return a button box with a button that closes the dialog."""
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, dialog)
    buttons.rejected.connect(dialog.reject)
    return buttons


def accept_buttons(dialog: QDialog, text: str) -> tuple[QDialogButtonBox, QPushButton]:
    """Return a button box with Cancel and a button of this text that accepts the dialog, and that button."""
    usual = QDialogButtonBox.StandardButton
    buttons = QDialogButtonBox(usual.Ok | usual.Cancel, dialog)
    buttons.button(usual.Ok).setText(text)
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    return buttons, buttons.button(usual.Ok)


def complete(dialog: QWidget, icons: Mapping[QAbstractButton, str] | None = None) -> None:
    """Set the icons of buttons, enlarge what is too small to click, and keep all texts in sight.

    Called once all parts exist.
    """
    set_button_icons(dialog, icons)
    ensure_hit_size(dialog)
    dialog.installEventFilter(_HeightFilter(dialog))


def set_button_icons(dialog: QWidget, names: Mapping[QAbstractButton, str] | None = None) -> None:
    """Set the icon of each button of the button boxes by its role, and of other buttons by name."""
    for box in dialog.findChildren(QDialogButtonBox):
        for button in box.buttons():
            if (name := _BY_ROLE.get(box.buttonRole(button))) is not None:
                button.setIcon(icon(name))
    for button, name in (names or {}).items():
        button.setIcon(icon(name))


def set_question_icons(box: QMessageBox) -> None:
    """Set the question icon of a message box and the icons of its buttons."""
    size = round(_QUESTION_LINES * box.fontMetrics().height())
    box.setIconPixmap(icon("question").pixmap(size, size))
    set_button_icons(box)


def within_screen(widget: QWidget, size: QSize) -> QSize:
    """Limit a size to the available size of the widget's screen."""
    return size.boundedTo(widget.screen().availableSize() - _FRAME)


class _HeightFilter(QObject):
    """Keeps a dialog as high as its wrapped texts need, also those that change while it is shown.

    Qt keeps only the minimum size of a layout, in which wrapped texts have fewer lines than they need.
    """

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enlarge the dialog after its layout was computed."""
        is_laid_out = event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show)
        if is_laid_out and isinstance(watched, QWidget) and watched.isVisible():
            layout = watched.layout()
            if layout is not None and layout.hasHeightForWidth():
                needed = QSize(watched.width(), layout.totalHeightForWidth(watched.width()))
                watched.resize(watched.size().expandedTo(within_screen(watched, needed)))
        return False


class ScrollingBody(QScrollArea):
    """A scroll area as high as its contents, unless the dialog cannot be that high."""

    def __init__(self, parent: QWidget, contents: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self._contents = contents
        self.setWidget(contents)
        self.setMinimumWidth(contents.sizeHint().width())

    def sizeHint(self) -> QSize:
        """Return the size of the contents plus a vertical scroll bar."""
        bar = self.verticalScrollBar().sizeHint().width()
        return self._contents.sizeHint() + QSize(bar, 0)
