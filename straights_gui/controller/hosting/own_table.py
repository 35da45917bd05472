"""The host's own window at the table, as the hosting controller sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from engine.straights.protocol.server_messages import PlaceKind, Stage
from straights_gui.model.network.table_client import TableClient
from straights_gui.view.window.main_window import MainWindow


class OwnTable(Protocol):
    """A window at the table, which plays like any other client."""

    @property
    def window(self) -> MainWindow:
        """The window."""

    @property
    def closed(self) -> SignalInstance:
        """Emitted when the window is closed."""

    @property
    def guests(self) -> tuple[str, ...]:
        """The names of the other people who are at the table and connected."""

    @property
    def is_playing(self) -> bool:
        """Whether a game is in progress."""

    @property
    def show_note(self) -> Callable[[str], None]:
        """Shows a note about the link to whoever waits for others."""


class ClientTable(QObject):
    """A window with a client at a server's table."""

    closed = Signal()

    def __init__(self, window: MainWindow, client: TableClient, show_note: Callable[[str], None]) -> None:
        """The creator of the window connects `closed`."""
        super().__init__()
        self.window = window
        self._client = client
        self.show_note = show_note

    @property
    def guests(self) -> tuple[str, ...]:
        """The names of the other people who are at the table and connected."""
        room = self._client.room
        places = () if room is None else room.places
        return tuple(
            place.name
            for number, place in enumerate(places)
            if place.kind is PlaceKind.PERSON and place.is_here and number != self._client.seat
        )

    @property
    def is_playing(self) -> bool:
        """Whether a game is in progress."""
        room = self._client.room
        return room is not None and room.stage is Stage.PLAYING
