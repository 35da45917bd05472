"""Asks desktop tools about the installed game: its place in the menu, the type of its files."""

from linux.checks.chroot import Chroot

# Installed after the game has run without them.
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
    """The game's entries in the menu of LXDE: name of the menu, of the entry, comment."""
    spoken = {"LANGUAGE": language.split("_", maxsplit=1)[0], "LANG": language}
    environment = {"XDG_CURRENT_DESKTOP": "LXDE"} | spoken
    said = system.run(["python3", "-c", _ASK], as_player=True, environment=environment)
    return [line.split("|") for line in said.splitlines()]


def type_by_xdg(system: Chroot, file: str) -> str:
    """The type of a file, as xdg-utils tell it."""
    environment = {"XDG_CURRENT_DESKTOP": "GNOME"}  # else it asks `file`, which knows no types of packages
    said = system.run(["xdg-mime", "query", "filetype", file], as_player=True, environment=environment)
    return said.strip()


def type_by_gio(system: Chroot, file: str) -> str:
    """The type of a file, as GLib tells it, by its name and by what is in it."""
    said = system.run(["gio", "info", "--attributes=standard::content-type", file], as_player=True)
    return said.split("standard::content-type: ")[1].strip()


def opener(system: Chroot, mime_type: str) -> str:
    """The entry of the menu that opens files of a type."""
    said = system.run(["gio", "mime", mime_type], as_player=True)
    return said.splitlines()[0].rsplit(maxsplit=1)[-1]
