"""Opens a table at the window's own server, as any client does."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.errors import EngineError
from engine.protocol.records import NUMBER, Json, numbered
from engine.straights.protocol.server_messages import SeatedMessage, server_message_from
from engine.straights.protocol.server_requests import SERVER_REQUEST, Fill, Host
from engine.straights.protocol.table_state import Refused
from straights_gui.model.hosting.hosted_table import THIS_MACHINE, TableOptions
from straights_gui.model.network.connection import Connection
from straights_gui.model.network.problems import ConnectionProblem
from straights_gui.model.network.table_link import TableLink


class TableOpening(QObject):
    """Opens a table for a host who comes later, and lets computers sit down at it.

    Attributes:
        opened: emitted with the name of the table and the token of the first seat.
        failed: emitted with the reason of a refusal, or the ConnectionProblem that will not pass.
    """

    opened = Signal(str, str)
    failed = Signal(object)

    def __init__(self, order: TableOptions, port: int, parent: QObject) -> None:
        """`port` is that of the server, which serves by now."""
        super().__init__(parent)
        is_private, bank = not order.is_visible, order.time_bank
        self._requests = [
            Host(order.name, order.variant, order.turn_limit, is_private, bank),
            *(Fill(seat, each) for seat, each in enumerate(order.strategies, 1) if each is not None),
        ]
        self._seated: SeatedMessage | None = None
        self._connection = Connection(TableLink(THIS_MACHINE, port, has_tls=False), self)
        self._connection.opened.connect(self._ask)
        self._connection.received.connect(self._on_received)
        self._connection.failed.connect(self._on_problem)
        self._connection.open()

    def close(self) -> None:
        """Close the connection; nothing more is emitted."""
        self._connection.close()

    def _ask(self) -> None:
        for n, request in enumerate(self._requests):
            self._connection.send(numbered(SERVER_REQUEST.write(request), n))

    def _on_problem(self, problem: ConnectionProblem) -> None:
        if problem.is_lasting:
            self.failed.emit(problem)

    def _on_received(self, fields: Json) -> None:
        try:
            message = server_message_from(fields)
        except EngineError as error:
            message = Refused("", str(error))
        if isinstance(message, SeatedMessage):
            self._seated = message
        if isinstance(message, Refused):
            self.failed.emit(message.detail)
        elif self._seated is not None and fields.get(NUMBER) == len(self._requests) - 1:
            self.opened.emit(self._seated.table, self._seated.token or "")
