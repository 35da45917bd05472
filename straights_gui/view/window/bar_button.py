"""A button of the bar: icon, text, or both, in the style sheet of the bar."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from straights_gui.view.window.actions import WHY_DISABLED

BAR_MARGIN = 8
_GAP = 4


class BarButton(QToolButton):
    """Shows an action with its icon, and with its text if there is room.

    It has no default action: PySide would take the action for deleted with the button.

    Attributes:
        action: the action.
    """

    def __init__(self, action: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_covered = self._is_marked = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.action = action
        action.changed.connect(self._follow)
        self.clicked.connect(self._on_clicked)
        self._follow()

    def nextCheckState(self) -> None:
        """Leave it to the action whether it is on."""

    def sizeHint(self) -> QSize:
        """The width with icon and, if it is shown, text; the bar decides on the height."""
        return QSize(self.width_wanted(has_label=self._has_label()), self.height())

    def width_wanted(self, *, has_label: bool) -> int:
        """The width with or without a text."""
        wide = self.iconSize().height()
        if has_label:
            beside = 0 if self.icon().isNull() else self.iconSize().width() + _GAP
            wide = beside + self.fontMetrics().horizontalAdvance(self.text())
        return wide + 2 * BAR_MARGIN

    def show_label(self, *, is_shown: bool) -> None:
        """Show the text beside the icon, or the icon alone."""
        if is_shown != self._has_label():
            style = Qt.ToolButtonStyle
            self.setToolButtonStyle(style.ToolButtonTextBesideIcon if is_shown else style.ToolButtonIconOnly)
            self._follow()

    def cover(self, *, is_covered: bool) -> None:
        """Disable the button, whatever its action, while its effect would be out of sight."""
        self._is_covered = is_covered
        self._follow()

    def mark(self, *, is_marked: bool) -> None:
        """Show the button as pressed while what it has opened is in sight."""
        self._is_marked = is_marked
        self._follow()

    def pop_up(self) -> None:
        """Open the menu of the action below the button, and inside the window where it fits.

        That of a QToolButton would run an event loop of its own.
        """
        menu = self.action.menu()
        if isinstance(menu, QMenu):
            below, window = self.mapToGlobal(QPoint(0, self.height())), self.window()
            menu.popup(below)
            right = window.mapToGlobal(QPoint(window.width() - menu.width(), 0)).x()
            menu.move(min(below.x(), right), menu.y())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open the menu at once if there is one."""
        if self.action.menu() is None:
            super().mousePressEvent(event)
        else:
            self.pop_up()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next button with the arrow keys; press this one with Enter."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Right)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.click()
        else:
            super().keyPressEvent(event)

    def _on_clicked(self) -> None:
        if self.action.menu() is None:
            self.action.trigger()
        else:
            self.pop_up()

    def _follow(self) -> None:
        """Show the state of the action."""
        action = self.action
        self.setEnabled(action.isEnabled() and not self._is_covered)
        self.setCheckable(action.isCheckable() or self._is_marked)
        self.setChecked(action.isChecked() or self._is_marked)
        if self.icon().cacheKey() != action.icon().cacheKey():  # each new icon arranges the bar again
            self.setIcon(action.icon())
        self.setText(action.iconText())
        tip = self._tip()
        self.setToolTip("" if self._has_label() and tip == self.text() else tip)

    def _has_label(self) -> bool:
        return self.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon

    def _tip(self) -> str:
        """The name of the action and its key, or why it cannot be used now."""
        action = self.action
        reason = action.property(WHY_DISABLED)
        if reason and not action.isEnabled() and action.toolTip() == action.iconText():
            return f"{action.toolTip()}: {reason}"
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        return f"{action.toolTip()} ({key})" if key else action.toolTip()
