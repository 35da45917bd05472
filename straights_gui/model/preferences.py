"""The player's preferences, stored by QSettings; an unreadable value counts as not chosen."""

from __future__ import annotations

import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QByteArray, QCoreApplication, QObject, QSettings, Signal


class Speed(Enum):
    """How long animations, or the computers' pauses, take; the value is what is stored."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    AT_ONCE = "at-once"


class Order(Enum):
    """How the cards of the hand are sorted."""

    DEALT = "dealt"
    SUITS = "suits"
    RANKS = "ranks"


class Scheme(Enum):
    """Light or dark, or as the system has it."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


Kind = TypeVar("Kind", bound=Enum)
_MAX_LIST_LENGTH = 50
_NO_ORGANIZATION = "no-such-organization"  # has no files, so that asking for its folder reads none


class _Choice(Generic[Kind]):
    """One of an enumeration's members."""

    def __init__(self, key: str, default: Kind) -> None:
        self._key, self._default = key, default

    def __get__(self, owner: Preferences, _kind: type[Preferences]) -> Kind:
        stored = owner.settings.value(self._key)
        return next((member for member in type(self._default) if member.value == stored), self._default)

    def __set__(self, owner: Preferences, chosen: Kind) -> None:
        owner.store(self._key, chosen.value)


class _Flag:
    """Yes or no."""

    def __init__(self, key: str, *, default: bool) -> None:
        self._key, self._default = key, default

    def __get__(self, owner: Preferences, _kind: type[Preferences]) -> bool:
        return {"yes": True, "no": False}.get(str(owner.settings.value(self._key)), self._default)

    def __set__(self, owner: Preferences, chosen: bool) -> None:
        owner.store(self._key, "yes" if chosen else "no")


class _Text:
    """A short text; what an earlier version stored is read as the name that it has now."""

    def __init__(self, key: str, default: str, former: dict[str, str] | None = None) -> None:
        """`former` maps former names to those of today."""
        self._key, self._default, self._former = key, default, former or {}

    def __get__(self, owner: Preferences, _kind: type[Preferences]) -> str:
        stored = owner.settings.value(self._key)
        if not isinstance(stored, str) or not stored.isprintable():
            return self._default
        return self._former.get(stored, stored)

    def __set__(self, owner: Preferences, chosen: str) -> None:
        owner.store(self._key, chosen)


class _Faces(_Text):
    """The name of the faces; an earlier version had a switch for large print."""

    def __get__(self, owner: Preferences, kind: type[Preferences]) -> str:
        if owner.settings.value(self._key) is None and owner.settings.value("large-print") == "yes":
            return "large"
        return super().__get__(owner, kind)


class _Percentage:
    """A whole number of 0 to 100."""

    def __init__(self, key: str, default: int) -> None:
        self._key, self._default = key, default

    def __get__(self, owner: Preferences, _kind: type[Preferences]) -> int:
        stored = str(owner.settings.value(self._key))
        is_number = stored.isascii() and stored.isdigit() and len(stored) <= 3
        return min(int(stored), 100) if is_number else self._default

    def __set__(self, owner: Preferences, chosen: int) -> None:
        owner.store(self._key, str(chosen))


class _Lines:
    """A list of texts."""

    def __init__(self, key: str) -> None:
        self._key = key

    def __get__(self, owner: Preferences, _kind: type[Preferences]) -> tuple[str, ...]:
        stored = owner.settings.value(self._key)
        if isinstance(stored, str) and stored:  # a list of one comes back from an ini file as the text alone
            return (stored,)
        return tuple(str(line) for line in stored[:_MAX_LIST_LENGTH]) if isinstance(stored, list) else ()

    def __set__(self, owner: Preferences, chosen: tuple[str, ...]) -> None:
        owner.store(self._key, list(chosen))


class _Bytes:
    """Where a window was, as Qt packs it; None where nothing is kept."""

    def __init__(self, key: str) -> None:
        self._key = key

    def __get__(self, owner: Preferences, _kind: type[Preferences]) -> QByteArray | None:
        stored = owner.settings.value(self._key)
        return stored if isinstance(stored, QByteArray) else None

    def __set__(self, owner: Preferences, chosen: QByteArray) -> None:
        owner.settings.setValue(self._key, chosen)


class Preferences(QObject):
    """Typed access to the settings.

    Attributes:
        changed: a preference has another value now.
        settings: where they are stored.
    """

    changed = Signal()

    animations = _Choice("speed", Speed.NORMAL)
    pauses = _Choice("pauses", Speed.NORMAL)
    order = _Choice("hand-order", Order.SUITS)
    scheme = _Choice("scheme", Scheme.SYSTEM)
    table = _Text("table", "felt", former={"green": "felt", "blue": "midnight", "burgundy": "plain"})
    back = _Text(
        "back",
        "lattice",
        former={"blue": "lattice", "red": "scales", "green": "botanical", "plum": "stripes"},
    )
    faces = _Faces("faces", "classic")
    language = _Text("language", "")
    has_four_colours = _Flag("four-colours", default=False)
    uses_one_click = _Flag("one-click", default=True)
    plays_forced = _Flag("play-forced", default=False)
    has_moving_portraits = _Flag("portraits-move", default=True)
    portraits = _Lines("portraits")
    asks_before_deck = _Flag("ask-before-deck", default=True)
    asks_before_rage_quit = _Flag("ask-before-rage-quit", default=False)
    asks_before_new_game = _Flag("ask-before-new-game", default=False)
    has_seen_costs = _Flag("costs-seen", default=False)
    has_seen_tour = _Flag("tour-seen", default=False)
    log_is_open = _Flag("log-open", default=False)
    card_tracker_is_open = _Flag("holders-open", default=False)
    score_race_is_open = _Flag("race-open", default=False)
    has_toolbar = _Flag("toolbar", default=True)
    has_status_bar = _Flag("status-bar", default=True)
    volume = _Percentage("volume", 50)
    is_muted = _Flag("muted", default=False)
    geometry = _Bytes("geometry")
    seats = _Lines("seats")
    recent = _Lines("recent")
    network_address = _Text("network-address", "")
    network_name = _Text("network-name", "")
    variant = _Text("variant", "")  # the console's options for it

    def __init__(self, settings: QSettings | None = None) -> None:
        """The settings of this player, or the given ones."""
        super().__init__()
        self.settings = settings if settings is not None else QSettings()
        self._collects = self._has_changed = False

    def store(self, key: str, value: object) -> None:
        """Write a value, and emit `changed` if it is another."""
        if self.settings.value(key) != value:
            self.settings.setValue(key, value)
            self._has_changed = True
            self._tell()

    @contextmanager
    def changed_together(self) -> Iterator[None]:
        """Emit `changed` once, at the end, for all that is stored meanwhile; never if nothing changes."""
        self._collects = True
        try:
            yield
        finally:
            self._collects = False
            self._tell()

    def _tell(self) -> None:
        if self._has_changed and not self._collects:
            self._has_changed = False
            self.changed.emit()

    def sync(self) -> bool:
        """Write everything to disk; whether that could be done."""
        self.settings.sync()
        return self.settings.status() is not QSettings.Status.AccessError


def special_settings() -> tuple[Path, ...]:
    """Settings files, or their locks, that are a pipe, a device or a socket.

    Found before QSettings opens them, since it waits for ever at a named pipe.
    """
    if sys.platform in ("win32", "darwin"):  # a registry, and a service of the system
        return ()
    native, own = QSettings.Format.NativeFormat, QSettings.Scope.UserScope
    base = Path(QSettings(native, own, _NO_ORGANIZATION, _NO_ORGANIZATION).fileName()).parent.parent
    organization = QCoreApplication.organizationName()
    files = (base / organization / QCoreApplication.applicationName(), base / organization)
    endings = (".conf", ".conf.lock")
    places = [file.with_name(file.name + ending) for file in files for ending in endings]
    return tuple(place for place in places if _is_special(place))


def _is_special(path: Path) -> bool:
    """Whether opening the path may wait, or never come to an end."""
    try:
        mode = path.stat().st_mode
    except OSError:
        return False
    return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))
