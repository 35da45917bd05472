"""The layout of the side panels: stacked at the right, with the table beside them if it fits."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, Qt, Signal

from straights_gui.view.table.table_view import TableView
from straights_gui.view.window.side_panel import SidePanel

_LEAST_BESIDE = 660
"""The minimum width in pixels of the table beside docked panels; if it is narrower, panels cover it."""

_LEAST_BESIDE_LINES = 34
_LEAST_BESIDE_FOLDED, _LEAST_BESIDE_FOLDED_LINES = 460, 24
"""The same for folded panels: on a window this wide, the cards in the hand do not get smaller."""

_WIDEST = 0.92
"""The largest part of the table's width that panels over it may cover."""


class SidePanels(QObject):
    """Arranges the panels when one is opened or closed, or when the table is resized.

    The panels are stacked if all of them fit. Otherwise those opened last are shown; the others stay open
    and appear when there is room. The panels are docked if the table keeps a readable width or if
    they can be folded; otherwise they cover it.

    Attributes:
        hidden: emitted with the open panels for which there is no room any more.
    """

    hidden = Signal(tuple)

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self._panels: list[SidePanel] = []
        self._recent: list[SidePanel] = []
        table.resized.connect(self.arrange)
        table.theme_applied.connect(self._apply_theme)

    def add(self, panel: SidePanel) -> None:
        """Add a panel, below those added before."""
        self._panels.append(panel)
        panel.opened.connect(lambda: self._on_opened(panel))
        panel.closed.connect(self.arrange)
        panel.content_resized.connect(self.arrange, Qt.ConnectionType.QueuedConnection)

    @property
    def shown(self) -> tuple[SidePanel, ...]:
        """The visible panels, from top to bottom."""
        return tuple(panel for panel in self._panels if panel.is_seen)

    def close_uppermost(self) -> bool:
        """Close the most recently opened panel that covers the table or is temporary.

        Returns whether there was one.
        """
        for panel in reversed(self._recent):
            if panel.is_seen and (panel.closes_from_table or not panel.is_docked):
                panel.close()
                return True
        return False

    def focus_next(self) -> None:
        """Move the focus to the next visible panel, after the last one to the table."""
        shown = self.shown
        here = [number for number, panel in enumerate(shown) if panel.has_focus]
        place = here[0] + 1 if here else 0
        if place < len(shown):
            shown[place].take_focus()
        else:
            self._table.setFocus()

    def arrange(self) -> None:
        """Set the geometry of all open panels that fit, and give the table the rest."""
        shown, docked = self.shown, self._docked_width()
        if docked is None:
            width = min(self._width(), round(_WIDEST * self._table.width()))
            self._stack(width, is_docked=False)
            self._table.set_panels(reserved=0, covered=width)
        else:
            self._stack(docked, is_docked=True)
            self._table.set_panels(reserved=docked, covered=0)
        if hidden := tuple(panel for panel in shown if panel.is_open and not panel.is_seen):
            self.hidden.emit(hidden)

    def _apply_theme(self) -> None:
        for panel in self._panels:
            panel.apply_theme()

    def _docked_width(self) -> int | None:
        """The width of the docked panels; None if they do not fit beside the table."""
        room = self._room_beside(_LEAST_BESIDE, _LEAST_BESIDE_LINES)
        for is_least in (False, True):
            width = self._width(is_least=is_least)
            if width <= room:
                return width
        folded = 0
        for panel in self._fitting():
            if panel.folded_width() == 0:
                return None
            folded = max(folded, panel.folded_width() + _bar_width(panel), room)
        has_room = folded <= self._room_beside(_LEAST_BESIDE_FOLDED, _LEAST_BESIDE_FOLDED_LINES)
        return folded if has_room else None

    def _room_beside(self, least: int, lines: int) -> int:
        return self._table.width() - max(least, lines * self._table.fontMetrics().height())

    def _on_opened(self, panel: SidePanel) -> None:
        if panel in self._recent:
            self._recent.remove(panel)
        self._recent.append(panel)
        self.arrange()

    def _fitting(self) -> list[SidePanel]:
        """The open panels that fit, from top to bottom."""
        fitting: list[SidePanel] = []
        height = 0
        for panel in reversed(self._recent):
            if panel.is_open:
                height += panel.least_size().height()
                if fitting and height > self._table.height():
                    break
                fitting.append(panel)
        return [panel for panel in self._panels if panel in fitting]

    def _width(self, *, is_least: bool = False) -> int:
        widths = []
        for panel in self._fitting():
            least = panel.least_size()
            bar = _bar_width(panel) if least.height() > self._table.height() else 0
            widths.append((least if is_least else panel.usual_size()).width() + bar)
        return max(widths, default=0)

    def _stack(self, width: int, *, is_docked: bool) -> None:
        panels = self._fitting()
        left, top = self._table.width() - width, 0
        for panel, height in zip(panels, self._heights(panels), strict=True):
            panel.stand(QRect(left, top, width, height), is_docked=is_docked)
            top += height
        for panel in self._panels:
            if panel not in panels:
                panel.leave()

    def _heights(self, panels: list[SidePanel]) -> list[int]:
        """Give each panel its preferred height if all fit, and the rest to those that may grow."""
        room = self._table.height()
        heights = [panel.usual_size().height() for panel in panels]
        if sum(heights) > room:
            heights = [panel.least_size().height() for panel in panels]
        growing = [place for place, panel in enumerate(panels) if panel.may_grow] or [len(panels) - 1]
        spare = room - sum(heights)
        for number, place in enumerate(growing if panels else ()):
            heights[place] += spare // len(growing) + (spare % len(growing) if number == 0 else 0)
        return heights


def _bar_width(panel: SidePanel) -> int:
    from PySide6.QtWidgets import QStyle  # a large class, not needed before the first paint

    return panel.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
