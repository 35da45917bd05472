"""A side panel that creates its content on first use, so that the window opens sooner."""

from __future__ import annotations

from typing import Generic, TypeVar

from PySide6.QtWidgets import QWidget

from straights_gui.view.panels.side_panel import SidePanel

Panel = TypeVar("Panel", bound=QWidget)


class LazySidePanel(SidePanel, Generic[Panel]):
    """A side panel that creates its content with `make_panel` when it is opened or the content is needed."""

    _panel: Panel | None = None

    @property
    def panel(self) -> Panel:
        """The content; created on first access."""
        if self._panel is None:
            self._panel = self.make_panel()
            self.set_content(self._panel)
        return self._panel

    @property
    def has_panel(self) -> bool:
        """Whether the content has been created."""
        return self._panel is not None

    def make_panel(self) -> Panel:
        """Create the content; called once."""
        raise NotImplementedError

    def make_content(self) -> None:
        """Create and show the content."""
        self.panel.show()
