"""A cache of computed prices: a small file for each reviewed round in a folder."""

from __future__ import annotations

import json
import os
import time
from contextlib import suppress
from pathlib import Path

from straights_gui.model.storage.bounded_file import read_json_file

_KEPT = 400
"""Rounds; a file has some four kilobytes."""

_MAX_BYTES = 200_000
_MAX_WRITE_AGE = 24 * 3600.0
"""Seconds; a temporary file of this age is abandoned."""


class ReviewCache:
    """Damaged or missing entries are computed again. To be used on one thread at a time."""

    def __init__(self, folder: Path) -> None:
        """The folder is created with the first round."""
        self._folder = folder

    def load(self, key: str) -> object:
        """The record of a key; None if there is none that can be read."""
        return read_json_file(self._path(key), _MAX_BYTES)

    def save(self, key: str, record: object) -> None:
        """Store a record; if the disk is full, it is computed again next time."""
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            path = self._path(key)
            fresh = path.with_suffix(f".{os.getpid()}.new")
            try:
                fresh.write_text(json.dumps(record), encoding="utf-8")
                fresh.replace(path)
            finally:
                fresh.unlink(missing_ok=True)  # still there if the disk is full
            self._drop_oldest()

    def _path(self, key: str) -> Path:
        return self._folder / f"{key}.json"

    def _drop_oldest(self) -> None:
        for half in self._folder.glob("*.new"):
            if time.time() - half.stat().st_mtime > _MAX_WRITE_AGE:  # its writer was killed
                half.unlink(missing_ok=True)
        paths = list(self._folder.glob("*.json"))
        if len(paths) <= _KEPT:
            return
        for path in sorted(paths, key=lambda each: each.stat().st_mtime_ns)[:-_KEPT]:
            path.unlink(missing_ok=True)
