"""Checks the wheel and the sdist as users install them: with pip, in new environments."""

import os
import tempfile
import time
import venv
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from bundle import names, paths, trial
from bundle.paths import PackagingError
from release import wheel_contents
from release.wheels import the_sdist, the_wheel

TRIAL = paths.PACKAGING / "release" / "installed_game.py"


@dataclass(frozen=True, slots=True)
class Environment:
    """A temporary virtual environment."""

    folder: Path

    @classmethod
    def new(cls, folder: Path) -> "Environment":
        """Create one that contains only pip."""
        venv.create(folder, with_pip=True, symlinks=os.name != "nt")
        return cls(folder)

    def run(self, program: str, *argv: str, variables: Mapping[str, str] | None = None) -> str:
        """Run a program of it, in its folder."""
        path = trial.program_in(self.folder / ("Scripts" if os.name == "nt" else "bin"), program)
        return trial.run([path, *argv], folder=self.folder, variables=variables)

    def pip(self, *argv: str, variables: Mapping[str, str] | None = None) -> str:
        """Run its pip."""
        options = ("-m", "pip", "--disable-pip-version-check", "--no-input")
        return self.run("python", *options, *argv, variables=variables)


def check_wheel() -> None:
    """Test the wheel and the sdist in `dist`; PackagingError says what does not work."""
    wheel, sdist = the_wheel(), the_sdist()
    wheel_contents.check_wheel_contents(wheel)
    wheel_contents.check_sdist_contents(sdist)
    with tempfile.TemporaryDirectory(prefix="straights-wheel-") as name:
        folder = Path(name)
        _check_without_qt(wheel, folder)
        player = Environment.new(folder / "player")
        player.pip("install", "--quiet", f"{wheel}[window]")
        player.pip("check")
        _play("the wheel", player, "compiled")
        _check_sdist(player, wheel, sdist, folder)


def _check_sdist(player: Environment, wheel: Path, sdist: Path, folder: Path) -> None:
    """Test pip's wheels of the sdist, with and without a compiler; they have the files of the wheel."""
    made = _built(player, sdist, folder / "compiled", None)
    wheel_contents.check_same_files(wheel, made)
    _replace(player, made)
    _play("the sources, compiled", player, "compiled")
    if os.name != "nt":  # on Windows CC does not select the compiler
        made = _built(player, sdist, folder / "interpreted", {"CC": "false"})
        _replace(player, made)
        _play("the sources, without a compiler", player, "interpreted")


def _built(player: Environment, sdist: Path, folder: Path, variables: Mapping[str, str] | None) -> Path:
    """The wheel that pip builds from the sdist before it installs it."""
    argv = ("wheel", "--quiet", "--no-deps", "--no-cache-dir", "--wheel-dir", str(folder), str(sdist))
    player.pip(*argv, variables=variables)
    return the_wheel(folder)


def _replace(player: Environment, wheel: Path) -> None:
    player.pip("uninstall", "--quiet", "--yes", names.PACKAGE)
    player.pip("install", "--quiet", "--no-deps", str(wheel))
    player.pip("check")


def _check_without_qt(wheel: Path, folder: Path) -> None:
    """A server, the arena and the console are installed without Qt, and the window says what it needs."""
    operator = Environment.new(folder / "operator")
    operator.pip("install", "--quiet", f"{wheel}[server]")
    size = sum(each.stat().st_size for each in operator.folder.rglob("*") if each.is_file()) // 1_000_000
    if "PySide6" in operator.pip("list"):
        raise PackagingError("pip installs Qt for a server")
    for name in (names.CONSOLE, "straights-arena", "straights-review", "straights-server"):
        operator.run(name, "--version")
    try:
        said = operator.run(names.WINDOW, "--self-test")
    except PackagingError as refused:
        said = str(refused)
    if "straights[window]" not in said:
        raise PackagingError(f"without Qt the window says {said!r}")
    print(f"ok: without Qt: console, arena, review and server ({size} MB with pip)", flush=True)


def _play(what: str, player: Environment, form: str) -> None:
    """Run installed_game.py in the environment, isolated from this one."""
    start = time.monotonic()
    print(player.run("python", "-I", str(TRIAL), form, "window"), end="")
    print(f"ok: {what}: installed and tried ({time.monotonic() - start:.0f} s)", flush=True)
