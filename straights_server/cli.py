"""`straights-server`: serves tables for people at their own screens."""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

from engine.straights.setup import Variant
from engine.version import VERSION
from straights_server import backup
from straights_server.administration import program
from straights_server.errors import TableError
from straights_server.limits import Limits
from straights_server.listening import verify_free
from straights_server.lobby import LETTERS
from straights_server.monitoring.event_log import EventLog, Level
from straights_server.monitoring.monitor import Monitor
from straights_server.service.peers import Peers
from straights_server.store import Store, StoreError
from straights_server.table_settings import TableSettings

if TYPE_CHECKING:
    from straights_server.adapter.server import Server

PROGRAM = "straights-server"
PORT = 8765
DATABASE = "straights.sqlite3"
SOCKET = "straights.socket"
_MAX_PORT = 65_535
_OK, _FAILED, _WRONG_USAGE = 0, 1, 2
_MAX_PREFIX_LENGTH = 4
_NEARLY_ALL = 0.9
"""The part of the wanted connections that is as good as all of them."""

_SQLITE = "sqlite:///"
_REDIS = ("redis://", "rediss://", "unix://")
_EXTRAS = {"websockets": "server", "redis": "redis", "prometheus_client": "metrics"}
_LOG_LEVELS = ("info", "warning", "error")

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
    ("--grace", 60.0, "seconds before a computer plays for who is away"),
    ("--pause", 0.8, "seconds before each move of a computer"),
    ("--connections", Limits().connections, "how many there may be at once, in all"),
    ("--tables", Limits().tables, "how many may be in use at once"),
    ("--keep-finished", Limits().stored_finished, "how many stay in the file after their last game"),
    ("--keep-unfinished", Limits().stored_unfinished, "how many others stay in the file"),
    ("--processes", 2, "in how many processes computers think, 0 for a thread of the server"),
)
_LISTS = (
    ("--origins", "other pages that may connect", "URL"),
    ("--proxies", "proxies on other machines, whose X-Forwarded-For is believed", "ADDRESS"),
)
_SWITCHES = (
    ("--announce", "let windows on the local network find the public tables; needs the extra lan"),
    ("--log-addresses", "write the addresses of clients to the log"),
    ("--until-input-ends", "end when standard input does: for a program that starts a server"),
    ("--seed-deals", "numbered deals, which can be computed: for tests"),
)


def main(argv: Sequence[str] | None = None) -> int:
    """Serve until SIGTERM or Ctrl+C, or run another command; return the exit status."""
    arguments = sys.argv[1:] if argv is None else argv
    if arguments[:1] == [backup.COMMAND]:
        return _back_up(arguments[1:])
    if arguments[:1] == [program.COMMAND]:
        return _administer(arguments[1:])
    return _serve_tables(parser().parse_args(arguments))


def _back_up(arguments: Sequence[str]) -> int:
    given = backup.parser(PROGRAM, DATABASE).parse_args(arguments)
    if given.database.startswith(_REDIS):
        return _note("a Redis is copied by its own commands: BGSAVE, or redis-cli --rdb FILE", _WRONG_USAGE)
    try:
        database = _database(given.database)
        count = backup.back_up(Path(database), given.file)
    except ValueError as error:
        return _note(str(error), _WRONG_USAGE)
    except StoreError as error:
        return _note(str(error), _FAILED)
    print(f"{given.file}: {count} {'table' if count == 1 else 'tables'}")
    return _OK


def _administer(arguments: Sequence[str]) -> int:
    given = program.parser(PROGRAM, SOCKET).parse_args(arguments)
    try:
        lines = program.ask(given.socket, given.words)
    except TableError as error:
        return _note(str(error), _FAILED)
    print("\n".join(lines))
    return _OK


def _serve_tables(given: argparse.Namespace) -> int:
    try:
        database = _database(given.database)
        page = _page(given.page)
        prefix = _prefix(given.table_prefix)
        _metrics(given.metrics)
        _socket(given.admin)
        _verify_numbers(given)
    except ValueError as error:
        return _note(str(error), _WRONG_USAGE)
    try:
        from straights_server.adapter.loop import run  # noqa: PLC0415  # after the command line was read

        return run(_serve(given, database, page, prefix))
    except ModuleNotFoundError as error:
        extra = _EXTRAS.get(error.name or "")
        if extra is None:
            raise
        return _note(f'this needs an extra: pip install "straights[{extra}]"', _FAILED)
    except StoreError as error:
        return _note(str(error), _FAILED)
    except OSError as error:
        place = given.host if given.host.startswith("unix:") else f"{given.host}, port {given.port}"
        return _note(f"cannot listen at {place}: {error.strerror}", _FAILED)


async def _serve(given: argparse.Namespace, database: str, page: Path | None, prefix: str) -> int:
    from straights_server.adapter.server import Options, Server  # noqa: PLC0415  # as above
    from straights_server.http.origins import Origins, origin_of  # noqa: PLC0415  # after the command line was read

    limits, fewer = _limits(given)
    await verify_free(given.host, given.port)  # before the database of a running server is opened
    store, peers = _opened(database)
    public = given.public_url.rstrip("/")
    options = Options(
        host=given.host,
        port=given.port,
        public_url=public,
        page=own_page() if plays_alone(page) else page,
        alone=page if plays_alone(page) else None,
        origins=Origins(tuple(filter(None, map(origin_of, (public, *given.origins)))), tuple(given.proxies)),
        limits=limits,
        settings=replace(TableSettings(Variant(0)), grace=given.grace, has_numbered_deals=given.seed_deals),
        pause=given.pause,
        processes=given.processes,
        is_announced=given.announce,
        metrics=_metrics(given.metrics),
        admin=_socket(given.admin),
        prefix=prefix,
        has_host=given.until_input_ends,
    )
    server = Server(options, store, secrets.randbits, peers, _monitor(given))
    return await _run(server, fewer, has_page=page is not None, ends_with_input=given.until_input_ends)


async def _run(server: Server, warning: str, *, has_page: bool, ends_with_input: bool) -> int:
    """Serve until a signal, or the end of the input, stops the server."""
    from straights_server.adapter.ending import stop_on_signals, stop_with_input  # noqa: PLC0415  # as in _serve
    from straights_server.http.pages import NO_PAGE  # noqa: PLC0415  # as above

    stop = asyncio.Event()
    stop_on_signals(stop)
    if ends_with_input:
        stop_with_input(stop)
    await server.start()
    what = "Straights is" if has_page else "Tables for windows are"
    place = server.url if server.url.startswith("unix:") else f"{server.url}/"
    print(f"{what} at {place} (Ctrl+C ends)", flush=True)
    for note in filter(None, (warning, "" if has_page else NO_PAGE)):
        _note(note, _OK)
    await server.run(stop)
    return _OK


def _monitor(given: argparse.Namespace) -> Monitor:
    if given.log is None:
        return Monitor()
    level = Level[given.log.upper()]
    return Monitor(EventLog(level, time.monotonic, has_addresses=given.log_addresses))


def _limits(given: argparse.Namespace) -> tuple[Limits, str]:
    """The limits of the server, and a warning if the system allows far fewer connections."""
    from straights_server.adapter.open_files import limits_within, raise_open_files  # noqa: PLC0415  # as in _serve

    wanted = Limits(
        connections=given.connections,
        tables=given.tables,
        stored_finished=given.keep_finished,
        stored_unfinished=given.keep_unfinished,
    )
    open_files = raise_open_files()
    limits = limits_within(open_files, wanted)
    if limits.connections >= _NEARLY_ALL * wanted.connections:
        return limits, ""
    reason = (
        f"the system allows {open_files} open files, so there are at most {limits.connections} connections"
    )
    return limits, f"{reason} instead of {wanted.connections}; ulimit -Hn or LimitNOFILE= allows more"


def _opened(database: str) -> tuple[Store, Peers | None]:
    """The store of a database, and the other servers that share it; raises StoreError."""
    if database.startswith(_REDIS):
        from straights_server.cluster.router import cluster_at  # noqa: PLC0415  # needs the extra

        cluster = cluster_at(database)
        return cluster.store, cluster
    from straights_server.sqlite_store import SqliteStore  # noqa: PLC0415  # as above

    return SqliteStore(database), None


def parser() -> argparse.ArgumentParser:
    """The command-line parser."""
    made = argparse.ArgumentParser(
        prog=PROGRAM,
        description="Serve tables for people at their own screens.",
        epilog=f"{PROGRAM} {backup.COMMAND} FILE copies the tables of a running server, "
        f"{PROGRAM} {program.COMMAND} looks after it.",
        allow_abbrev=False,
    )
    for name, default, what, metavar in _TEXTS:
        made.add_argument(name, default=default, help=what, metavar=metavar)
    for name, number, what in _NUMBERS:
        made.add_argument(name, type=type(number), default=number, help=f"{what}: {number}")
    for name, what, metavar in _LISTS:
        made.add_argument(name, nargs="+", default=(), help=what, metavar=metavar)
    made.add_argument(
        "--log", choices=_LOG_LEVELS, help="write a line of JSON for each event from this level on"
    )
    for name, what in _SWITCHES:
        made.add_argument(name, action="store_true", help=what)
    made.add_argument("--version", action="version", version=f"{PROGRAM} {VERSION}")
    return made


def _database(text: str) -> str:
    """The path of the file, or the URL of a Redis server; raises ValueError for any other database."""
    if text.startswith(_REDIS):
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


def _metrics(text: str) -> tuple[str, int] | None:
    """The host and the port of the metrics; None for none. Raises ValueError."""
    if not text:
        return None
    host, _, port = text.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or int(port) > _MAX_PORT:
        raise ValueError(f"--metrics is a host and a port, such as 127.0.0.1:9100, unlike {text}")
    return host.strip("[]"), int(port)


def _socket(text: str) -> Path | None:
    """The path of the operator's socket; None for none. Raises ValueError where there can be none."""
    if text and sys.platform == "win32":
        raise ValueError("--admin needs a system with local sockets, unlike Windows")
    return Path(text) if text else None


def _verify_numbers(given: argparse.Namespace) -> None:
    """Raise ValueError for a number with which the server could keep nothing."""
    for name in ("connections", "tables", "keep_finished", "keep_unfinished"):
        if getattr(given, name) < 1:
            raise ValueError(f"--{name.replace('_', '-')} is 1 or more, unlike {getattr(given, name)}")


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


def _note(text: str, status: int) -> int:
    print(f"{PROGRAM}: {text}", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
