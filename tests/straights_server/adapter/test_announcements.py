"""Public tables in the local network: what is announced of them, and when."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from random import Random

import pytest
from zeroconf import NonUniqueNameException
from zeroconf.asyncio import AsyncServiceInfo

from engine.straights.protocol.server_messages import SERVICE
from engine.straights.protocol.server_requests import Fill, NumberedRequest, SetReady
from engine.straights.setup import Variant
from engine.version import VERSION
from straights_server.adapter import announcements as module
from straights_server.adapter.announcements import Announcements
from straights_server.adapter.server import announcements
from straights_server.table import Table
from straights_server.table_settings import TableSettings

Told = list[tuple[object, ...]]


class Network:
    """A local network that notes what it is told; under a name that is taken, only of who shares it."""

    def __init__(self, *, is_taken: bool) -> None:
        self.told: Told = []
        self._is_taken = is_taken

    async def async_register_service(
        self, info: AsyncServiceInfo, *, cooperating_responders: bool = False
    ) -> Coroutine[None, None, None]:
        if self._is_taken and not cooperating_responders:
            raise NonUniqueNameException
        return self._note("register", info)

    async def async_update_service(self, info: AsyncServiceInfo) -> Coroutine[None, None, None]:
        return self._note("update", info)

    async def async_unregister_service(self, info: AsyncServiceInfo) -> Coroutine[None, None, None]:
        return self._note("withdraw", info)

    async def async_unregister_all_services(self) -> None:
        self.told.append(("withdraw all",))

    async def async_close(self) -> None:
        self.told.append(("close",))

    async def _note(self, what: str, info: AsyncServiceInfo) -> None:
        properties = {key.decode(): (value or b"").decode() for key, value in info.properties.items()}
        place = (info.type, info.name, tuple(info.parsed_addresses()), info.port, info.server)
        self.told.append((what, place, properties))


def hosted(*, is_private: bool = False) -> Table:
    table = Table("k3f9", TableSettings(Variant(80), is_private=is_private), Random(5).getrandbits)
    table.join(None, "Anna", "hash", 0.0)
    table.attach(0, 0.0)
    return table


def announced(
    monkeypatch: pytest.MonkeyPatch, *steps: Callable[[Announcements], object], is_taken: bool = False
) -> Told:
    """What the network is told after each of these steps, and at the end."""
    network = Network(is_taken=is_taken)
    monkeypatch.setattr(module, "AsyncZeroconf", lambda **_interfaces: network)

    async def take_all() -> None:
        me = asyncio.current_task()
        announcements = Announcements("192.0.2.7", 8765)
        for step in steps:
            step(announcements)
            await asyncio.gather(*(asyncio.all_tasks() - {me}))
        await announcements.close()

    asyncio.run(take_all())
    return network.told


def told_of(
    monkeypatch: pytest.MonkeyPatch, table: Table, *steps: Callable[[], object], is_taken: bool = False
) -> Told:
    """What the network is told of a table as it is shown first, and after each of these steps."""

    def show_after(step: Callable[[], object], announcements: Announcements) -> None:
        step()
        announcements.show(table)

    shown = (partial(show_after, step) for step in (lambda: None, *steps))
    return announced(monkeypatch, *shown, is_taken=is_taken)


PLACE = (SERVICE, f"k3f9.{SERVICE}", ("192.0.2.7",), 8765, "straights-k3f9.local.")
AT_FIRST = {"table": "k3f9", "host": "Anna", "wanted": "3", "version": VERSION}
END: Told = [("withdraw all",), ("close",)]


@pytest.mark.parametrize("is_taken", [False, True])
def test_a_public_table_is_announced_with_what_a_window_shows_of_it(
    monkeypatch: pytest.MonkeyPatch,
    is_taken: bool,  # noqa: FBT001  # pytest gives it by name
) -> None:
    """Also where the network still knows it from a server that was killed."""
    assert [("register", PLACE, AT_FIRST), *END] == told_of(monkeypatch, hosted(), is_taken=is_taken)


def begin(table: Table) -> None:
    """With computers at the other seats."""
    for seat in (1, 2, 3):
        table.receive(0, NumberedRequest(seat, Fill(seat, "lowest")), 0.0)
    table.receive(0, NumberedRequest(4, SetReady(is_ready=True)), 0.0)


@pytest.mark.parametrize(
    "steps, expected",
    [
        (
            (lambda _table: None, lambda table: table.join(None, "Ben", "other", 0.0)),
            [("update", PLACE, {**AT_FIRST, "wanted": "2"})],
        ),
        ((begin,), [("update", PLACE, {**AT_FIRST, "wanted": "0"})]),
        (
            (lambda table: table.detach(0, 1.0), lambda table: table.attach(0, 2.0)),
            [("withdraw", PLACE, AT_FIRST), ("register", PLACE, AT_FIRST)],
        ),
    ],
    ids=["somebody comes", "a game begins", "its host goes and comes back"],
)
def test_what_changes_of_a_table_is_announced(
    monkeypatch: pytest.MonkeyPatch, steps: tuple[Callable[[Table], object], ...], expected: Told
) -> None:
    """Under the same name, and only where something has changed."""
    table = hosted()
    told = told_of(monkeypatch, table, *(partial(step, table) for step in steps))

    assert [("register", PLACE, AT_FIRST), *expected, *END] == told


def test_a_table_that_is_gone_is_withdrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    table = hosted()
    told = announced(monkeypatch, lambda each: each.show(table), lambda each: each.withdraw(table.state.name))

    assert [("register", PLACE, AT_FIRST), ("withdraw", PLACE, AT_FIRST), *END] == told


def test_a_private_table_is_not_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    assert END == told_of(monkeypatch, hosted(is_private=True))


@pytest.mark.parametrize(
    "error, reason",
    [
        (OSError("no network"), "no network"),
        (
            ModuleNotFoundError("none", name="zeroconf"),
            'this needs an extra: pip install "straights[lan]" (zeroconf is missing)',
        ),
    ],
)
def test_a_server_that_cannot_announce_says_why(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: Exception, reason: str
) -> None:
    """And serves without it."""

    def fail(_host: str, _port: int) -> None:
        raise error

    monkeypatch.setattr(module, "Announcements", fail)

    assert announcements("127.0.0.1", 8765) is None
    assert f"straights-server: the tables are not announced: {reason}\n" == capsys.readouterr().err
