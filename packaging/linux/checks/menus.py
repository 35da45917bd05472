"""Queries desktop tools about the installed game: its menu entry and its file type."""

from linux.checks.chroot import Chroot

# Installed after the game has been run without them.
PACKAGES = (
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
