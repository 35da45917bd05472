"""A table is hosted by a server in a child process, which may die, and whose window may die."""

import json
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, QProcess, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from websockets.sync.client import connect

from engine.straights.protocol.server_requests import Fill, Host
from engine.straights.setup import Variant
from straights_gui.model.hosting.hosted_table import TABLES, HostedTable, kept_table
from straights_gui.model.hosting.table_host import TableHost
from straights_gui.model.network.connection import Connection
from straights_gui.model.network.problems import ConnectionProblem, ProblemKind
from tests.support.processes import KILL
from tests.support.waiting import LONGEST_WAIT
from tests.support.window.patient_bot import LONGEST_MS

ORDER = Host("Anna", Variant(50), 30, is_private=True), Fill(1, "expert"), Fill(3, "blocker")


@pytest.fixture
def host(qtbot: QtBot, tmp_path: Path) -> Iterator[TableHost]:
    """A host whose files are in the test's own folder, with its table open."""
    owner = QObject()
    made = TableHost(tmp_path / "hosting", owner)
    with qtbot.waitSignal(made.opened):
        made.open(*ORDER)
    yield made
    made.close(keeps=False)
    owner.deleteLater()


def served_table(hosted: HostedTable) -> object:
    """The table in which the server seats the host again."""
    return room_of(hosted)["table"]


def room_of(hosted: HostedTable) -> dict[str, Any]:
    """The room in which the server seats the host again, by the host's token."""
    resume = {"type": "resume", "n": 0, "table": hosted.table, "token": hosted.token, "seq": None}
    with connect(f"ws://127.0.0.1:{hosted.port}/ws", open_timeout=LONGEST_WAIT) as client:
        client.send(json.dumps(resume))
        while (message := json.loads(client.recv(timeout=LONGEST_WAIT)))["type"] != "room":
            pass
    return dict(message)


def kept_by(host: TableHost, folder: Path) -> HostedTable:
    """The table that is kept when its host closes it."""
    host.close(keeps=True)
    kept = kept_table(folder / "hosting")
    assert kept is not None
    return kept


def kept_tables(folder: Path) -> int:
    connection = sqlite3.connect(folder / TABLES)
    try:
        return int(connection.execute("SELECT count(*) FROM log").fetchone()[0])
    finally:
        connection.close()


def test_a_table_is_as_it_was_ordered(host: TableHost) -> None:
    """The host has the first seat; who is not to be found by others has a private table."""
    assert host.hosted is not None
    room = room_of(host.hosted)

    assert (30, 50, True) == (room["turn_limit"], room["score_limit"], room["is_private"])
    assert [None, "expert", None, "blocker"] == [place["strategy"] for place in room["places"]]
    assert "Anna" == room["places"][0]["name"]


def test_a_killed_server_is_started_again_with_its_table(
    qtbot: QtBot, tmp_path: Path, host: TableHost
) -> None:
    """At once: the window is told, and the same port serves the same table in a moment."""
    hosted, process = host.hosted, host.process.findChildren(QProcess)[0]
    killed = process.processId()
    assert hosted is not None
    qtbot.waitUntil(lambda: kept_tables(tmp_path / "hosting") > 0)

    with qtbot.waitSignals([host.interrupted, host.restored], timeout=LONGEST_MS, order="strict"):
        os.kill(killed, KILL)

    assert hosted == host.hosted
    assert killed != process.processId()
    assert hosted.table == served_table(hosted)


@pytest.mark.parametrize(
    "calm_ms, starts, told", [(60_000, 5, ["No memory"]), (1, 10, [])], ids=["at every start", "now and then"]
)
def test_only_a_server_that_dies_at_every_start_is_given_up(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, calm_ms: int, starts: int, told: list[str]
) -> None:
    """After five more starts the window is told why; deaths now and then are not counted, for days."""
    host = TableHost(tmp_path / "hosting", restart_ms=0, calm_ms=calm_ms)
    host.hosted = HostedTable("k3f9", "token", "Anna", 8765, is_visible=False)
    ports: list[int] = []
    reasons: list[str] = []
    host.failed.connect(reasons.append)

    def die(port: int, *, is_visible: bool) -> None:
        assert not is_visible
        ports.append(port)
        if len(ports) < 10:
            QTest.qSleep(3)  # longer than the shorter time after which a server is calm
            host.process.ended.emit("No memory")

    monkeypatch.setattr(host.process, "start", die)
    host.process.ended.emit("No memory")
    qtbot.waitUntil(lambda: bool(reasons) or len(ports) == 10)

    assert ([8765] * starts, told) == (ports, reasons)


def test_a_table_that_is_kept_goes_on(qtbot: QtBot, tmp_path: Path, host: TableHost) -> None:
    before = host.hosted
    kept = kept_by(host, tmp_path)
    assert before == kept

    with qtbot.waitSignal(host.opened) as opened:
        host.go_on(kept)

    assert [before] == opened.args
    assert kept.table == served_table(kept)


def test_a_new_table_is_not_the_one_of_before(qtbot: QtBot, tmp_path: Path, host: TableHost) -> None:
    """Also where the same window has opened that one again."""
    kept = kept_by(host, tmp_path)
    with qtbot.waitSignal(host.opened):
        host.go_on(kept)
    host.close(keeps=True)

    with qtbot.waitSignal(host.opened):
        host.open(*ORDER)

    assert host.hosted is not None
    assert kept.table != host.hosted.table


def test_a_closed_table_leaves_no_server(tmp_path: Path, host: TableHost) -> None:
    assert host.hosted is not None
    port = host.hosted.port

    host.close(keeps=False)

    assert not host.process.is_running
    assert kept_table(tmp_path / "hosting") is None
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", port), LONGEST_WAIT)


def test_a_taken_port_is_replaced(qtbot: QtBot, tmp_path: Path, host: TableHost) -> None:
    assert host.hosted is not None
    kept = kept_by(host, tmp_path)
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", kept.port))
        other.listen()

        with qtbot.waitSignal(host.opened):
            host.go_on(kept)

        assert host.hosted is not None
        assert kept.port != host.hosted.port
        assert kept.table == served_table(host.hosted)


def test_a_refused_order_says_why(qtbot: QtBot, tmp_path: Path) -> None:
    made = TableHost(tmp_path / "hosting")

    with qtbot.waitSignal(made.failed) as failed:
        made.open(Host("Anna", Variant(50), None, is_private=True), Fill(1, "nobody"))

    assert ["strategy: there is no such computer"] == failed.args
    assert not made.process.is_running


def test_trouble_that_will_not_pass_ends_the_opening(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when a program that watches the network answers in place of the server."""
    problem = ConnectionProblem(ProblemKind.NOT_A_STRAIGHTS_SERVER)
    monkeypatch.setattr(
        Connection, "open", lambda connection: QTimer.singleShot(0, lambda: connection.failed.emit(problem))
    )
    made = TableHost(tmp_path / "hosting")

    with qtbot.waitSignal(made.failed) as failed:
        made.open(*ORDER)

    assert [problem] == failed.args
    assert not made.process.is_running


def test_the_server_ends_with_its_window(tmp_path: Path) -> None:
    """A window that is killed closes the server's input, and the server ends by itself."""
    command = [sys.executable, "-m", "straights_server.cli", "--port", "0", "--until-input-ends"]
    with subprocess.Popen(
        [*command, "--database", str(tmp_path / "tables.sqlite3")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        assert server.stdin is not None
        assert " at http://127.0.0.1:" in server.stdout.readline()

        server.stdin.close()

        assert 0 == server.wait(timeout=LONGEST_WAIT)


@pytest.mark.skipif(sys.platform == "win32", reason="its files have no such modes")
def test_the_token_is_for_its_owner_alone(tmp_path: Path, host: TableHost) -> None:
    assert isinstance(host.hosted, HostedTable)
    assert 0o700 == (tmp_path / "hosting").stat().st_mode & 0o777
