"""Connections that go wrong: each ends with a reason, and is tried again where that helps."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtNetwork import QTcpServer
from pytestqt.qtbot import QtBot

from straights_gui.controller.network.problem_text import problem_text
from straights_gui.model.network import connection as module
from straights_gui.model.network.connection import Connection
from straights_gui.model.network.problems import Problem, Trouble
from straights_gui.model.network.table_link import TableLink
from straights_gui.model.network.web_socket import WebSocket
from tests.support.window.network import LOCAL, StubServer, frame, server_with_unknown_certificate, upgrade

PAGE = b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nHello"


class Opened:
    """A connection, and what it has told."""

    def __init__(self, url: str, qtbot: QtBot) -> None:
        self.connection = Connection(TableLink.parse(url))
        self.problems: list[Problem] = []
        self.received: list[object] = []
        self.connection.failed.connect(self.problems.append)
        self.connection.received.connect(self.received.append)
        self.connection.open()
        qtbot.waitUntil(lambda: bool(self.problems))
        self.connection.close()

    @property
    def trouble(self) -> Trouble:
        """Why it has ended first."""
        return self.problems[0].trouble


@pytest.mark.parametrize(
    "answer, expected",
    [
        (PAGE, Trouble.NO_SERVER),
        (b"220 mail.example ESMTP\r\n", Trouble.NO_SERVER),
        (b"\x00\xff" * 5_000 + b"\r\n\r\n", Trouble.NO_SERVER),
        (b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n", Trouble.NO_SERVER),
        (b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n", Trouble.FORBIDDEN),
        (b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n", Trouble.FULL),
        (b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n", Trouble.RESTARTING),
        (upgrade("no JSON"), Trouble.NONSENSE),
        (upgrade("[1]"), Trouble.NONSENSE),
        (upgrade("[" * 60_000), Trouble.NONSENSE),
        (upgrade() + frame(b"\xff\xfe"), Trouble.NONSENSE),
        (upgrade() + frame(b"binary", 0x82), Trouble.NONSENSE),
        (upgrade() + b"\xf1\x00", Trouble.NONSENSE),
        (upgrade() + frame((1012).to_bytes(2, "big"), 0x88), Trouble.RESTARTING),
        (upgrade() + frame((1008).to_bytes(2, "big"), 0x88), Trouble.TOO_MANY_MESSAGES),
        (upgrade() + frame((3999).to_bytes(2, "big"), 0x88), Trouble.CUT),
    ],
)
def test_whatever_a_server_answers_has_a_reason(answer: bytes, expected: Trouble, qtbot: QtBot) -> None:
    """No traceback: the reason, from which a sentence for the player follows."""
    server = StubServer(answer)
    opened = Opened(server.url, qtbot)
    server.close()

    assert expected is opened.trouble
    text = problem_text(opened.problems[0], opened.connection.link)
    assert "localhost" in text
    assert "{" not in text


@pytest.fixture
def free_port() -> int:
    """A port at which nothing listens."""
    server = QTcpServer()
    assert server.listen(LOCAL, 0)
    port = server.serverPort()
    server.close()
    return port


def test_nobody_listens(free_port: int, qtbot: QtBot) -> None:
    """As after a crash of the server: it is tried again, with pauses that grow up to some seconds."""
    connection = Connection(TableLink.parse(f"http://127.0.0.1:{free_port}"))
    problems: list[Problem] = []
    connection.failed.connect(problems.append)
    connection.open()
    qtbot.waitUntil(lambda: len(problems) == 2)
    pause = connection._timer.interval()
    connection.close()

    assert {Trouble.NOT_LISTENING} == {problem.trouble for problem in problems}
    assert 500 == pause


def test_each_third_attempt_is_for_any_server(
    free_port: int, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proxy may go on sending those that name the table to a server that is stuck."""
    tables: list[str] = []

    class Attempt(WebSocket):
        def __init__(self, link: TableLink, parent: QObject) -> None:
            tables.append(link.table)
            super().__init__(link, parent)

    monkeypatch.setattr(module, "WebSocket", Attempt)
    connection = Connection(TableLink.parse(f"http://127.0.0.1:{free_port}/?table=b2"))
    for _ in range(6):
        with qtbot.waitSignal(connection.failed):
            connection.open()
    connection.close()

    assert ["b2", "b2", "", "b2", "b2", ""] == tables


@pytest.mark.parametrize("eager_ms, expected", [(60_000, 750), (0, 2000)])
def test_for_a_minute_nobody_waits_longer_than_a_second(
    free_port: int, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, eager_ms: int, expected: int
) -> None:
    """After it the pauses grow."""
    monkeypatch.setattr(module, "_EAGER_MS", eager_ms)
    connection = Connection(TableLink.parse(f"http://127.0.0.1:{free_port}"))
    connection._pause = 1000
    with qtbot.waitSignal(connection.failed):
        connection.open()
    pause = connection._pause
    connection.close()

    assert expected == pause


class Clock:
    """Stands in for Qt's; its time is set by hand, in seconds."""

    now = 0
    _start: int | None = None

    def start(self) -> None:
        self._start = Clock.now

    def invalidate(self) -> None:
        self._start = None

    def isValid(self) -> bool:  # noqa: N802  # Qt's name
        return self._start is not None

    def elapsed(self) -> int:
        assert self._start is not None
        return 1000 * (Clock.now - self._start)


def test_after_each_cut_it_is_tried_more_often_at_first(
    free_port: int, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every 750 ms for a minute, then every four seconds; the minute of a later cut begins with that cut."""
    waits: list[int] = []

    class Timer(QTimer):
        def start(self, *given: int) -> None:
            waits.append(given[0])

    def wait_for_an_answer(now: int) -> int:
        monkeypatch.setattr(Clock, "now", now)
        waits.clear()
        with qtbot.waitSignal(connection.failed):
            connection.open()
        return waits[0]

    monkeypatch.setattr(module, "QElapsedTimer", Clock)
    monkeypatch.setattr(module, "QTimer", Timer)
    connection = Connection(TableLink.parse(f"http://127.0.0.1:{free_port}"))
    first = [wait_for_an_answer(now) for now in (0, 59, 60, 600)]
    connection.settle()
    later = [wait_for_an_answer(now) for now in (5000, 5059, 5060)]
    connection.close()

    assert ([750, 750, 4000, 4000], [750, 750, 4000]) == (first, later)


def test_the_network_s_return_ends_the_pause(free_port: int, qtbot: QtBot) -> None:
    """Where the system tells it, nobody waits for the next attempt."""
    connection = Connection(TableLink.parse(f"http://127.0.0.1:{free_port}"))
    connection._pause = 60_000
    with qtbot.waitSignal(connection.failed):
        connection.open()
    with qtbot.waitSignal(connection.failed):
        connection._on_reachability()
    connection.close()


def test_a_certificate_that_nobody_knows(tmp_path: Path, qtbot: QtBot) -> None:
    """The connection ends before anything is said, and is not tried again."""
    with server_with_unknown_certificate(tmp_path) as url:
        opened = Opened(url, qtbot)

    assert Trouble.UNTRUSTED is opened.trouble
    assert opened.problems[0].is_lasting
    assert opened.problems[0].detail in problem_text(opened.problems[0], opened.connection.link)


def test_a_server_without_tls(qtbot: QtBot) -> None:
    """An address with https, a server without."""
    server = StubServer(PAGE)
    opened = Opened(server.url.replace("http", "https"), qtbot)
    server.close()

    assert Trouble.NO_TLS is opened.trouble


def test_an_attempt_that_nobody_answers_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """The link may be back before it is given up: another is made beside it, and the first answer counts."""
    monkeypatch.setattr(module, "_EAGER_PAUSE_MS", 10)
    monkeypatch.setattr(module, "_MOST_ATTEMPTS", 3)
    silent, answering = StubServer(b""), StubServer(upgrade())
    connection = Connection(TableLink.parse(silent.url))
    problems: list[Problem] = []
    connection.failed.connect(problems.append)
    connection.open()
    qtbot.waitUntil(lambda: bool(problems))  # the oldest of them is given up
    connection.link = TableLink.parse(answering.url)
    with qtbot.waitSignal(connection.opened):
        pass
    is_open, attempts, is_waiting = connection.is_open, connection._attempts, connection._timer.isActive()
    connection.close()
    for server in (silent, answering):
        server.close()

    assert {Trouble.SILENT} == {problem.trouble for problem in problems}
    assert (True, [], False) == (is_open, attempts, is_waiting)


def test_a_server_that_is_silent(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    """It is given up: while the connection is opened, and later, when no ping is answered."""
    from straights_gui.model.network import web_socket

    monkeypatch.setattr(web_socket, "_CONNECTING_MS", 20)
    monkeypatch.setattr(web_socket, "_PING_MS", 20)
    for answer in (b"", upgrade()):
        server = StubServer(answer)
        opened = Opened(server.url, qtbot)
        server.close()
        assert Trouble.SILENT is opened.trouble
