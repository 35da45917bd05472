"""`straights-server backup FILE`: copies the tables of a running server, which goes on meanwhile."""

from __future__ import annotations

import argparse
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from straights_server.store import StoreError

COMMAND = "backup"
_OWNER_ONLY = 0o600


def parser(program: str, database: str) -> argparse.ArgumentParser:
    """The command-line parser; `database` is the usual one of the server."""
    made = argparse.ArgumentParser(
        prog=f"{program} {COMMAND}",
        description="Copy the tables into a new file, while the server runs or not.",
        allow_abbrev=False,
    )
    made.add_argument("file", help="the new file", metavar="FILE", type=Path)
    made.add_argument(
        "--database", default=database, help=f"the file of the server: {database}", metavar="FILE"
    )
    return made


def back_up(database: Path, file: Path) -> int:
    """Copy a database as it is at this moment into a new file; returns the number of its tables.

    Raises StoreError; then there is no new file.
    """
    if not database.is_file():
        raise StoreError(f"there is no database {database}; give that of the server with --database")
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, _OWNER_ONLY))
    except FileExistsError:
        raise StoreError(f"{file} exists already; give the name of a new file") from None
    except OSError as error:
        raise StoreError(f"cannot write {file}: {error.strerror}") from error
    return _or_remove(file, lambda: _copy(database, file))


def _copy(database: Path, file: Path) -> int:
    with (
        closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(file)) as copy,
    ):
        source.backup(copy)  # in one step: one moment, while the server writes on
        copy.execute("PRAGMA journal_mode = DELETE")  # a single file
        (state,) = copy.execute("PRAGMA quick_check(1)").fetchone()
        if state != "ok":
            raise sqlite3.DatabaseError(state)
        (count,) = copy.execute("SELECT count(*) FROM tables").fetchone()
        return int(count)


def _or_remove(file: Path, copy: Callable[[], int]) -> int:
    try:
        return copy()
    except sqlite3.Error as error:
        file.unlink(missing_ok=True)
        raise StoreError(f"cannot copy the tables into {file}: {error}") from error
