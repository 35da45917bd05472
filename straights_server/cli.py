"""`straights-server`: serves tables for people at their own screens."""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from straights_server import command_line
from straights_server.adapter.options import Options
from straights_server.administration import backup, program
from straights_server.command_line import DATABASE, PROGRAM, REDIS, SOCKET, usual
from straights_server.errors import ListenError, TableError
from straights_server.listening import LOCAL, verify_free
from straights_server.monitoring.monitor import Monitor
from straights_server.service.peers import Peers
from straights_server.store import Store, StoreError

if TYPE_CHECKING:
    from straights_server.adapter.server import Server

_OK, _FAILED, _WRONG_USAGE = 0, 1, 2
_EXTRAS = {"websockets": "server", "redis": "redis", "prometheus_client": "metrics"}


def main(argv: Sequence[str] | None = None) -> int:
    """Serve until SIGTERM or Ctrl+C, or run another command; return the exit status."""
    arguments = sys.argv[1:] if argv is None else argv
    if arguments[:1] == [backup.COMMAND]:
        return _back_up(arguments[1:])
    if arguments[:1] == [program.COMMAND]:
        return _administer(arguments[1:])
    return _serve_tables(arguments)


def _back_up(arguments: Sequence[str]) -> int:
    given = backup.parser(PROGRAM, usual("--database", DATABASE)).parse_args(arguments)
    if given.database.startswith(REDIS):
        return _note("a Redis is copied by its own commands: BGSAVE, or redis-cli --rdb FILE", _WRONG_USAGE)
    try:
        database = command_line.database_of(given.database)
        count = backup.back_up(Path(database), given.file)
    except ValueError as error:
        return _note(str(error), _WRONG_USAGE)
    except StoreError as error:
        return _note(str(error), _FAILED)
    print(f"{given.file}: {count} {'table' if count == 1 else 'tables'}")
    return _OK


def _administer(arguments: Sequence[str]) -> int:
    given = program.parser(PROGRAM, usual("--admin", SOCKET)).parse_args(arguments)
    try:
        lines = program.ask(given.socket, given.words)
    except TableError as error:
        return _note(str(error), _FAILED)
    print("\n".join(lines))
    return _OK


def _serve_tables(arguments: Sequence[str]) -> int:
    try:
        given = command_line.parsed(arguments)
        database = command_line.database_of(given.database)
        options = command_line.options_of(given)
    except ValueError as error:
        return _note(str(error), _WRONG_USAGE)
    try:
        from straights_server.adapter.loop import run  # noqa: PLC0415  # after the command line was read

        return run(_serve(arguments, given, options, database))
    except ModuleNotFoundError as error:
        extra = _EXTRAS.get(error.name or "")
        if extra is None:
            raise
        return _note(f'this needs an extra: pip install "straights[{extra}]"', _FAILED)
    except (StoreError, ListenError) as error:
        return _note(str(error), _FAILED)
    except OSError as error:
        place = given.host if given.host.startswith(LOCAL) else f"{given.host}, port {given.port}"
        return _note(f"cannot listen at {place}: {error.strerror}", _FAILED)


async def _serve(arguments: Sequence[str], given: argparse.Namespace, options: Options, database: str) -> int:
    """Serve until a signal, or the end of the input, stops the server."""
    from straights_server.adapter.ending import stop_on_signals, stop_with_input  # noqa: PLC0415  # as above
    from straights_server.adapter.heartbeat import READY, notify  # noqa: PLC0415  # as above
    from straights_server.adapter.server import Server  # noqa: PLC0415  # as above

    await verify_free(given.host, given.port)  # before the database of a running server is opened
    monitor = Monitor(command_line.event_log(given))
    store, peers = _opened(database, monitor)
    server = Server(options, store, secrets.randbits, peers, monitor)
    stop = asyncio.Event()
    reload = _reloading(arguments, given, server, monitor)
    stop_on_signals(stop, reload if command_line.reads_file(arguments) else None)
    if given.until_input_ends:
        stop_with_input(stop)
    await server.start()
    notify(READY)
    _greet(server.url, command_line.connections_warning(given.connections, options.limits), options.page)
    await server.run(stop)
    return _OK


def _greet(url: str, warning: str, page: Path | None) -> None:
    from straights_server.http.pages import NO_PAGE  # noqa: PLC0415  # as above

    what = "Tables for windows are" if page is None else "Straights is"
    print(f"{what} at {url}/ (Ctrl+C ends)", flush=True)
    for note in filter(None, (warning, NO_PAGE if page is None else "")):
        _note(note, _OK)


def _reloading(
    arguments: Sequence[str], given: argparse.Namespace, server: Server, monitor: Monitor
) -> Callable[[], None]:
    """Reads the options in the files of a running server again, which then goes on with them."""

    def reload() -> None:
        """Tell what came of it; impossible options change nothing."""
        nonlocal given
        try:
            found, needing_restart = command_line.reloaded(given, arguments)
            options = command_line.options_of(found)
            server.reload(options)
        except (OSError, ValueError) as error:
            _note(f"the options stay as they are: {error}", _OK)
            return
        given = found
        monitor.log = command_line.event_log(given)
        _note("the options were read again", _OK)
        if warning := command_line.connections_warning(given.connections, options.limits):
            _note(warning, _OK)
        if needing_restart:
            _note(f"restart the server to change {', '.join(needing_restart)}", _OK)

    return reload


def _opened(database: str, monitor: Monitor) -> tuple[Store, Peers | None]:
    """The store of a database, and the other servers that share it; raises StoreError."""
    if database.startswith(REDIS):
        from straights_server.cluster.router import cluster_at  # noqa: PLC0415  # needs the extra

        cluster = cluster_at(database)
        cluster.lease.on_answered = monitor.counts.round_trips.observe
        return cluster.store, cluster
    from straights_server.sqlite_store import SqliteStore  # noqa: PLC0415  # as above

    return SqliteStore(database), None


def _note(text: str, status: int) -> int:
    print(f"{PROGRAM}: {text}", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
