"""Freezes this checkout for Windows under Wine, with the packages and the recipe of the release.

For checks only: mingw-w64 compiles the playouts, and the Python is a substitute (windows_python.py).
"""

import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

from bundle import build_environment, freezing, icons, names, paths, stamps
from bundle.paths import PackagingError
from web.folders import TABLE_PAGE
from web.table_page import make_guest_page
from windows import version_info
from windows.checks.wine import Wine
from windows.cross_build import windows_python
from windows.cross_build.windows_python import COMPILER, make_import_library

FOLDER = paths.BUILD / names.ONLY_CHECKED
PYTHON = windows_python.FOLDER
BUNDLE = FOLDER / "bundle" / names.PACKAGE
_HEADERS = FOLDER / "headers"
_SECONDS_TO_FREEZE = 3600
_CHANGE_THE_GAME = (
    *("engine", "straights_gui", "straights_server", "straights_web", "setup.py", "pyproject.toml"),
    *("packaging", ":!packaging/windows/checks", ":!packaging/linux", "LICENSE", "NOTICE"),
)


def freeze_game(wine: Wine) -> None:
    """Make the Python, and freeze the game into `BUNDLE`; both only if their sources have changed."""
    _make_once(PYTHON, _python_inputs(), make_python)
    _make_once(BUNDLE, _game_inputs(), lambda: freeze(wine))


def _make_once(folder: Path, inputs: list[Path], make: Callable[[], None]) -> None:
    stamp, wanted = folder.with_suffix(".stamp"), stamps.checksum(inputs, sys.version)
    if stamps.is_current(stamp, wanted):
        return
    print(f"Making {folder.relative_to(paths.ROOT)} ...", flush=True)
    stamp.unlink(missing_ok=True)
    shutil.rmtree(folder, ignore_errors=True)
    make()
    stamps.write(stamp, wanted)


def _python_inputs() -> list[Path]:
    sources = [path for path in windows_python.SOURCES.iterdir() if path.is_file()]
    return [*sources, windows_python.WHEEL_LOCK, build_environment.LOCK]


def _game_inputs() -> list[Path]:
    return [*_python_inputs(), *_source_files(*_CHANGE_THE_GAME)]


def _source_files(*folders: str) -> list[Path]:
    """The files of the checkout, in some of its folders if any are named, without what was made in it."""
    argv = ["git", "-C", str(paths.ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run([*argv, *folders], check=True, capture_output=True, text=True).stdout
    return [path for name in listed.split("\0") if name and (path := paths.ROOT / name).is_file()]


def make_python() -> None:
    """Make the Python for Windows in `PYTHON`, with the packages of the game and of PyInstaller."""
    windows_python.make_python(PYTHON)
    windows_python.install_locked(windows_python.packages_of(PYTHON), build_environment.LOCK)


def freeze(wine: Wine) -> None:
    """Build the game's wheel, and freeze it into `BUNDLE`."""
    make_guest_page()
    windows_python.install(windows_python.packages_of(PYTHON), str(_wheel()))
    icons.make_icons(FOLDER / "icons")
    version_info.write(FOLDER)
    folders = ["--distpath", wine.path(BUNDLE.parent), "--workpath", wine.path(FOLDER / "work")]
    done = wine.output_of(
        *(str(PYTHON / "python.exe"), "-m", "PyInstaller", *freezing.OPTIONS, *folders),
        wine.path(freezing.SPEC),
        environment={
            **freezing.ENVIRONMENT,
            paths.BUILD_VARIABLE: wine.path(FOLDER),
        },
        seconds=_SECONDS_TO_FREEZE,
        folder=FOLDER,
    )
    if done.returncode:
        raise PackagingError(
            f"PyInstaller failed under Wine:\n{(done.stdout + done.stderr).decode(errors='replace')}"
        )


def _wheel() -> Path:
    """The game's wheel for Windows: setup.py, with another compiler and CPython's headers for Windows.

    It is built from a copy: setuptools follows links, and the drive `Z:` of Wine below `build` links to `/`.
    """
    sources = FOLDER / "sources"
    shutil.rmtree(sources, ignore_errors=True)
    for file in [*_source_files(), *filter(Path.is_file, TABLE_PAGE.rglob("*"))]:
        target = sources / file.relative_to(paths.ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)
    shutil.rmtree(_HEADERS, ignore_errors=True)
    shutil.copytree(sysconfig.get_path("include"), _HEADERS)
    shutil.copy(windows_python.SOURCES / "pyconfig.h", _HEADERS)
    # The compiler's own `exp` differs in the last bit from that of Windows, which Python calls.
    mathematics = FOLDER / "mathematics.a"
    make_import_library(mathematics, "ucrtbase.dll", "exp")
    return build_environment.build_package(
        "wheel",
        FOLDER / "wheel",
        sources,
        {
            "CC": COMPILER,
            # Before Debian's headers. With -O3, compiling takes longer than all checks of the game.
            "CFLAGS": f"-I{_HEADERS} -O1",
            "LDSHARED": f"{COMPILER} -shared -s {PYTHON / windows_python.LIBRARY} "
            f"-Wl,--undefined=exp {mathematics}",
            "SETUPTOOLS_EXT_SUFFIX": ".cp311-win_amd64.pyd",
            "_PYTHON_HOST_PLATFORM": "win-amd64",
        },
    )
