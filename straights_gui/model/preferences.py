"""The player's preferences, stored by QSettings; an unreadable value counts as unset."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import Enum
from typing import Generic, TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from engine.names import is_printable


class Speed(Enum):
    """The duration of animations, or of the computers' pauses; the values are stored."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    AT_ONCE = "at-once"


class Order(Enum):
    """The sorting of the hand's cards."""

    DEALT = "dealt"
    SUITS = "suits"
    RANKS = "ranks"


class Scheme(Enum):
    """The colour scheme: light, dark, or the system's."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


Kind = TypeVar("Kind", bound=Enum)
_MAX_LIST_LENGTH = 50


class _Choice(Generic[Kind]):
    def __init__(self, key: str, default: Kind) -> None:
        self.key, self._default = key, default

    def __get__(self, owner: Preferences, _kind: type[Preferences]) -> Kind:
        stored = owner.settings.value(self.key)
        return next((member for member in type(self._default) if member.value == stored), self._default)

    def __set__(self, owner: Preferences, chosen: Kind) -> None:
        owner.store(self.key, chosen.value)


class _Flag:
    def __init__(self, key: str, *, default: bool) -> None:
        self.key, self._default = key, default

    def __get__(self, owner: Preferences, _kind: type[Preferences]) -> bool:
        return {"yes": True, "no": False}.get(str(owner.settings.value(self.key)), self._default)

    def __set__(self, owner: Preferences, chosen: bool) -> None:
        owner.store(self.key, "yes" if chosen else "no")


class _Text:
    """A short text."""

    def __init__(self, key: str, default: str) -> None:
        self.key, self._default = key, default

    def __get__(self, owner: Preferences, _kind: type[Preferences]) -> str:
        stored = owner.settings.value(self.key)
        if not isinstance(stored, str) or not is_printable(stored):
            return self._default
        return stored

    def __set__(self, owner: Preferences, chosen: str) -> None:
        owner.store(self.key, chosen)


class _Percentage:
    def __init__(self, key: str, default: int) -> None:
        self.key, self._default = key, default

    def __get__(self, owner: Preferences, _kind: type[Preferences]) -> int:
        stored = str(owner.settings.value(self.key))
        is_number = stored.isascii() and stored.isdigit() and len(stored) <= 3
        return min(int(stored), 100) if is_number else self._default

    def __set__(self, owner: Preferences, chosen: int) -> None:
        owner.store(self.key, str(chosen))


class _Lines:
    def __init__(self, key: str) -> None:
        self._key = key

    def __get__(self, owner: Preferences, _kind: type[Preferences]) -> tuple[str, ...]:
        stored = owner.settings.value(self._key)
        if isinstance(stored, str) and stored:  # an ini file stores a list of one as its text
            return (stored,)
        return tuple(str(line) for line in stored[:_MAX_LIST_LENGTH]) if isinstance(stored, list) else ()

    def __set__(self, owner: Preferences, chosen: tuple[str, ...]) -> None:
        owner.store(self._key, list(chosen))


class _Bytes:
    """The geometry of a window, as saved by Qt; None if it is not stored."""

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
        changed: emitted when a preference has changed.
        settings: the storage.
    """

    changed = Signal()

    animations = _Choice("speed", Speed.NORMAL)
    pauses = _Choice("pauses", Speed.NORMAL)
    order = _Choice("hand-order", Order.SUITS)
    scheme = _Choice("scheme", Scheme.SYSTEM)
    table = _Text("table", "felt")
    back = _Text("back", "lattice")
    faces = _Text("faces", "classic")
    language = _Text("language", "")
    has_four_colours = _Flag("four-colours", default=False)
    has_paper_sheets = _Flag("paper-sheets", default=False)
    has_more_contrast = _Flag("more-contrast", default=False)
    uses_one_click = _Flag("one-click", default=True)
    plays_forced = _Flag("play-forced", default=False)
    has_moving_portraits = _Flag("portraits-move", default=True)
    portraits = _Lines("portraits")
    asks_before_deck = _Flag("ask-before-deck", default=True)
    asks_before_rage_quit = _Flag("ask-before-rage-quit", default=False)
    asks_before_new_game = _Flag("ask-before-new-game", default=False)
    calls_on_turn = _Flag("call-on-turn", default=True)
    opens_today = _Flag("open-today", default=True)
    has_seen_tour = _Flag("tour-seen", default=False)
    log_is_open = _Flag("log-open", default=False)
    card_tracker_is_open = _Flag("holders-open", default=False)
    volume = _Percentage("volume", 50)
    is_muted = _Flag("muted", default=False)
    geometry = _Bytes("geometry")
    seats = _Lines("seats")
    recent = _Lines("recent")
    network_address = _Text("network-address", "")
    network_name = _Text("network-name", "")
    variant = _Text("variant", "")  # as command-line options of the console

    def __init__(self, settings: QSettings | None = None) -> None:
        """Use the given settings, by default this player's."""
        super().__init__()
        self.settings = settings if settings is not None else QSettings()
        self._collects = self._has_changed = False

    def store(self, key: str, value: object) -> None:
        """Store a value, and emit `changed` if it differs."""
        if self.settings.value(key) != value:
            self.settings.setValue(key, value)
            self._has_changed = True
            self._tell()

    @contextmanager
    def changed_together(self) -> Iterator[None]:
        """Collect the changes in the block and emit `changed` at most once, at its end."""
        self._collects = True
        try:
            yield
        finally:
            self._collects = False
            self._tell()

    def texts(self) -> dict[str, str]:
        """The stored texts, by key, of all preferences that any computer may have."""
        stored = {key: self.settings.value(key) for key in _KEYS}
        return {key: text for key, text in stored.items() if isinstance(text, str)}

    def add(self, texts: Mapping[str, str]) -> None:
        """Store those texts whose preferences are unset; texts of unknown ones are ignored."""
        with self.changed_together():
            for key in _KEYS.intersection(texts) - self.texts().keys():
                self.store(key, texts[key])

    def _tell(self) -> None:
        if self._has_changed and not self._collects:
            self._has_changed = False
            self.changed.emit()

    def sync(self) -> bool:
        """Write everything to disk; returns whether that succeeded."""
        self.settings.sync()
        return self.settings.status() is not QSettings.Status.AccessError


_KEYS = frozenset(
    each.key for each in vars(Preferences).values() if isinstance(each, _Choice | _Flag | _Text | _Percentage)
) - {"network-address"}
