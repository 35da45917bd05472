"""What the player has chosen once and expects to find again, kept by QSettings."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QByteArray, QSettings


class Speed(Enum):
    """How long animations and the computers' pauses take; the value is what is kept."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    AT_ONCE = "at-once"


class Preferences:
    """Typed access to the settings; anything unreadable in them counts as not chosen."""

    def __init__(self, settings: QSettings | None = None) -> None:
        """The settings of this player, or the given ones."""
        self._settings = settings if settings is not None else QSettings()

    @property
    def speed(self) -> Speed:
        """The speed of the game."""
        kept = self._settings.value("speed")
        return next((speed for speed in Speed if speed.value == kept), Speed.NORMAL)

    @speed.setter
    def speed(self, speed: Speed) -> None:
        self._settings.setValue("speed", speed.value)

    @property
    def log_is_open(self) -> bool:
        """Whether the log is shown beside the table."""
        return bool(self._settings.value("log") == "open")

    @log_is_open.setter
    def log_is_open(self, is_open: bool) -> None:
        self._settings.setValue("log", "open" if is_open else "closed")

    @property
    def geometry(self) -> QByteArray | None:
        """Where the window was, None at the first start."""
        kept = self._settings.value("geometry")
        return kept if isinstance(kept, QByteArray) else None

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._settings.setValue("geometry", geometry)

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sat at the table last, a line a seat, as it was kept."""
        kept = self._settings.value("seats")
        return tuple(str(line) for line in kept) if isinstance(kept, list) else ()

    @seats.setter
    def seats(self, lines: tuple[str, ...]) -> None:
        self._settings.setValue("seats", list(lines))
