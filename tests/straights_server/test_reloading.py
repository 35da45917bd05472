"""Options in a file, which a running server reads again at SIGHUP."""

import json
import signal
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from straights_server.administration.program import ask
from straights_server.cli import main
from straights_server.command_line import CHANGEABLE
from tests.support.server.line import Line, NotAccepted
from tests.support.server.running import Player, ServerProcess, begin, play, players
from tests.support.systems import needs_signals

pytestmark = needs_signals


class Reloaded:
    """A running server whose options are in a file."""

    def __init__(self, file: Path, server: ServerProcess, socket: Path) -> None:
        """`socket` is the operator's."""
        self._file = file
        self.server, self.socket = server, socket

    def reload(self, options: str) -> str:
        """Write other options, and let the server read them; returns the line in which it answers."""
        self._file.write_text(options)
        self.server.process.send_signal(signal.SIGHUP)
        errors = self.server.process.stderr
        assert errors is not None
        return errors.readline().rstrip()


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Reloaded]:
    file = tmp_path / "options"
    file.write_text("--pause 1000  # seconds\n\n--log-addresses\n")
    with TemporaryDirectory() as folder:  # the path of a socket has at most 107 bytes
        server = ServerProcess(tmp_path / "tables", f"@{file}", "--admin", f"{folder}/socket")
        yield Reloaded(file, server, Path(folder) / "socket")
        server.end()


def is_accepted(url: str, origin: str, address: str | None = None) -> bool:
    try:
        Line(url, origin, forwarded_for=address).close()
    except NotAccepted:
        return False
    return True


def away_seconds(url: str) -> float:
    """How long somebody may be away at a new table."""
    host, guest = Player(url, "Host"), Player(url, "Guest")
    begin([host, guest])
    guest.cut()
    while (seconds := host.wait_for("room")["places"][1]["away_seconds"]) is None:
        pass
    return float(seconds)


def seen(url: str, socket: Path) -> dict[str, object]:
    """What each option that a running server can change is, as it is seen from outside."""
    limits = dict(line.partition(" (")[0].split(": ") for line in ask(socket, ["limits"]))
    with urllib.request.urlopen(url) as answer:
        page = answer.read()
    return {
        "public_url": page.partition(b'"og:url" content="')[2].partition(b'/"')[0].decode(),
        "page": page.partition(b"<")[0],
        "grace": round(away_seconds(url), -1),
        "origins": is_accepted(url, "https://a.example"),
        "connections": limits["connections"],
        "tables": limits["tables"],
        "keep_finished": limits["stored_finished"],
        "keep_unfinished": limits["stored_unfinished"],
    }


def test_each_option_that_can_change_is_another_one_while_people_play_on(
    running: Reloaded, tmp_path: Path
) -> None:
    """Their connections and their game stay; the last table that is allowed opens, and no further one."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page/index.html").write_text("another page<head></head>")
    url, people = running.server.url, players(running.server.url)
    before = seen(url, running.socket)
    told = running.reload(
        f"--public-url https://cards.example --page {tmp_path / 'page'} --grace 30 --pause 0\n"
        "--connections 90 --tables 4 --keep-finished 8 --keep-unfinished 9 --origins https://a.example \n"
        "--log warning --log-addresses"
    )
    after = seen(url, running.socket)
    play(people, 10)
    play(players(url, 1), 2)  # with computers, which would wait for a quarter of an hour before
    new = Player(url, "Eve")
    new.send("host", name="Eve", score_limit=80, turn_limit=None, is_private=False)
    refused = json.loads(new.line.receive())
    stranger = is_accepted(url, "https://evil.example", "192.0.2.7")
    _status, errors = running.server.end()

    usual = (url, b"", 60.0, False, "1000", "10000", "20000", "20000")
    changed = ("https://cards.example", b"another page", 30.0, True, "90", "4", "8", "9")
    assert (usual, changed) == (tuple(before.values()), tuple(after.values()))
    assert CHANGEABLE == {*after, "pause", "log", "log_addresses"}
    assert ("straights-server: the options were read again", False) == (told, stranger)
    assert "as many tables in use as it may have" in refused["detail"]
    assert ("foreign_page", "192.0.2.7") == (json.loads(errors)["reason"], json.loads(errors)["address"])


@pytest.mark.parametrize(
    "options, reason",
    [
        ("--tables 0", "--tables is 1 or more, unlike 0"),
        ("--nonsense", "unrecognized arguments: --nonsense; see: straights-server --help"),
        ("--page nowhere", "there is no page in nowhere; build it with: make web"),
        ("--version", "--help and --version are no options of a running server"),
        (
            "--public-url 'https",
            'the line "--public-url \'https" of a file cannot be read: No closing quotation',
        ),
    ],
)
def test_impossible_options_change_nothing(running: Reloaded, options: str, reason: str) -> None:
    told = running.reload(options)
    Line(running.server.url).close()

    assert told.startswith(f"straights-server: the options stay as they are: {reason}")


def test_options_that_need_a_restart_are_named(running: Reloaded) -> None:
    """And have no effect until then."""
    told = running.reload("--host 192.0.2.1 --table-prefix k --pause 0")
    errors = running.server.process.stderr
    assert errors is not None
    Line(running.server.url).close()

    assert "straights-server: the options were read again" == told
    assert "straights-server: restart the server to change --host, --table-prefix\n" == errors.readline()


def test_a_file_that_is_missing_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = main([f"@{tmp_path / 'none'}"])

    assert 2 == status
    assert f"No such file or directory: '{tmp_path / 'none'}'" in capsys.readouterr().err
