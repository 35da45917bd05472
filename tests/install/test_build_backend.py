"""The build backend: wheel and sdist hold the page that the server sends, where it can be built."""

import os
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
HOOK = """
import sys
sys.modules["Cython"] = None
sys.path.insert(0, "packaging")
import build_backend
print(build_backend.{})
"""
HOOKS = (
    "get_requires_for_build_sdist()",
    "build_sdist('made')",
    "get_requires_for_build_wheel()",
    "build_wheel('made')",
)


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


def build(checkout: Path) -> tuple[str, str]:
    """Build the sdist and the wheel, each hook in a process of its own; returns the output and the errors.

    npm only notes that it was called.
    """
    npm = checkout / "made" / "npm"
    npm.write_text('#!/bin/sh\necho called > "$0.called"\nexit 1\n', encoding="ascii")
    npm.chmod(0o755)
    environment = os.environ | {"PATH": os.pathsep.join((str(npm.parent), os.environ["PATH"]))}
    output = errors = ""
    for hook in HOOKS:
        command = [sys.executable, "-B", "-c", HOOK.format(hook)]
        done = subprocess.run(
            command, cwd=checkout, env=environment, capture_output=True, text=True, check=False
        )
        assert 0 == done.returncode, done.stderr
        output += done.stdout
        errors += done.stderr
    return output, errors


def files_in(folder: Path) -> tuple[set[str], set[str]]:
    (sdist,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    with tarfile.open(sdist) as sources, zipfile.ZipFile(wheel) as archive:
        return {name.partition("/")[2] for name in sources.getnames()}, set(archive.namelist())


def test_a_build_makes_the_page_and_changes_nothing_in_the_sources(checkout: Path) -> None:
    """It asks for Qt, which draws the page; it neither leaves the page nor downloads npm packages."""
    before = set(checkout.rglob("*"))
    output, _errors = build(checkout)
    asked = [line for line in output.splitlines() if line.startswith("[")]
    sdist, wheel = files_in(checkout / "made")
    new = {path.relative_to(checkout).as_posix() for path in set(checkout.rglob("*")) - before}

    assert (True, True) == (START in sdist, START in wheel)
    assert ["PySide6" in line for line in asked] == [True, True]
    assert set() == {path for path in new if not path.startswith("made/")}
    assert not (checkout / "made" / "npm.called").exists()


def test_a_build_that_cannot_draw_the_page_goes_on_without_it(checkout: Path) -> None:
    """A system without the libraries of Qt: the console and the rules need neither."""
    (checkout / "PySide6.py").write_text("raise ImportError('libEGL.so.1')", encoding="utf-8")
    _output, errors = build(checkout)
    sdist, wheel = files_in(checkout / "made")

    assert (False, False) == (START in sdist, START in wheel)
    assert "only windows will be able to sit down" in errors
