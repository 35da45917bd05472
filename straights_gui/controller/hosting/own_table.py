"""What hosting needs of the host's own window at the table."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance

from straights_gui.view.hosting.hosted_table_dialog import SeatStatus
from straights_gui.view.window.main_window import MainWindow


class OwnTable(Protocol):
    """A window at the table, which plays as any other client."""

    @property
    def window(self) -> MainWindow:
        """The window."""
        ...

    @property
    def changed(self) -> SignalInstance:
        """Somebody has come or gone, or is ready; or a game has begun or ended."""
        ...

    @property
    def closed(self) -> SignalInstance:
        """The window is gone."""
        ...

    @property
    def seats(self) -> tuple[SeatStatus, ...]:
        """Who sits where; nothing before the server has told it."""
        ...

    @property
    def own_seat(self) -> int:
        """The seat of the host."""
        ...

    @property
    def is_playing(self) -> bool:
        """Whether a game goes on."""
        ...

    def set_ready(self, is_ready: bool) -> None:
        """Say that the game may begin, or not yet."""
        ...
