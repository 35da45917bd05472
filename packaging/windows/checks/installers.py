"""Shared by the checks: two versions with installers, a player's files, access to files and registry."""

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bundle import names
from bundle.names import APP_ID, NAME, SUFFIX
from windows.checks.wine import Wine
from windows.cross_build import frozen_game
from windows.installer import build_installer
from windows.payload import PROGRAMS

# The numbers are the same: a pre-release is older than the release.
OLDER, NEWER = "1.0.0.dev3", "1.0.0"
GAME, CONSOLE = PROGRAMS
UNINSTALLER = f"Uninstall {NAME}.exe"
FAILED, OLD_SYSTEM, RUNNING, NEWER_IS_THERE, TAKEN = 2, 3, 4, 5, 6

PROGRAM_KEY = f"Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\{APP_ID}"
CLASSES = "Software\\Classes"
FILE_TYPE = f"{NAME}.Game"
SETTINGS_KEY = "Software\\straights\\straights"  # derived by Qt from the names that application.py sets
OTHER_FOLDER = "My Games"
CARDS_IN_A_ROUND = 52
# A player who has seen the lesson, goes on at the table at once, and does not wait for others.
_SETTINGS = {
    "language": "en",
    "tour-seen": "yes",
    "open-today": "no",
    "speed": "at-once",
    "pauses": "at-once",
}

_SAVED = f"mine{SUFFIX}"
_SHARED = (
    "straights_gui/resources/two words/Grüße für señor Noël.txt",
    "straights_gui/resources/odd/$INSTDIR & 100%.txt",
)
_ONLY_OLD = ("gone/stale.dll", "stale too.txt")
_ONLY_NEW = ("fresh/new.dll",)
# More than any disk has, so that the check needs no full disk.
_ENDLESS_MB = 1_000_000_000

Tree = dict[str, bytes]
PLAYERS_THINGS = ("a game\n", "en")  # a saved game, and the setting of the language


@dataclass(frozen=True, slots=True)
class Installers:
    """A Windows, two versions of the game, and their installers."""

    system: Wine
    older: Path
    newer: Path
    older_setup: Path
    newer_setup: Path
    huge_setup: Path

    @property
    def usual_folder(self) -> Path:
        """The default installation folder."""
        return self.system.home / "AppData/Local/Programs" / NAME

    @property
    def links(self) -> Path:
        """The Start menu."""
        return self.system.home / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs"

    @property
    def saves(self) -> Path:
        """The folder in which the game stores saved games."""
        return self.system.home / "AppData/Roaming/straights/straights"

    def create_player_files(self) -> None:
        """Create saves, caches and settings that no installer may touch."""
        for folder in (self.saves, self.system.home / "AppData/Local/straights/straights"):
            folder.mkdir(parents=True)
            (folder / _SAVED).write_text(PLAYERS_THINGS[0], encoding="utf-8")
        for name, value in _SETTINGS.items():
            self.system.set_value(SETTINGS_KEY, name, value)

    def players_things(self) -> tuple[str, str]:
        """Of what a player has, what is looked at: a saved game and a setting."""
        saved = (self.saves / _SAVED).read_text(encoding="utf-8")
        return saved, self.system.registry()[SETTINGS_KEY]["language"]

    def traces(self) -> list[str]:
        """What still names the program or one of its files in the registry."""
        ours = (APP_ID, FILE_TYPE, SUFFIX, GAME, UNINSTALLER)
        return [
            f"{key}: {text}"
            for key, values in self.system.registry().items()
            for text in (key, *values, *values.values())
            if any(name.casefold() in text.casefold() for name in ours)
        ]

    def wrong_files(self, version: Path, more: Tree, folder: Path | None = None) -> set[str]:
        """The files that are not exactly those of a version and some more, or that are missing."""
        installed = tree(folder or self.usual_folder)
        installed.pop(UNINSTALLER, None)
        return differences({**tree(version), **more}, installed)

    def install(self, setup: Path, folder: str = "") -> int:
        """Run an installer silently; returns its exit status."""
        # NSIS requires the folder last, without quotes, even with spaces; Wine quotes arguments with spaces.
        where = f"/D={folder}".split(" ") if folder else []
        return self.system.run(str(setup), "/S", *where)

    def uninstall(self, folder: Path) -> int:
        """Run the uninstaller silently in place, for its exit status; it does not remove itself."""
        return self.system.run(str(folder / UNINSTALLER), "/S", *f"_?={self.system.path(folder)}".split(" "))

    def remove(self, folder: Path) -> None:
        """Remove the game as Windows does, by the command in the registry, and wait for the end."""
        command = self.system.registry()[PROGRAM_KEY]["QuietUninstallString"]
        script = self.system.drive / "remove.bat"
        script.write_text(f"@{command}\r\n", encoding="utf-8")
        self.system.run("cmd", "/c", self.system.path(script))
        script.unlink()
        self.system.wait_until(
            lambda: not (folder / UNINSTALLER).exists(), "the uninstaller did not remove itself"
        )

    @property
    def running_game(self) -> Path:
        """The file in which the window keeps its game."""
        return self.saves / f"running-game{SUFFIX}"

    def game(self) -> dict[str, dict[str, object]]:
        """Wait for the game in the window, which is saved after each move."""
        self.system.wait_until(self.running_game.is_file, "the window saved no game")
        found: dict[str, dict[str, object]] = json.loads(self.running_game.read_text(encoding="utf-8"))
        return found

    @contextmanager
    def window(self, *argv: str) -> Iterator[str]:
        """The window that a command of Windows opens, closed by a key at the end; gives its ID."""
        screen = self.system.screen
        process = self.system.start(*argv)
        try:
            window = self.system.window(f"^{NAME}$")
            yield window
            screen.press("ctrl+q")
            self.system.wait_until(lambda: not screen.has_window(window), "the window did not close")
        finally:
            self.system.run("taskkill", "/f", "/im", GAME)
            process.communicate()

    @contextmanager
    def running(self, program: Path) -> Iterator[None]:
        """Keep the game running: its window, or the console while nothing is typed."""
        process = self.system.start(str(program))
        assert process.stdout is not None
        try:
            if program.name == CONSOLE:
                process.stdout.read(1)
            else:
                self.system.window(f"^{NAME}")
            yield
        finally:
            process.kill()
            process.communicate()

    def places_in_the_hand(self, window: str) -> list[tuple[int, int]]:
        """Points along the lower edge of the table, close enough to each other to meet every card."""
        x, y, width, height = self.system.screen.place_of(window)
        return [(x + width * part // 40, y + height - height // 10) for part in range(6, 34)]

    def take_picture(self, name: str, *shown: str) -> None:
        """Save a screenshot below `build`, once these windows are painted and all is still."""
        self.system.screen.picture(frozen_game.FOLDER / f"{name}.png", *shown)


def tree(folder: Path) -> Tree:
    """Every file below the folder, with its content."""
    paths = folder.rglob("*") if folder.is_dir() else ()
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths if path.is_file()}


def differences(expected: Tree, actual: Tree) -> set[str]:
    """The names of files that are different, missing or too many."""
    return {name for name in {**expected, **actual} if expected.get(name) != actual.get(name)}


def make_installers(system: Wine, bundle: Path, icon: Path) -> Installers:
    """Two versions of the game with their installers, whose names say that nobody is to publish them."""
    older = _make_version(bundle, system.folder / "older", _ONLY_OLD)
    newer = _make_version(bundle, system.folder / "newer", _ONLY_NEW)
    programs = _link_programs(bundle, system.folder / "programs")

    def setup(bundle: Path, version: str, needed_mb: int | None = None) -> Path:
        # The workflow of releases collects `dist`, where none of this is.
        target = system.folder / f"{names.PACKAGE}-{version}-{names.ONLY_CHECKED}-{needed_mb or 0}-setup.exe"
        return build_installer(bundle, target, icon, version=version, needed_mb=needed_mb, is_fast=True)

    installers = (setup(older, OLDER), setup(newer, NEWER), setup(programs, NEWER, _ENDLESS_MB))
    return Installers(system, older, newer, *installers)


def _make_version(game: Path, folder: Path, only_here: tuple[str, ...]) -> Path:
    """Copy the frozen game by hard links, with difficult file names and the files of this version."""
    shutil.copytree(game, folder, copy_function=os.link)
    for name in (*_SHARED, *only_here):
        path = folder / "_internal" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{folder.name}: {name}\n", encoding="utf-8")
    return folder


def _link_programs(game: Path, folder: Path) -> Path:
    """Link the programs of the frozen game alone, which are packed fast; nobody installs them."""
    folder.mkdir()
    for name in PROGRAMS:
        os.link(game / name, folder / name)
    return folder
