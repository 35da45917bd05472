"""Node and the npm packages of the lock file, below `build/web`."""

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from bundle import stamps
from bundle.paths import PackagingError
from web.folders import BUILD, NODE_MODULES, TOOLS

LISTS = ("package.json", "package-lock.json")
STAMP = NODE_MODULES / ".stamp"


def install_packages() -> None:
    """Install the locked npm packages, again if the lock file has changed."""
    wanted = stamps.checksum(TOOLS / name for name in LISTS)
    if stamps.is_current(STAMP, wanted):
        return
    npm = _program("npm")
    BUILD.mkdir(parents=True, exist_ok=True)
    for name in LISTS:
        shutil.copyfile(TOOLS / name, BUILD / name)
    print("Installing the pinned npm packages into build/web ...", flush=True)
    # No package needs an install script, so none may run.
    command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(command, cwd=BUILD, check=True)
    stamps.write(STAMP, wanted)


def run_tool(program: str, arguments: Sequence[str]) -> None:
    """Run a program of an npm package, showing its output."""
    subprocess.run([_program("node"), str(NODE_MODULES / program), *arguments], cwd=BUILD, check=True)


def output_of(script: Path, arguments: Sequence[str]) -> str:
    """Run a JavaScript module in Node, and return its output; what it says as an error is shown."""
    command = [_program("node"), str(script), *arguments]
    return subprocess.run(command, cwd=BUILD, check=True, stdout=subprocess.PIPE, text=True).stdout


def _program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise PackagingError(f"{name} is not installed; the page is built with Node 18 or later and npm")
    return found
