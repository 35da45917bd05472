"""What the system must have before Python packages help: the list, and the look whether it is there.

Qt does not raise when a library is missing, it calls abort(): so the look comes first.
"""

import importlib.util
import os
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))

from straights_gui import system_libraries  # found through the line above

LIBRARIES = system_libraries.LIBRARIES
# What a real X server for the window tests takes: program -> Debian package.
X_SERVER = {"Xvfb": "xvfb", "xauth": "xauth"}
# What a screen reader's test takes besides: a D-Bus session, and the registry of accessible programs.
SCREEN_READER = {"dbus-run-session": "dbus", "/usr/libexec/at-spi-bus-launcher": "at-spi2-core"}
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
FONT_SUFFIXES = {".otf", ".pfb", ".ttc", ".ttf"}
KEYBOARD_LAYOUTS = "/usr/share/X11/xkb"


@dataclass(frozen=True, slots=True)
class Missing:
    """A thing that the system lacks: what it is called anywhere, and its Debian package."""

    name: str
    package: str


@dataclass(frozen=True, slots=True)
class System:
    """The machine as the checks see it; tests hand in another one."""

    can_load: Callable[[str], bool]
    finds_program: Callable[[str], bool]
    finds_module: Callable[[str], bool]
    has_fonts: Callable[[], bool]
    exists: Callable[[str], bool]


def _has_fonts() -> bool:
    files = (file for folder in FONT_FOLDERS for file in Path(folder).expanduser().rglob("*"))
    return any(file.suffix in FONT_SUFFIXES for file in files)


THIS_SYSTEM = System(
    can_load=system_libraries.can_load,
    finds_program=lambda name: shutil.which(name) is not None,
    finds_module=lambda name: importlib.util.find_spec(name) is not None,
    has_fonts=_has_fonts,
    exists=os.path.exists,
)


def missing_for_the_game(system: System) -> list[Missing]:
    """List what the game needs and the system lacks."""
    found = [Missing(soname, package) for soname, package in LIBRARIES.items() if not system.can_load(soname)]
    if not system.has_fonts():
        found.append(Missing("a font", "fonts-dejavu-core"))
    if not system.exists(KEYBOARD_LAYOUTS):
        found.append(Missing("keyboard layouts (xkeyboard-config)", "xkb-data"))
    if not (system.finds_module("venv") and system.finds_module("ensurepip")):
        found.append(Missing("Python's venv", "python{}.{}-venv".format(*sys.version_info)))
    return found


def missing_for_the_tests(system: System) -> list[Missing]:
    """List what window tests on a real X server need and the system lacks; they can do without."""
    wanted = X_SERVER | SCREEN_READER
    return [Missing(name, package) for name, package in wanted.items() if not system.finds_program(name)]
