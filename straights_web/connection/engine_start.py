"""Starts the table in the page, with compiled playouts, and prepares what strong players need.

The build packs this module and the compiled playouts beside the engine; engine_worker.js calls it.
"""

import importlib
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import SystemRandom
from types import ModuleType
from zipfile import ZipFile

from engine.straights.hosting.local_table import LocalTable

ROOM = "engine.straights.playouts"
SUFFIX = ".abi3.so"


class CompiledPlayouts(MetaPathFinder):
    """Finds the compiled form of the playouts, or nothing where a browser refuses to load a module of it.

    The modules share types, so some of them alone do not work.
    """

    def __init__(self, folder: Path) -> None:
        self._files = {f"{ROOM}.{file.name.removesuffix(SUFFIX)}": file for file in folder.glob(f"*{SUFFIX}")}
        self._were_tried = False

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find one of the modules."""
        del path, target
        if fullname in self._files and not self._were_tried:
            self._try_all()
        return spec_from_file_location(fullname, file) if (file := self._files.get(fullname)) else None

    def _try_all(self) -> None:
        """Load the code of all modules without running it."""
        self._were_tried = True
        try:
            for name, file in self._files.items():
                spec = spec_from_file_location(name, file)
                assert spec is not None
                module_from_spec(spec)
        except ImportError as error:
            print(f"The playouts are interpreted: {error}", file=sys.stderr)
            self._files = {}


def start_table(send: Callable[[str], None]) -> LocalTable:
    """Make the table in the page, which says hello first."""
    table = LocalTable(send, SystemRandom().getrandbits)
    table.start()
    return table


def use_compiled_playouts(archive: str, folder: str) -> None:
    """Unpack the compiled modules from the archive of the engine, and let them be found."""
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    with ZipFile(archive) as files:
        for name in files.namelist():
            if name.endswith(SUFFIX):
                (target / Path(name).name).write_bytes(files.read(name))
    sys.meta_path.insert(0, CompiledPlayouts(target))


def preparation() -> Iterator[None]:
    """Make what the first hint and the first move of a strong computer need, step by step.

    A step takes some tens of milliseconds, so that messages can be answered in between.
    """
    for name in ("playouts.compiled", "advice.opponent_models", "advice.analysis", "advice.hints"):
        importlib.import_module(f"engine.straights.{name}")
        yield
    opponent_models = importlib.import_module("engine.straights.advice.opponent_models")
    for number in range(opponent_models.COUNT):
        opponent_models.policy(number)
        yield
    opponent_models.models()
