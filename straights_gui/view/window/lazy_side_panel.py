"""A side panel whose content is made at its first use, so that the window opens sooner."""

from __future__ import annotations

from typing import Generic, TypeVar

from PySide6.QtWidgets import QWidget

from straights_gui.view.window.side_panel import SidePanel

Panel = TypeVar("Panel", bound=QWidget)


class LazySidePanel(SidePanel, Generic[Panel]):
    """A side panel that imports and makes its content in `make_panel`, when it is opened or asked for it."""

    _panel: Panel | None = None

    @property
    def panel(self) -> Panel:
        """The content."""
        if self._panel is None:
            self._panel = self.make_panel()
            self.set_content(self._panel)
        return self._panel

    @property
    def has_panel(self) -> bool:
        """Whether the content was made yet."""
        return self._panel is not None

    def make_panel(self) -> Panel:
        """Make the content; called once."""
        raise NotImplementedError

    def make_content(self) -> None:
        """Make the content now."""
        self.panel.show()
