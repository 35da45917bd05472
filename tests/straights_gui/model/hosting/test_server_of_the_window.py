"""The record of a hosted table, and the server in a process of the window's own."""

import json
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QProcess
from PySide6.QtNetwork import QHostAddress, QTcpServer
from pytestqt.qtbot import QtBot

from straights_gui.model.hosting import table_host
from straights_gui.model.hosting.hosted_table import KEPT, TABLES, HostedTable, keep, kept_table
from straights_gui.model.hosting.table_host import ServerProcess, free_port
from tests.support.window.patient_bot import LONGEST_MS

HOSTED = HostedTable("k3f9", "token", "Anna", 8765, is_visible=False)


@pytest.mark.parametrize("field", ["table", "token", "name", "port", "is_visible"])
def test_a_field_of_another_kind_is_no_table(tmp_path: Path, field: str) -> None:
    keep(tmp_path, HOSTED)
    content = json.loads((tmp_path / KEPT).read_text())
    for changed in ({**content, field: None}, {key: content[key] for key in content if key != field}):
        (tmp_path / KEPT).write_text(json.dumps(changed))
        assert kept_table(tmp_path) is None


@pytest.mark.parametrize("is_visible", [False, True])
def test_others_reach_the_server_and_hear_of_it_only_where_they_may_come(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_visible: bool
) -> None:
    started: list[str] = []
    monkeypatch.setattr(QProcess, "start", lambda _process, _program, given: started.extend(given))
    server = ServerProcess(tmp_path)
    server.start(8766, is_visible=is_visible)
    server.stop()

    assert is_visible == ("--announce" in started)
    assert ("0.0.0.0" if is_visible else "127.0.0.1") == started[started.index("--host") + 1]


def test_a_bundle_is_its_own_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_host, "installation", lambda: SimpleNamespace(bundle=Path("straights")))

    assert (sys.executable, "--serve-tables") == table_host.server_command()


def test_a_server_that_cannot_start_says_why_in_its_last_line(qtbot: QtBot, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    (tmp_path / TABLES).mkdir()

    with qtbot.waitSignal(server.ended, timeout=LONGEST_MS) as ended:
        server.start(free_port(0, is_visible=False), is_visible=False)

    (reason,) = ended.args
    assert TABLES in reason
    assert "\n" not in reason
    assert not server.is_running


def test_a_port_is_the_wanted_one_if_it_is_free(qtbot: QtBot) -> None:
    first = free_port(0, is_visible=False)
    again = free_port(first, is_visible=False)
    other = QTcpServer()
    assert other.listen(QHostAddress.SpecialAddress.LocalHost, first)
    third = free_port(first, is_visible=False)
    other.close()

    assert first == again
    assert third not in (0, first)
