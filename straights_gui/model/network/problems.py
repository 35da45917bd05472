"""The reasons why a table cannot be reached, which the controller turns into messages for the player."""

from __future__ import annotations

from enum import Enum

from engine.fast_dataclass import dataclass


class LinkError(ValueError):
    """The text is not the address of a table or a server."""


class ProblemKind(Enum):
    """The kind of a connection problem; the value is a description for developers."""

    HOST_NOT_FOUND = "the name of the host is not known"
    CONNECTION_REFUSED = "nothing listens at the address"
    UNREACHABLE = "the network does not lead there"
    TIMEOUT = "nobody answers"
    CONNECTION_LOST = "the connection was cut"
    RESTARTING = "the server starts again"
    CLOSED_BY_HOST = "the host has closed the table, and may open it again"
    SERVER_FULL = "the server has no room"
    UNAVAILABLE = "the server cannot let anybody in now, and says why"
    TOO_MANY_MESSAGES = "the server takes no more messages"
    UNTRUSTED_CERTIFICATE = "the certificate is not trusted"
    NO_TLS = "this system has no TLS, or another one than the server"
    FORBIDDEN = "the server refuses the connection"
    NOT_A_STRAIGHTS_SERVER = "what answers is no server of tables"
    PROTOCOL_ERROR = "the server sends what no server of this version does"
    OTHER_VERSION = "the server speaks another version of the protocol"


_LASTING = frozenset(
    {
        ProblemKind.UNTRUSTED_CERTIFICATE,
        ProblemKind.NO_TLS,
        ProblemKind.FORBIDDEN,
        ProblemKind.NOT_A_STRAIGHTS_SERVER,
        ProblemKind.PROTOCOL_ERROR,
        ProblemKind.OTHER_VERSION,
    }
)


@dataclass(frozen=True, slots=True)
class ConnectionProblem:
    """A connection problem.

    Attributes:
        detail: the system's or the server's message, in any language; "" for none.
    """

    kind: ProblemKind
    detail: str = ""

    @property
    def is_lasting(self) -> bool:
        """Whether another attempt would fail in the same way."""
        return self.kind in _LASTING
