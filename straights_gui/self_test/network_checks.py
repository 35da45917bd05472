"""Checks of network tables: a window joins a table of a mock server."""

from __future__ import annotations

import json
from functools import partial

from PySide6.QtNetwork import QHostAddress, QSslSocket, QTcpServer, QTcpSocket

from engine.straights.setup import SEATS
from straights_gui.self_test.extras import skip_without_network
from straights_gui.self_test.sandbox import Check, Sandbox, expect, run_until

_PLACE = {
    "name": "",
    "kind": "empty",
    "strategy": None,
    "is_here": False,
    "is_ready": False,
    "has_left": False,
    "away_seconds": None,
}
_SEATED = {
    "type": "seated",
    "n": 1,
    "table": "check",
    "seat": 0,
    "token": "t",
    "last_n": -1,
    "invitation": "i",
}
_ROOM = {
    "type": "room",
    "table": "check",
    "stage": "waiting",
    "host": 0,
    "places": [{**_PLACE, "name": "Anna", "kind": "person", "is_here": True}, *[_PLACE] * (SEATS - 1)],
    "score_limit": 80,
    "turn_limit": None,
    "turn_seconds": None,
    "is_private": True,
}


def _check_table(sandbox: Sandbox) -> str:
    """Check a window at a table: connected, seated, waiting, closed."""
    skip_without_network()
    server = QTcpServer()
    expect(server.listen(QHostAddress.SpecialAddress.LocalHost, 0), server.errorString())
    server.newConnection.connect(partial(_serve, server))
    sandbox.preferences().network_name = "Anna"
    program = sandbox.open_settled(None)
    program.table_menu.open_link(f"http://127.0.0.1:{server.serverPort()}/?table=check")
    expect(len(program.network_tables.tables) == 1, "no window opens")
    table = program.network_tables.tables[0]
    run_until(lambda: table.client.seat is not None and table.client.room is not None)
    expect(table.waiting_room.panel.isVisible(), "nobody is waited for")
    expect(not table.window.grab().isNull(), "nothing is painted")
    program.network_tables.stop()
    server.close()
    return QSslSocket.activeBackend() if QSslSocket.supportsSsl() else "no TLS here"


def _serve(server: QTcpServer) -> None:
    while (socket := server.nextPendingConnection()) is not None:
        socket.readyRead.connect(partial(_answer, socket))


def _answer(socket: QTcpSocket) -> None:
    """Upgrade to WebSocket and send the seats of the table; ignore everything else."""
    from websockets.utils import accept_key

    lines = bytes(socket.readAll().data()).decode("latin-1").split("\r\n")
    keys = [line.partition(": ")[2] for line in lines if line.lower().startswith("sec-websocket-key:")]
    if keys:
        head = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        socket.write(f"{head}Sec-WebSocket-Accept: {accept_key(keys[0])}\r\n\r\n".encode())
        for message in (_SEATED, _ROOM):
            text = json.dumps(message).encode()
            socket.write(b"\x81\x7e" + len(text).to_bytes(2, "big") + text)


NETWORK_CHECKS = (Check("A window sits down at a table over a network", _check_table),)
