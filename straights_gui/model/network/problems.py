"""Why a table cannot be reached: what the controller puts into a sentence for the player."""

from __future__ import annotations

from enum import Enum

from engine.fast_dataclass import dataclass


class LinkError(ValueError):
    """The text is no address of a table, nor of a server."""


class Trouble(Enum):
    """What is wrong with a connection; the value tells a developer."""

    NO_SUCH_HOST = "the name of the host is not known"
    NOT_LISTENING = "nothing listens at the address"
    UNREACHABLE = "the network does not lead there"
    SILENT = "nobody answers"
    CUT = "the connection was cut"
    RESTARTING = "the server starts again"
    FULL = "the server has no room"
    TOO_MANY_MESSAGES = "the server takes no more messages"
    UNTRUSTED = "the certificate is not trusted"
    NO_TLS = "this system has no TLS, or another one than the server"
    FORBIDDEN = "the server refuses the connection"
    NO_SERVER = "what answers is no server of tables"
    NONSENSE = "the server sends what no server of this version does"
    OTHER_VERSION = "the server speaks another version of the protocol"


_LASTING = frozenset(
    {
        Trouble.UNTRUSTED,
        Trouble.NO_TLS,
        Trouble.FORBIDDEN,
        Trouble.NO_SERVER,
        Trouble.NONSENSE,
        Trouble.OTHER_VERSION,
    }
)


@dataclass(frozen=True, slots=True)
class Problem:
    """Why there is no connection.

    Attributes:
        detail: what the system or the server says, in whatever language; "" for nothing.
    """

    trouble: Trouble
    detail: str = ""

    @property
    def is_lasting(self) -> bool:
        """Whether another attempt would end in the same way."""
        return self.trouble in _LASTING
