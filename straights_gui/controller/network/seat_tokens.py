"""Keeps what proves whose the seat is, so that a restarted window takes it again."""

from __future__ import annotations

from PySide6.QtCore import QObject

from straights_gui.model.network.messages import Seated, Stage, Watching, WholeGame
from straights_gui.model.network.table_client import TableClient
from straights_gui.model.storage.seat_token_store import SeatToken, SeatTokenStore
from straights_gui.model.storage.window_log import WindowLog


class SeatTokenController(QObject):
    """Follows a client: its seat is kept on the disk as long as it is the player's."""

    def __init__(self, client: TableClient, seats: SeatTokenStore, log: WindowLog) -> None:
        super().__init__()
        self._client, self._seats, self._log = client, seats, log
        client.entered.connect(self._on_entered)
        client.told.connect(self._on_told)
        client.token_refused.connect(self.forget)

    def keep(self) -> None:
        """Keep the seat as it is now; where that fails, it is the player's until the window closes."""
        link, token = self._client.link, self._client.token
        if not token:
            return
        seq = -1 if self._client.seq is None else self._client.seq
        seat = SeatToken(link.server_url, link.table, token, self._client.visitor.name, seq)
        try:
            self._seats.keep(seat)
        except OSError as error:
            self._log.warning(f"The seat could not be kept: {error}")

    def forget(self) -> None:
        """The seat is nobody's any more."""
        self._seats.forget(self._client.link.server_url, self._client.link.table)

    def leave(self) -> None:
        """The player gets up: during a game the way back stays open."""
        room = self._client.room
        if room is not None and room.stage is Stage.PLAYING:
            self.keep()
        else:
            self.forget()

    def _on_entered(self, message: Seated | Watching) -> None:
        if isinstance(message, Seated):
            self.keep()

    def _on_told(self, message: object) -> None:
        """A game begins, or was told whole: moments enough to note how far it was seen."""
        if isinstance(message, WholeGame):
            self.keep()
