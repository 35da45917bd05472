"""The addresses of this machine in its networks, starting with the one that others most likely reach."""

from __future__ import annotations

from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QNetworkInterface, QUdpSocket

from straights_gui.model.hosting.hosted_table import THIS_MACHINE

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
