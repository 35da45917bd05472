"""The environment in which packages are built: the locked packages, and the game installed from its wheel.

Uses only the standard library, since it installs the rest. It is separate from `.venv`, so that the bundle
contains what a user would install, and no development tools.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from bundle import paths, stamps
from bundle.paths import PackagingError

LOCK = paths.PACKAGING / "requirements-package.txt"
FOLDER = paths.BUILD / "venv"
PYTHON = FOLDER / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = FOLDER / ".stamp"


def is_inside() -> bool:
    """Whether this process runs in the environment."""
    return Path(sys.prefix).resolve() == FOLDER.resolve()


def ensure() -> None:
    """Create the environment, or recreate it if the locked packages or this Python have changed."""
    if stamps.is_current(STAMP, _wanted()):
        return
    print(f"Installing the pinned packages into {FOLDER.relative_to(paths.ROOT)} ...", flush=True)
    shutil.rmtree(FOLDER, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "venv", str(FOLDER)], check=True)
    pip("--require-hashes", "--only-binary=:all:", "--no-deps", "--requirement", str(LOCK))
    stamps.write(STAMP, _wanted())


def pip(*argv: str) -> None:
    """Install with the environment's pip."""
    options = ("--disable-pip-version-check", "--no-input", "install", "--quiet")
    subprocess.run([str(PYTHON), "-m", "pip", *options, *argv], check=True)


def program(name: str) -> str:
    """The path of a program of the environment."""
    return str(PYTHON.parent / (f"{name}.exe" if os.name == "nt" else name))


def install_game() -> Path:
    """Build the game's wheel from this checkout, and install it; returns the wheel."""
    wheel = build_package("wheel", paths.BUILD / "wheels")
    pip("--no-deps", "--force-reinstall", str(wheel))
    return wheel


def build_package(
    kind: str, folder: Path, sources: Path = paths.ROOT, variables: Mapping[str, str] | None = None
) -> Path:
    """Build a `wheel` or `sdist` into a new folder, with further variables; returns it."""
    for pattern in ("build/lib*", "build/bdist*", "*.egg-info"):  # setuptools would include them
        for left in sources.glob(pattern):
            shutil.rmtree(left)
    shutil.rmtree(folder, ignore_errors=True)
    build = [str(PYTHON), "-m", "build", f"--{kind}", "--no-isolation", "--outdir", str(folder), str(sources)]
    environment = os.environ | dict(variables or {})
    done = subprocess.run(build, capture_output=True, text=True, check=False, env=environment)
    if done.returncode:  # otherwise the output does not matter
        raise PackagingError(f"{' '.join(build)} failed:\n{done.stdout}{done.stderr}")
    (package,) = folder.iterdir()
    return package


def _wanted() -> str:
    return stamps.checksum([LOCK], sys.version, str(FOLDER))
