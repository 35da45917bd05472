"""What a server takes from one seat, one address and all together."""

from itertools import accumulate, combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from straights_server.limits import Addresses, Bucket, Limits, Rate


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


def test_time_that_goes_back_gives_nothing() -> None:
    bucket = Bucket(Rate(per_second=1, burst=1), 100.0)

    assert [True, False, True] == [bucket.take(100.0), bucket.take(50.0), bucket.take(51.0)]


@pytest.mark.parametrize(
    "kind, at_once, seconds, more", [("messages", 1000, 1.0, 200), ("tables", 50, 30.0, 1)]
)
def test_the_usual_limits_of_an_address(kind: str, at_once: int, seconds: float, more: int) -> None:
    """As docs/hosting.md names them: so many at once, then so many in a time."""
    addresses = Addresses(Limits())
    ask = addresses.may_send if kind == "messages" else addresses.may_open

    assert [at_once, more, more] == [
        sum(ask("10.0.0.1", now) for _ in range(3000)) for now in (0.0, seconds, 2 * seconds)
    ]


def test_the_usual_limits_of_connections() -> None:
    """As docs/hosting.md names them: of one address, and in all."""
    addresses = Addresses(Limits())

    assert 200 == sum(addresses.may_connect("10.0.0.1", number / 100) for number in range(300))
    assert 19_800 == sum(addresses.may_connect(None, 0.0) for _ in range(20_000))


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
