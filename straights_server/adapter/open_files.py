"""How many files and sockets the server may have open."""

from __future__ import annotations

import sys
from contextlib import suppress

_ENOUGH = (65_536, 10_240)
"""Three times the connections of a server; and what macOS allows at least, where it refuses more."""

KEPT_FOR_OTHERS = 100
"""Of them, those that are no connections: the database, the page, processes of computers, Redis."""


def raise_open_files() -> int:
    """Allow this process as many as the system lets it, each connection being one; how many these are.

    Windows has no such limit.
    """
    try:
        import resource  # noqa: PLC0415  # not on Windows
    except ModuleNotFoundError:
        return sys.maxsize
    for enough in _ENOUGH:
        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = enough if most == resource.RLIM_INFINITY else min(most, enough)
        if now != resource.RLIM_INFINITY and now < wanted:
            with suppress(ValueError, OSError):  # then it stays as it is
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if now == resource.RLIM_INFINITY else now


def connections_within(open_files: int, wanted: int) -> int:
    """How many of the wanted connections so many open files allow: at least one."""
    return max(min(wanted, open_files - KEPT_FOR_OTHERS), 1)
