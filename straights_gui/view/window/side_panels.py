"""The layout of the side panels: one at a time at the right, with the table beside it if it fits."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QWidget

from straights_gui.view.panels.side_panel import SidePanel
from straights_gui.view.style.theme import PANEL_SHADOW
from straights_gui.view.style.tokens import type_unit
from straights_gui.view.table.table_view import TableView

_UNITS, _LEAST, _MOST, _MOST_OVER = 28, 340, 0.4, 0.5
"""The width of a panel in units of type, its least in pixels, and its most as a part of the window.

The last number is for a panel that lies on the table.
"""

_LEAST_BESIDE = 660
"""The least width in pixels of a table beside a panel, where each card of a full hand can be hit.

Where that is not left, the panel lies on the table.
"""

_LEAST_IN_SIGHT = 160
"""The least width in pixels that a panel on the table leaves in sight; else it covers all."""


class SidePanels(QObject):
    """Arranges the panels when one is opened or closed, or when the table is resized.

    The panel opened last is in sight; the other open ones are its tabs. Beside it the table is laid out
    anew; in a narrow window the panel lies on it.
    """

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self._panels: list[SidePanel[QWidget]] = []
        self._recent: list[SidePanel[QWidget]] = []
        table.resized.connect(self.arrange)
        table.theme_applied.connect(self._apply_theme)

    def add(self, panel: SidePanel[QWidget]) -> None:
        """Add a panel, whose tab is behind those added before."""
        self._panels.append(panel)
        panel.opened.connect(lambda: self._on_opened(panel))
        panel.closed.connect(self.arrange)
        panel.content_resized.connect(self.arrange, Qt.ConnectionType.QueuedConnection)
        panel.tab_chosen.connect(self._on_tab)

    @property
    def shown(self) -> SidePanel[QWidget] | None:
        """The panel in sight."""
        return next((panel for panel in self._panels if panel.is_seen), None)

    def close_uppermost(self) -> bool:
        """Close the panel in sight if it covers the table or is temporary; returns whether it was closed."""
        panel = self.shown
        if panel is None or not (panel.closes_from_table or not panel.is_docked):
            return False
        panel.close()
        return True

    def focus_next(self) -> None:
        """Move the focus from the table to the panel in sight, or back."""
        panel = self.shown
        if panel is None or panel.has_focus:
            self._table.setFocus()
        else:
            panel.frame.take_focus()

    def arrange(self) -> None:
        """Show the open panel that was opened last, and give the table the rest."""
        before, panel = self.shown, next((each for each in reversed(self._recent) if each.is_open), None)
        for other in self._panels:
            if other is not panel:
                other.leave(slides=panel is None)
        if panel is None:
            self._table.set_panels(reserved=0, covered=0)
            return
        panel.frame.set_style(self._unit())
        in_use = [each for each in self._panels if each.is_open]
        panel.frame.show_tabs([each.windowTitle() for each in in_use], in_use.index(panel))
        self._place(panel, slides=before is None)

    def _place(self, panel: SidePanel[QWidget], *, slides: bool) -> None:
        room = self._table.room_for_panels
        usual, least = round(_UNITS * self._unit()), max(_LEAST, panel.frame.least_width())
        width = max(min(usual, round(_MOST * room.width()), room.width() - _LEAST_BESIDE), least)
        is_docked = room.width() - width >= _LEAST_BESIDE
        if not is_docked:
            width = max(min(usual, round(_MOST_OVER * room.width())), least) + 2 * PANEL_SHADOW
            width = width if room.width() - width >= _LEAST_IN_SIGHT else room.width()
        place = QRect(room.width() - width, 0, width, room.height())
        panel.stand(place, is_docked=is_docked, slides=slides)
        self._table.set_panels(reserved=width if is_docked else 0, covered=0 if is_docked else width)

    def _unit(self) -> float:
        """The size of body text, which grows with the window."""
        window = self._table.window()
        unit = type_unit(window.width(), window.height())
        return max(unit, QFontInfo(self._table.font()).pixelSize())

    def _apply_theme(self) -> None:
        for panel in self._panels:
            panel.apply_theme()

    def _on_opened(self, panel: SidePanel[QWidget]) -> None:
        if panel in self._recent:
            self._recent.remove(panel)
        self._recent.append(panel)
        self.arrange()

    def _on_tab(self, number: int) -> None:
        panel = [each for each in self._panels if each.is_open][number]
        panel.open()
        panel.frame.tabs.setFocus(Qt.FocusReason.OtherFocusReason)  # the arrow keys choose the next
