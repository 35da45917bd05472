"""The people at tables of servers whose phrases the player does not want to see, in a file."""

from __future__ import annotations

import json
from pathlib import Path

from straights_gui.model.storage.autosave import write_durably
from straights_gui.model.storage.bounded_file import read_json_file

FILE = "muted-people.json"
_KEPT = 40
_MAX_BYTES = 100_000


class MutedPeople:
    """The names at one table, where each is unique; unreadable content is ignored."""

    def __init__(self, folder: Path, server: str, table: str) -> None:
        """The file, which has the names at all tables, is created with the first name."""
        self._path, self._table = folder / FILE, f"{server} {table}"
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
        kept = dict(list(tables.items())[-_KEPT:])
        self._path.parent.mkdir(parents=True, exist_ok=True)
        write_durably(self._path, json.dumps(kept).encode(), mode=0o600)

    def _load(self) -> dict[str, tuple[str, ...]]:
        content = read_json_file(self._path, _MAX_BYTES)
        tables = content.items() if isinstance(content, dict) else ()
        return {table: tuple(map(str, names)) for table, names in tables if isinstance(names, list)}
