"""A server at a local socket, for a proxy on the same machine."""

import http.client
import json
import signal
import socket
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.support.paths import ROOT
from tests.support.processes import KILL, start_python
from tests.support.systems import needs_signals


class LocalConnection(http.client.HTTPConnection):
    def __init__(self, path: Path) -> None:
        super().__init__("localhost")
        self._path = path

    def connect(self) -> None:
        assert sys.platform != "win32"
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.sock.connect(str(self._path))


def started(socket_path: Path, database: Path) -> "subprocess.Popen[str]":
    place = ["--host", f"unix:{socket_path}", "--public-url", "https://cards.example"]
    files = ["--database", str(database), "--page", str(ROOT / "straights_web")]
    return start_python("-m", "straights_server.cli", *place, *files)


def health(path: Path) -> dict[str, object]:
    connection = LocalConnection(path)
    connection.request("GET", "/readyz")
    answer: dict[str, object] = json.loads(connection.getresponse().read())
    connection.close()
    return answer


@needs_signals
def test_a_server_listens_at_a_local_socket_also_after_a_kill(tmp_path: Path) -> None:
    """A second one finds it in use, and leaves it to the first."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "socket"
        killed = started(path, tmp_path / "tables")
        assert killed.stdout is not None
        first = killed.stdout.readline()
        killed.send_signal(KILL)
        killed.communicate()
        server = started(path, tmp_path / "tables")
        assert server.stdout is not None
        server.stdout.readline()
        second = started(path, tmp_path / "others")
        _output, errors = second.communicate()
        answer = health(path)
        server.send_signal(signal.SIGTERM)
        server.communicate()

    assert "Straights is at https://cards.example/ (Ctrl+C ends)\n" == first
    assert (1, f"straights-server: cannot listen at unix:{path}: Address already in use\n") == (
        second.returncode,
        errors,
    )
    assert (0, 0) == (server.returncode, answer["tables"])
