"""Is told what happens at a server, counts it, and logs it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import Enum
from time import monotonic, perf_counter

from engine.straights.protocol.server_requests import SERVER_REQUEST
from straights_server.entries import ActionTaken
from straights_server.monitoring.counts import Counts
from straights_server.monitoring.event_log import EventLog, Level
from straights_server.store import Change, EntriesAppended, TableDeleted, TableOpened


class Cause(Enum):
    """Why a connection was refused, or has ended."""

    BANNED = "banned"
    FOREIGN_PAGE = "foreign_page"
    NO_DATABASE = "no_database"
    CONNECTION_LIMIT = "connection_limit"
    ADDRESS_LIMIT = "address_limit"
    SOCKET_LIMIT = "socket_limit"
    CLOSED = "closed"
    MOVED = "moved"
    TOO_MANY_MESSAGES = "too_many_messages"
    NOT_READING = "not_reading"
    INVALID_DATA = "invalid_data"
    MESSAGE_TOO_LONG = "message_too_long"
    NO_PONG = "no_pong"
    INTERNAL_ERROR = "internal_error"


_EXPECTED = frozenset({Cause.CLOSED, Cause.MOVED})


_TYPE = re.compile(r'"type": ?"(\w{1,20})"')
_KINDS = frozenset(SERVER_REQUEST.records) | {"/", "/api/tables", "/healthz", "/readyz", "/ws"}


class Monitor:
    """Counts what happens, and writes it to a log.

    Attributes:
        log: what it writes to, by default internal errors alone.
    """

    def __init__(self, log: EventLog | None = None) -> None:
        self.counts = Counts()
        self.log = log or EventLog(Level.ERROR, monotonic)

    def fail(self, error: Exception) -> None:
        """An internal error has happened."""
        self.log.write_failure(error)

    def committed(self, changes: Iterable[Change], seconds: float) -> None:
        """These changes were stored, which took this long."""
        size = 0
        for change in changes:
            size += 1
            match change:
                case EntriesAppended():
                    moves = sum(isinstance(each, ActionTaken) and each.is_move for each in change.entries)
                    self.counts.moves += moves
                    if moves and change.is_over:
                        self._info("table_ended", change.name)
                case TableOpened():
                    self._info("table_opened", change.name)
                case TableDeleted():
                    self.counts.deleted_tables[change.reason.value] += 1
                    self._info("table_deleted", change.name, reason=change.reason.value)
        self.counts.commits.observe(seconds)
        self.counts.commit_sizes.observe(size)

    def acknowledged(self, changed_at: Iterable[float], now: float) -> None:
        """The messages about changes of these times, on the same clock, were sent."""
        for time in changed_at:
            self.counts.acknowledged.observe(now - time)

    def handled(self, request: str, since: float) -> None:
        """A message, or a request for a path, was handled that was taken at this time of `perf_counter`."""
        found = _TYPE.search(request)
        kind = request if found is None else found[1]
        self.counts.requests[kind if kind in _KINDS else "other"].observe(perf_counter() - since)

    def refuse_request(self, reason: str) -> None:
        """A request was refused for this reason."""
        self.counts.refused_requests[reason] += 1

    def refuse_connection(self, cause: Cause, address: str | None) -> None:
        """A connection was not accepted."""
        self.counts.refused_connections[cause.value] += 1
        self.log.write(Level.WARNING, "connection_refused", reason=cause.value, address=address)

    def end_connection(self, cause: Cause, address: str | None) -> None:
        """A WebSocket connection has ended."""
        self.counts.ended_connections[cause.value] += 1
        if cause not in _EXPECTED:
            level = Level.INFO if cause is Cause.NO_PONG else Level.WARNING  # as telephones that sleep
            self.log.write(level, "connection_cut", reason=cause.value, address=address)

    def _info(self, event: str, table: str, **values: str) -> None:
        self.log.write(Level.INFO, event, table=table, **values)
