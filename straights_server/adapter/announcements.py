"""Public tables as DNS-SD services of the local network, which windows find without an address."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Sequence

import ifaddr
from zeroconf import InterfaceChoice, NonUniqueNameException
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from engine.protocol.records import Json
from engine.straights.protocol.server_messages import ANNOUNCEMENT, SERVICE, Announcement
from engine.version import VERSION
from straights_server.lobby import is_attended
from straights_server.table import Table

_EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104  # as somebody may have said where to listen
_LOOPBACK = "127."


class Announcements:
    """Announces tables as they change, and withdraws a table that has no connected player."""

    def __init__(self, host: str, port: int) -> None:
        """For a server that listens at `host`; needs a running event loop. Raises OSError."""
        is_everywhere = host in _EVERYWHERE
        self._addresses = own_addresses() if is_everywhere else (host,)
        self._port = port
        self._network = AsyncZeroconf(interfaces=InterfaceChoice.Default if is_everywhere else [host])
        self._wanted: dict[str, Json] = {}
        self._shown: dict[str, AsyncServiceInfo] = {}
        self._told: dict[str, Json] = {}
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    def show(self, table: Table) -> None:
        """Announce the current state of a table, or withdraw it."""
        state = table.state
        self._wanted.pop(state.name, None)
        if is_attended(table) and not state.settings.is_private and state.host is not None:
            empty = sum(place.is_empty for place in state.seats)
            host, wanted = state.seats[state.host].name, 0 if state.is_playing else empty
            self._wanted[state.name] = ANNOUNCEMENT.write(Announcement(state.name, host, wanted, VERSION))
        self._start_following()

    def withdraw(self, table: str) -> None:
        """Withdraw the table of this name, if it is announced."""
        self._wanted.pop(table, None)
        self._start_following()

    async def close(self) -> None:
        """Withdraw all tables, and announce no more."""
        self._is_closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._network.async_unregister_all_services()
        await self._network.async_close()

    def _start_following(self) -> None:
        if self._task is None and not self._is_closed and self._wanted != self._told:
            self._task = asyncio.get_running_loop().create_task(self._follow())

    async def _follow(self) -> None:
        """Update the announcements one by one until they are up to date."""
        try:
            while self._wanted != self._told:
                for name in [name for name in self._told if name not in self._wanted]:
                    del self._told[name]
                    await (await self._network.async_unregister_service(self._shown.pop(name)))
                for name, properties in list(self._wanted.items()):
                    if self._told.get(name) != properties:
                        await self._tell(name, properties)
        finally:
            self._task = None

    async def _tell(self, name: str, properties: Json) -> None:
        info = AsyncServiceInfo(
            SERVICE,
            f"{name}.{SERVICE}",
            parsed_addresses=list(self._addresses),
            port=self._port,
            properties=properties,
            server=f"straights-{name}.local.",
        )
        is_known = name in self._shown
        self._shown[name], self._told[name] = info, properties
        network = self._network
        if is_known:
            await (await network.async_update_service(info))
            return
        try:
            await (await network.async_register_service(info))
        except NonUniqueNameException:  # this table, as announced before the server was killed
            await (await network.async_register_service(info, cooperating_responders=True))


def own_addresses() -> tuple[str, ...]:
    """The IPv4 addresses of this machine in its networks."""
    found: Sequence[str] = [
        str(ip.ip) for adapter in ifaddr.get_adapters() for ip in adapter.ips if ip.is_IPv4
    ]
    others = tuple(address for address in found if not address.startswith(_LOOPBACK))
    return others or (socket.gethostbyname("localhost"),)  # the local one, if it is in no network
