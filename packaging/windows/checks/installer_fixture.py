"""Shared by the installer checks: two versions, a player's files, access to files and registry."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bundle.names import APP_ID, NAME, SUFFIX
from bundle.paths import PackagingError
from windows.checks.system import System
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
# A player who has seen the tour, goes on at the table at once, and does not wait for others.
_SETTINGS = {
    "language": "en",
    "tour-seen": "yes",
    "open-today": "no",
    "speed": "at-once",
    "pauses": "at-once",
}

Tree = dict[str, bytes]


class InstallerCheckFailed(PackagingError):
    """The installer did not do what is documented; the message says what was found."""


@dataclass(frozen=True, slots=True)
class InstallerFixture:
    """A Windows, two versions of the game, and their installers."""

    system: System
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
            (folder / f"mine{SUFFIX}").write_text("a game\n", encoding="utf-8")
        for name, value in _SETTINGS.items():
            self.system.set_value(SETTINGS_KEY, name, value)

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
        """The game in the window, as it is saved after each move."""
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


def tree(folder: Path) -> Tree:
    """Every file below the folder, with its content."""
    paths = folder.rglob("*") if folder.is_dir() else ()
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths if path.is_file()}


def verify(expected: object, actual: object, what: str) -> None:
    """Raise InstallerCheckFailed if the values differ."""
    if expected != actual:
        raise InstallerCheckFailed(f"{what} should be {expected!r} and is {actual!r}")


def verify_files(expected: Tree, actual: Tree, others: Sequence[str] = ()) -> None:
    """Raise InstallerCheckFailed for different, missing or surplus files; `others` may exist."""
    lacking = sorted(expected.keys() - actual.keys())
    too_many = sorted(actual.keys() - expected.keys() - set(others))
    different = sorted(name for name in expected.keys() & actual.keys() if expected[name] != actual[name])
    found = [
        f"{label} {', '.join(names)}"
        for label, names in (("lacking:", lacking), ("too many:", too_many), ("different:", different))
        if names
    ]
    if found:
        raise InstallerCheckFailed("; ".join(found))
