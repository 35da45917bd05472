"""A panel over the table that follows the layout, the theme and the language."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFrame, QWidget

from straights_gui.view.table.layout import TableLayout


class FittedPanel(QFrame):
    """Calls `fit` again after a change of theme or language; subclasses implement `fit` and `retranslate`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._layout: TableLayout | None = None

    def fit(self, layout: TableLayout) -> None:
        """Set the geometry and the text size for a table."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        raise NotImplementedError

    def refit(self) -> None:
        """Fit it again, with other contents or in the colours of another theme."""
        if self._layout is not None:
            self.fit(self._layout)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange and not self.isHidden():
            self.retranslate()
            self.refit()
