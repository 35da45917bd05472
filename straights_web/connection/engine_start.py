"""Starts the table in the page, with compiled playouts, and prepares what strong players need.

The build packs this module and the compiled playouts beside the engine; engine_worker.js calls it.
"""

import importlib
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from os import urandom
from types import ModuleType

from engine.straights.hosting.computers import Pace
from engine.straights.hosting.local_table import LocalTable

ROOM = "engine.straights.playouts"
SUFFIX = ".abi3.so"


class CompiledPlayouts:
    """Finds the compiled form of the playouts, or nothing where a browser refuses to load a module of it.

    The modules share types, so some of them alone do not work. They are unpacked when the first is imported:
    until then the game starts without them.
    """

    def __init__(self, archive: str, folder: str) -> None:
        self._archive, self._folder = archive, folder
        self._files: dict[str, str] | None = None

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find one of the modules."""
        del path, target
        if not fullname.startswith(f"{ROOM}."):
            return None
        if self._files is None:
            self._files = self._unpack()
            self._try_all(self._files)
        return spec_from_file_location(fullname, file) if (file := self._files.get(fullname)) else None

    def _unpack(self) -> dict[str, str]:
        """Unpack the modules from the archive; returns the files by the names of the modules."""
        from pathlib import Path  # noqa: PLC0415  # it takes longer to import than the whole table
        from zipfile import ZipFile  # noqa: PLC0415  # as pathlib

        target = Path(self._folder)
        target.mkdir(parents=True, exist_ok=True)
        with ZipFile(self._archive) as files:
            places = [Path(place) for place in files.namelist() if place.endswith(SUFFIX)]
            for place in places:
                (target / place.name).write_bytes(files.read(str(place)))
        return {f"{ROOM}.{place.name.removesuffix(SUFFIX)}": str(target / place.name) for place in places}

    def _try_all(self, found: dict[str, str]) -> None:
        """Load the code of all modules without running it."""
        try:
            for name, file in found.items():
                spec = spec_from_file_location(name, file)
                assert spec is not None
                module_from_spec(spec)
        except ImportError as error:
            print(f"The playouts are interpreted: {error}", file=sys.stderr)
            self._files = {}


def random_bits(count: int) -> int:
    """A number of this many random bits that nobody can foresee."""
    return int.from_bytes(urandom((count + 7) // 8)) >> (-count % 8)


def now() -> str:
    """The time, ISO 8601 in UTC."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


def start_table(send: Callable[[str], None]) -> LocalTable:
    """Make the table in the page, which says hello first."""
    table = LocalTable(send, random_bits, now, Pace(time.perf_counter, time.sleep))
    table.start()
    return table


def use_compiled_playouts(archive: str, folder: str) -> None:
    """Let the compiled modules be found that are in the archive of the engine."""
    sys.meta_path.insert(0, CompiledPlayouts(archive, folder))


def preparation() -> Iterator[None]:
    """Make what the first hint and the first move of a strong computer need, step by step.

    A step takes some tens of milliseconds, so that messages can be answered in between.
    """
    for name in ("playouts.compiled", "advice.opponent_models", "advice.two_step", "advice.hints"):
        importlib.import_module(f"engine.straights.{name}")
        yield
    opponent_models = importlib.import_module("engine.straights.advice.opponent_models")
    for number in range(opponent_models.COUNT):
        opponent_models.policy(number)
        yield
    opponent_models.models()
