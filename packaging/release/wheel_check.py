"""Checks the wheel and the sdist as users install them: with pip, in new environments."""

import os
import tempfile
import venv
from collections.abc import Mapping
from pathlib import Path

from bundle import names, paths, trial
from bundle.paths import PackagingError
from release import wheel_contents
from release.wheels import the_sdist, the_wheel

TRIAL = paths.PACKAGING / "release" / "installed_game.py"


def check_wheel() -> None:
    """Test the wheel and the sdist in `dist`; PackagingError says what does not work."""
    wheel, sdist = the_wheel(), the_sdist()
    wheel_contents.check_wheel_contents(wheel)
    wheel_contents.check_sdist_contents(sdist)
    with tempfile.TemporaryDirectory(prefix="straights-wheel-") as name:
        _check_without_qt(wheel, _new_environment(Path(name, "operator")))
        player = _new_environment(Path(name, "player"))
        _pip(player, "install", "--quiet", f"{wheel}[window]")
        _pip(player, "check")
        _play("the wheel", player, "compiled")
        wheel_contents.check_same_files(wheel, _check_sdist(player, sdist, "compiled"))
        if os.name != "nt":  # on Windows CC does not select the compiler
            _check_sdist(player, sdist, "interpreted", {"CC": "false"})


def _new_environment(folder: Path) -> Path:
    """A new virtual environment that contains only pip."""
    venv.create(folder, with_pip=True, symlinks=os.name != "nt")
    return folder


def _run(environment: Path, program: str, *argv: str, variables: Mapping[str, str] | None = None) -> str:
    """Run a program of an environment, in its folder."""
    path = trial.program_in(environment / ("Scripts" if os.name == "nt" else "bin"), program)
    return trial.run([path, *argv], folder=environment, variables=variables)


def _pip(environment: Path, *argv: str, variables: Mapping[str, str] | None = None) -> str:
    options = ("-m", "pip", "--disable-pip-version-check", "--no-input")
    return _run(environment, "python", *options, *argv, variables=variables)


def _check_sdist(player: Path, sdist: Path, form: str, variables: Mapping[str, str] | None = None) -> Path:
    """Install and try the wheel that pip builds from the sdist; returns it."""
    folder = player.with_name(form)
    build = ("wheel", "--quiet", "--no-deps", "--no-cache-dir", "--wheel-dir", str(folder), str(sdist))
    _pip(player, *build, variables=variables)
    made = the_wheel(folder)
    _pip(player, "uninstall", "--quiet", "--yes", names.PACKAGE)
    _pip(player, "install", "--quiet", "--no-deps", str(made))
    _pip(player, "check")
    _play(f"the sources, {form}", player, form)
    return made


def _check_without_qt(wheel: Path, operator: Path) -> None:
    """A server, the arena and the console are installed without Qt, and the window says what it needs."""
    _pip(operator, "install", "--quiet", f"{wheel}[server]")
    if "PySide6" in _pip(operator, "list"):
        raise PackagingError("pip installs Qt for a server")
    for name in (names.CONSOLE, "straights-arena", "straights-review", "straights-server"):
        _run(operator, name, "--version")
    try:
        said = _run(operator, names.WINDOW, "--self-test")
    except PackagingError as refused:
        said = str(refused)
    if "straights[window]" not in said:
        raise PackagingError(f"without Qt the window says {said!r}")
    print("ok: without Qt: console, arena, review and server", flush=True)


def _play(what: str, player: Path, form: str) -> None:
    """Run installed_game.py in the environment, isolated from this one."""
    print(_run(player, "python", "-I", str(TRIAL), form, "window"), end="")
    print(f"ok: {what}: installed and tried", flush=True)
