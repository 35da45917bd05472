"""What is kept of tables of servers: the tokens of this player's seats, and whose phrases are muted."""

from __future__ import annotations

import json
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Annotated

from engine.errors import BadMessage
from engine.fast_dataclass import dataclass
from engine.protocol.codecs import Integer
from engine.protocol.records import Record
from straights_gui.model.storage.autosave import write_durably
from straights_gui.model.storage.bounded_file import read_json_file

_FOLDER = "seats"
_KEPT = 40
_MAX_BYTES = 4_096


@dataclass(frozen=True, slots=True)
class SeatToken:
    """A seat at a table.

    Attributes:
        server: the URL of the server.
        token: proves that the seat is the player's; secret.
        seq: of the last message received, -1 for none.
    """

    server: str
    table: str
    token: str
    name: str
    seq: Annotated[int, Integer(-1)] = -1


_SEAT = Record(SeatToken)


class SeatTokenStore:
    """A folder with a file for each seat, readable only by this user."""

    def __init__(self, folder: Path) -> None:
        """The subfolder for seats is created with the first one."""
        self._folder = folder / _FOLDER

    def find(self, server: str, table: str) -> SeatToken | None:
        """The seat at a table; None if there is none, or its file cannot be read."""
        return _read(self._path(server, table))

    def all(self) -> tuple[SeatToken, ...]:
        """All seats, the most recent first."""
        seats = (_read(path) for path in self._paths())
        return tuple(seat for seat in seats if seat is not None)

    def keep(self, seat: SeatToken) -> None:
        """Store a seat atomically, and remove the oldest of many. Raises OSError."""
        self._folder.mkdir(parents=True, exist_ok=True)
        self._folder.chmod(0o700)
        path = self._path(seat.server, seat.table)
        write_durably(path, json.dumps(_SEAT.write(seat)).encode(), mode=0o600)
        for old in self._paths()[_KEPT:]:
            with suppress(OSError):
                old.unlink()

    def forget(self, server: str, table: str) -> None:
        """Delete a seat that the server no longer knows; errors are ignored."""
        with suppress(OSError):
            self._path(server, table).unlink(missing_ok=True)

    def _path(self, server: str, table: str) -> Path:
        """The file of a seat, named by a hash, since URLs contain characters that file names cannot."""
        return self._folder / f"{sha256(f'{server} {table}'.encode()).hexdigest()[:32]}.json"

    def _paths(self) -> list[Path]:
        """The files, the newest first."""
        with suppress(OSError):
            return sorted(self._folder.glob("*.json"), key=lambda path: -path.stat().st_mtime_ns)
        return []


def _read(path: Path) -> SeatToken | None:
    """Read the seat in a file; None if it cannot be read or is invalid."""
    with suppress(BadMessage):
        return _SEAT.read(read_json_file(path, _MAX_BYTES))
    return None


MUTED_FILE = "muted-people.json"
_KEPT_TABLES = 40
_MAX_MUTED_BYTES = 100_000


class MutedPeople:
    """The names at one table, where each is unique; unreadable content is ignored."""

    def __init__(self, folder: Path, server: str, table: str) -> None:
        """The file, which has the names at all tables, is created with the first name."""
        self._path, self._table = folder / MUTED_FILE, f"{server} {table}"
        self._names = frozenset(self._load().get(self._table, ()))

    def __contains__(self, name: str) -> bool:
        return name in self._names

    def set_muted(self, name: str, *, is_muted: bool) -> None:
        """Mute a person, or no longer; the oldest of many tables is dropped. Raises OSError.

        If the file cannot be written, the person is muted as long as the window is open.
        """
        self._names = self._names | {name} if is_muted else self._names - {name}
        tables = self._load()
        tables.pop(self._table, None)
        if self._names:
            tables[self._table] = tuple(sorted(self._names))
        kept = dict(list(tables.items())[-_KEPT_TABLES:])
        self._path.parent.mkdir(parents=True, exist_ok=True)
        write_durably(self._path, json.dumps(kept).encode(), mode=0o600)

    def _load(self) -> dict[str, tuple[str, ...]]:
        content = read_json_file(self._path, _MAX_MUTED_BYTES)
        tables = content.items() if isinstance(content, dict) else ()
        return {table: tuple(map(str, names)) for table, names in tables if isinstance(names, list)}
