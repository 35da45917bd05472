"""The records of days: what was finished of their deals and puzzles; and the deals with help."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from straights_gui.model.storage.autosave import write_durably
from straights_gui.model.storage.bounded_file import read_bounded

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

    from engine.straights.duplicate.duplicate_deal import DuplicateDeal
    from engine.straights.statistics.days import DayRecord

FILE = "days.txt"
_KEPT = 1000
_MAX_BYTES = 1_000_000


class Days:
    """A file with a line for each day, the latest last; lines that cannot be read are ignored."""

    def __init__(self, folder: Path) -> None:
        """The file is created with the first day."""
        self._path = folder / FILE

    def records(self) -> tuple[DayRecord, ...]:
        """All records, the earliest first."""
        from engine.straights.protocol.day_record import kept_days

        try:
            lines = read_bounded(self._path, _MAX_BYTES).decode("ascii").splitlines()
            return kept_days([json.loads(line) for line in lines])
        except (OSError, ValueError):
            return ()

    def record(self, day: date) -> DayRecord:
        """The record of a day, an empty one if there is none."""
        from engine.straights.statistics.days import DayRecord

        return next((each for each in self.records() if each.day == day), DayRecord(day))

    def keep(self, *records: DayRecord) -> None:
        """Replace the records of days. Raises OSError."""
        from engine.straights.protocol.day_record import DAY_RECORD

        days = {each.day: each for each in (*self.records(), *records)}
        kept = sorted(days.values(), key=lambda each: each.day)[-_KEPT:]
        text = "".join(json.dumps(DAY_RECORD.write(each)) + "\n" for each in kept)
        write_durably(self._path, text.encode("ascii"))


HELPED_FILE = "helped-deals.txt"
_KEPT_DEALS = 400
_MAX_DEALS_BYTES = 100_000
_MAX_LINE = 20


class HelpedDeals:
    """A file with a line for each deal, the latest last; unreadable content is ignored."""

    def __init__(self, folder: Path) -> None:
        """The file is created with the first deal."""
        self._path = folder / HELPED_FILE

    def __contains__(self, deal: DuplicateDeal) -> bool:
        return deal.key in self.keys()

    def add(self, *keys: str) -> None:
        """Record that the player had help; the oldest of many deals is dropped. Raises OSError."""
        lines = self.keys()
        new = [key for key in keys if key not in lines]
        if new:
            text = "".join(f"{line}\n" for line in [*lines, *new][-_KEPT_DEALS:])
            write_durably(self._path, text.encode("ascii"))

    def keys(self) -> tuple[str, ...]:
        """The keys of the deals."""
        try:
            lines = read_bounded(self._path, _MAX_DEALS_BYTES).decode("ascii").splitlines()
        except (OSError, UnicodeDecodeError):
            return ()
        return tuple(line for line in lines if len(line) <= _MAX_LINE)
