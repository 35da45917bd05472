"""The build backend: wheel and sdist hold the page that the server sends, where it can be built."""

import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from bundle import paths

START = "straights_server/page/index.html"
SOURCES = ("engine", "packaging", "straights_gui", "straights_server", "straights_web")
FILES = ("LICENSE", "MANIFEST.in", "NOTICE", "README.md", "pyproject.toml", "setup.py")
# Cython is hidden, since compiling would take a minute.
BUILD = """
import sys
sys.modules["Cython"] = None
sys.path.insert(0, "packaging")
import build_backend
print(build_backend.get_requires_for_build_wheel())
build_backend.build_sdist("made")
build_backend.build_wheel("made")
print(build_backend.get_requires_for_build_wheel())
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What a build needs of a checkout, without the page."""
    ignored = shutil.ignore_patterns("page", "__pycache__", "*.so", "*.c")
    for name in SOURCES:
        shutil.copytree(paths.ROOT / name, tmp_path / name, ignore=None if name == "packaging" else ignored)
    for name in FILES:
        shutil.copyfile(paths.ROOT / name, tmp_path / name)
    (tmp_path / "made").mkdir()
    return tmp_path


def build(checkout: Path) -> subprocess.CompletedProcess[str]:
    """Build the sdist and the wheel in a process of its own."""
    command = [sys.executable, "-c", BUILD]
    return subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)


def files_in(folder: Path) -> tuple[set[str], set[str]]:
    """The files of the sdist and of the wheel."""
    (sdist,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    with tarfile.open(sdist) as sources, zipfile.ZipFile(wheel) as archive:
        return {name.partition("/")[2] for name in sources.getnames()}, set(archive.namelist())


def test_a_build_from_a_checkout_makes_the_page(checkout: Path) -> None:
    """It asks for Qt, with which the page is drawn, until it is there."""
    done = build(checkout)
    assert 0 == done.returncode, done.stderr
    asked = [line for line in done.stdout.splitlines() if line.startswith("[")]
    sdist, wheel = files_in(checkout / "made")

    assert (True, True) == (START in sdist, START in wheel)
    assert ["PySide6" in line for line in asked] == [True, False]


def test_a_build_that_cannot_draw_the_page_goes_on_without_it(checkout: Path) -> None:
    """A system without the libraries of Qt: the console and the rules need neither."""
    (checkout / "PySide6.py").write_text("raise ImportError('libEGL.so.1')", encoding="utf-8")
    done = build(checkout)
    assert 0 == done.returncode, done.stderr
    sdist, wheel = files_in(checkout / "made")

    assert (False, False) == (START in sdist, START in wheel)
    assert "only windows will be able to sit down" in done.stderr
