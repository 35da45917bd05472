"""The command line of the server: its options, from arguments and files, read and checked."""

from __future__ import annotations

import argparse
import math
import os
import shlex
import sys
import time
from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import NoReturn

from engine.version import VERSION
from straights_server.adapter import open_files
from straights_server.adapter.options import Options
from straights_server.administration import backup, program
from straights_server.administration.bans import Network, network_of
from straights_server.errors import TableError
from straights_server.http.origins import Origins, origin_of
from straights_server.limits import Limits
from straights_server.listening import LOCAL
from straights_server.lobby import LETTERS
from straights_server.monitoring.event_log import EventLog, Level
from straights_server.table_settings import TableSettings

PROGRAM = "straights-server"
PORT = 8765
DATABASE = "straights.sqlite3"
SOCKET = "straights.socket"
REDIS = ("redis://", "rediss://", "unix://")
_SQLITE = "sqlite:///"
_FILE = "@"
_MAX_PORT = 65_535
_LEAST = {"port": 0, "grace": 0, "pause": 0, "processes": 0} | dict.fromkeys(
    ("connections", "tables", "keep_finished", "keep_unfinished"), 1
)
_MAX_PREFIX_LENGTH = 4
_NEARLY_ALL = 0.9
"""The part of the wanted connections that is as good as all of them."""

_LOG_LEVELS = tuple(level.name.lower() for level in Level)

_TEXTS = (
    (
        "--host",
        "127.0.0.1",
        "the address to listen at, by default this machine's own, or unix:PATH for a local socket",
        "ADDRESS",
    ),
    (
        "--database",
        DATABASE,
        f"a file for the tables, {DATABASE} by default, or redis://HOST, which servers may share",
        "FILE",
    ),
    ("--public-url", "", "under which players find it, such as https://cards.example", "URL"),
    (
        "--table-prefix",
        "",
        "with which the names of its tables begin: so a proxy brings people to one of several servers",
        "LETTERS",
    ),
    (
        "--metrics",
        "",
        "where Prometheus finds its metrics, apart from the players' port; needs the extra metrics",
        "HOST:PORT",
    ),
    ("--admin", "", f"a local socket for the commands of: {PROGRAM} {program.COMMAND}", "PATH"),
    (
        "--page",
        None,
        "the folder of another page; one that plays by itself (make web) is then at /alone/",
        "FOLDER",
    ),
)
_NUMBERS = (
    ("--port", PORT, "the port, 0 for any that is free"),
    ("--grace", 60.0, "how long a person may be away before a computer plays"),
    ("--pause", 0.8, "before each move of a computer"),
    ("--connections", Limits().connections, "how many clients there may be at once"),
    ("--tables", Limits().tables, "how many may be in use at once"),
    ("--keep-finished", Limits().stored_finished, "how many stay in the file after their last game"),
    ("--keep-unfinished", Limits().stored_unfinished, "how many others stay in the file"),
    ("--processes", 2, "in how many processes computers think, 0 for a thread of the server"),
)
_LISTS = (
    ("--origins", "other pages that may connect", "URL"),
    (
        "--proxies",
        "proxies on other machines, or their networks, whose X-Forwarded-For is believed",
        "NETWORK",
    ),
)
_SWITCHES = (
    ("--announce", "let windows on the local network find the public tables; needs the extra lan"),
    ("--log-addresses", "write the addresses of clients to the log"),
    ("--until-input-ends", "end when standard input does: for a program that starts a server"),
    ("--seed-deals", "numbered deals, which can be computed: for tests"),
)
CHANGEABLE = frozenset(
    {
        "public_url",
        "page",
        "grace",
        "pause",
        "connections",
        "tables",
        "keep_finished",
        "keep_unfinished",
        "origins",
        "log",
        "log_addresses",
    }
)
"""The options that a running server can change."""


class _Parser(argparse.ArgumentParser):
    def convert_arg_line_to_args(self, arg_line: str) -> list[str]:
        try:
            return shlex.split(arg_line, comments=True)
        except ValueError as error:
            self.error(f"the line {arg_line!r} of a file cannot be read: {error}")

    def error(self, message: str) -> NoReturn:
        raise ValueError(f"{message}; see: {self.prog} --help")


def parser() -> argparse.ArgumentParser:
    """The command-line parser."""
    made = _Parser(
        prog=PROGRAM,
        description="Serve tables for people at their own screens.",
        epilog=f"{PROGRAM} {backup.COMMAND} FILE copies the tables of a running server, "
        f"{PROGRAM} {program.COMMAND} looks after it. @FILE stands for the options in a file, "
        f"which SIGHUP reads again; {variable_of('--public-url')}=URL, and so on, for an option.",
        allow_abbrev=False,
        fromfile_prefix_chars=_FILE,
    )
    for name, default, what, metavar in _TEXTS:
        made.add_argument(name, default=usual(name) or default, help=what, metavar=metavar)
    for name, number, what in _NUMBERS:
        metavar = "SECONDS" if isinstance(number, float) else "N"
        value, text = usual(name, str(number)), f"{what}: {number}"
        made.add_argument(name, type=type(number), default=value, help=text, metavar=metavar)
    for name, what, metavar in _LISTS:
        made.add_argument(name, nargs="+", default=usual(name).split(), help=what, metavar=metavar)
    made.add_argument(
        "--log",
        default=usual("--log", "error"),
        help=f"write a line of JSON for each event from this level on: {', '.join(_LOG_LEVELS)}",
        metavar="LEVEL",
    )
    for name, what in _SWITCHES:
        made.add_argument(name, action="store_true", default=usual(name) not in {"", "0"}, help=what)
    made.add_argument("--version", action="version", version=f"{PROGRAM} {VERSION}")
    return made


def variable_of(option: str) -> str:
    """The variable of the environment that gives an option which the arguments do not."""
    return "STRAIGHTS_" + option.removeprefix("--").replace("-", "_").upper()


def usual(option: str, default: str = "") -> str:
    """The value of an option that the arguments do not give: that of its variable, or the default."""
    return os.environ.get(variable_of(option)) or default


def reads_file(arguments: Sequence[str]) -> bool:
    """Whether some of the options are in a file."""
    return any(argument.startswith(_FILE) for argument in arguments)


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """The options of these arguments; raises ValueError."""
    try:
        return parser().parse_args(arguments)
    except RecursionError:
        raise ValueError("a file of options names itself") from None


def reloaded(given: argparse.Namespace, arguments: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    """The options of a running server after its arguments were read again; raises ValueError.

    Also returns the names of those that have changed, but are used only by a server that starts.
    """
    try:
        wanted = parsed(arguments)
    except SystemExit:
        raise ValueError("--help and --version are no options of a running server") from None
    fixed = {name: value for name, value in vars(given).items() if name not in CHANGEABLE}
    needing_restart = [name for name, value in fixed.items() if getattr(wanted, name) != value]
    vars(wanted).update(fixed)
    return wanted, [f"--{name.replace('_', '-')}" for name in needing_restart]


def options_of(given: argparse.Namespace) -> Options:
    """The options of the server; raises ValueError for one that is impossible."""
    _verify(given)
    page = _page(given.page)
    public = _public_url(given.public_url)
    if given.host.startswith(LOCAL) and not public:
        raise ValueError("--host unix:PATH needs --public-url: links to tables cannot lead to a local socket")
    return Options(
        host=given.host,
        port=given.port,
        public_url=public,
        page=own_page() if plays_alone(page) else page,
        alone=page if plays_alone(page) else None,
        origins=Origins(
            origin_of(public), tuple(map(_origin, given.origins)), tuple(map(_proxy, given.proxies))
        ),
        limits=_limits(given),
        settings=TableSettings(grace=given.grace, has_numbered_deals=given.seed_deals),
        pause=given.pause,
        processes=given.processes,
        is_announced=given.announce,
        metrics=_metrics(given.metrics),
        admin=_socket(given.admin),
        prefix=_prefix(given.table_prefix),
        has_host=given.until_input_ends,
    )


def event_log(given: argparse.Namespace) -> EventLog:
    """The log that was asked for."""
    return EventLog(Level[given.log.upper()], time.monotonic, has_addresses=given.log_addresses)


def connections_warning(wanted: int, limits: Limits) -> str:
    """A sentence if the system allows far fewer connections than wanted, else ""."""
    if limits.connections >= _NEARLY_ALL * wanted:
        return ""
    return (
        f"the system allows {open_files.raise_open_files()} open files, so there are at most "
        f"{limits.connections} connections instead of {wanted}; ulimit -Hn or LimitNOFILE= allows more"
    )


def _limits(given: argparse.Namespace) -> Limits:
    wanted = Limits(
        connections=given.connections,
        tables=given.tables,
        stored_finished=given.keep_finished,
        stored_unfinished=given.keep_unfinished,
    )
    return open_files.limits_within(open_files.raise_open_files(), wanted)


def database_of(text: str) -> str:
    """The path of the file, or the URL of a Redis server; raises ValueError for any other database."""
    if text.startswith(REDIS):
        return text
    if text.startswith(_SQLITE):
        return text.removeprefix(_SQLITE)
    if "://" in text:
        raise ValueError(f"no such database: {text}; give a file, sqlite:///PATH or redis://HOST")
    return text


def _prefix(text: str) -> str:
    """The prefix of table names, validated; raises ValueError."""
    if len(text) > _MAX_PREFIX_LENGTH or not set(text) <= set(LETTERS):
        raise ValueError(
            f"names of tables cannot begin with {text}: use up to {_MAX_PREFIX_LENGTH} of {LETTERS}"
        )
    return text


def _public_url(text: str) -> str:
    """The address for clients without a slash at its end, "" for none; raises ValueError."""
    if text and not text.startswith(("http://", "https://")):
        raise ValueError(f"--public-url begins with http:// or https://, unlike {text}")
    return text.rstrip("/")


def _metrics(text: str) -> tuple[str, int] | None:
    """The host and the port of the metrics; None for none. Raises ValueError."""
    if not text:
        return None
    host, _, port = text.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or int(port) > _MAX_PORT:
        raise ValueError(f"--metrics is a host and a port, such as 127.0.0.1:9100, unlike {text}")
    return host.strip("[]"), int(port)


def _origin(url: str) -> str:
    """The origin of other pages; raises ValueError."""
    if "://" not in url:
        raise ValueError(f"--origins are addresses of pages, such as https://a.example, unlike {url}")
    return origin_of(url)


def _proxy(text: str) -> Network:
    """The network of a proxy; raises ValueError."""
    try:
        return network_of(text)
    except TableError as error:
        raise ValueError(f"--proxies: {error}") from None


def _socket(text: str) -> Path | None:
    """The path of the operator's socket; None for none. Raises ValueError where there can be none."""
    if text and sys.platform == "win32":
        raise ValueError("--admin needs a system with local sockets, unlike Windows")
    return Path(text) if text else None


def _verify(given: argparse.Namespace) -> None:
    """Raise ValueError for a number that is too small, or is none, or for an unknown level of the log."""
    for name, least in _LEAST.items():
        if not least <= getattr(given, name) < math.inf:
            raise ValueError(f"--{name.replace('_', '-')} is {least} or more, unlike {getattr(given, name)}")
    if given.log not in _LOG_LEVELS:
        raise ValueError(f"--log is one of {', '.join(_LOG_LEVELS)}, unlike {given.log}")
    if given.port > _MAX_PORT:
        raise ValueError(f"--port is {_MAX_PORT} or less, unlike {given.port}")


def _page(text: str | None) -> Path | None:
    """The folder of the page, by default the bundled page; raises ValueError if it contains no page."""
    if text is None:
        return own_page()
    if not (Path(text) / "index.html").is_file():
        raise ValueError(f"there is no page in {text}; build it with: make web")
    return Path(text)


def plays_alone(page: Path | None) -> bool:
    """Whether the page contains an engine, and so joins no table, while the bundled page does."""
    return page is not None and (page / "engine").is_dir() and own_page() is not None


def own_page() -> Path | None:
    """The bundled page; None if there is none, as in a checkout in which it has not been built."""
    page = resources.files("straights_server") / "page"
    return page if isinstance(page, Path) and (page / "index.html").is_file() else None
