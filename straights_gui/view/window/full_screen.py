"""Full-screen mode: only the table, with the bar shown over it while the pointer is at the top edge."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from straights_gui.view.window.actions import Actions
from straights_gui.view.window.bar import Bar

_EDGE = 3
"""The height in pixels of the strip at the top edge that reacts to the pointer."""


class FullScreen(QObject):
    """Shows the bar of the window, or hides it in full-screen mode."""

    def __init__(self, window: QMainWindow, act: Actions, bar: Bar) -> None:
        super().__init__(window)
        self._window, self._bar = window, bar
        self._is_full = False
        self._edge = QWidget(window)
        self._edge.installEventFilter(self)
        window.addActions(act.findChildren(QAction))  # shortcuts of a hidden menu bar would not work
        bar.left.connect(self._hide_soon)
        for menu in act.menus:
            menu.aboutToHide.connect(self._hide_soon, Qt.ConnectionType.QueuedConnection)
        self._apply()

    def set_full(self, is_full: bool) -> None:
        """Switch between full-screen and normal mode when the state of the window changes."""
        if is_full != self._is_full:
            self._is_full = is_full
            self._apply()

    def fit(self) -> None:
        """Adjust the bar to the size of the window."""
        self._bar.fit(self._window.size())
        self._window.setContentsMargins(0, 0 if self._is_full else self._bar.height(), 0, 0)
        self._edge.setGeometry(0, 0, self._window.width(), _EDGE)

    def open_menu(self) -> None:
        """Open the first menu for use with the keyboard."""
        self.reveal()
        self._bar.open_menu()

    def reveal(self) -> None:
        """Show the bar; over the table it stays until the pointer leaves it."""
        self._bar.show()
        self._bar.raise_()

    @property
    def is_bar_over_table(self) -> bool:
        """Whether the bar is shown over the table."""
        return self._is_full and self._bar.isVisible()

    def hide_bar(self) -> bool:
        """Hide the bar over the table; returns whether it was visible."""
        was_shown = self.is_bar_over_table
        if was_shown:
            self._bar.hide()
        return was_shown

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the bar when the pointer enters the edge."""
        if event.type() is QEvent.Type.Enter:
            self.reveal()
        return super().eventFilter(watched, event)

    def _hide_soon(self) -> None:
        """Hide the bar over the table, unless a menu is open."""
        if QApplication.activePopupWidget() is None and not self._bar.underMouse():
            self.hide_bar()

    def _apply(self) -> None:
        self._bar.setVisible(not self._is_full)
        self._edge.setVisible(self._is_full)
        self._edge.raise_()
        self.fit()
