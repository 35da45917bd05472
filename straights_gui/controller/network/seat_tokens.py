"""The token of the seat, stored so that a restarted window can resume it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.straights.protocol.server_messages import SeatedMessage, Stage
from engine.straights.protocol.tables import WholeTable
from straights_gui.model.network.table_client import TableClient
from straights_gui.model.network.table_link import TableLink, Visitor
from straights_gui.model.storage.seat_token_store import SeatToken, SeatTokenStore
from straights_gui.model.storage.window_log import WindowLog


class SeatTokenController(QObject):
    """Stores a client's seat on disk as long as it is the player's."""

    def __init__(self, client: TableClient, seats: SeatTokenStore, log: WindowLog) -> None:
        super().__init__()
        self._client, self._seats, self._log = client, seats, log
        client.entered.connect(self._on_message)
        client.told.connect(self._on_message)
        client.token_refused.connect(self.forget)

    def keep(self) -> None:
        """Store the seat; if that fails, the player has it until the window closes."""
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
        """Delete the stored seat."""
        self._seats.forget(self._client.link.server_url, self._client.link.table)

    def leave(self) -> None:
        """Leave the table; during a game, the seat stays stored for a return."""
        room = self._client.room
        if room is not None and room.stage is Stage.PLAYING:
            self.keep()
        else:
            self.forget()

    def _on_message(self, message: object) -> None:
        """Store a new seat; and `seq` with each complete game, which is often enough."""
        if isinstance(message, SeatedMessage | WholeTable):
            self.keep()


def visitor_at(
    link: TableLink, name: str, token: str, seats: SeatTokenStore, *, is_watching: bool
) -> Visitor:
    """Who visits the table of a link; without a token, the player returns to a stored seat there."""
    token = token or link.token
    is_watching = is_watching or bool(link.invitation)
    kept = None if token or is_watching else seats.find(link.server_url, link.table)
    if kept is not None:
        return Visitor(kept.name, kept.token, kept.seq if kept.seq >= 0 else None)
    return Visitor(name, token, is_watching=is_watching, invitation=link.invitation)
