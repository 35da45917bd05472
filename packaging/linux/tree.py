"""What the packages put where: the bundle in one folder, what desktops look for where they look for it.

The bundle is in /usr/lib, since it is made for one processor. Debian keeps games in /usr/games, other
distributions know no such folder on the path: docs/decisions/0014-places-on-linux.md.
"""

import gzip
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bundle import names, places
from bundle.errors import PackagingError
from bundle.icons import DRAWINGS
from linux import texts
from linux.changelog_texts import debian_changelog
from linux.entry import FOLDER, Entry, entries_of
from linux.metainfo import FILE, metainfo

MADE = places.BUILD / "linux"
HOME = f"usr/lib/{names.PACKAGE}"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
DOCUMENTS = f"usr/share/doc/{names.PACKAGE}"
_MIME_ICON = names.MIME_TYPE.replace("/", "-")


@dataclass(frozen=True, slots=True)
class Layout:
    """Where a kind of distribution wants what others want elsewhere.

    Attributes:
        programs: the folder of the path in which people's games are.
        is_debian: whether documents are as Debian wants them.
    """

    programs: str
    is_debian: bool


DEBIAN = Layout("usr/games", is_debian=True)
RPM = Layout("usr/bin", is_debian=False)


class IconMissing(PackagingError):
    """An icon was not drawn yet."""


def tree(bundle: Path, layout: Layout) -> tuple[Entry, ...]:
    """Everything that a package installs, in the order of its places."""
    window = f"/{layout.programs}/{names.WINDOW}"
    found = [*entries_of(bundle, HOME), *_programs(layout), *desktop_files(window)]
    found += [*_manual(), *(_debian_documents(bundle) if layout.is_debian else _rpm_documents(bundle))]
    return tuple(sorted(found, key=lambda entry: entry.place))


def desktop_files(window: str, share: str = "usr/share") -> Iterator[Entry]:
    """What a desktop reads: menu, metadata, file type and icons; `window` is the command of the menu."""
    made = {
        f"applications/{names.APP_ID}.desktop": texts.desktop_entry(window),
        f"metainfo/{FILE}": metainfo(),
        f"mime/packages/{names.PACKAGE}.xml": texts.mime_type(),
    }
    for place, text in made.items():
        yield Entry(f"{share}/{place}", _made(f"{share}-{place}", text.encode()))
    for icon, place in _icons():
        yield Entry(f"{share}/icons/hicolor/{place}", icon)


def _icons() -> Iterator[tuple[Path, str]]:
    """Each icon of the program and of a saved game, and where desktops look for it."""
    for prefix, kind in (("", f"apps/{names.PACKAGE}"), ("document-", f"mimetypes/{_MIME_ICON}")):
        for size in SIZES:
            icon = places.ICONS / f"{prefix}{size}.png"
            if not icon.is_file():
                raise IconMissing(f"there is no icon {icon}; freeze first, which paints them")
            yield icon, f"{size}x{size}/{kind}.png"
    yield places.RESOURCES / "straights.svg", f"scalable/apps/{names.PACKAGE}.svg"
    yield DRAWINGS / "document.svg", f"scalable/mimetypes/{_MIME_ICON}.svg"


def _programs(layout: Layout) -> Iterator[Entry]:
    """A link for each program: what starts it looks for its folder where it really lies."""
    for program in (names.WINDOW, names.CONSOLE):
        yield Entry(f"{layout.programs}/{program}", target=f"../lib/{names.PACKAGE}/{program}", mode=0o777)


def _manual() -> Iterator[Entry]:
    for program in (names.WINDOW, names.CONSOLE):
        page = gzip.compress(texts.manual_page(program).encode(), mtime=0)
        yield Entry(f"usr/share/man/man6/{program}.6.gz", _made(f"{program}.6.gz", page))


def _debian_documents(bundle: Path) -> Iterator[Entry]:
    yield Entry(DOCUMENTS, mode=FOLDER)
    yield Entry(f"{DOCUMENTS}/copyright", _made("copyright", texts.copyright_notice(bundle, HOME).encode()))
    yield Entry(f"{DOCUMENTS}/changelog.gz", _made("changelog.gz", debian_changelog()))
    yield Entry(f"usr/share/lintian/overrides/{names.PACKAGE}", texts.DATA / "lintian-overrides")


def _rpm_documents(bundle: Path) -> Iterator[Entry]:
    licences = f"usr/share/licenses/{names.PACKAGE}"
    yield Entry(DOCUMENTS, mode=FOLDER)
    yield Entry(f"{DOCUMENTS}/CHANGELOG.md", places.ROOT / "CHANGELOG.md")
    yield Entry(licences, mode=FOLDER)
    yield Entry(f"{licences}/LICENSE", places.ROOT / "LICENSE")
    yield Entry(f"{licences}/NOTICE", places.ROOT / "NOTICE")
    yield Entry(f"{licences}/copyright", _made("copyright", texts.copyright_notice(bundle, HOME).encode()))


def _made(name: str, content: bytes) -> Path:
    """Write something down below `build`, for the packers to take it from there."""
    path = MADE / "made" / name.replace("/", "-")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path
