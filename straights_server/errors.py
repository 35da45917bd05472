"""The errors with which a table refuses a request, in addition to the refusals of the rules."""

from __future__ import annotations

from engine.errors import EngineError
from engine.text.sentence import Sentence


class ListenError(EngineError):
    """The server cannot listen for its operator; the message is a sentence with the place and the reason."""


class DamagedLog(EngineError):
    """The log of a table cannot be read or breaks the rules."""


class TableError(EngineError):
    """The table cannot fulfil the request; nothing has changed."""


class NotNow(TableError):
    """The request is not possible at this stage of the table.

    Attributes:
        text: what the player is told; None for a reason that only a faulty client meets.
    """

    def __init__(self, detail: str, text: Sentence | None = None) -> None:
        super().__init__(detail)
        self.text = text


class TableIsFull(TableError):
    """The log of the table has no room for another game, or for more changes of seats in this one."""


class NotHost(TableError):
    """Only the host may make this request."""


class SeatIsTaken(TableError):
    """The seat is taken, or no seat is empty."""


class Kicked(TableError):
    """The person was removed from the table, and may not sit down there again."""


class NoSuchTable(TableError):
    """No table has that name, or the token belongs to none of its seats."""


class TooManyTables(TableError):
    """The server has reached its limit of tables."""


class TooManyPeople(TableError):
    """The table has reached its limit of spectators, or the seat its limit of connections."""


class TableFailed(TableError):
    """An internal error; the table is restored from its log, so everything that was acknowledged is there."""


class UnknownVersion(TableError):
    """The client speaks a protocol version that this server does not support."""


class TooManyMessages(EngineError):
    """The client exceeds its rate limit; its connection must be closed."""
