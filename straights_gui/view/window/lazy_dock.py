"""A dock whose panel is made at its first use, so that the window opens sooner."""

from __future__ import annotations

from typing import Generic, TypeVar

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDockWidget, QWidget

Panel = TypeVar("Panel", bound=QWidget)


class LazyDock(QDockWidget, Generic[Panel]):
    """A dock that imports and makes its panel in `make_panel`, when it is shown or asked for its panel."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._panel: Panel | None = None

    @property
    def panel(self) -> Panel:
        """The widget in the dock."""
        if self._panel is None:
            self._panel = self.make_panel()
            self.setWidget(self._panel)
        return self._panel

    @property
    def has_panel(self) -> bool:
        """Whether the panel was made yet."""
        return self._panel is not None

    def make_panel(self) -> Panel:
        """Make the panel; called once."""
        raise NotImplementedError

    def showEvent(self, event: QShowEvent) -> None:
        """Make the panel: the dock takes its size from it."""
        self.panel.show()
        super().showEvent(event)
