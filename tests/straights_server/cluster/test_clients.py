"""Clients on their way to a table: nobody is lost, and nobody is left behind."""

import asyncio
import json
from collections.abc import Coroutine

import pytest

from straights_server.cluster.clients import LocalClient, RemoteClient, entrance_in
from straights_server.cluster.frames import Ended, Frame, Gone, Released, Said, Told, parcel_from, parcel_text
from straights_server.limits import Limits, Rate
from straights_server.service.service import Service
from tests.support.server.hosted import HostedClient, HostedService, seated_clients, table_of

COME_BACK, TOO_MANY = 1012, 1008


class Desk:
    """A process whose tables nobody else has, unless it is told.

    Attributes:
        owner: the other process that has every table; None for none.
        sent: what was said to other processes.
        work: what takes its time.
    """

    def __init__(self, hosted: HostedService, owner: str | None = None) -> None:
        self.service: Service = hosted.service
        self.owner = owner
        self.sent: list[tuple[str, Frame]] = []
        self.work: list[Coroutine[None, None, None]] = []
        self.forgotten: list[RemoteClient] = []

    def now(self) -> float:
        return 0.0

    def send(self, process: str, frame: Frame) -> None:
        self.sent.append((process, frame))

    async def find(self, table: str) -> str | None:
        assert table
        return self.owner

    def start(self, work: Coroutine[None, None, None]) -> None:
        self.work.append(work)

    def forget(self, client: RemoteClient) -> None:
        self.forgotten.append(client)

    def let_work(self) -> None:
        """Do what takes its time."""
        while self.work:
            asyncio.run(self.work.pop(0))


class Line:
    """Keeps what is sent over it."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.ended: list[int] = []

    def put(self, text: str) -> None:
        self.texts.append(text)

    def end(self, code: int, _reason: str) -> None:
        self.ended.append(code)


def local(desk: Desk) -> tuple[LocalClient, Line]:
    """A client whose connection is here."""
    line = Line()
    assert desk.service.addresses.may_connect(None, 0.0)
    return LocalClient(desk, 7, line, None), line


def join(table: str = "k3f9") -> str:
    """The text with which somebody sits down."""
    return json.dumps({"type": "join", "n": 1, "table": table, "name": "Guest", "seat": None})


def elsewhere() -> tuple[HostedClient, str]:
    """A table that is on the disk, and in no memory; its host, as it was."""
    hosted = HostedService()
    host = seated_clients(hosted, people=1)[0]
    host.send("fill", seat=3, strategy=None)
    hosted.restart()
    return host, host.table


def test_texts_go_to_the_process_of_the_table_in_their_order() -> None:
    """Also those that come while it is looked for; and word that the client has gone."""
    desk = Desk(HostedService(), owner="other")
    client, _ = local(desk)
    for text in (join(), "second", "third"):
        client.receive(text)
    desk.let_work()
    client.receive("fourth")
    client.closed()

    texts = (join(), "second", "third", "fourth")
    assert [("other", Said(7, text)) for text in texts] + [("other", Gone(7))] == desk.sent


@pytest.mark.parametrize("owner", ["other", None])
def test_who_goes_while_the_table_is_looked_for_leaves_nobody_at_it(owner: str | None) -> None:
    """Neither here nor elsewhere."""
    host, table = elsewhere()
    desk = Desk(host.hosted, owner)
    client, _ = local(desk)
    client.receive(join(table))
    client.closed()
    desk.let_work()

    assert [] == desk.sent
    assert "empty" == table_of(host).state.seats[3].kind


def test_a_remote_client_that_goes_meanwhile_leaves_nobody_at_the_table() -> None:
    """As one here."""
    host, table = elsewhere()
    desk = Desk(host.hosted)
    client = RemoteClient(desk, "other", 3)
    client.receive(json.dumps({"type": "watch", "n": 1, "table": table, "invitation": None}))
    client.closed()
    desk.let_work()

    assert [] == desk.sent


def test_who_sends_much_while_the_table_is_looked_for_is_cut_off() -> None:
    """Before it takes memory."""
    desk = Desk(HostedService(), owner="other")
    client, line = local(desk)
    for text in [join()] + ["more"] * 51:
        client.receive(text)

    assert [TOO_MANY] == line.ended
    for work in desk.work:
        work.close()


def test_a_client_that_is_released_is_served_here_again() -> None:
    """With what it has said since."""
    desk = Desk(HostedService(), owner="other")
    client, line = local(desk)
    client.receive(join())
    desk.let_work()
    client.release('{"type": "list", "n": 2}')

    assert ['{"type":"tables","tables":[],"n":2}'] == line.texts


def test_a_text_of_somebody_unknown_is_answered_with_coming_back() -> None:
    """The process has started again, or has dropped the table."""
    desk = Desk(HostedService())
    RemoteClient(desk, "other", 3).receive('{"type": "come_back", "n": 2}')

    ((process, frame),) = desk.sent
    assert isinstance(frame, Ended)
    assert ("other", 3, COME_BACK) == (process, frame.client, frame.code)


def test_a_remote_client_is_served_as_one_here_until_it_leaves() -> None:
    """It sits down, is told what happens, gets up, and is released."""
    host, table = elsewhere()
    desk = Desk(host.hosted)
    client = RemoteClient(desk, "other", 3)
    client.receive(join(table))
    desk.let_work()
    kinds = [json.loads(frame.text)["type"] for _, frame in desk.sent if isinstance(frame, Told)]
    assert ["seated", "room"] == kinds
    client.receive('{"type": "leave", "n": 2}')

    assert ("other", Released(3, None)) == desk.sent[-1]
    assert [client] == desk.forgotten
    assert "empty" == table_of(host).state.seats[3].kind


@pytest.mark.parametrize(
    "frame",
    [
        Said(1, "\n♠"),
        Gone(2),
        Told((3, 4), "text"),
        Ended(5, 1012, "why"),
        Released(6, None),
        Released(7, "x"),
    ],
)
def test_a_frame_is_read_as_it_was_written(frame: Frame) -> None:
    """With its sender."""
    parcel = parcel_from(parcel_text("sender", [frame]))

    assert ("sender", (frame,)) == (parcel.sender, parcel.frames)


@pytest.mark.parametrize(
    "text, table",
    [(join(), "k3f9"), (join("\ud800"), ""), (join("../x"), ""), ('{"type": "host", "n": 1}', "")],
)
def test_an_entrance_names_a_table_or_none(text: str, table: str) -> None:
    """What can be no name is nobody's table, and is not asked for."""
    entrance = entrance_in(text)
    assert entrance is not None

    assert table == entrance.table


def test_who_sends_too_much_to_another_process_is_cut_off_here() -> None:
    """The other process does not know the address, so it is counted where the connection is."""
    address = "192.0.2.1"
    hosted = HostedService(Limits(address_rate=Rate(1.0, 3.0)))
    desk, line = Desk(hosted, owner="other"), Line()
    assert hosted.service.addresses.may_connect(address, 0.0)
    client = LocalClient(desk, 7, line, address)
    for text in (join(), "second", "third"):
        client.receive(text)
    desk.let_work()

    assert [("other", Said(7, join())), ("other", Said(7, "second"))] == desk.sent
    assert [TOO_MANY] == line.ended
