"""The docks beside the table: opened and closed by their actions, stacked or as tabs."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabWidget, QWidget

from straights_gui.view.card_tracker.dock import CardTrackerDock

_AREA = Qt.DockWidgetArea.RightDockWidgetArea
_SEAM = 8  # between table and docks
_NARROWEST_TABLE = 820  # of thirteen cards, 32 pixels of each can be seen and hit


class Docks(QObject):
    """Arranges the docks, and keeps the window large enough for them.

    Open docks are stacked where there is room for all, else they are tabs. A dock that was moved to the other
    side opens there again.
    """

    _arrange_requested = Signal()

    def __init__(
        self,
        window: QMainWindow,
        table: QWidget,
        docks: dict[QDockWidget, QAction],
        smallest: tuple[int, int],
    ) -> None:
        """`docks` maps each dock, top one first, to its action; `smallest` is for a window without."""
        super().__init__(window)
        self._window, self._table, self._docks, self._smallest = window, table, docks, smallest
        self._arranged: tuple[bool, tuple[QDockWidget, ...]] = (True, ())
        self._seen: set[QDockWidget] = set()
        window.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        for dock, action in docks.items():
            # The buttons of a dock are too small to be hit; menu and keys close it.
            dock.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetMovable)
            dock.setAllowedAreas(_AREA | Qt.DockWidgetArea.LeftDockWidgetArea)
            window.addDockWidget(_AREA, dock)
            dock.hide()
            action.triggered.connect(lambda on, dock=dock: self._on_triggered(dock, on))
            dock.visibilityChanged.connect(lambda seen, dock=dock: self._on_visibility(dock, seen))
        table.setMinimumWidth(_NARROWEST_TABLE)
        table.installEventFilter(self)
        self._arrange_requested.connect(self._arrange, Qt.ConnectionType.QueuedConnection)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Arrange the docks for another height of the table."""
        if event.type() is QEvent.Type.Resize:
            self._arrange_requested.emit()
        return False

    def _on_triggered(self, dock: QDockWidget, is_on: bool) -> None:
        """Open or close a dock; one behind another tab comes to the front instead."""
        is_behind = not dock.isHidden() and dock not in self._seen
        dock.setVisible(is_on or is_behind)
        self._docks[dock].setChecked(not dock.isHidden())
        self._arrange()
        if not dock.isHidden():
            dock.raise_()

    def _on_visibility(self, dock: QDockWidget, is_seen: bool) -> None:
        """A dock was opened or closed, or has come to the front or gone behind another."""
        if is_seen:
            self._seen.add(dock)
        else:
            self._seen.discard(dock)
        self._docks[dock].setChecked(not dock.isHidden())
        self._arrange_requested.emit()  # queued: Qt is still laying them out

    def _open(self, area: Qt.DockWidgetArea) -> tuple[QDockWidget, ...]:
        return tuple(
            dock for dock in self._docks if not dock.isHidden() and self._window.dockWidgetArea(dock) is area
        )

    def _make_room(self) -> None:
        """Set the window's minimum size: the layout's own minimum ignores what Qt puts around the docks."""
        width, height = _NARROWEST_TABLE, 0
        for area in (_AREA, Qt.DockWidgetArea.LeftDockWidgetArea):
            if docks := self._open(area):
                width += max(dock.minimumSizeHint().width() for dock in docks) + _SEAM
                height = max(height, *(dock.minimumSizeHint().height() + self._tab_bar() for dock in docks))
        height += self._window.height() - self._table.height()
        self._window.setMinimumSize(max(width, self._smallest[0]), max(height, self._smallest[1]))

    def _tab_bar(self) -> int:
        return 2 * self._window.fontMetrics().height()

    def _arrange(self) -> None:
        """Stack the docks or make them tabs, if that has changed."""
        self._make_room()
        docks = self._open(_AREA)
        needed = sum(dock.sizeHint().height() + _SEAM for dock in docks)
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
        if wanted[0]:
            self._share(docks)
            return
        for first, second in pairwise(docks):
            self._window.tabifyDockWidget(first, second)
        front.raise_()

    def _share(self, docks: tuple[QDockWidget, ...]) -> None:
        """Give the card tracker the height that it wants, and the rest to what can use any height."""
        heights = [dock.sizeHint().height() for dock in docks]
        growing = [place for place, dock in enumerate(docks) if not isinstance(dock, CardTrackerDock)]
        spare = self._table.height() - sum(heights) - _SEAM * len(docks)
        for place in growing:
            heights[place] += spare // len(growing)
        if spare >= 0:
            self._window.resizeDocks(list(docks), heights, Qt.Orientation.Vertical)
