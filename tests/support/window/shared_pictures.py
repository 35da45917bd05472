"""Pictures of cards that the windows of a process share in tests; each would paint the same ones again."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QPixmap

from engine.cards.card import Card
from straights_gui.view.style.parts.card_pixmaps import CardPixmaps

_MAX_CARDS = 1000
"""Some 60 megabytes at the usual size of a window."""


class SharedPictures:
    def __init__(self) -> None:
        self._cards: dict[object, QPixmap] = {}
        self._designs: dict[int, object] = {}

    def share(self, patch: pytest.MonkeyPatch) -> None:
        for name in ("face", "face_dimmed", "back", "drop_highlight"):
            patch.setattr(CardPixmaps, name, self._once(name, getattr(CardPixmaps, name)))

    def clear(self) -> None:
        """Give the pictures up, before Qt ends."""
        self._cards.clear()

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

    def _look(self, cards: CardPixmaps) -> tuple[float, ...]:
        design = self._number(cards.faces), self._number(cards.back_name)
        return cards.card_width, cards.ratio, cards.simple_below, *design

    def _number(self, design: object) -> int:
        """A number for a design, which is kept alive: all its values would take longer to compare."""
        self._designs[id(design)] = design
        return id(design)
