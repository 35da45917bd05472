"""What a server takes from one seat, one address and all together."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import fields, replace
from functools import cached_property
from itertools import accumulate, combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from straights_server.adapter.open_files import Sockets
from straights_server.errors import TooManyMessages
from straights_server.http.origins import Origins
from straights_server.limits import Addresses, Bucket, Limits, Rate, Traffic
from tests.support.server.hosted import WITHOUT_LIMIT, HostedClient, HostedService


@given(st.lists(st.integers(0, 8).map(lambda eighths: eighths / 8), max_size=30))
def test_a_bucket_allows_a_burst_and_then_so_many_a_second(waits: list[float]) -> None:
    """In any time no more than both; what was not used is saved up, to the burst and no further."""
    bucket = Bucket(Rate(per_second=2, burst=3), 100.0)
    *times, last = accumulate(waits, initial=100.0)
    allowed = [now for now in (*times, last) if bucket.take(now)]

    assert [100.0] == allowed[:1]
    for (first, start), (final, end) in combinations(enumerate(allowed), 2):
        assert final - first + 1 <= 3 + 2 * (end - start)
    assert [True, True, True, False] == [bucket.take(last + 1.5) for _ in range(4)]
    assert [False, True, False] == [bucket.take(last + later) for later in (1.99, 2.0, 2.0)]


def test_a_charge_may_make_a_debt() -> None:
    """After which nothing is allowed until it is paid."""
    bucket = Bucket(Rate(per_second=2, burst=3), 0.0)
    bucket.charge(7, 0.0)

    assert [False, False, True, False] == [bucket.take(now) for now in (0.0, 2.4, 2.5, 2.6)]


@pytest.mark.parametrize("connections", [0, 1])
def test_an_address_is_forgotten_once_it_is_gone_for_long(connections: int) -> None:
    """Not while it has a connection: what it may do is not counted again from the start."""
    addresses = Addresses(Limits(opening_rate=Rate(0, 1)))
    for _ in range(connections):
        assert addresses.may_connect("10.0.0.1", 0.0)
    assert addresses.may_open("10.0.0.1", 0.0)
    addresses.forget(599.0)
    assert not addresses.may_open("10.0.0.1", 599.0)
    addresses.forget(2000.0)

    assert (connections == 0) == addresses.may_open("10.0.0.1", 2000.0)


STRANGER, NEIGHBOUR, OTHER, OWN = "2001:db8::1", "2001:db8::2", "192.0.2.1", "127.0.0.1"
NETWORK = "2001:db8::/48"  # by which both of them are counted


class Visits:
    """A server to which clients come, each time from another of the sources that a limit has."""

    def __init__(self, limits: Limits) -> None:
        self.hosted = HostedService(limits)
        self.addresses = self.hosted.service.addresses
        self.sockets = Sockets(limits, Origins())

    @cached_property
    def host(self) -> HostedClient:
        host = HostedClient(self.hosted)
        host.send("host", name="Host", score_limit=80, turn_limit=None, is_private=False)
        return host

    @cached_property
    def connections(self) -> list[HostedClient]:
        """Two of one person."""
        return [self.host, self.host.resumed()]

    def frames(self, address: str, now: float) -> bool:
        traffic = Traffic(self.addresses, WITHOUT_LIMIT.seat_rate, lambda: now, lambda *_: None, address)
        return traffic.allows(1)

    def open_table(self, address: str | None) -> bool:
        client = HostedClient(self.hosted, address)
        client.send("host", name="Host", score_limit=80, turn_limit=None, is_private=False)
        return client.table != ""

    def look_on(self, address: str | None, number: int) -> bool:
        """Live, or from round to round."""
        client = HostedClient(self.hosted, address)
        client.send("watch", table=self.host.table, invitation=(None, self.host.invitation)[number % 2])
        return bool(client.messages("watching"))

    def message(self, number: int) -> bool:
        with suppress(TooManyMessages):
            return bool(self.connections[number % 2].send("list"))
        return False


def several(number: int) -> str | None:
    """Another address for each number, and this machine itself."""
    return f"192.0.2.{number}" if number % 3 else None


LIMITS: dict[str, Callable[[Visits, int], bool]] = {
    "connections": lambda visits, number: visits.addresses.may_connect(several(number), 0.0),
    "connections_of_address": lambda visits, _number: visits.addresses.may_connect(NETWORK, 0.0),
    "sockets": lambda visits, number: visits.sockets.open((OWN, STRANGER, OTHER)[number % 3]),
    "sockets_of_address": lambda visits, number: visits.sockets.open((STRANGER, NEIGHBOUR)[number % 2]),
    "unread_of_address": lambda visits, number: visits.sockets.pause((STRANGER, NEIGHBOUR)[number % 2]),
    "connections_of_seat": lambda visits, number: (
        (visits.host.resumed() if number else visits.host).seat == 0
    ),
    "watchers": lambda visits, number: visits.look_on(several(number), number),
    "tables": lambda visits, number: visits.open_table(several(number)),
    "tables_of_address": lambda visits, _number: visits.open_table(NETWORK),
    "opening_rate": lambda visits, _number: visits.open_table(NETWORK),
    "seat_rate": lambda visits, number: visits.message(number),
    "address_rate": lambda visits, number: (
        visits.frames,
        visits.addresses.may_send,
        visits.addresses.may_connect,
    )[number % 3](NETWORK, 0.0),
}
ELSEWHERE = {"stored_finished", "stored_unfinished", "unsent_bytes"}
"""What the store and a connection keep to."""


@pytest.mark.parametrize("most", [1, 4])
@pytest.mark.parametrize("limit", [field.name for field in fields(Limits) if field.name not in ELSEWHERE])
def test_each_limit_holds_at_its_number_with_all_its_sources_together(limit: str, most: int) -> None:
    """As many as it says come in from wherever they may come, and then nobody."""
    value = Rate(0.0, most) if limit.endswith("rate") else most
    visits = Visits(replace(WITHOUT_LIMIT, **{limit: value}))  # type: ignore[arg-type]  # a field by name

    assert [True] * most + [False] * 2 == [LIMITS[limit](visits, number) for number in range(most + 2)]


def test_no_address_looks_on_more_often_than_it_leaves_room_for_others() -> None:
    """So nobody locks the others out; each of them finds a place as long as there is one."""
    visits = Visits(replace(WITHOUT_LIMIT, watchers=8))
    alone = [visits.look_on(NETWORK, number) for number in range(6)]

    assert [True] * 4 + [False] * 2 == alone
    assert [True] * 4 + [False] == [visits.look_on(f"192.0.2.{number}", number) for number in range(5)]
