"""The environment in which packages are built: the locked packages, and the game installed from its wheel.

Uses only the standard library, since it installs the rest. It is separate from `.venv`, so that the bundle
contains what a user would install, and no development tools.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from bundle import paths, stamps

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
    remove_leftovers()
    shutil.rmtree(paths.WHEELS, ignore_errors=True)
    build = [str(PYTHON), "-m", "build", "--wheel", "--no-isolation"]
    build += ["--outdir", str(paths.WHEELS), str(paths.ROOT)]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    if done.returncode:  # otherwise the output does not matter
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        raise subprocess.CalledProcessError(done.returncode, build)
    (wheel,) = paths.WHEELS.glob("*.whl")
    pip("--no-deps", "--force-reinstall", str(wheel))
    return wheel


def remove_leftovers() -> None:
    """Remove what earlier builds left, which setuptools would include in the wheel."""
    for pattern in ("build/lib*", "build/bdist*", "*.egg-info"):
        for left in paths.ROOT.glob(pattern):
            shutil.rmtree(left)


def _wanted() -> str:
    return stamps.checksum([LOCK], sys.version, str(FOLDER))
