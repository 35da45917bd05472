"""Pictures that the windows of a process share in tests; each would paint the same ones again."""

from collections import deque
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QSizeF
from PySide6.QtGui import QGuiApplication, QPainter, QPixmap

from engine.cards.card import Card
from straights_gui.view.cards.pixmaps import CardPixmaps
from straights_gui.view.style.theme import theme
from straights_gui.view.table.items.background import Background
from straights_gui.view.table.items.seat_panel import SeatPanel

_Key = tuple[str, Card | None]
_MAX_CARDS = 1000
"""Some 60 megabytes at the usual size of a window."""

_MOST_PANELS = 500
_MAX_TABLES = 5


class SharedPictures:
    """Keeps what was painted, under all that it was painted from."""

    def __init__(self) -> None:
        self._cards: dict[object, QPixmap] = {}
        self._panels: dict[object, QPixmap] = {}
        self._tables: deque[tuple[object, QPixmap]] = deque(maxlen=_MAX_TABLES)
        self._designs: dict[int, object] = {}

    def share(self, patch: pytest.MonkeyPatch) -> None:
        """Let all windows take pictures from here as long as the patch lasts."""
        self._share_cards(patch)
        self._share_panels(patch)
        self._share_tables(patch)

    def clear(self) -> None:
        """Give the pictures up, before Qt ends."""
        self._cards.clear()
        self._panels.clear()
        self._tables.clear()

    def _share_cards(self, patch: pytest.MonkeyPatch) -> None:
        render = CardPixmaps._render

        def render_once(cards: CardPixmaps, key: _Key, paint: Callable[[QPainter, QSizeF], None]) -> QPixmap:
            whole = (key, self._look(cards))
            if whole not in self._cards:
                if len(self._cards) >= _MAX_CARDS:
                    self._cards.clear()
                self._cards[whole] = render(cards, key, paint)
            return self._cards[whole]

        patch.setattr(CardPixmaps, "_render", render_once)

    def _share_panels(self, patch: pytest.MonkeyPatch) -> None:
        """In English alone: some tests ask a translator which texts were asked for."""
        paint = SeatPanel._painted

        def paint_once(panel: SeatPanel) -> QPixmap:
            if panel._backs is None or QCoreApplication.translate("SeatPanel", "you") != "you":
                return paint(panel)
            size = (panel.rect.width(), panel.rect.height(), panel._line, panel._ratio)
            look = (self._look(panel._backs), self._number(theme()), QGuiApplication.font().key())
            whole = (size, panel.state, look)
            if whole not in self._panels:
                if len(self._panels) >= _MOST_PANELS:
                    self._panels.clear()
                self._panels[whole] = paint(panel)
            return self._panels[whole]

        patch.setattr(SeatPanel, "_painted", paint_once)

    def _share_tables(self, patch: pytest.MonkeyPatch) -> None:
        render = Background._render

        def render_once(table: Background) -> QPixmap:
            whole = (table._layout, table._size, table._ratio, table._theme)
            for other, pixmap in self._tables:
                if other == whole:
                    return pixmap
            pixmap = render(table)
            self._tables.append((whole, pixmap))
            return pixmap

        patch.setattr(Background, "_render", render_once)

    def _look(self, cards: CardPixmaps) -> tuple[float, ...]:
        design = self._number(cards._faces), self._number(cards._back)
        return cards.card_width, cards._ratio, cards._simple_below, *design

    def _number(self, design: object) -> int:
        """A number for a design, which is kept alive: all its values would take longer to compare."""
        self._designs[id(design)] = design
        return id(design)
