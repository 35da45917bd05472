"""How many connections the system lets the server have."""

import pytest

from straights_server import cli
from straights_server.adapter import open_files
from straights_server.adapter.open_files import (
    KEPT_FOR_OTHERS,
    Sockets,
    connections_within,
    raise_open_files,
    sockets_within,
)
from straights_server.adapter.origins import Origins
from straights_server.limits import Limits

resource = pytest.importorskip("resource")


def test_the_server_may_have_as_many_open_files_as_the_system_allows() -> None:
    """1024, as many systems begin with, are fewer than the connections that it takes."""
    soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = 65_536 if most == resource.RLIM_INFINITY else min(most, 65_536)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(allowed, 1024), most))
    try:
        assert allowed == raise_open_files()
        assert (allowed, most) == resource.getrlimit(resource.RLIMIT_NOFILE)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, most))


@pytest.mark.parametrize(
    "allowed, connections", [(20_000, 20_000 - KEPT_FOR_OTHERS), (65_536, 20_000), (64, 1)]
)
def test_the_server_takes_no_more_connections_than_it_may_have_open_files(
    allowed: int, connections: int
) -> None:
    """Some are kept for what is no connection; who comes then is told that there is no room."""
    assert connections == connections_within(allowed, 20_000)


@pytest.mark.parametrize("allowed, sockets", [(20_000, 19_950), (65_536, 60_000), (64, 14), (8, 1)])
def test_sockets_leave_open_files_for_all_else(allowed: int, sockets: int) -> None:
    """There are more of them than connections of players, who are told where there is no room for these."""
    assert sockets == sockets_within(allowed, Limits().sockets)
    assert sockets >= connections_within(allowed, Limits().connections)


STRANGER, NEIGHBOUR, OTHER, PROXY, OWN = "2001:db8::1", "2001:db8::2", "192.0.2.1", "10.0.0.1", "127.0.0.1"


def test_an_address_has_so_many_sockets_and_so_has_the_server() -> None:
    """For IPv6 all of a network together; this machine itself and proxies have no limit of their own."""
    sockets = Sockets(Limits(sockets=10, sockets_of_address=2), Origins(proxies=(PROXY,)))

    assert [True, True, False] == [sockets.open(peer) for peer in (STRANGER, NEIGHBOUR, STRANGER)]
    sockets.close(STRANGER)
    assert sockets.open(OTHER)
    sockets.close(NEIGHBOUR)
    assert [True, False] == [sockets.open(NEIGHBOUR) for _ in range(2)]
    assert [True] * 6 + [False] == [sockets.open(peer) for peer in (PROXY, OWN) * 3 + (PROXY,)]


def test_the_usual_limits_of_sockets() -> None:
    """As docs/hosting.md names them: of one address, and in all."""
    sockets = Sockets(Limits(), Origins())

    assert 2000 == sum(sockets.open(OTHER) for _ in range(2001))
    sockets.close(OTHER)
    assert 58_000 == sum(sockets.open(OWN) for _ in range(58_001))


def test_a_system_that_allows_too_few_connections_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With what was wanted, and how more are allowed; nothing is said where there are enough."""
    monkeypatch.setattr(open_files, "raise_open_files", lambda: 1100)
    sentence = (
        "the system allows 1100 open files, so there are at most 1000 connections instead of 5000;"
        " ulimit -Hn or LimitNOFILE= allows more"
    )

    assert (1000, sentence) == cli.connections_allowed(5000)
    assert (1000, "") == cli.connections_allowed(1000)
