"""The table that a window hosts: options for the server, the record for resuming it, its addresses."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QNetworkInterface, QUdpSocket

from engine.errors import BadMessage
from engine.fast_dataclass import dataclass
from engine.protocol.records import Record
from straights_gui.model.storage.autosave import write_durably
from straights_gui.model.storage.bounded_file import read_json_file

_MAX_BYTES = 10_000
TABLES, KEPT = "tables.sqlite3", "table.json"
"""The server's database, and the record of the hosted table, in the hosting folder."""

ANYWHERE, THIS_MACHINE = "0.0.0.0", "127.0.0.1"  # noqa: S104  # the host has chosen to let others in


@dataclass(frozen=True, slots=True)
class HostedTable:
    """A table on the window's own server.

    Attributes:
        table: its name there.
        token: proves that the first seat belongs to the host.
        name: of the host.
        port: of the server.
        is_visible: whether other machines on the network may connect.
    """

    table: str
    token: str
    name: str
    port: int
    is_visible: bool

    def link(self, address: str) -> str:
        """The link for others, at an address of this machine."""
        return f"http://{address}:{self.port}/?table={self.table}"


_TABLE = Record(HostedTable)


def keep(folder: Path, hosted: HostedTable) -> None:
    """Store the table, readable only by its owner. Raises OSError."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    write_durably(folder / KEPT, json.dumps(_TABLE.write(hosted)).encode())


def kept_table(folder: Path) -> HostedTable | None:
    """The stored table; None if there is none, or it cannot be read."""
    with suppress(BadMessage):
        return _TABLE.read(read_json_file(folder / KEPT, _MAX_BYTES))
    return None


def forget(folder: Path) -> None:
    """Delete the stored table."""
    with suppress(OSError):
        (folder / KEPT).unlink(missing_ok=True)


_ELSEWHERE = "192.0.2.1"
"""An address that nobody has (RFC 5737), so that the default route is used."""

_DISCARD_PORT = 9
_WAIT_MS = 100


def addresses() -> tuple[str, ...]:
    """The IPv4 addresses; the loopback address if this machine is in no network."""
    found = [
        entry.ip().toString()
        for interface in QNetworkInterface.allInterfaces()
        if _is_in_use(interface)
        for entry in interface.addressEntries()
        if entry.ip().protocol() is QAbstractSocket.NetworkLayerProtocol.IPv4Protocol
    ]
    usual = _usual_address()
    if not found:  # Qt may know no interface of a machine that has one, as under Wine
        return (usual or THIS_MACHINE,)
    return tuple(sorted(found, key=lambda address: address != usual))


def _is_in_use(interface: QNetworkInterface) -> bool:
    flags, kinds = interface.flags(), QNetworkInterface.InterfaceFlag
    return bool(flags & kinds.IsRunning) and not flags & kinds.IsLoopBack


def _usual_address() -> str:
    """The local address of the default route; nothing is sent."""
    socket = QUdpSocket()
    socket.connectToHost(QHostAddress(_ELSEWHERE), _DISCARD_PORT)
    is_connected = socket.state() is QAbstractSocket.SocketState.ConnectedState
    if not is_connected:
        is_connected = socket.waitForConnected(_WAIT_MS)
    address = socket.localAddress().toString() if is_connected else ""
    socket.abort()
    return address


def qr_matrix(text: str) -> tuple[tuple[bool, ...], ...]:
    """The rows of a QR code without the quiet zone, True for dark modules; empty without the library."""
    try:
        import segno
    except ModuleNotFoundError:
        return ()
    code = segno.make_qr(text, error="m", boost_error=False)
    return tuple(tuple(bool(square) for square in row) for row in code.matrix)
