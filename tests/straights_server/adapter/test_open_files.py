"""How many connections the system lets the server have."""

from dataclasses import replace

import pytest

from straights_server.adapter.open_files import limits_within, raise_open_files
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
