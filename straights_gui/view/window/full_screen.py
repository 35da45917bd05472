"""Full-screen mode: only the table, with the bars shown over it while the pointer is at the top edge."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QEnterEvent
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QMenu, QMenuBar, QToolBar, QWidget

from straights_gui.view.window.actions import Actions

_EDGE = 3
"""The height in pixels of the strip at the top edge that reacts to the pointer."""


class _Edge(QWidget):
    """The strip at the top edge of the screen.

    Attributes:
        touched: the pointer entered the strip.
    """

    touched = Signal()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.touched.emit()


class _OverlaidBars(QWidget):
    """A menu bar and a toolbar over the table, with the actions of the window."""

    def __init__(self, window: QMainWindow, menus: Sequence[QMenu], toolbar: QToolBar) -> None:
        super().__init__(window)
        self.setAutoFillBackground(True)
        self.menu_bar = QMenuBar(self)
        self.menu_bar.setNativeMenuBar(False)
        self._tools = QToolBar(self)
        self._tools.addActions(toolbar.actions())
        self._tools.setIconSize(toolbar.iconSize())
        from PySide6.QtWidgets import QVBoxLayout  # not needed for the first paint

        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.menu_bar)
        column.addWidget(self._tools)
        for menu in menus:
            self.menu_bar.addMenu(menu)
            menu.aboutToHide.connect(self._leave_soon, Qt.ConnectionType.QueuedConnection)

    def fit(self, width: int, style: Qt.ToolButtonStyle) -> None:
        self._tools.setToolButtonStyle(style)
        self.setGeometry(0, 0, width, self.sizeHint().height())

    def leaveEvent(self, event: QEvent) -> None:
        """Hide, unless a menu is open."""
        super().leaveEvent(event)
        self._leave_soon()

    def _leave_soon(self) -> None:
        if QApplication.activePopupWidget() is None and not self.underMouse():
            self.hide()


class FullScreen(QObject):
    """Shows the bars of the window, or hides them in full-screen mode.

    While the status bar is hidden, its messages appear over the table.

    Attributes:
        message: the label for these messages.
    """

    def __init__(self, window: QMainWindow, act: Actions, toolbar: QToolBar) -> None:
        super().__init__(window)
        self._window, self._menus, self._toolbar = window, act.menus, toolbar
        self._wanted = (True, True)
        self._is_full = False
        self._edge: _Edge | None = None
        self._bars: _OverlaidBars | None = None
        self.message = QLabel(window.centralWidget())
        self.message.setAutoFillBackground(True)
        self.message.setMargin(6)
        self.message.setWordWrap(True)
        self.message.hide()
        window.addActions(act.findChildren(QAction))  # shortcuts of a hidden menu bar would not work
        window.statusBar().messageChanged.connect(self._show_message)

    def show_bars(self, *, toolbar: bool, status_bar: bool) -> None:
        """Show or hide the toolbar and the status bar, as set in the preferences."""
        self._wanted = (toolbar, status_bar)
        self._apply()

    def set_full(self, is_full: bool) -> None:
        """Switch between full-screen and normal mode when the state of the window changes."""
        if is_full != self._is_full:
            self._is_full = is_full
            self._apply()

    def fit(self) -> None:
        """Adjust the bars and the message to the size of the window."""
        width = self._window.width()
        if self._edge is not None:
            self._edge.setGeometry(0, 0, width, _EDGE)
        if self._bars is not None:
            self._bars.fit(width, self._toolbar.toolButtonStyle())
        self._place_message()

    def open_menu(self) -> None:
        """Open the first menu for use with the keyboard."""
        if self._is_full:
            self.reveal()
        bar = self._bars.menu_bar if self._is_full and self._bars is not None else self._window.menuBar()
        bar.setActiveAction(bar.actions()[0])

    def reveal(self) -> None:
        """Show the bars over the table until the pointer leaves them."""
        if not self._is_full:
            return
        if self._bars is None:
            self._bars = _OverlaidBars(self._window, self._menus, self._toolbar)
        self.fit()
        self._bars.show()
        self._bars.raise_()

    @property
    def are_bars_shown(self) -> bool:
        """Whether the bars are shown over the table."""
        return self._bars is not None and self._bars.isVisible()

    def hide_bars(self) -> bool:
        """Hide the bars over the table; returns whether they were visible."""
        was_shown = self.are_bars_shown
        if self._bars is not None:
            self._bars.hide()
        return was_shown

    def _apply(self) -> None:
        has_toolbar, has_status_bar = self._wanted
        self._window.menuBar().setVisible(not self._is_full)
        self._toolbar.setVisible(has_toolbar and not self._is_full)
        self._window.statusBar().setVisible(has_status_bar and not self._is_full)
        if self._is_full and self._edge is None:
            self._edge = _Edge(self._window)
            self._edge.touched.connect(self.reveal)
        if self._edge is not None:
            self._edge.setVisible(self._is_full)
            self._edge.raise_()
        if not self._is_full:
            self.hide_bars()
        self.fit()
        self._show_message(self._window.statusBar().currentMessage())

    def _show_message(self, text: str) -> None:
        self.message.setText(text)
        self.message.setVisible(self._window.statusBar().isHidden() and bool(text))
        self._place_message()

    def _place_message(self) -> None:
        if not self.message.isHidden():
            line = self.message.fontMetrics().size(0, self.message.text()).width()
            width = min(line + 2 * self.message.margin(), self._window.width())
            left = (self._window.width() - width) // 2
            self.message.setGeometry(left, _EDGE, width, self.message.heightForWidth(width))
            self.message.raise_()
