"""Breaks the frozen game, and tells which check sees it: a check counts when it was seen red.

Run by hand after `make check-windows`, since it takes minutes for each; docs/testing.md has the table:
PYTHONPATH=packaging:. build/packaging/venv/bin/python -m windows.checks.breaks
"""

import marshal
import re
import shutil
import subprocess
import zlib
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PyInstaller.archive.readers import CArchiveReader

from testing.built_programs import CHECKS, PYTEST, WINE
from windows.checks.installers import GAME
from windows.cross_build import frozen_game


def without(place: str, game: Path) -> None:
    """Remove a file or folder below `_internal`."""
    path = game / "_internal" / place
    shutil.rmtree(path) if path.is_dir() else path.unlink()


def with_code(module: str, old: str, new: str, game: Path) -> None:
    """Replace a text in a module of the frozen window; without docstrings the code fits into its place."""
    source = frozen_game.FOLDER / "sources" / f"{module.replace('.', '/')}.py"
    text = source.read_text(encoding="utf-8")
    assert old in text
    program = CArchiveReader(str(game / GAME))
    modules = program.open_embedded_archive("PYZ.pyz")
    _, offset, length = modules.toc[module]
    code = compile(text.replace(old, new), f"{module.replace('.', '/')}.py", "exec", optimize=2)
    packed = zlib.compress(marshal.dumps(code), 9)
    assert len(packed) <= length
    with (game / GAME).open("r+b") as file:
        file.seek(modules._start_offset + offset)  # noqa: SLF001  # it has no other way to write
        file.write(packed)


BREAKS: Mapping[str, Callable[[Path], None]] = {
    "nothing": lambda _game: None,
    "no card face is painted": partial(
        with_code,
        "straights_gui.view.cards.faces",
        "    colours = design.colours\n    painter",
        "    return; painter",
    ),
    "a hosted table listens on 127.0.0.1 only": partial(
        with_code, "straights_gui.model.hosting.hosted_table", '"0.0.0.0", ', '"127.0.0.1", '
    ),
    "the guests' page is missing": partial(without, "straights_server/page"),
    "no icon of documents": partial(without, "document.ico"),
    "no plugin for styles": partial(without, "PySide6/plugins/styles"),
    "no plugin for sounds": partial(without, "PySide6/plugins/multimedia"),
    "a sound is missing": partial(without, "straights_gui/resources/sounds/deal.wav"),
    "the playouts are interpreted": partial(without, "engine/straights/playouts"),
}


def main() -> None:
    """Print a row of a table for each break: what is broken, and the first check that fails."""
    whole = frozen_game.BUNDLE.with_name("whole")
    for name, harm in BREAKS.items():
        shutil.copytree(frozen_game.BUNDLE, whole)
        try:
            harm(frozen_game.BUNDLE)
            print(f"| {name} | {seen_by()} |", flush=True)
        finally:
            shutil.rmtree(frozen_game.BUNDLE)
            whole.rename(frozen_game.BUNDLE)


def seen_by() -> str:
    """The first check that fails, as pytest names it."""
    done = subprocess.run([*PYTEST, *WINE, *CHECKS[:3]], capture_output=True, text=True, check=False)
    failed = re.findall(r"^FAILED \S+::(\w+)", done.stdout, re.MULTILINE)
    print(done.stdout[-2000:] if done.returncode else "", flush=True)
    return failed[0] if failed else "no check"


if __name__ == "__main__":
    main()
