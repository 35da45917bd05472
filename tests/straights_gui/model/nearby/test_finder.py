"""Tables that a server announces are found, and gone when it ends."""

import json
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from urllib.request import Request, urlopen

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot
from websockets.sync.client import connect

from straights_gui.model.nearby.finder import MISSING, NearbyTables
from straights_gui.model.nearby.nearby_table import SERVICE, NearbyTable, nearby_table
from tests.support.waiting import LONGEST_WAIT

_LOOPBACK = "127.0.0.1"
_LONGEST_MS = round(1000 * LONGEST_WAIT)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server that announces its tables to this machine alone, and its port."""
    command = [sys.executable, "-m", "straights_server.cli", "--port", "0", "--announce"]
    with subprocess.Popen(
        [*command, "--database", str(tmp_path / "tables.sqlite3")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        yield process, int(said.partition("127.0.0.1:")[2].partition("/")[0])
        process.terminate()


@pytest.fixture
def finder(qtbot: QtBot) -> Iterator[NearbyTables]:
    """Listens on this machine alone; skips where the system does not let it."""
    made = NearbyTables(interfaces=(_LOOPBACK,))
    made.start()
    if made.problem:
        pytest.skip("this machine's network forbids multicast")
    yield made
    made.stop()


def test_a_table_is_found_followed_and_withdrawn(
    qtbot: QtBot, server: tuple[subprocess.Popen[str], int], finder: NearbyTables
) -> None:
    """It is there once its host is, tells how many people are wanted, and goes with its server."""
    process, port = server
    order = json.dumps({"seats": [None, None, "expert", None], "names": ["Anna", None, None, None]}).encode()
    with urlopen(Request(f"http://127.0.0.1:{port}/api/tables", order), timeout=LONGEST_WAIT) as answer:
        opened = json.loads(answer.read())
    resume = {"type": "resume", "n": 1, "table": opened["table"], "token": opened["token"], "seq": None}
    join = {"type": "join", "n": 1, "table": opened["table"], "name": "Bert", "seat": None}

    def found() -> list[tuple[str, int]]:
        """Who has the table, and how many are wanted; this machine may announce others, too."""
        return [(table.host, table.wanted) for table in finder.tables if table.link == opened["link"]]

    with connect(f"ws://127.0.0.1:{port}/ws") as host, connect(f"ws://127.0.0.1:{port}/ws") as guest:
        host.send(json.dumps(resume))
        qtbot.waitUntil(lambda: [("Anna", 2)] == found(), timeout=_LONGEST_MS)
        guest.send(json.dumps(join))
        qtbot.waitUntil(lambda: [("Anna", 1)] == found(), timeout=_LONGEST_MS)
        process.send_signal(signal.SIGTERM)
        qtbot.waitUntil(lambda: [] == found(), timeout=_LONGEST_MS)

    assert 0 == process.wait(timeout=LONGEST_WAIT)


def test_without_the_library_the_list_says_so(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where zeroconf is not installed, there are no tables, and the problem has its name."""
    monkeypatch.setitem(sys.modules, "zeroconf", None)
    finder = NearbyTables()

    with qtbot.waitSignal(finder.changed):
        finder.start()

    assert ((), MISSING) == (finder.tables, finder.problem)


def test_a_table_that_is_found_as_listening_ends_is_not_shown(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has closed the list sees nothing more of it; at the next time it begins empty."""
    listening: list[Callable[..., None]] = []
    info = SimpleNamespace(parsed_addresses=lambda: ["10.0.0.3"], port=80, properties=GOOD)
    network = SimpleNamespace(get_service_info=lambda *_asked: info, close=lambda: None)

    def browse(_network: object, _service: str, handlers: list[Callable[..., None]]) -> SimpleNamespace:
        listening.extend(handlers)
        return SimpleNamespace(cancel=lambda: None)

    library = SimpleNamespace(
        InterfaceChoice=SimpleNamespace(Default=None),
        ServiceBrowser=browse,
        ServiceStateChange=SimpleNamespace(Removed="removed"),
        Zeroconf=lambda interfaces: network,
    )
    monkeypatch.setitem(sys.modules, "zeroconf", library)
    finder = NearbyTables()
    found = []
    for stops in (False, True):
        finder.start()
        listening[-1](network, SERVICE, "k3f9", "added")
        if stops:
            finder.stop()
        QCoreApplication.processEvents()
        found.append(len(finder.tables))

    assert [1, 0] == found


GOOD = {b"table": b"k3f9", b"host": b"Anna", b"wanted": b"2", b"version": b"1.0"}


@pytest.mark.parametrize(
    "change",
    [
        {b"table": b"../x"},
        {b"table": None},
        {b"host": b""},
        {b"host": b"A" * 41},
        {b"host": "A\u202e".encode()},
        {b"wanted": b"9"},
    ],
)
def test_nonsense_is_no_table(change: dict[bytes, bytes | None]) -> None:
    """Anybody may announce anything: what is no name, or no number of people, is left out."""
    assert NearbyTable("http://10.0.0.3:80/?table=k3f9", "Anna", 2, "1.0") == nearby_table(
        "10.0.0.3", 80, GOOD
    )
    assert nearby_table("10.0.0.3", 80, {**GOOD, **change}) is None
