"""Tables that a server announces are found, and gone when it ends."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken
from websockets.sync.client import connect

from engine.straights.protocol.server_messages import SERVICE
from straights_gui.model.nearby.finder import BLOCKED, MISSING, NearbyTable, NearbyTables, nearby_table
from tests.support.server.opened_table import opened_table
from tests.support.waiting import LONGEST_WAIT

_LOOPBACK = "127.0.0.1"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server that announces its tables to this machine alone, and its port."""
    command = [sys.executable, "-m", "straights_server.cli", "--port", "0", "--announce"]
    with subprocess.Popen(
        [*command, "--until-input-ends", "--database", str(tmp_path / "tables.sqlite3")],
        stdin=subprocess.PIPE,
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
    process, port = server
    opened = opened_table(f"http://127.0.0.1:{port}", None, "expert")
    link = f"http://127.0.0.1:{port}/?table={opened.name}"
    resume = {"type": "resume", "n": 1, "table": opened.name, "token": opened.token, "seq": None}
    join = {"type": "join", "n": 1, "table": opened.name, "name": "Bert", "seat": None}

    def found() -> list[tuple[str, int]]:
        """Who has the table, and how many are wanted; this machine may announce others, too."""
        return [(table.host, table.wanted) for table in finder.tables if table.link == link]

    with connect(f"ws://127.0.0.1:{port}/ws") as host, connect(f"ws://127.0.0.1:{port}/ws") as guest:
        host.send(json.dumps(resume))
        qtbot.waitUntil(lambda: [("Anna", 2)] == found())
        guest.send(json.dumps(join))
        qtbot.waitUntil(lambda: [("Anna", 1)] == found())
        assert process.stdin is not None
        process.stdin.close()
        qtbot.waitUntil(lambda: [] == found())

    assert 0 == process.wait(timeout=LONGEST_WAIT)


def test_without_the_library_the_list_says_so(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "zeroconf", None)
    finder = NearbyTables()

    with qtbot.waitSignal(finder.changed):
        finder.start()

    assert ((), MISSING) == (finder.tables, finder.problem)


class Network:
    """Stands for zeroconf: announces what a test wants."""

    def __init__(self) -> None:
        self.announced: dict[str, SimpleNamespace] = {}
        self.listening: list[Callable[..., None]] = []
        self.places: list[object] = []
        self.services: list[str] = []
        self.ended: list[str] = []

    def join(self, interfaces: object) -> SimpleNamespace:
        """Stands for Zeroconf."""
        self.places.append(interfaces)
        return SimpleNamespace(
            get_service_info=lambda kind, name, _longest: self.announced.get(name if kind == SERVICE else ""),
            close=lambda: self.ended.append("network"),
        )

    def browse(
        self, network: SimpleNamespace, service: str, handlers: list[Callable[..., None]]
    ) -> SimpleNamespace:
        """Stands for ServiceBrowser."""
        self.services.append(service)
        self.listening.extend(partial(each, network, service) for each in handlers)
        return SimpleNamespace(cancel=lambda: self.ended.append("browser"))

    def say(self, name: str, change: str = "added") -> None:
        self.listening[-1](name, change)
        QCoreApplication.processEvents()


def announcement(host: bytes, *addresses: str, port: int | None = 80) -> SimpleNamespace:
    return SimpleNamespace(parsed_addresses=lambda: addresses, port=port, properties={**GOOD, b"host": host})


@pytest.fixture
def network(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Network:
    made = Network()
    library = SimpleNamespace(
        InterfaceChoice=SimpleNamespace(Default="all of them"),
        ServiceBrowser=made.browse,
        ServiceStateChange=SimpleNamespace(Removed="removed"),
        Zeroconf=made.join,
    )
    monkeypatch.setitem(sys.modules, "zeroconf", library)
    return made


def test_a_table_that_is_found_as_listening_ends_is_not_shown(network: Network) -> None:
    network.announced["k3f9"] = announcement(b"Anna", "10.0.0.3")
    finder = NearbyTables()
    found = []
    for stops in (False, True):
        finder.start()
        network.listening[-1]("k3f9", "added")
        if stops:
            finder.stop()
        QCoreApplication.processEvents()
        found.append(len(finder.tables))

    assert [1, 0] == found


def test_a_table_that_is_found_when_the_window_is_gone_disturbs_nobody(network: Network) -> None:
    """The thread that listens may still be asking about it then."""
    network.announced["k3f9"] = announcement(b"Anna", "10.0.0.3")
    finder = NearbyTables()
    told: list[int] = []
    finder.changed.connect(lambda: told.append(1))
    finder.start()
    Shiboken.delete(finder)
    network.say("k3f9")

    assert [] == told


def test_the_list_follows_what_is_announced(network: Network) -> None:
    """Those with free seats first, by the names of the hosts; told is what changes, and only that."""
    network.announced["1"] = announcement(b"bert", "10.0.0.2", "10.0.0.9")
    network.announced["2"] = announcement(b"Zoe", "10.0.0.4")
    network.announced["3"] = announcement(b"Anna", "10.0.0.3")
    finder = NearbyTables()
    told: list[list[str]] = []
    finder.changed.connect(lambda: told.append([f"{each.host} {each.link[7:15]}" for each in finder.tables]))
    finder.start()
    for name in "1", "2", "3", "3":
        network.say(name)
    network.announced["2"] = announcement(b"Zoe", "10.0.0.5")
    network.announced["3"].properties[b"wanted"] = b"0"
    network.say("2", "updated")
    network.say("3", "updated")
    network.say("1", "removed")
    network.say("1", "removed")

    anna, bert, zoe, moved = "Anna 10.0.0.3", "bert 10.0.0.2", "Zoe 10.0.0.4", "Zoe 10.0.0.5"
    assert [[bert], [bert, zoe], [anna, bert, zoe]] == told[:3]
    assert [[anna, bert, moved], [bert, moved, anna], [moved, anna]] == told[3:]


def test_a_network_that_forbids_it_is_a_problem_until_the_next_start(
    network: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    finder, problems = NearbyTables(), list[str]()
    finder.changed.connect(lambda: problems.append(finder.problem))

    def refuse(interfaces: object) -> None:
        raise OSError(f"no multicast at {interfaces}")

    with monkeypatch.context() as forbidding:
        forbidding.setattr(sys.modules["zeroconf"], "Zeroconf", refuse)
        finder.start()
        finder.stop()
    assert [] == network.ended
    finder.start()

    assert ([BLOCKED], "") == (problems, finder.problem)


GOOD = {b"table": b"k3f9", b"host": b"Anna", b"wanted": b"2", b"version": b"1.0"}


@pytest.mark.parametrize(
    "change",
    [
        {b"table": b"../x"},
        {b"table": None},
        {b"host": b""},
        {b"host": b"A" * 41},
        {b"host": "A\u202e".encode()},
        {b"wanted": b"8"},
        *({key: None} for key in (b"host", b"wanted")),
    ],
)
def test_nonsense_is_no_table(change: dict[bytes, bytes | None]) -> None:
    assert NearbyTable("http://10.0.0.3:80/?table=k3f9", "Anna", 2) == nearby_table("10.0.0.3", 80, GOOD)
    assert nearby_table("10.0.0.3", 80, {**GOOD, **change}) is None
