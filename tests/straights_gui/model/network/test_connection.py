"""Connections that go wrong: each ends with a reason, and is tried again where that helps."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QTcpServer
from pytestqt.qtbot import QtBot

from engine.straights.protocol.server_messages import CLOSED_BY_HOST
from straights_gui.controller.network.problem_text import problem_text
from straights_gui.model.network import connection as module
from straights_gui.model.network.connection import Connection
from straights_gui.model.network.problems import ConnectionProblem, ProblemKind
from straights_gui.model.network.table_link import TableLink
from straights_gui.model.network.web_socket import WebSocket
from tests.support.systems import IS_WINE
from tests.support.window.network import LOCAL, StubServer, frame, server_with_unknown_certificate, upgrade

PAGE = b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nHello"


class Opened:
    def __init__(self, url: str, qtbot: QtBot) -> None:
        self.connection = Connection(TableLink.parse(url))
        self.problems: list[ConnectionProblem] = []
        self.received: list[object] = []
        self.connection.failed.connect(self.problems.append)
        self.connection.received.connect(self.received.append)
        self.connection.open()
        qtbot.waitUntil(lambda: bool(self.problems))
        self.connection.close()

    @property
    def kind(self) -> ProblemKind:
        return self.problems[0].kind


@pytest.mark.parametrize(
    "answer, expected",
    [
        (PAGE, ProblemKind.NOT_A_STRAIGHTS_SERVER),
        (b"220 mail.example ESMTP\r\n", ProblemKind.NOT_A_STRAIGHTS_SERVER),
        (b"\x00\xff" * 5_000 + b"\r\n\r\n", ProblemKind.NOT_A_STRAIGHTS_SERVER),
        (b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n", ProblemKind.NOT_A_STRAIGHTS_SERVER),
        (b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n", ProblemKind.FORBIDDEN),
        (b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n", ProblemKind.UNAVAILABLE),
        (b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n", ProblemKind.RESTARTING),
        (upgrade("no JSON"), ProblemKind.PROTOCOL_ERROR),
        (upgrade("[1]"), ProblemKind.PROTOCOL_ERROR),
        (upgrade("[" * 60_000), ProblemKind.PROTOCOL_ERROR),
        (upgrade() + frame(b"\xff\xfe"), ProblemKind.PROTOCOL_ERROR),
        (upgrade() + frame(b"binary", 0x82), ProblemKind.PROTOCOL_ERROR),
        (upgrade() + b"\xf1\x00", ProblemKind.PROTOCOL_ERROR),
        (upgrade() + frame((1012).to_bytes(2, "big"), 0x88), ProblemKind.RESTARTING),
        (upgrade() + frame((1008).to_bytes(2, "big"), 0x88), ProblemKind.TOO_MANY_MESSAGES),
        (upgrade() + frame((3999).to_bytes(2, "big"), 0x88), ProblemKind.CONNECTION_LOST),
    ],
)
def test_whatever_a_server_answers_has_a_reason(answer: bytes, expected: ProblemKind, qtbot: QtBot) -> None:
    server = StubServer(answer)
    opened = Opened(server.url, qtbot)
    server.close()

    assert expected is opened.kind
    text = problem_text(opened.problems[0], opened.connection.link)
    assert "localhost" in text
    assert "{" not in text


def test_a_table_closed_by_its_host_stays_so_while_nobody_answers(qtbot: QtBot) -> None:
    server = StubServer(upgrade() + frame(CLOSED_BY_HOST.to_bytes(2, "big"), 0x88))
    connection, problems = Connection(TableLink.parse(server.url)), list[ConnectionProblem]()
    connection.failed.connect(problems.append)
    connection.open()
    qtbot.waitUntil(lambda: bool(problems))
    server.close()
    qtbot.waitUntil(lambda: len(problems) > 2)
    connection.close()

    assert {ProblemKind.CLOSED_BY_HOST} == {problem.kind for problem in problems}
    assert connection.is_closed_by_host


@pytest.mark.parametrize(
    "kind, body, expected",
    [
        ("text/plain; charset=utf-8", b"no room; try again later\n", "no room; try again later"),
        ("text/html", b"<h1>Gone</h1>", "HTTP 503"),
        ("text/plain\r\nContent-Type: text/html", b"<h1>Gone</h1>", "HTTP 503"),
        ("text/plain", b"too long " * 100, "HTTP 503"),
    ],
)
def test_why_a_server_lets_nobody_in_is_said_in_its_words(
    kind: str, body: bytes, expected: str, qtbot: QtBot
) -> None:
    """Not in those of a proxy before it, which are a page."""
    head = f"HTTP/1.1 503 Service Unavailable\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n\r\n"
    server = StubServer(head.encode() + body)
    opened = Opened(server.url, qtbot)
    server.close()

    text = problem_text(opened.problems[0], opened.connection.link)
    assert f"The server at localhost isn’t available at the moment ({expected})." == text


@pytest.fixture
def free_port() -> int:
    server = QTcpServer()
    assert server.listen(LOCAL, 0)
    port = server.serverPort()
    server.close()
    return port


def test_nobody_listens(free_port: int, qtbot: QtBot) -> None:
    """As after a crash of the server: it is tried again, with pauses that grow up to some seconds."""
    connection = Connection(TableLink.parse(f"http://127.0.0.1:{free_port}"))
    problems: list[ConnectionProblem] = []
    pauses: list[int] = []
    connection.failed.connect(problems.append)
    connection.failed.connect(lambda _problem: pauses.append(connection.pause_ms))
    connection.open()
    qtbot.waitUntil(lambda: len(problems) >= 2)
    connection.close()

    assert {ProblemKind.CONNECTION_REFUSED} == {problem.kind for problem in problems}
    assert [250, 500] == pauses[:2]


def test_a_certificate_that_nobody_knows(tmp_path: Path, qtbot: QtBot) -> None:
    """The connection ends before anything is said, and is not tried again."""
    with server_with_unknown_certificate(tmp_path) as url:
        opened = Opened(url, qtbot)

    assert ProblemKind.UNTRUSTED_CERTIFICATE is opened.kind
    assert opened.problems[0].is_lasting
    assert opened.problems[0].detail in problem_text(opened.problems[0], opened.connection.link)


@pytest.mark.skipif(IS_WINE, reason="Wine has no ciphers for Qt")
def test_a_server_without_tls(qtbot: QtBot) -> None:
    """An address with https, a server without."""
    server = StubServer(PAGE)
    opened = Opened(server.url.replace("http", "https"), qtbot)
    server.close()

    assert ProblemKind.NO_TLS is opened.kind


def test_a_server_that_is_silent(qtbot: QtBot) -> None:
    """It is given up: while the connection is opened, and later, when no ping is answered."""
    for answer, connecting_ms, ping_ms in ((b"", 20, 60_000), (upgrade(), 60_000, 20)):
        server = StubServer(answer)
        socket = WebSocket(TableLink.parse(server.url), connecting_ms=connecting_ms, ping_ms=ping_ms)
        with qtbot.waitSignal(socket.closed) as closed:
            pass
        server.close()
        assert [ConnectionProblem(ProblemKind.TIMEOUT)] == closed.args


class Line(QObject):
    """Stands for a socket: the test says what becomes of it."""

    opened = Signal()
    received = Signal(str)
    closed = Signal(object)

    def __init__(self, link: TableLink, parent: QObject) -> None:
        super().__init__(parent)
        self.link = link
        self.was_accepted = self.is_over = False

    @property
    def is_open(self) -> bool:
        return self.was_accepted and not self.is_over

    def accept(self) -> None:
        self.was_accepted = True
        self.opened.emit()

    def fail(self, problem: ConnectionProblem) -> None:
        """It is over, and that is told."""
        self.is_over = True
        self.closed.emit(problem)

    def close(self) -> None:
        """It is over, and nothing is told."""
        self.is_over = True


class Clock:
    """Stands for a QElapsedTimer; all of them show `now`."""

    now = 0

    def __init__(self) -> None:
        self._since: int | None = None

    def start(self) -> None:
        self._since = Clock.now

    def invalidate(self) -> None:
        self._since = None

    def isValid(self) -> bool:  # noqa: N802  # Qt's
        return self._since is not None

    def elapsed(self) -> int:
        return 0 if self._since is None else Clock.now - self._since


class Network(QObject):
    """Stands for what the system tells of its network."""

    reachabilityChanged = Signal()  # noqa: N815  # Qt's
    loadDefaultBackend = staticmethod(lambda: True)  # noqa: N815  # Qt's

    def instance(self) -> "Network":
        return self


class Dialled:
    """A connection over lines, with a clock and a network of the test's own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.network = Network()
        monkeypatch.setattr(Clock, "now", 0)
        for name, stand_in in (
            ("WebSocket", Line),
            ("QElapsedTimer", Clock),
            ("QNetworkInformation", self.network),
        ):
            monkeypatch.setattr(module, name, stand_in)
        self.connection = Connection(TableLink.parse("http://localhost/?table=b2"))
        (self.timer,) = self.connection.findChildren(QTimer)

    @property
    def lines(self) -> list[Line]:
        return self.connection.findChildren(Line)

    def lose(self, kind: ProblemKind = ProblemKind.CONNECTION_LOST) -> int | None:
        """Lose the last line; how long the pause is then, None for ever."""
        self.lines[-1].fail(ConnectionProblem(kind))
        return self.timer.interval() if self.timer.isActive() else None

    def attempt(self) -> int | None:
        """Another attempt, which fails."""
        self.connection.open()
        return self.lose()


@pytest.fixture
def dialled(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Dialled:
    return Dialled(monkeypatch)


def test_after_a_time_at_the_table_a_cut_is_the_first_again(dialled: Dialled) -> None:
    """Pauses are short for a minute, then grow to four seconds; from the next cut on all begins again."""
    pauses = [dialled.attempt() for _ in range(4)]
    Clock.now += 60_000
    pauses += [dialled.attempt() for _ in range(5)]
    dialled.connection.open()
    dialled.lines[-1].accept()
    dialled.connection.settle()
    Clock.now += 60_000
    pauses.append(dialled.lose())
    pauses += [dialled.attempt() for _ in range(4)]
    dialled.connection.close()
    tables = [line.link.table for line in dialled.lines]

    assert [250, 500, 750, 750, 750, 1500, 3000, 4000, 4000] == pauses[:9]
    assert [250, 500, 750, 750, 750] == pauses[9:]
    assert ["b2", "b2", ""] * 3 + ["b2"] == tables[:10]
    assert ["b2", "b2", "", "b2"] == tables[10:]


def test_the_network_s_return_opens_what_waits_and_nothing_else(dialled: Dialled) -> None:
    """Neither a connection that is open nor one that was closed for good, by its user or by a refusal."""
    tell, counts = dialled.network.reachabilityChanged.emit, []

    def refuse() -> None:
        dialled.connection.open()
        dialled.lose(ProblemKind.UNTRUSTED_CERTIFICATE)

    def answer() -> None:
        dialled.lines[-1].accept()

    for do in (list, dialled.attempt, answer, dialled.connection.close, refuse):
        do()
        tell()
        counts.append(len(dialled.lines))
    dialled.connection.close()

    assert [0, 2, 2, 2, 3] == counts


def test_only_the_line_that_is_answered_first_goes_on(dialled: Dialled) -> None:
    """The others beside it are given up without a word, and it alone is heard and ended."""
    problems: list[ProblemKind] = []
    dialled.connection.failed.connect(lambda problem: problems.append(problem.kind))
    for _ in range(3):
        dialled.connection.open()
    first, second, third = dialled.lines
    first.fail(ConnectionProblem(ProblemKind.CONNECTION_REFUSED))
    assert (False, ConnectionProblem(ProblemKind.CONNECTION_REFUSED)) == (
        dialled.connection.is_open,
        dialled.connection.problem,
    )
    third.accept()
    dialled.connection.open()

    assert (True, None) == (dialled.connection.is_open, dialled.connection.problem)
    assert [True, True, False] == [line.is_over for line in (first, second, third)]
    assert (3, False) == (len(dialled.lines), dialled.timer.isActive())
    assert [ProblemKind.CONNECTION_REFUSED] == problems
    dialled.connection.fail(ConnectionProblem(ProblemKind.PROTOCOL_ERROR))
    assert ([ProblemKind.CONNECTION_REFUSED, ProblemKind.PROTOCOL_ERROR], False) == (
        problems,
        dialled.timer.isActive(),
    )
