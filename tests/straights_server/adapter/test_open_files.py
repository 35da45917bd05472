"""How many connections the system lets the server have."""

from dataclasses import replace
from ipaddress import ip_network

import pytest

from straights_server.adapter.open_files import Sockets, limits_within, raise_open_files
from straights_server.http.origins import Origins
from straights_server.limits import Limits


def test_the_server_may_have_as_many_open_files_as_the_system_allows() -> None:
    """1024, as many systems begin with, are fewer than the connections that it takes."""
    resource = pytest.importorskip("resource", reason="the number of open files is limited on POSIX")
    soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = 65_536 if most == resource.RLIM_INFINITY else min(most, 65_536)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(allowed, 1024), most))
    try:
        assert allowed == raise_open_files()
        assert (allowed, most) == resource.getrlimit(resource.RLIMIT_NOFILE)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, most))


@pytest.mark.parametrize(
    "allowed, connections, sockets",
    [(65_536, 20_000, 60_000), (20_000, 19_900, 19_950), (64, 1, 14), (8, 1, 1)],
)
def test_connections_and_other_sockets_leave_open_files_for_all_else(
    allowed: int, connections: int, sockets: int
) -> None:
    """There are more sockets than connections of players, who are told where there is no room for these."""
    assert replace(Limits(), connections=connections, sockets=sockets) == limits_within(allowed, Limits())


STRANGER, NEIGHBOUR, OTHER, PROXY, OWN = "2001:db8::1", "2001:db8::2", "192.0.2.1", "10.0.0.1", "127.0.0.1"


def test_an_address_has_so_many_sockets_and_so_has_the_server() -> None:
    """For IPv6 all of a network together; this machine itself and proxies have no limit of their own."""
    sockets = Sockets(Limits(sockets=10, sockets_of_address=2), Origins(proxies=(ip_network(PROXY),)))

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
