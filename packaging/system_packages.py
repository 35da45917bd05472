"""The libraries, programs and headers that the game, its tests and its build need of the system.

Qt does not raise an exception if a library is missing, it calls abort(): so this checks first.
"""

import enum
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

# First temporarily: where packages are built, an earlier version of the game may be installed.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from straights_gui.platform import system_libraries  # requires the path above

sys.path.append(sys.path.pop(0))

LIBRARIES = system_libraries.LIBRARIES | system_libraries.NETWORK_LIBRARIES
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
FONT_SUFFIXES = {".otf", ".pfb", ".ttc", ".ttf"}
KEYBOARD_LAYOUTS = "/usr/share/X11/xkb"
C_HEADER = "/usr/include/stdio.h"


class Purpose(enum.StrEnum):
    """The two purposes; packages for TEST also suffice for RUN."""

    RUN = "run"
    TEST = "test"

    @property
    def lock(self) -> str:
        """The lock file with the packages for the purpose."""
        return "requirements-run.txt" if self is Purpose.RUN else "requirements-dev.txt"

    @property
    def size(self) -> str:
        """What `.venv` takes on the disk, measured with Python 3.13 on Debian."""
        return "about 300 MB" if self is Purpose.RUN else "about 900 MB"

    @property
    def also_serves(self) -> tuple["Purpose", ...]:
        """The purposes that are also satisfied."""
        return (Purpose.RUN,) if self is Purpose.RUN else (Purpose.RUN, Purpose.TEST)


@dataclass(frozen=True, slots=True)
class Missing:
    """A missing dependency: its general name and its Debian package."""

    name: str
    package: str


# What some tests need, by the programs of which one is enough.
TEST_PROGRAMS = {
    ("Xvfb",): Missing("Xvfb", "xvfb"),  # windows on a real X server
    ("xauth",): Missing("xauth", "xauth"),
    ("dbus-run-session",): Missing("a D-Bus session", "dbus"),  # windows with a screen reader
    ("/usr/libexec/at-spi-bus-launcher",): Missing("the registry of accessible programs", "at-spi2-core"),
    # Several servers with one database. Unlike redis-server, redis-tools starts no service.
    ("redis-server", "redis-check-rdb"): Missing("Redis", "redis-tools"),
    ("bwrap",): Missing("bubblewrap", "bubblewrap"),  # strategies in sandboxes
    ("node",): Missing("Node", "nodejs"),  # the page
    ("chromium", "chromium-browser", "google-chrome"): Missing("Chromium", "chromium"),
}


@dataclass(frozen=True, slots=True)
class System:
    """The system as seen by the checks; tests pass another one."""

    can_load: Callable[[str], bool]
    finds_program: Callable[[str], bool]
    finds_module: Callable[[str], bool]
    has_fonts: Callable[[], bool]
    exists: Callable[[str], bool]
    has_package: Callable[[str], bool]


def _has_fonts() -> bool:
    files = (file for folder in FONT_FOLDERS for file in Path(folder).expanduser().rglob("*"))
    return any(file.suffix in FONT_SUFFIXES for file in files)


def _has_package(name: str) -> bool:
    """Whether dpkg has completely installed a Debian package."""
    query = ["dpkg-query", "-W", "-f", "${Status}", name]
    answer = subprocess.run(query, capture_output=True, text=True, check=False)
    return answer.stdout == "install ok installed"


THIS_SYSTEM = System(
    can_load=system_libraries.can_load,
    finds_program=lambda name: shutil.which(name) is not None,
    finds_module=lambda name: importlib.util.find_spec(name) is not None,
    has_fonts=_has_fonts,
    exists=os.path.exists,
    has_package=_has_package,
)


def missing_for_the_game(system: System) -> list[Missing]:
    """List what the game needs and the system lacks."""
    return [*missing_for_qt(system), *missing_for_venv(system)]


def missing_for_qt(system: System) -> list[Missing]:
    """List what Qt needs and the system lacks."""
    found = [Missing(soname, package) for soname, package in LIBRARIES.items() if not system.can_load(soname)]
    if not system.has_fonts():
        found.append(Missing("a font", "fonts-dejavu-core"))
    if not system.exists(KEYBOARD_LAYOUTS):
        found.append(Missing("keyboard layouts (xkeyboard-config)", "xkb-data"))
    return found


def missing_for_venv(system: System) -> list[Missing]:
    """List what creating a virtual environment needs and the system lacks."""
    if system.finds_module("venv") and system.finds_module("ensurepip"):
        return []
    return [Missing("Python's venv", _debian_python("venv"))]


def missing_for_compiling(system: System) -> list[Missing]:
    """List what compiling the playouts needs and the system lacks; otherwise they are interpreted."""
    if not sys.platform.startswith("linux"):
        return []
    found = []
    if not system.finds_program(_compiler()):
        found.append(Missing("a C compiler", "gcc"))
    if not system.exists(C_HEADER):
        found.append(Missing("the headers of the C library", "libc6-dev"))
    header = Path(sysconfig.get_path("include"), "Python.h")  # present if Python was built from source
    if sys.base_prefix == "/usr" and not system.exists(str(header)):
        found.append(Missing("the headers of Python (Python.h)", _debian_python("dev")))
    return found


def _compiler() -> str:
    """The compiler that setuptools uses."""
    command = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return command.split()[0]


def _debian_python(part: str) -> str:
    return "python{}.{}-{}".format(*sys.version_info[:2], part)


def missing_for_the_tests(system: System) -> list[Missing]:
    """List what the tests also need and the system lacks; some tests are then skipped or do less."""
    return [
        missing for programs, missing in TEST_PROGRAMS.items() if not any(map(system.finds_program, programs))
    ]
