"""Tests the packages as users would use them: in a minimal Debian, with only their own dependencies.

Prints a line per check; the first failure raises. Screenshots are saved for inspection.
"""

import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bundle import names, paths
from linux.checks import smoke_tests
from linux.checks.chroot import Chroot, bare_debian
from linux.checks.smoke_tests import expect
from linux.checks.xvfb import Xvfb
from linux.deb import build_deb
from linux.dependencies import dependencies_of
from linux.tarball import TOP
from linux.tree import HOME, OUTPUT

PICTURES = OUTPUT / "pictures"
OLDER = "0.0.1"
GAME = "/srv/game" + names.SUFFIX
WITHOUT_SUFFIX = "/srv/game-without-suffix"
# Spaces, a letter outside of ASCII, and a link.
FOLDER = f"/srv/a folder/ü/{TOP}"
LINK = "/srv/link to the game"
# Installed after the game has been run without them.
DESKTOP_TOOLS = (
    *("python3-xdg", "lxmenu-data", "libglib2.0-bin", "xdg-utils"),
    *("desktop-file-utils", "shared-mime-info"),
)
_MENU = "/etc/xdg/menus/lxde-applications.menu"
_ASK = f"""
from xdg.Menu import Menu, MenuEntry, parse

def walk(menu):
    for entry in menu.getEntries():
        if isinstance(entry, Menu):
            yield from walk(entry)
        elif isinstance(entry, MenuEntry):
            yield menu.getName(), entry

for name, entry in walk(parse("{_MENU}")):
    if entry.DesktopFileID == "org.straights.Straights.desktop":
        print(name, entry.DesktopEntry.getName(), entry.DesktopEntry.getComment(), sep="|")
"""


def check_packages(deb: Path, rpm: Path, tarball: Path, bundle: Path = paths.BUNDLE) -> None:
    """Install, use and remove each package of a bundle; raises an error at the first failure."""
    with Xvfb() as seen:
        with bare_debian("deb") as system:
            check_deb(system, seen, deb, bundle)
        with bare_debian("other") as system:
            needed = [package.split(" ")[0] for package in dependencies_of(bundle).depends[1:]]
            system.install(*needed)
            check_tarball(system, seen, tarball)
            check_rpm(system, seen, rpm)


def check_deb(system: Chroot, seen: Xvfb, deb: Path, bundle: Path) -> None:
    """Install an older version, upgrade to this one, play, open files from a desktop, and remove it."""
    with tempfile.TemporaryDirectory() as scratch:
        older = system.take(build_deb(bundle, Path(scratch), OLDER), "/srv/older.deb")
    system.install(older)
    expect("the .deb installs with what it depends on, and nothing else", OLDER, _version(system))
    smoke_tests.check_first_start(system, [names.WINDOW], seen, PICTURES / "deb-first-start.png")
    game = (system.root / smoke_tests.RUNNING_GAME[1:]).read_bytes()
    system.install(system.take(deb, "/srv/straights.deb"))
    expect("it replaces an older version", names.RELEASE.debian, _version(system))
    expect("the running game is kept", game, (system.root / smoke_tests.RUNNING_GAME[1:]).read_bytes())
    _play(system, names.WINDOW, seen)
    check_desktop(system, seen, PICTURES / "deb-file-opened.png")
    installed = set(system.run(["dpkg-query", "--listfiles", names.PACKAGE]).splitlines())
    expect("the package owns its folder", True, f"/{HOME}" in installed)
    system.purge(names.PACKAGE)
    expect("nothing is left but the player's games", [], list(_traces(system)))
    expect("the saved game is still there", True, (system.root / smoke_tests.RUNNING_GAME[1:]).is_file())


def check_desktop(system: Chroot, seen: Xvfb, picture: Path) -> None:
    """Desktop tools find the game and open its files."""
    system.install(*DESKTOP_TOOLS)
    found = menu_entries(system)
    expect("the game is in the menu Games, once", [("Games", names.NAME)], [tuple(one[:2]) for one in found])
    _take_game(system)
    expect("xdg-mime knows a saved game", names.MIME_TYPE, type_by_xdg(system, GAME))
    expect("gio knows a saved game", names.MIME_TYPE, type_by_gio(system, GAME))
    expect("by what is in it, too", names.MIME_TYPE, type_by_gio(system, WITHOUT_SUFFIX))
    expect("the game opens it", f"{names.APP_ID}.desktop", opener(system, names.MIME_TYPE))
    smoke_tests.check_opens_file(system, ["gio", "open", GAME], seen, picture)


def check_tarball(system: Chroot, seen: Xvfb, tarball: Path) -> None:
    """Run it from a read-only folder with a difficult name; add it to the menu, and remove it."""
    folder = system.root / FOLDER[1:]
    folder.parent.mkdir(parents=True)
    subprocess.run(["tar", "-xf", str(tarball), "-C", str(folder.parent)], check=True)
    (system.root / LINK[1:]).symlink_to(FOLDER)
    print("ok: the archive unpacks into a folder with a space and an umlaut", flush=True)
    _play(system, f"{LINK}/{names.WINDOW}", seen, f"{FOLDER}/")
    smoke_tests.check_first_start(system, [f"{FOLDER}/{names.WINDOW}"], seen, PICTURES / "tarball.png")
    system.run([f"{FOLDER}/add-to-menu"], as_player=True)
    system.install(*DESKTOP_TOOLS)
    system.run([f"{FOLDER}/add-to-menu"], as_player=True)
    found = menu_entries(system, "de_DE.UTF-8")
    expect("add-to-menu puts it into the menu Games", ["Spiele"], [one[0] for one in found])
    expect("which speaks German, too", "Kartenreihen", found[0][2].split()[0])
    _take_game(system)
    smoke_tests.check_opens_file(system, ["gio", "open", GAME], seen, PICTURES / "tarball-file-opened.png")
    system.run([f"{FOLDER}/add-to-menu", "--undo"], as_player=True)
    expect("add-to-menu --undo takes it out again", [], menu_entries(system))


def check_rpm(system: Chroot, seen: Xvfb, rpm: Path) -> None:
    """Install without dependencies and play; on Debian it cannot be tested whether Fedora finds these."""
    argv = ["rpm", "--root", str(system.root), "--nodeps", "--nosignature", "--force-debian"]
    subprocess.run([*argv, "--install", str(rpm)], check=True)
    _play(system, f"/usr/bin/{names.WINDOW}", seen, "/usr/bin/")
    subprocess.run([*argv, "--erase", names.PACKAGE], check=True)
    left = [path for path in _traces(system) if not path.startswith(("/srv/", "/var/lib/rpm"))]
    expect("the .rpm leaves nothing behind", [], left)


def _play(system: Chroot, window: str, seen: Xvfb, folder: str = "") -> None:
    smoke_tests.check_programs(system, folder)
    smoke_tests.check_self_test(system, window, seen)


def _take_game(system: Chroot) -> None:
    game = smoke_tests.saved_game(OUTPUT)
    system.take(game, GAME)
    system.take(game, WITHOUT_SUFFIX)


def _version(system: Chroot) -> str:
    return system.run(["dpkg-query", "--show", "--showformat", "${Version}", names.PACKAGE])


def _traces(system: Chroot) -> Iterator[str]:
    """All files with the game's name, and desktop lists that contain it, outside of home and `/srv`."""
    prunes = ["(", "-path", "/proc", "-o", "-path", "/srv", "-o", "-path", "/sys", ")", "-prune"]
    yield from system.run(["find", "/", *prunes, "-o", "-iname", "*straights*", "-print"]).splitlines()
    lists = ("usr/share/applications/mimeinfo.cache", "usr/share/mime/globs2", "var/lib/dpkg/status")
    for name in lists:
        path = system.root / name
        if path.is_file() and names.PACKAGE in path.read_text(encoding="utf-8"):
            yield f"/{name}"


def menu_entries(system: Chroot, language: str = "C.UTF-8") -> list[list[str]]:
    """The game's entries in LXDE's menu: name of the menu, name of the entry, comment."""
    spoken = {"LANGUAGE": language.split("_", maxsplit=1)[0], "LANG": language}
    environment = {"XDG_CURRENT_DESKTOP": "LXDE"} | spoken
    said = system.run(["python3", "-c", _ASK], as_player=True, environment=environment)
    return [line.split("|") for line in said.splitlines()]


def type_by_xdg(system: Chroot, file: str) -> str:
    """The type of a file according to xdg-utils."""
    environment = {"XDG_CURRENT_DESKTOP": "GNOME"}  # otherwise it asks `file`, which lacks packages' types
    said = system.run(["xdg-mime", "query", "filetype", file], as_player=True, environment=environment)
    return said.strip()


def type_by_gio(system: Chroot, file: str) -> str:
    """The type of a file according to GLib, by its name and by its content."""
    said = system.run(["gio", "info", "--attributes=standard::content-type", file], as_player=True)
    return said.split("standard::content-type: ")[1].strip()


def opener(system: Chroot, mime_type: str) -> str:
    """The menu entry that opens files of a type."""
    said = system.run(["gio", "mime", mime_type], as_player=True)
    return said.splitlines()[0].rsplit(maxsplit=1)[-1]
