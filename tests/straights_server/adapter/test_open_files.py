"""How many connections the system lets the server have."""

import pytest

from straights_server import cli
from straights_server.adapter import open_files
from straights_server.adapter.open_files import KEPT_FOR_OTHERS, connections_within, raise_open_files

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
