"""What the service manager hears of a server."""

import socket
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.support.processes import ENDED
from tests.support.server.line import Line
from tests.support.server.running import ServerProcess
from tests.support.systems import needs_signals
from tests.support.waiting import LONGEST_WAIT

pytestmark = needs_signals  # nor has Windows local sockets


def test_the_service_manager_is_told_that_a_server_listens_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Again and again, so that it restarts one whose event loop is stuck."""
    with TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(f"{folder}/notify")
        manager.settimeout(LONGEST_WAIT)
        monkeypatch.setenv("NOTIFY_SOCKET", f"{folder}/notify")
        server = ServerProcess(tmp_path / "tables")
        ready = manager.recv(64)
        Line(server.url).close()
        alive = [manager.recv(64), manager.recv(64)]
        ended = server.end()

    assert (b"READY=1", [b"WATCHDOG=1"] * 2) == (ready, alive)
    assert (ENDED, "") == ended
