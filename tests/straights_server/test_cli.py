"""The command line: each option reaches the server; what cannot be is told in a sentence."""

import gc
import signal
from asyncio import Event
from collections.abc import Iterator
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path
from typing import ClassVar

import pytest

from engine.version import VERSION
from straights_server import cli, command_line
from straights_server.adapter import open_files, server
from straights_server.adapter.options import Options
from straights_server.cli import main
from straights_server.command_line import own_page, variable_of
from straights_server.http.origins import Origins
from straights_server.limits import Limits
from straights_server.store import Store
from straights_server.table_settings import TableSettings


class RecordedServer:
    url = "http://127.0.0.1:4711"
    runs: ClassVar[list[Options]] = []

    def __init__(self, options: Options, store: Store, *_others: object) -> None:
        self.runs.append(options)
        self._store = store

    async def start(self) -> None:
        """Listen to nothing."""

    async def run(self, _stop: Event) -> None:
        self._store.close()


async def is_free(_host: str, _port: int) -> None:
    """Every port is free."""


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[list[Options]]:
    """How servers were to run, in an empty folder, on a system that allows many open files."""
    thresholds = gc.get_threshold()
    numbers = [each for each in signal.Signals if each.name in {"SIGINT", "SIGTERM", "SIGHUP"}]
    handlers = [(each, signal.getsignal(each)) for each in numbers]
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(open_files, "raise_open_files", lambda: 65_536)
    monkeypatch.setattr(server, "Server", RecordedServer)
    monkeypatch.setattr(cli, "verify_free", is_free)
    monkeypatch.setattr(RecordedServer, "runs", [])
    yield RecordedServer.runs
    gc.set_threshold(*thresholds)
    for number, handler in handlers:  # those of a program's event loop are left
        signal.signal(number, handler)


@pytest.fixture
def usual() -> Options:
    return Options(page=own_page(), settings=TableSettings(grace=60.0))


def test_without_options_a_server_runs_as_usual(
    runs: list[Options], usual: Options, capsys: pytest.CaptureFixture[str]
) -> None:
    """For this machine alone, with its tables in the folder where it was started; it says where it is."""
    assert 0 == main([])
    assert [usual] == runs
    assert Path("straights.sqlite3").is_file()
    assert " at http://127.0.0.1:4711/ (Ctrl+C ends)\n" in capsys.readouterr().out


def test_a_server_without_a_page_says_how_to_build_it(
    runs: list[Options], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """And invites no browser; with a page it does."""
    monkeypatch.setattr(command_line, "own_page", lambda: None)
    assert 0 == main([])
    said = capsys.readouterr()
    assert "Tables for windows are at http://127.0.0.1:4711/ (Ctrl+C ends)\n" == said.out
    assert "make guest-page" in said.err

    (tmp_path / "index.html").touch()
    assert 0 == main(["--page", str(tmp_path)])

    assert ("Straights is at http://127.0.0.1:4711/ (Ctrl+C ends)\n", "") == capsys.readouterr()


@pytest.mark.parametrize(
    "given, changed",
    [
        ("--host 0.0.0.0", {"host": "0.0.0.0"}),
        ("--port 0", {"port": 0}),
        ("--table-prefix ab", {"prefix": "ab"}),
        ("--pause 0.25", {"pause": 0.25}),
        ("--processes 0", {"processes": 0}),
        ("--announce", {"is_announced": True}),
        ("--connections 9", {"limits": Limits(connections=9)}),
        ("--tables 9", {"limits": Limits(tables=9)}),
        ("--keep-finished 9", {"limits": Limits(stored_finished=9)}),
        ("--keep-unfinished 9", {"limits": Limits(stored_unfinished=9)}),
        ("--grace 5", {"settings": TableSettings(grace=5.0)}),
        (
            "--seed-deals",
            {"settings": TableSettings(grace=60.0, has_numbered_deals=True)},
        ),
        (
            "--proxies 10.0.0.0/8 2001:DB8::0:1",
            {"origins": Origins(proxies=(ip_network("10.0.0.0/8"), ip_network("2001:db8::1/128")))},
        ),
        ("--origins http://a.example/x", {"origins": Origins("", ("http://a.example",))}),
        (
            "--public-url https://b.example/ --origins http://a.example",
            {
                "public_url": "https://b.example",
                "origins": Origins("https://b.example", ("http://a.example",)),
            },
        ),
    ],
)
def test_an_option_reaches_the_server(
    runs: list[Options],
    usual: Options,
    monkeypatch: pytest.MonkeyPatch,
    given: str,
    changed: dict[str, object],
) -> None:
    """By the command line, or by the variable of its name, which the command line overrules."""
    usually = replace(usual, **changed)  # type: ignore[arg-type]  # fields by name
    assert 0 == main(given.split())
    for option, _, value in (each.partition(" ") for each in given.split(" --")):
        monkeypatch.setenv(variable_of(option), value or "1")
    assert 0 == main([])
    assert 0 == main(["--tables", "7"])

    limits = replace(usually.limits, tables=7)
    assert [usually, usually, replace(usually, limits=limits)] == runs


@pytest.mark.parametrize("form", ["{}", "sqlite:///{}"])
def test_tables_are_kept_where_the_option_says(runs: list[Options], tmp_path: Path, form: str) -> None:
    assert 0 == main(["--database", form.format(tmp_path / "other")])
    assert 1 == len(runs)
    assert ["other"] == sorted(path.name for path in tmp_path.iterdir())


@pytest.mark.parametrize(
    "given, sentence",
    [
        ("--database mongo://x", "no such database: mongo://x; give a file, sqlite:///PATH or redis://HOST"),
        ("--page nowhere", "there is no page in nowhere; build it with: make web"),
        ("--table-prefix abcde", "names of tables cannot begin with abcde: use up to 4 of "),
        ("--tables 0", "--tables is 1 or more"),
        ("--port 99999", "--port is 65535 or less"),
        ("--grace -5", "--grace is 0 or more"),
        ("--pause nan", "--pause is 0 or more"),
        ("--public-url ftp://example.org", "--public-url begins with http:// or https://"),
        ("--host unix:/run/socket", "--host unix:PATH needs --public-url: links to tables cannot lead to a "),
        (
            "--origins a.example",
            "--origins are addresses of pages, such as https://a.example, unlike a.example",
        ),
        ("--proxies 10.0.0.0/33", "--proxies: 10.0.0.0/33 is no address or network, such as 192.0.2.7"),
        ("--metrics here:70000", "--metrics is a host and a port, such as 127.0.0.1:9100, unlike here:70000"),
        ("--metrics :9100", "--metrics is a host and a port, such as 127.0.0.1:9100, unlike :9100"),
        ("--log loud", "--log is one of info, warning, error, unlike loud"),
    ],
)
def test_wrong_usage_is_told_in_a_sentence(
    runs: list[Options], capsys: pytest.CaptureFixture[str], given: str, sentence: str
) -> None:
    assert 2 == main(given.split())
    assert [] == runs
    assert capsys.readouterr().err.startswith(f"straights-server: {sentence}")


def test_a_database_that_cannot_be_opened_is_told_in_a_sentence(
    runs: list[Options], capsys: pytest.CaptureFixture[str]
) -> None:
    assert 1 == main(["--database", "no/tables"])
    assert [] == runs
    assert capsys.readouterr().err.startswith("straights-server: cannot keep tables in no/tables: ")


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert (0, f"straights-server {VERSION}\n") == (ended.value.code, capsys.readouterr().out)
