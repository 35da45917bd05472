"""Pictures that the windows of a process share in tests; each would paint the same ones again."""

from collections import deque
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QSizeF
from PySide6.QtGui import QGuiApplication, QPixmap

from engine.cards.card import Card
from straights_gui.view.style.parts.card_pixmaps import CardPixmaps
from straights_gui.view.style.theme import theme
from straights_gui.view.style.themes import Theme
from straights_gui.view.table.items import background, seat_panel
from straights_gui.view.table.items.seat_state import SeatState
from straights_gui.view.table.layout import TableLayout

_MAX_CARDS = 1000
"""Some 60 megabytes at the usual size of a window."""

_MAX_PANELS = 500
_MAX_TABLES = 5


class SharedPictures:
    def __init__(self) -> None:
        self._cards: dict[object, QPixmap] = {}
        self._panels: dict[object, QPixmap] = {}
        self._tables: deque[tuple[object, QPixmap]] = deque(maxlen=_MAX_TABLES)
        self._designs: dict[int, object] = {}

    def share(self, patch: pytest.MonkeyPatch) -> None:
        self._share_cards(patch)
        self._share_panels(patch)
        self._share_tables(patch)

    def clear(self) -> None:
        """Give the pictures up, before Qt ends."""
        self._cards.clear()
        self._panels.clear()
        self._tables.clear()

    def _share_cards(self, patch: pytest.MonkeyPatch) -> None:
        for name in ("face", "face_dimmed", "back", "drop_highlight"):
            patch.setattr(CardPixmaps, name, self._once(name, getattr(CardPixmaps, name)))

    def _once(self, name: str, paint: Callable[..., QPixmap]) -> Callable[..., QPixmap]:
        """A method of CardPixmaps that paints what no window has painted yet."""

        def paint_once(cards: CardPixmaps, *given: Card, lifted: bool = False) -> QPixmap:
            whole = (name, given, lifted, self._look(cards))
            if whole not in self._cards:
                if len(self._cards) >= _MAX_CARDS:
                    self._cards.clear()
                options = {"lifted": True} if lifted else {}
                self._cards[whole] = paint(cards, *given, **options)
            return self._cards[whole]

        return paint_once

    def _share_panels(self, patch: pytest.MonkeyPatch) -> None:
        """In English alone: some tests ask a translator which texts were asked for."""
        paint = seat_panel.panel_pixmap

        def paint_once(size: QSizeF, line: float, ratio: float, state: SeatState) -> QPixmap:
            if QCoreApplication.translate("SeatPanel", "you") != "you":
                return paint(size, line, ratio, state)
            look = (self._number(theme()), QGuiApplication.font().key())
            whole = (size.width(), size.height(), line, ratio, repr(state), look)
            if whole not in self._panels:
                if len(self._panels) >= _MAX_PANELS:
                    self._panels.clear()
                self._panels[whole] = paint(size, line, ratio, state)
            return self._panels[whole]

        patch.setattr(seat_panel, "panel_pixmap", paint_once)

    def _share_tables(self, patch: pytest.MonkeyPatch) -> None:
        paint = background.table_pixmap

        def paint_once(layout: TableLayout, size: QSizeF, ratio: float, colours: Theme) -> QPixmap:
            whole = (layout, size, ratio, colours)
            for other, pixmap in self._tables:
                if other == whole:
                    return pixmap
            pixmap = paint(layout, size, ratio, colours)
            self._tables.append((whole, pixmap))
            return pixmap

        patch.setattr(background, "table_pixmap", paint_once)

    def _look(self, cards: CardPixmaps) -> tuple[float, ...]:
        design = self._number(cards.faces), self._number(cards.back_name)
        return cards.card_width, cards.ratio, cards.simple_below, *design

    def _number(self, design: object) -> int:
        """A number for a design, which is kept alive: all its values would take longer to compare."""
        self._designs[id(design)] = design
        return id(design)
