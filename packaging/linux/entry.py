"""An entry: something that a package puts at a place of the system, before any package format knows of it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath

PROGRAM, DATA, FOLDER = 0o755, 0o644, 0o755


@dataclass(frozen=True, slots=True)
class Entry:
    """A file, a link or a folder, by its place below the root.

    Attributes:
        place: without a slash at its start.
        source: the file that it is a copy of; None for links and folders.
        target: what a link points to; empty for anything else.
    """

    place: str
    source: Path | None = None
    target: str = ""
    mode: int = DATA

    def below(self, folder: str) -> "Entry":
        """The same one within a folder."""
        return replace(self, place=str(PurePosixPath(folder, self.place)))


def entries_of(folder: Path, place: str) -> Iterator[Entry]:
    """All that a folder holds, with the folder itself, as it is to stand at a place.

    Programs stay programs; a library is data, however it came here.
    """
    yield Entry(place, mode=FOLDER)
    for path in sorted(folder.rglob("*")):
        at = str(PurePosixPath(place, path.relative_to(folder).as_posix()))
        if path.is_symlink():
            yield Entry(at, target=str(path.readlink()), mode=0o777)
        elif path.is_dir():
            yield Entry(at, mode=FOLDER)
        else:
            yield Entry(at, path, mode=PROGRAM if _is_program(path) else DATA)


def _is_program(path: Path) -> bool:
    return bool(path.stat().st_mode & 0o100) and ".so" not in path.name
