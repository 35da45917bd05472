"""The build backend for pip and build: setuptools, and the server's page, which is made where it is missing.

The page is drawn with Qt, so a build that makes it asks for PySide6. It installs no npm packages, so it needs
no network. The sdist carries the page. An editable install has the page of its checkout, which `make
guest-page` builds.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = Mapping[str, str | list[str] | None]
ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "straights_server" / "page" / "index.html"


def get_requires_for_build_wheel(config_settings: Settings | None = None) -> list[str]:
    """What setuptools needs, and PySide6 if the page is to be made."""
    with _without_egg_info():
        return [*build_meta.get_requires_for_build_wheel(config_settings), *_page_requirements()]


def get_requires_for_build_sdist(config_settings: Settings | None = None) -> list[str]:
    """As for the wheel."""
    with _without_egg_info():
        return [*build_meta.get_requires_for_build_sdist(config_settings), *_page_requirements()]


def build_wheel(
    wheel_directory: str, config_settings: Settings | None = None, metadata_directory: str | None = None
) -> str:
    """Make the wheel, with the page."""
    with _without_egg_info(), _page():
        name: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name


def build_sdist(sdist_directory: str, config_settings: Settings | None = None) -> str:
    """Make the sdist, with the page."""
    with _without_egg_info(), _page():
        name: str = build_meta.build_sdist(sdist_directory, config_settings)
    return name


def _page_requirements() -> list[str]:
    if PAGE.is_file():
        return []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    requirements: list[str] = project["optional-dependencies"]["window"]
    return requirements


@contextmanager
def _without_egg_info() -> Iterator[None]:
    """Remove the folder that setuptools leaves in the sources, unless an earlier build left one."""
    before = set(ROOT.glob("*.egg-info"))
    try:
        yield
    finally:
        for folder in set(ROOT.glob("*.egg-info")) - before:
            shutil.rmtree(folder)


@contextmanager
def _page() -> Iterator[None]:
    """Make the page if it is missing, and remove it afterwards, so that the sources stay as they were."""
    if PAGE.is_file():
        yield
        return
    try:
        _make_page()
        yield
    finally:
        shutil.rmtree(PAGE.parent, ignore_errors=True)


def _make_page() -> None:
    """Make it in a process of its own, since Qt ends the process where a system library is missing."""
    path = os.pathsep.join(filter(None, (str(ROOT / "packaging"), os.environ.get("PYTHONPATH"))))
    command = [sys.executable, "-B", "-c", "from web.guest_page import make_guest_page; make_guest_page()"]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, check=False)
    if done.returncode:
        shutil.rmtree(PAGE.parent, ignore_errors=True)
        print(
            "straights: the page for browsers could not be built, see above; only windows will be able to "
            "sit down at the tables of this straights-server",
            file=sys.stderr,
        )
