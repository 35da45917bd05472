"""The limit of open files, and the sockets among them."""

from __future__ import annotations

import sys
from collections import Counter
from contextlib import suppress
from dataclasses import replace

from straights_server.http.origins import Origins
from straights_server.limits import Limits

_ENOUGH = (65_536, 10_240)
"""Three times the connections of a server; and what macOS always allows, where it refuses more."""

_KEPT_FOR_FILES = 50
"""Reserved for open files other than sockets of clients: the database, the page, worker processes, Redis."""

KEPT_FOR_OTHERS = _KEPT_FOR_FILES + 50
"""Reserved for all open files other than WebSocket connections; 50 of them for requests."""


class Sockets:
    """Counts the open sockets of clients, whatever is sent over them.

    Attributes:
        limits: the limits of the server.
    """

    def __init__(self, limits: Limits, origins: Origins) -> None:
        self.limits = limits
        self._origins = origins
        self._of: Counter[str | None] = Counter()
        self._unread: Counter[str | None] = Counter()
        self._total = 0

    def address_of(self, peer: str) -> str | None:
        """The address to count for; None for this machine itself and for a proxy."""
        return self._origins.address_of_peer(peer)

    def open(self, peer: str) -> bool:
        """Count a socket of a peer; returns whether the limits allow it, or it must be closed at once."""
        address = self.address_of(peer)
        self._total += 1
        self._of[address] += 1
        is_one_too_many = address is not None and self._of[address] > self.limits.sockets_of_address
        return self._total <= self.limits.sockets and not is_one_too_many

    def close(self, peer: str) -> None:
        """Count that a socket has closed, also one that the limits did not allow."""
        address = self.address_of(peer)
        self._total -= 1
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]

    def pause(self, peer: str) -> bool:
        """Count a socket whose response is not being read; returns whether the limits allow it."""
        address = self.address_of(peer)
        self._unread[address] += 1
        return address is None or self._unread[address] <= self.limits.unread_of_address

    def resume(self, peer: str) -> None:
        """Count that the response of a socket has been read, or is not sent any more."""
        address = self.address_of(peer)
        self._unread[address] -= 1
        if not self._unread[address]:
            del self._unread[address]


def raise_open_files() -> int:
    """Raise this process's limit of open files as far as the system allows; returns the new limit.

    Windows has no such limit.
    """
    if sys.platform == "win32":
        return sys.maxsize
    import resource  # noqa: PLC0415  # not on Windows

    for enough in _ENOUGH:
        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = enough if most == resource.RLIM_INFINITY else min(most, enough)
        if now != resource.RLIM_INFINITY and now < wanted:
            with suppress(ValueError, OSError):  # leave the limit unchanged
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if now == resource.RLIM_INFINITY else now


def limits_within(open_files: int, wanted: Limits) -> Limits:
    """The wanted limits, as far as this many open files allow: at least one connection and one socket."""
    connections = max(min(wanted.connections, open_files - KEPT_FOR_OTHERS), 1)
    sockets = max(min(wanted.sockets, open_files - _KEPT_FOR_FILES), 1)
    return replace(wanted, connections=connections, sockets=sockets)
