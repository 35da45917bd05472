"""How many connections the system lets the server have."""

import pytest

from straights_server.adapter.open_files import raise_open_files

resource = pytest.importorskip("resource")


def test_the_server_may_have_as_many_open_files_as_the_system_allows() -> None:
    """1024, as many systems begin with, are fewer than the connections that it takes."""
    soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = 65_536 if most == resource.RLIM_INFINITY else min(most, 65_536)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(allowed, 1024), most))
    try:
        raise_open_files()
        assert (allowed, most) == resource.getrlimit(resource.RLIMIT_NOFILE)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, most))
