"""The host's own window at the table, as the hosting controller sees it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from straights_gui.model.network.messages import Place, PlaceKind, Stage
from straights_gui.model.network.table_client import TableClient
from straights_gui.view.hosting.hosted_table_dialog import SeatStatus
from straights_gui.view.window.main_window import MainWindow


class OwnTable(Protocol):
    """A window at the table, which plays like any other client."""

    @property
    def window(self) -> MainWindow:
        """The window."""

    @property
    def changed(self) -> SignalInstance:
        """Emitted when somebody has come, left or become ready, or a game has begun or ended."""

    @property
    def closed(self) -> SignalInstance:
        """Emitted when the window is closed."""

    @property
    def link_requested(self) -> SignalInstance:
        """Emitted when the player wants the link for others."""

    @property
    def seats(self) -> tuple[SeatStatus, ...]:
        """The seats; empty until the server has sent them."""

    @property
    def own_seat(self) -> int:
        """The seat of the host."""

    @property
    def is_playing(self) -> bool:
        """Whether a game is in progress."""

    def set_ready(self, is_ready: bool) -> None:  # a slot
        """Set whether the host is ready for the game."""


class ClientTable(QObject):
    """A window with a client at a server's table."""

    changed = Signal()
    closed = Signal()
    link_requested = Signal()

    def __init__(self, window: MainWindow, client: TableClient) -> None:
        """The creator of the window connects `closed` and `link_requested`."""
        super().__init__()
        self.window = window
        self._client = client
        client.room_changed.connect(lambda _room: self.changed.emit())

    @property
    def seats(self) -> tuple[SeatStatus, ...]:
        """The seats; empty until the server has sent them."""
        room = self._client.room
        return () if room is None else tuple(_status(place) for place in room.places)

    @property
    def own_seat(self) -> int:
        """The seat of the host."""
        return self._client.seat or 0

    @property
    def is_playing(self) -> bool:
        """Whether a game is in progress."""
        room = self._client.room
        return room is not None and room.stage is Stage.PLAYING

    def set_ready(self, is_ready: bool) -> None:
        """Set whether the host is ready for the game."""
        self._client.set_ready(is_ready=is_ready)


def _status(place: Place) -> SeatStatus:
    is_computer = place.kind is PlaceKind.COMPUTER
    return SeatStatus(place.name, is_computer, is_computer or place.is_here, place.is_ready)
