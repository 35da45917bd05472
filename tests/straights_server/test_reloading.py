"""Options in a file, which a running server reads again at SIGHUP."""

import json
import signal
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from straights_server.cli import main
from tests.support.server.line import Line, NotAccepted
from tests.support.server.running import Player, ServerProcess, play, players
from tests.support.systems import needs_signals

pytestmark = needs_signals


class Reloaded:
    """A running server whose options are in a file."""

    def __init__(self, file: Path, server: ServerProcess) -> None:
        self._file = file
        self.server = server

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
    file.write_text("--grace 60  # seconds\n\n--log-addresses\n")
    server = ServerProcess(tmp_path / "tables", f"@{file}")
    yield Reloaded(file, server)
    server.end()


def test_options_change_while_people_play_on(running: Reloaded, tmp_path: Path) -> None:
    """Their connections and their game stay; who comes later meets the new options, with another page."""
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("another page")
    people = players(running.server.url)
    play(people, 5)
    told = running.reload(f"--tables 1 --page {page}\n--public-url https://cards.example\n--log info")
    play(people, 5)
    new = Player(running.server.url, "Eve")
    new.send("host", name="Eve", score_limit=80, turn_limit=None, is_private=False)
    refused = json.loads(new.line.receive())
    with pytest.raises(NotAccepted, match="403"):
        Line(running.server.url, "https://evil.example")
    with urllib.request.urlopen(running.server.url) as answer:
        content = answer.read()
    _status, errors = running.server.end()

    assert "straights-server: the options were read again" == told
    assert "as many tables in use as it may have" in refused["detail"]
    assert b"another page" == content
    assert "foreign_page" in errors


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


def test_more_connections_than_the_system_allows_are_told(running: Reloaded) -> None:
    """As at the start: the limit of open files does not grow with the option."""
    told = running.reload(f"--connections {10**12}")
    errors = running.server.process.stderr
    assert errors is not None

    assert "straights-server: the options were read again" == told
    assert f"connections instead of {10**12}; ulimit -Hn or LimitNOFILE= allows more" in errors.readline()


def test_a_file_that_is_missing_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = main([f"@{tmp_path / 'none'}"])

    assert 2 == status
    assert f"No such file or directory: '{tmp_path / 'none'}'" in capsys.readouterr().err
