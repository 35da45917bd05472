"""Breaks the frozen game, and tells which check sees it: a check counts when it was seen red.

Run by hand after `make check-windows`, since it takes minutes for each; docs/testing.md has the table:
PYTHONPATH=packaging:. build/packaging/venv/bin/python -m windows.checks.breaks
"""

import marshal
import shutil
import tempfile
import zlib
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PyInstaller.archive.readers import CArchiveReader

from windows.checks.game_checks import GAME_CHECKS
from windows.checks.hosting_checks import HOSTING
from windows.checks.installer_fixture import GAME, InstallerFixture
from windows.checks.trial import ERRORS
from windows.checks.wine import running_wine
from windows.cross_build import frozen_game

CHECKS = (*GAME_CHECKS, *HOSTING)


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
    with tempfile.TemporaryDirectory(dir=frozen_game.FOLDER) as folder, running_wine(Path(folder)) as wine:
        frozen_game.freeze_game(wine)
        fixture = InstallerFixture(wine, frozen_game.BUNDLE, frozen_game.BUNDLE, Path(), Path(), Path())
        fixture.create_player_files()
        for name, harm in BREAKS.items():
            shutil.rmtree(fixture.usual_folder, ignore_errors=True)
            shutil.copytree(frozen_game.BUNDLE, fixture.usual_folder)
            harm(fixture.usual_folder)
            print(f"| {name} | {seen_by(fixture)} |", flush=True)


def seen_by(fixture: InstallerFixture) -> str:
    """The sentence of the first check that fails."""
    for check in CHECKS:
        try:
            check(fixture)
        except ERRORS as failure:
            print(f"    {str(failure)[:500]}", flush=True)
            return str(check.__doc__)
    return "no check"


if __name__ == "__main__":
    main()
