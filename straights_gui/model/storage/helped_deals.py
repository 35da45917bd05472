"""The deals for everybody in which the player had help, stored as long as their results can be shared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from straights_gui.model.storage.autosave import write_durably
from straights_gui.model.storage.bounded_file import read_bounded

if TYPE_CHECKING:
    from pathlib import Path

    from engine.straights.duplicate.duplicate_deal import DuplicateDeal

FILE = "helped-deals.txt"
_KEPT = 400
_MAX_BYTES = 100_000
_MAX_LINE = 20


class HelpedDeals:
    """A file with a line for each deal, the latest last; unreadable content is ignored."""

    def __init__(self, folder: Path) -> None:
        """The file is created with the first deal."""
        self._path = folder / FILE

    def __contains__(self, deal: DuplicateDeal) -> bool:
        return deal.key in self.keys()

    def add(self, *keys: str) -> None:
        """Record that the player had help; the oldest of many deals is dropped. Raises OSError."""
        lines = self.keys()
        new = [key for key in keys if key not in lines]
        if new:
            text = "".join(f"{line}\n" for line in [*lines, *new][-_KEPT:])
            write_durably(self._path, text.encode("ascii"))

    def keys(self) -> tuple[str, ...]:
        """The keys of the deals."""
        try:
            lines = read_bounded(self._path, _MAX_BYTES).decode("ascii").splitlines()
        except (OSError, UnicodeDecodeError):
            return ()
        return tuple(line for line in lines if len(line) <= _MAX_LINE)
