"""Why a table refuses a request, besides the refusals of the rules."""

from __future__ import annotations

from engine.errors import EngineError


class TableError(EngineError):
    """The table cannot do what it was asked for; nothing has changed."""


class NotNow(TableError):
    """It cannot be done at this stage of the table."""


class NotHost(TableError):
    """Only the host may do it."""


class SeatIsTaken(TableError):
    """Somebody sits there, or no seat is empty."""


class NoSuchTable(TableError):
    """No table has that name, or the token is not one of its seats."""


class TooManyTables(TableError):
    """The server has as many tables as it may have."""


class TooManyPeople(TableError):
    """As many look on at the table, or sit at the seat, as may."""


class TableFailed(TableError):
    """An error of the program; the table is taken from its log again, so what was acknowledged is there."""


class UnknownVersion(TableError):
    """The client speaks a version of the protocol that this server does not."""
