"""A button of the bar: icon, text, or both, in the style sheet of the bar."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAction, QFont, QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from straights_gui.view.style.tokens import BAR_BUTTON, BAR_TEXT
from straights_gui.view.window.actions import WHY_DISABLED

_ICON, _LOCK, _BESIDE_ICON, _GAP, _NARROWEST = 20, 16, 3, 4, 36
BAR_MARGIN = 8


def bar_font(widget: QWidget, scale: float) -> QFont:
    """The font of the bar, for a part of its usual size."""
    font = QFont(widget.font())
    font.setPixelSize(round(scale * BAR_TEXT))
    return font


class BarButton(QToolButton):
    """Shows an action with its icon, and with its text if there is room.

    It has no default action: PySide would take the action for deleted with the button.

    Attributes:
        action: the action.
        is_labelled: whether the text is to be shown; see `show_label`.
    """

    icon_side = _ICON

    def __init__(self, action: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self.is_labelled = self._is_covered = self._is_marked = False
        self._scale = 0.0
        self.set_scale(1.0)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.action = action
        action.changed.connect(self._follow)
        self.clicked.connect(self._on_clicked)
        self._follow()

    def nextCheckState(self) -> None:
        """Leave it to the action whether it is on."""

    def sizeHint(self) -> QSize:
        """The size with icon and, if it is to be shown, text."""
        wide, tall = round(self._scale * _NARROWEST), round(self._scale * BAR_BUTTON)
        if self.is_labelled:
            icon = 0 if self.icon().isNull() else self.iconSize().width() + _GAP
            wide = max(wide, icon + self._text_width(self.action.iconText()) + 2 * BAR_MARGIN)
        return QSize(wide, tall)

    def set_scale(self, scale: float) -> None:
        """Show icon and text in that part of their usual size."""
        if scale != self._scale:
            self._scale = scale
            self.setFont(bar_font(self, scale))
            self.setIconSize(QSize(self.icon_side + _BESIDE_ICON, self.icon_side) * scale)

    def show_label(self) -> None:
        """Show the text, or the icon alone."""
        with_text, alone = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly
        self.setToolButtonStyle(with_text if self.is_labelled else alone)

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
        self.setToolTip(self._tip())
        self._show_text()

    def _show_text(self) -> None:
        self.setText(self.action.iconText())

    def _text_width(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text)

    def _tip(self) -> str:
        """The name of the action and its key, or why it cannot be used now."""
        action = self.action
        reason = action.property(WHY_DISABLED)
        if reason and not action.isEnabled() and action.toolTip() == action.iconText():
            return f"{action.toolTip()}: {reason}"
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        return f"{action.toolTip()} ({key})" if key else action.toolTip()


class DealButton(BarButton):
    """Shows the round and the length of the game, and a lock if the deal can be checked."""

    icon_side = _LOCK

    def __init__(self, action: QAction, parent: QWidget) -> None:
        super().__init__(action, parent)
        self.setObjectName("deal")
        self.is_labelled = True
        self.show_label()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Elide the text in the new width."""
        super().resizeEvent(event)
        self._show_text()

    def _show_text(self) -> None:
        whole = self.action.iconText()
        room = self.width() - self.sizeHint().width() + self._text_width(whole) + 1  # widths are rounded
        self.setText(self.fontMetrics().elidedText(whole, Qt.TextElideMode.ElideRight, room))
        self.setAccessibleName(whole)

    def _tip(self) -> str:
        return ""  # its text says all
