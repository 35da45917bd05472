"""How many files and sockets the server may have open."""

from __future__ import annotations

from contextlib import suppress

_ENOUGH = (65_536, 10_240)
"""Three times the connections of a server; and what macOS allows at least, where it refuses more."""


def raise_open_files() -> None:
    """Allow this process as many as the system lets it: each connection is one. Windows has no such limit."""
    try:
        import resource  # noqa: PLC0415  # not on Windows
    except ModuleNotFoundError:
        return
    for enough in _ENOUGH:
        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = enough if most == resource.RLIM_INFINITY else min(most, enough)
        if now != resource.RLIM_INFINITY and now < wanted:
            with suppress(ValueError, OSError):  # then it stays as it is
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
