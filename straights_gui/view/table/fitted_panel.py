"""A panel over the table, fitted to its layout: it follows colours and languages once it has a place."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFrame, QWidget

from straights_gui.view.table.layout import TableLayout


class FittedPanel(QFrame):
    """Is fitted again after whatever changes its size; each kind says how, by `fit` and `retranslate`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._layout: TableLayout | None = None

    def fit(self, layout: TableLayout) -> None:
        """Take the place in a table, and its size of text."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        raise NotImplementedError

    def apply_theme(self) -> None:
        """Take the colours of the current theme."""
        if self._layout is not None:
            self.fit(self._layout)

    def changeEvent(self, event: QEvent) -> None:
        """Change the language at once."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange and self._layout is not None:
            self.retranslate()
            self.fit(self._layout)
