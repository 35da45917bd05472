"""Prices that were computed once, in a folder: a small file for each round that was reviewed."""

from __future__ import annotations

import json
import os
import time
from contextlib import suppress
from pathlib import Path

_KEPT = 400
"""Rounds; a file has some four kilobytes."""

_MAX_BYTES = 200_000
_MAX_WRITE_AGE = 24 * 3600.0
"""Seconds; a file that is not whole by then never will be."""


class ReviewCache:
    """What was kept may be damaged or gone: then it is computed again. Used on one thread at a time."""

    def __init__(self, folder: Path) -> None:
        """A cache in a folder, which is made with the first round."""
        self._folder = folder

    def load(self, key: str) -> object:
        """What was kept under a name; None where there is nothing that can be read."""
        path = self._path(key)
        with suppress(OSError, ValueError, RecursionError):
            if path.is_file() and path.stat().st_size <= _MAX_BYTES:
                found: object = json.loads(path.read_bytes())
                return found
        return None

    def save(self, key: str, record: object) -> None:
        """Keep a record; where the disk is full, it is computed again next time."""
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            path = self._path(key)
            fresh = path.with_suffix(f".{os.getpid()}.new")
            try:
                fresh.write_text(json.dumps(record), encoding="utf-8")
                fresh.replace(path)
            finally:
                fresh.unlink(missing_ok=True)  # where the disk was full
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
