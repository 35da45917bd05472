"""The running game on disk: written whole or not at all, read back or kept aside."""

from __future__ import annotations

import os
from pathlib import Path

from engine.errors import SaveGameError
from engine.straights.savegame import dumps, loads
from engine.straights.session import Session

RUNNING_GAME = "running-game.straights"
_LARGEST = 4_000_000


class SaveStore:
    """A folder with the running game in it.

    Attributes:
        path: the file of the running game.
    """

    def __init__(self, folder: Path) -> None:
        """A store in the folder, which is made with the first save."""
        self.path = folder / RUNNING_GAME

    def save(self, session: Session) -> None:
        """Write the game durably: a crash leaves this game or the one before. Raises OSError."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_name(f"{self.path.name}.{os.getpid()}.new")
        try:
            with fresh.open("wb") as file:
                file.write(dumps(session).encode())
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(self.path)
        except OSError:
            fresh.unlink(missing_ok=True)
            raise

    def load(self) -> Session | None:
        """The running game, None where there is none; raises SaveGameError or OSError."""
        if not self.path.exists():
            return None
        if self.path.stat().st_size > _LARGEST:
            raise SaveGameError(f"the file is larger than any saved game ({_LARGEST} bytes)")
        return loads(self.path.read_bytes())

    def set_aside(self) -> Path:
        """Rename the file, so that play overwrites nothing; returns its new place. Raises OSError."""
        number = 1
        while (aside := self.path.with_name(f"unreadable-{number}.straights")).exists():
            number += 1
        self.path.rename(aside)
        return aside
