"""Where a server listens: at a port of an address, or at a local socket with a path in the file system."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys
from pathlib import Path

LOCAL = "unix:"
"""What a host begins with that is the path of a local socket."""

OWNER = 0o600
_ANYBODY = 0o666


async def verify_free(host: str, port: int) -> None:
    """Raise OSError if no server can listen there."""
    if host.startswith(LOCAL):
        _verify_unused(Path(host.removeprefix(LOCAL)))
        return
    listening = await asyncio.get_running_loop().create_server(asyncio.Protocol, host, port)
    listening.close()
    await listening.wait_closed()


def socket_of(host: str) -> socket.socket | None:
    """The local socket of a host "unix:PATH", None for an address; raises OSError.

    Anybody on the machine may connect to it, as to a port; its folder may restrict that.
    """
    return local_socket(Path(host.removeprefix(LOCAL)), _ANYBODY) if host.startswith(LOCAL) else None


def local_socket(path: Path, mode: int) -> socket.socket:
    """A socket that listens at a path, for those whom the mode of the file allows to connect.

    One that a killed program left is replaced. Raises OSError: EADDRINUSE if a program listens there.
    """
    if sys.platform == "win32":
        raise _no_local_sockets()
    _verify_unused(path)
    path.unlink(missing_ok=True)
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        before = os.umask(0o777)  # nobody connects before the file has its mode
        try:
            listening.bind(str(path))
        finally:
            os.umask(before)
        path.chmod(mode)
        listening.listen(128)
    except OSError:
        listening.close()
        raise
    return listening


def port_of(listening: socket.socket) -> int | None:
    """The port of a listening socket; None for a local one."""
    name = listening.getsockname()
    return int(name[1]) if isinstance(name, tuple) else None


def url_of(host: str, port: int | None) -> str:
    """The base URL of a server for clients on the same network, or the place of its local socket."""
    if port is None:
        return host
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _verify_unused(path: Path) -> None:
    """Raise OSError if a program listens at the path, or this system has no local sockets."""
    if sys.platform == "win32":
        raise _no_local_sockets()
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as asking:
        if asking.connect_ex(str(path)) == 0:
            raise OSError(errno.EADDRINUSE, os.strerror(errno.EADDRINUSE))


def _no_local_sockets() -> OSError:
    return OSError(errno.EAFNOSUPPORT, "this system has no local sockets")
