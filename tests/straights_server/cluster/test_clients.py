"""Clients on their way to a table: nobody is lost, and nobody is left behind."""

import asyncio
import json
from collections.abc import Coroutine

import pytest

from straights_server.cluster import frames
from straights_server.cluster.clients import Entrance, LocalClient, RemoteClient, entrance_in
from straights_server.limits import Limits, Rate
from straights_server.service.service import Service
from tests.support.server.hosted import HostedClient, HostedService, RecordedLine, seated_clients, table_of

SERVICE_RESTART, POLICY_VIOLATION = 1012, 1008


class ClusterNode:
    """A process whose tables nobody else has, unless it is told.

    Attributes:
        owner: the other process that has every table; None for none.
        sent: what was said to other processes.
        work: what takes its time.
    """

    def __init__(self, hosted: HostedService, owner: str | None = None) -> None:
        self.service: Service = hosted.service
        self.owner = owner
        self.sent: list[tuple[str, frames.Frame]] = []
        self.work: list[Coroutine[None, None, None]] = []
        self.forgotten: list[LocalClient | RemoteClient] = []

    def now(self) -> float:
        return 0.0

    def send(self, process: str, frame: frames.Frame) -> None:
        self.sent.append((process, frame))

    async def find(self, table: str) -> str | None:
        assert table
        return self.owner

    def start(self, work: Coroutine[None, None, None]) -> None:
        self.work.append(work)

    def forget(self, client: LocalClient | RemoteClient) -> None:
        self.forgotten.append(client)

    def let_work(self) -> None:
        while self.work:
            asyncio.run(self.work.pop(0))


def local(node: ClusterNode) -> tuple[LocalClient, RecordedLine]:
    line = RecordedLine()
    assert node.service.addresses.may_connect(None, 0.0)
    return LocalClient(node, 7, line, None), line


def join(table: str = "k3f9") -> str:
    return json.dumps({"type": "join", "n": 1, "table": table, "name": "Guest", "seat": None})


def watch(table: str, n: int) -> str:
    return json.dumps({"type": "watch", "n": n, "table": table, "invitation": None})


def answers(node: ClusterNode) -> list[tuple[str, int]]:
    """The types and numbers of what requests were answered with in other processes."""
    told = [json.loads(frame.text) for _, frame in node.sent if isinstance(frame, frames.ServerMessage)]
    return [(each["type"], each["n"]) for each in told if "n" in each]


def elsewhere() -> tuple[HostedClient, str]:
    """A table that is on the disk, and in no memory; its host, as it was."""
    hosted = HostedService()
    host = seated_clients(hosted, people=1)[0]
    host.send("fill", seat=3, strategy=None)
    hosted.restart()
    return host, host.table


def test_texts_go_to_the_process_of_the_table_in_their_order() -> None:
    node = ClusterNode(HostedService(), owner="other")
    client, _ = local(node)
    for text in (join(), "second", "third"):
        client.receive(text)
    node.let_work()
    client.receive("fourth")
    client.closed()

    texts = (join(), "second", "third", "fourth")
    assert [("other", frames.ClientMessage(7, text)) for text in texts] + [
        ("other", frames.ClientDisconnected(7))
    ] == node.sent


@pytest.mark.parametrize("owner", ["other", None])
def test_who_goes_while_the_table_is_looked_for_leaves_nobody_at_it(owner: str | None) -> None:
    host, table = elsewhere()
    node = ClusterNode(host.hosted, owner)
    client, _ = local(node)
    client.receive(join(table))
    client.closed()
    node.let_work()

    assert [] == node.sent
    assert "empty" == table_of(host).state.seats[3].kind


def test_who_sends_much_while_the_table_is_looked_for_is_cut_off() -> None:
    """Before it takes memory."""
    node = ClusterNode(HostedService(), owner="other")
    client, line = local(node)
    for text in [join()] + ["more"] * 51:
        client.receive(text)

    assert [POLICY_VIOLATION, "too many messages"] == line.happened
    for work in node.work:
        work.close()


def test_a_client_that_is_released_is_served_here_again() -> None:
    """With what it has said before it heard that; each such request has an answer."""
    node = ClusterNode(HostedService(), owner="other")
    client, line = local(node)
    client.receive(join())
    node.let_work()
    client.release("other", None)
    client.release("other", '{"type": "list", "n": 2}')

    assert ['{"type":"tables","tables":[],"n":2}'] == line.happened


def test_a_text_of_somebody_unknown_is_answered_with_coming_back() -> None:
    """The process has started again, or has dropped the table."""
    node = ClusterNode(HostedService())
    RemoteClient(node, "other", 3, None).receive('{"type": "come_back", "n": 2}')

    ((process, frame),) = node.sent
    assert isinstance(frame, frames.ConnectionClosed)
    assert ("other", 3, SERVICE_RESTART) == (process, frame.client, frame.code)


def test_who_was_removed_comes_from_the_same_address_at_any_server() -> None:
    """The table's process knows where clients of other processes come from."""
    host, table = elsewhere()
    host = host.resumed()
    node = ClusterNode(host.hosted)
    RemoteClient(node, "other", 3, "192.0.2.1").receive(join(table))
    node.let_work()
    host.send("kick", seat=3)
    for number, address in ((4, "192.0.2.1"), (5, "192.0.2.2")):
        RemoteClient(node, "third", number, address).receive(join(table))
        node.let_work()
    told = [
        json.loads(frame.text)
        for process, frame in node.sent
        if process == "third" and isinstance(frame, frames.ServerMessage)
    ]

    assert "Kicked" == told[0]["reason"]
    assert "seated" == told[1]["type"]


def test_who_looks_on_over_another_server_goes_on_after_a_refused_request(hosted: HostedService) -> None:
    """Also for a table that does not or cannot exist; for a new one its own process serves it again."""
    players = seated_clients(hosted)
    node = ClusterNode(hosted)
    guest = RemoteClient(node, "other", 3, None)
    for text in (watch(players[0].table, n=1), join(players[0].table), join("zzzzzzzz"), join("../x")):
        guest.receive(text)
        node.let_work()
    players[0].send("say", phrase="hello")
    guest.receive('{"type": "host", "n": 2}')

    assert [("watching", 1), *[("refused", 1)] * 3] == answers(node)
    said, released = (frame for _, frame in node.sent[-2:])
    assert isinstance(said, frames.ServerMessage)
    assert '"said"' in said.text
    assert frames.ClientReleased(3, '{"type": "host", "n": 2}') == released


def test_who_leaves_is_answered_before_its_own_process_serves_it_again(hosted: HostedService) -> None:
    """What it asks meanwhile is answered there."""
    host = seated_clients(hosted, people=1)[0]
    host.send("fill", seat=3, strategy=None)
    node = ClusterNode(hosted)
    guest = RemoteClient(node, "other", 3, None)
    guest.receive(join(host.table))
    node.let_work()
    hosted.late = []
    guest.receive('{"type": "leave", "n": 2}')
    guest.receive('{"type": "list", "n": 3}')
    hosted.catch_up()

    assert ("room", 2) == answers(node)[-1]
    assert [
        ("other", frames.ClientReleased(3, text)) for text in (None, '{"type": "list", "n": 3}')
    ] == node.sent[-2:]


@pytest.mark.parametrize(
    "frame",
    [
        frames.ClientMessage(1, "\n♠"),
        frames.ClientMessage(1, join(), "192.0.2.1"),
        frames.ClientDisconnected(2),
        frames.ServerMessage((3, 4), "text"),
        frames.ConnectionClosed(5, 1012, "why"),
        frames.ClientReleased(6, None),
        frames.ClientReleased(7, "x"),
    ],
)
def test_a_frame_is_read_as_it_was_written(frame: frames.Frame) -> None:
    assert ("sender", (frame,)) == frames.envelope_from(frames.envelope_text("sender", [frame]))


@pytest.mark.parametrize(
    "text, entrance",
    [
        (join(), Entrance("join", "k3f9")),
        (join("\N{EYES}"), None),
        (join("../x"), None),
        ('{"type": "host", "n": 1}', Entrance("host", "")),
    ],
)
def test_an_entrance_leads_to_a_table_that_may_exist(text: str, entrance: Entrance | None) -> None:
    """What can be no name is nobody's table, and is not asked for."""
    assert entrance == entrance_in(text)


def test_who_sends_too_much_to_another_process_is_cut_off_here() -> None:
    """It is counted where the connection is; the table's process learns the address."""
    address = "192.0.2.1"
    hosted = HostedService(Limits(address_rate=Rate(1.0, 3.0)))
    node, line = ClusterNode(hosted, owner="other"), RecordedLine()
    assert hosted.service.addresses.may_connect(address, 0.0)
    client = LocalClient(node, 7, line, address)
    for text in (join(), "second", "third"):
        client.receive(text)
    node.let_work()

    assert [
        ("other", frames.ClientMessage(7, join(), address)),
        ("other", frames.ClientMessage(7, "second")),
    ] == node.sent
    assert [POLICY_VIOLATION, "too many messages"] == line.happened
