"""Finds tables on the local network; zeroconf listens in its own thread and reports by queued signals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from engine.errors import BadMessage
from engine.straights.protocol.server_messages import ANNOUNCEMENT, SERVICE

if TYPE_CHECKING:
    from zeroconf import ServiceBrowser, ServiceStateChange, Zeroconf


@dataclass(frozen=True, slots=True)
class NearbyTable:
    """A table announced on the local network.

    Attributes:
        link: its address.
        host: the name of its host.
        wanted: the number of people wanted.
    """

    link: str
    host: str
    wanted: int


def nearby_table(address: str, port: int, properties: Mapping[bytes, bytes | None]) -> NearbyTable | None:
    """Parse an announcement; None if it is invalid, since anybody can announce anything."""
    text = {
        key.decode(errors="replace"): (value or b"").decode(errors="replace")
        for key, value in properties.items()
    }
    try:
        announced = ANNOUNCEMENT.read(text)
    except BadMessage:
        return None
    link = f"http://{address}:{port}/?table={announced.table}"
    return NearbyTable(link, announced.host, announced.wanted)


MISSING, BLOCKED = "missing", "blocked"
"""Problems: the library is not installed; this machine or its network does not allow it."""

_ASK_MS = 1500


class NearbyTables(QObject):
    """The currently announced tables, updated between `start` and `stop`.

    Attributes:
        changed: emitted when `tables` or `problem` has changed.
        problem: what prevents finding tables: MISSING, BLOCKED, or "".
    """

    changed = Signal()
    _found = Signal(str, object)

    def __init__(self, parent: QObject | None = None, interfaces: Sequence[str] = ()) -> None:
        """`interfaces` are the local addresses at which it listens, by default all."""
        super().__init__(parent)
        self._interfaces = list(interfaces)
        self._tables: dict[str, NearbyTable] = {}
        self.problem = ""
        self._network: Zeroconf | None = None
        self._browser: ServiceBrowser | None = None
        self._found.connect(self._on_found, Qt.ConnectionType.QueuedConnection)

    @property
    def tables(self) -> tuple[NearbyTable, ...]:
        """The tables, those with free seats first, by the names of their hosts."""
        tables = self._tables.values()
        return tuple(sorted(tables, key=lambda table: (not table.wanted, table.host.casefold(), table.link)))

    def start(self) -> None:
        """Start listening; `changed` follows with each table, and at once if listening fails."""
        if self._network is not None:
            return
        self.problem = ""
        try:
            from zeroconf import InterfaceChoice, ServiceBrowser, Zeroconf

            self._network = Zeroconf(interfaces=self._interfaces or InterfaceChoice.Default)
            self._browser = ServiceBrowser(self._network, SERVICE, handlers=[self._on_change])
        except ModuleNotFoundError:
            self.problem = MISSING
        except OSError:
            self.problem = BLOCKED
        if self.problem:
            self.changed.emit()

    def stop(self) -> None:
        """Stop listening, and discard the found tables."""
        if self._browser is not None:
            self._browser.cancel()
        if self._network is not None:
            self._network.close()
        self._browser = self._network = None
        self._tables.clear()

    def _on_change(
        self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        """Query the details in zeroconf's thread."""
        from zeroconf import ServiceStateChange as Change

        table: NearbyTable | None = None
        if state_change is not Change.Removed:
            info = zeroconf.get_service_info(service_type, name, _ASK_MS)
            found = [] if info is None else info.parsed_addresses()
            if info is not None and info.port is not None and found:
                table = nearby_table(found[0], info.port, info.properties)
        with suppress(RuntimeError):  # the window has been closed in the meantime
            self._found.emit(name, table)

    def _on_found(self, name: str, table: NearbyTable | None) -> None:
        if self._network is None:
            return
        before = self.tables
        self._tables.pop(name, None)
        if table is not None:
            self._tables[name] = table
        if self.tables != before:
            self.changed.emit()
