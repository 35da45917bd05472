"""Smoke tests of an installed game; each returns, or raises PackagingError."""

import json
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from bundle import names, paths, trial
from bundle.paths import PackagingError
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, Setup
from engine.straights.storage.savegame import dumps
from linux.checks.chroot import PLAYERS_HOME, Chroot
from linux.checks.xvfb import Xvfb, wait_for

RUNNING_GAME = f"{PLAYERS_HOME}/.local/share/straights/straights/running-game{names.SUFFIX}"
SEED = 1976


def expect(what: str, wanted: object, found: object) -> None:
    """Print that a value is as expected; PackagingError if it is not."""
    if wanted != found:
        raise PackagingError(f"{what}: wanted {wanted!r}, found {found!r}")
    print(f"ok: {what}", flush=True)


def check_programs(system: Chroot, folder: str = "") -> None:
    """Both programs play as this checkout does."""

    def start(program: str, argv: Sequence[str], typed: bytes) -> str:
        return system.run([f"{folder}{program}", *argv], as_player=True, typed=typed)

    trial.check_programs(start, (names.CONSOLE, names.WINDOW), names.VERSION)


def check_self_test(system: Chroot, program: str, screen: Xvfb) -> None:
    """The self-test passes on a screen; that of the frozen folder has run offscreen."""
    said = system.run([program, "--self-test"], as_player=True, environment=on(screen))
    result = said.splitlines()[-1]
    expect(f"the self-test passes on a screen: {result}", True, ", 0 failed," in result)


def on(screen: Xvfb) -> dict[str, str]:
    """The environment variables for a screen."""
    return {"DISPLAY": screen.display, "XDG_RUNTIME_DIR": "/tmp", "QT_QPA_PLATFORM": "xcb"}  # noqa: S108  # in there


@contextmanager
def open_window(system: Chroot, argv: Sequence[str], screen: Xvfb) -> Iterator[str]:
    """A window opened by a command; all processes of the command end afterwards."""
    # `gio open` returns at once; the waiting shell keeps the window alive.
    shell = ["sh", "-c", '"$@" & wait; sleep infinity', "sh", *argv]
    command = system.command(shell, as_player=True, environment=on(screen))
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL)
    try:
        yield screen.window(names.NAME)
    finally:
        process.kill()  # the only signal that ends `unshare` and all processes in it
        process.wait()


def check_first_start(system: Chroot, argv: Sequence[str], screen: Xvfb, picture: Path) -> None:
    """A command opens the window, with fonts and the class of the menu entry; saves a screenshot."""
    with open_window(system, argv, screen) as window:
        expect("the window's class is that of the menu's entry", names.PACKAGE, screen.class_of(window))
        wait_for("a running game", lambda: Path(system.root, RUNNING_GAME[1:]).is_file())
        print(f"    picture: {screen.picture(picture).relative_to(paths.ROOT)}", flush=True)


def saved_game(folder: Path) -> Path:
    """A saved game, as a user might receive one."""
    file = folder / f"game{names.SUFFIX}"
    folder.mkdir(parents=True, exist_ok=True)
    file.write_text(dumps(Session(Setup.of(SEED, (Human(), *[Computer(FIRST_LEGAL)] * 3)))), encoding="utf-8")
    return file


def check_opens_file(system: Chroot, argv: Sequence[str], screen: Xvfb, picture: Path) -> None:
    """A command with the saved game as its argument opens the window with this game."""
    with open_window(system, argv, screen):
        wait_for("the game of the file", lambda: _running_seed(system) == SEED)
        screen.picture(picture)
    expect(f"{argv[0]} opens the window with the game of the file", SEED, _running_seed(system))


def _running_seed(system: Chroot) -> object:
    file = Path(system.root, RUNNING_GAME[1:])
    if not file.is_file():
        return None
    document: dict[str, dict[str, object]] = json.loads(file.read_text(encoding="utf-8"))
    return document["setup"]["seed"]
