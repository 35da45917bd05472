"""The limit of open files and sockets."""

from __future__ import annotations

import sys
from contextlib import suppress

_ENOUGH = (65_536, 10_240)
"""Three times the connections of a server; and what macOS always allows, where it refuses more."""

KEPT_FOR_OTHERS = 100
"""Reserved for open files other than connections: the database, the page, worker processes, Redis."""


def raise_open_files() -> int:
    """Raise this process's limit of open files as far as the system allows; returns the new limit.

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
            with suppress(ValueError, OSError):  # leave the limit unchanged
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if now == resource.RLIM_INFINITY else now


def connections_within(open_files: int, wanted: int) -> int:
    """The number of the wanted connections that this many open files allow: at least one."""
    return max(min(wanted, open_files - KEPT_FOR_OTHERS), 1)
