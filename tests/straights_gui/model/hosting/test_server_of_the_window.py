"""What the window asks of its server and makes of the answers, without a server."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QProcess, QUrl
from PySide6.QtNetwork import QHostAddress, QNetworkAccessManager, QNetworkReply, QTcpServer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from straights_gui.model.hosting import server_process
from straights_gui.model.hosting.hosted_table import KEPT, HostedTable, keep, kept_table
from straights_gui.model.hosting.server_process import ServerProcess, free_port

HOSTED = HostedTable("k3f9", "token", "Anna", 8765, is_visible=False)
NO_ERROR, REFUSED = QNetworkReply.NetworkError.NoError, QNetworkReply.NetworkError.ConnectionRefusedError


@pytest.mark.parametrize("field", ["table", "token", "name", "port", "is_visible"])
def test_a_field_of_another_kind_is_no_table(tmp_path: Path, field: str) -> None:
    keep(tmp_path, HOSTED)
    content = json.loads((tmp_path / KEPT).read_text())
    for changed in ({**content, field: None}, {key: content[key] for key in content if key != field}):
        (tmp_path / KEPT).write_text(json.dumps(changed))
        assert kept_table(tmp_path) is None


class Reply(QNetworkReply):
    def __init__(self, path: str, error: QNetworkReply.NetworkError) -> None:
        super().__init__()
        self.setUrl(QUrl(f"http://127.0.0.1:1{path}"))
        self.setError(error, "an error")

    def abort(self) -> None:
        """Nothing is under way."""


class Process:
    """The server of a window of which only what is said to it, and by it, is there."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.process, self.network = QProcess(), QNetworkAccessManager()
        self.server = ServerProcess(
            folder, process=self.process, network=self.network, ask_ms=0, start_ms=60_000
        )
        self.told: list[object] = []
        self.started: list[list[str]] = []
        self.killed: list[str] = []
        self.server.ready.connect(lambda: self.told.append("ready"))
        self.server.page_known.connect(self.told.append)
        self.server.ended.connect(self.told.append)
        self.asked: list[str] = []
        monkeypatch.setattr(self.network, "get", lambda request: self.asked.append(request.url().path()))
        monkeypatch.setattr(self.process, "state", lambda: QProcess.ProcessState.Running)
        monkeypatch.setattr(self.process, "closeWriteChannel", lambda: None)
        monkeypatch.setattr(self.process, "waitForFinished", lambda _ms: True)
        monkeypatch.setattr(self.process, "start", lambda name, given: self.started.append([name, *given]))
        monkeypatch.setattr(self.process, "kill", lambda: self.killed.append("kill"))
        monkeypatch.setattr(self.process, "errorString", lambda: "an error")

    def reply(self, path: str, error: QNetworkReply.NetworkError) -> None:
        self.network.finished.emit(Reply(path, error))

    def end(self) -> None:
        self.process.finished.emit(1, QProcess.ExitStatus.NormalExit)

    def asks_on(self) -> bool:
        """Whether it is asked once more if it serves."""
        self.asked.clear()
        QTest.qWait(1)
        return bool(self.asked)


@pytest.fixture
def process(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Process]:
    made = Process(tmp_path, monkeypatch)
    yield made
    made.server.stop()


@pytest.mark.parametrize("is_visible", [False, True])
def test_the_server_is_told_where_to_listen_and_to_end_with_its_window(
    process: Process, tmp_path: Path, *, is_visible: bool
) -> None:
    """On all addresses, and announced, only where others may come."""
    process.server.start(8766, is_visible=is_visible)
    expected = ["--host", "0.0.0.0" if is_visible else "127.0.0.1", "--port", "8766"]
    expected += ["--database", str(tmp_path / "tables.sqlite3"), "--processes", "0", "--until-input-ends"]
    expected += ["--announce"] if is_visible else []

    assert [[sys.executable, "-m", "straights_server.cli", *expected]] == process.started
    assert 8766 == process.server.port


def test_a_bundle_is_its_own_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_process, "installation", lambda: SimpleNamespace(bundle=Path("straights")))

    assert (sys.executable, "--serve-tables") == server_process.server_command()


def test_what_the_server_answers_is_told(process: Process) -> None:
    process.server.start(1, is_visible=False)
    process.reply("/", NO_ERROR)
    process.reply("/", REFUSED)
    process.reply("/healthz", NO_ERROR)
    is_asked = process.asks_on(), process.asks_on()
    process.reply("/healthz", REFUSED)
    is_asked_again = process.asks_on(), process.asks_on()
    process.reply("/healthz", REFUSED)
    process.server.stop()
    is_asked_later = process.asks_on()
    process.reply("/healthz", NO_ERROR)

    assert [True, False, "ready"] == process.told
    assert ((True, False), (True, False), False) == (is_asked, is_asked_again, is_asked_later)
    assert [] == process.killed


@pytest.mark.parametrize(
    "said, expected", [(b"", "an error"), (b" first\nlast \xff\n\n", "last \N{REPLACEMENT CHARACTER}")]
)
def test_a_server_that_ends_says_why_in_its_last_line(
    process: Process, monkeypatch: pytest.MonkeyPatch, said: bytes, expected: str
) -> None:
    content = SimpleNamespace(data=lambda: said)
    monkeypatch.setattr(process.process, "readAllStandardError", lambda: content)
    process.server.start(1, is_visible=False)
    process.end()
    process.end()

    assert [expected] == process.told
    assert not process.asks_on()


def test_a_port_is_the_wanted_one_if_it_is_free(qtbot: QtBot) -> None:
    first = free_port(0, is_visible=False)
    again = free_port(first, is_visible=False)
    other = QTcpServer()
    assert other.listen(QHostAddress.SpecialAddress.LocalHost, first)
    third = free_port(first, is_visible=False)
    other.close()

    assert first == again
    assert third not in (0, first)
