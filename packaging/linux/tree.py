"""The files of a package and their installed paths: one folder for the bundle, and the desktop's files.

The bundle is in /usr/lib, since it depends on the processor. Debian puts games in /usr/games, which other
distributions do not have on the path: docs/decisions/0014-linux-packages.md.
"""

import gzip
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from bundle import names, paths
from bundle.build_date import timestamp
from bundle.icons import DRAWINGS
from linux import texts
from linux.metainfo import FILE, metainfo

PROGRAM, DATA, FOLDER = 0o755, 0o644, 0o755
OUTPUT = paths.BUILD / "linux"
HOME = f"usr/lib/{names.PACKAGE}"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
DOCUMENTS, LICENCES = (f"usr/share/{kind}/{names.PACKAGE}" for kind in ("doc", "licenses"))
# The folders on the path for games, by which families of distributions are told apart.
DEBIAN, RPM = "usr/games", "usr/bin"
_MIME_ICON = names.MIME_TYPE.replace("/", "-")


@dataclass(frozen=True, slots=True)
class Entry:
    """A file, a link or a folder, by its path below the root.

    Attributes:
        path: without a leading slash.
        source: the file to copy, or the generated content; None for links and folders.
        target: what a link points to; empty for anything else.
    """

    path: str
    source: Path | bytes | None = None
    target: str = ""
    mode: int = DATA

    def content(self) -> bytes:
        """The content of the file; empty for links and folders."""
        if isinstance(self.source, Path):
            return self.source.read_bytes()
        return self.source or b""


def tree(bundle: Path, programs: str) -> tuple[Entry, ...]:
    """Everything that a package installs, sorted by path; the programs in the folder of its distributions."""
    window = f"/{programs}/{names.WINDOW}"
    found = [*entries_of(bundle, HOME), *_programs(programs), *desktop_files(window)]
    return tuple(sorted([*found, *_documents(bundle, programs)], key=lambda entry: entry.path))


def desktop_files(window: str, share: str = "usr/share") -> Iterator[Entry]:
    """The desktop's files: menu entry, metadata, file type, icons; `window` is the command of the entry."""
    made = {
        f"applications/{names.APP_ID}.desktop": texts.desktop_entry(window),
        f"metainfo/{FILE}": metainfo(),
        f"mime/packages/{names.PACKAGE}.xml": texts.mime_type(),
    }
    for place, text in made.items():
        yield Entry(f"{share}/{place}", text.encode())
    for icon, place in _icons():
        yield Entry(f"{share}/icons/hicolor/{place}", icon)


def _icons() -> Iterator[tuple[Path, str]]:
    """Each icon and its path below `icons/hicolor`."""
    for prefix, kind in (("", f"apps/{names.PACKAGE}"), ("document-", f"mimetypes/{_MIME_ICON}")):
        for size in SIZES:
            yield paths.ICONS / f"{prefix}{size}.png", f"{size}x{size}/{kind}.png"
    yield paths.RESOURCES / "straights.svg", f"scalable/apps/{names.PACKAGE}.svg"
    yield DRAWINGS / "document.svg", f"scalable/mimetypes/{_MIME_ICON}.svg"


def _programs(folder: str) -> Iterator[Entry]:
    """A link for each program, which PyInstaller's loader resolves to find `_internal`, and its manual."""
    for program in (names.WINDOW, names.CONSOLE):
        yield Entry(f"{folder}/{program}", target=f"../lib/{names.PACKAGE}/{program}", mode=0o777)
        page = gzip.compress(texts.manual_page(program).encode(), mtime=0)
        yield Entry(f"usr/share/man/man6/{program}.6.gz", page)


def _documents(bundle: Path, programs: str) -> Iterator[Entry]:
    """Changelog and licences, where the policy of Debian wants them or as others have them."""
    notice = texts.copyright_notice(bundle, HOME).encode()
    yield Entry(DOCUMENTS, mode=FOLDER)
    yield Entry(f"{DOCUMENTS}/CHANGELOG.md", paths.ROOT / "CHANGELOG.md")
    if programs == DEBIAN:
        yield Entry(f"{DOCUMENTS}/copyright", notice)
        yield Entry(f"{DOCUMENTS}/changelog.gz", texts.debian_changelog())
        yield Entry(f"usr/share/lintian/overrides/{names.PACKAGE}", texts.DATA / "lintian-overrides")
    else:
        yield Entry(LICENCES, mode=FOLDER)
        yield Entry(f"{LICENCES}/copyright", notice)
        for name in ("LICENSE", "NOTICE"):
            yield Entry(f"{LICENCES}/{name}", paths.ROOT / name)


def entries_of(folder: Path, place: str) -> Iterator[Entry]:
    """The entries of a folder and everything in it, installed at a path.

    Programs remain executable; libraries are data, whatever their mode here.
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


def stage(entries: Iterable[Entry], root: Path) -> None:
    """Write the entries into a new folder, with the modes and the date of the package."""
    root.mkdir()
    for entry in entries:
        path = root / entry.path
        path.parent.mkdir(parents=True, exist_ok=True)
        if entry.target:
            path.symlink_to(entry.target)
        elif entry.source is None:
            path.mkdir(exist_ok=True)
        else:
            path.write_bytes(entry.content())
            path.chmod(entry.mode)
    moment = timestamp()
    for path in (root, *root.rglob("*")):
        if path.is_dir() and not path.is_symlink():
            path.chmod(FOLDER)
        os.utime(path, (moment, moment), follow_symlinks=False)
