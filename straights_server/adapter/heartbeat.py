"""The heartbeat of the event loop: how late it is, and who is told that it goes on."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from weakref import WeakSet

from engine.straights.protocol.server_messages import AliveMessage
from straights_server.adapter.connection import Connection
from straights_server.service.batches import outgoing_message

_SECONDS = 1.0
TOLD_SECONDS = 10.0
READY, _ALIVE = "READY=1", "WATCHDOG=1"


async def beat(note_lag: Callable[[float], None]) -> None:
    """Note once a second how many seconds the loop is late, and tell the service manager; until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + _SECONDS
        await asyncio.sleep(_SECONDS)
        note_lag(loop.time() - due)
        notify(_ALIVE)


async def tell_alive(connections: WeakSet[Connection]) -> None:
    """Tell connections every ten seconds that they work, since pages do not see pings; until cancelled."""
    text = outgoing_message((), AliveMessage()).text
    while True:
        await asyncio.sleep(TOLD_SECONDS)
        for each in tuple(connections):
            each.put(text)
            await asyncio.sleep(0)


def notify(state: str) -> None:
    """Tell a state to the service manager that has started this program, as sd_notify(3) does, if one has."""
    path = os.environ.get("NOTIFY_SOCKET", "")
    if not path or sys.platform == "win32":
        return
    address = f"\0{path[1:]}" if path.startswith("@") else path
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.setblocking(False)
        line.sendto(state.encode(), address)
