"""The docks beside the table: opened and closed by their actions; above each other, or as tabs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabWidget, QWidget

from straights_gui.view.holders_dock import HoldersDock

_AREA = Qt.DockWidgetArea.RightDockWidgetArea
_SEAM = 8  # between table and docks
_NARROWEST_TABLE = 820  # of thirteen cards, 32 pixels of each can be seen and hit


class SideDocks(QObject):
    """Keeps the docks in order, and the window wide enough for them.

    Where there is room for all that are open they stand above each other, else they are tabs. Who has moved
    a dock to the other side finds it there again.
    """

    _asked = Signal()

    def __init__(
        self,
        window: QMainWindow,
        table: QWidget,
        docks: Sequence[tuple[QDockWidget, QAction]],
        smallest: tuple[int, int],
    ) -> None:
        """Docks with the actions that open them, the first on top; the window's least size without them."""
        super().__init__(window)
        self._window, self._table, self._docks, self._smallest = window, table, docks, smallest
        self._arranged: tuple[bool, tuple[QDockWidget, ...]] = (True, ())
        self._seen: set[QDockWidget] = set()
        window.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        for dock, action in docks:
            # The buttons of a dock are too small to be hit; menu and keys close it.
            dock.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetMovable)
            dock.setAllowedAreas(_AREA | Qt.DockWidgetArea.LeftDockWidgetArea)
            window.addDockWidget(_AREA, dock)
            dock.hide()
            action.triggered.connect(lambda on, which=(dock, action): self._on_triggered(*which, on))
            dock.visibilityChanged.connect(
                lambda seen, which=(dock, action): self._on_visibility(*which, seen)
            )
        table.setMinimumWidth(_NARROWEST_TABLE)
        table.installEventFilter(self)
        self._asked.connect(self._arrange, Qt.ConnectionType.QueuedConnection)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """The table is higher or lower now: so is what stands beside it."""
        if event.type() is QEvent.Type.Resize:
            self._asked.emit()
        return False

    def _on_triggered(self, dock: QDockWidget, action: QAction, is_on: bool) -> None:
        """Open a dock or close it; one that lies behind another tab comes to the front instead."""
        if not is_on and dock not in self._seen:
            action.setChecked(True)
        else:
            dock.setVisible(is_on)
            self._widen(dock)
            self._arrange()
        if action.isChecked():
            dock.raise_()

    def _on_visibility(self, dock: QDockWidget, action: QAction, is_seen: bool) -> None:
        """A dock was opened or closed, or has come to the front or gone behind another."""
        if is_seen:
            self._seen.add(dock)
        else:
            self._seen.discard(dock)
        action.setChecked(not dock.isHidden())
        self._make_room()
        self._asked.emit()

    def _open(self, area: Qt.DockWidgetArea) -> tuple[QDockWidget, ...]:
        """The docks that are open on a side."""
        return tuple(
            dock
            for dock, _action in self._docks
            if not dock.isHidden() and self._window.dockWidgetArea(dock) is area
        )

    def _make_room(self) -> None:
        """Be wide enough for table and docks: what a window says is its least is not its layout's least."""
        width = _NARROWEST_TABLE
        for area in (_AREA, Qt.DockWidgetArea.LeftDockWidgetArea):
            if docks := self._open(area):
                width += max(dock.sizeHint().width() for dock in docks) + _SEAM
        self._window.setMinimumWidth(max(width, self._smallest[0]))

    def _widen(self, dock: QDockWidget) -> None:
        """Let the cards stand as on the table, where the table has room to spare."""
        if isinstance(dock, HoldersDock) and not dock.isHidden():
            wished = dock.wished_width()
            if _NARROWEST_TABLE + _SEAM + wished <= self._window.width():
                self._window.resizeDocks([dock], [wished], Qt.Orientation.Horizontal)

    def _arrange(self) -> None:
        """Above each other or as tabs, if that has changed."""
        docks = self._open(_AREA)
        needed = sum(dock.minimumSizeHint().height() + _SEAM for dock in docks)
        wanted = (needed <= self._table.height(), docks)
        if wanted == self._arranged or len(docks) < 2:
            return
        self._arranged = wanted
        front = next((dock for dock in docks if dock in self._seen), docks[0])
        for dock in docks:
            self._window.removeDockWidget(dock)
        for dock in docks:
            self._window.addDockWidget(_AREA, dock, Qt.Orientation.Vertical)
            dock.show()
        if not wanted[0]:
            for first, second in pairwise(docks):
                self._window.tabifyDockWidget(first, second)
            front.raise_()
