"""The player's preferences, stored by QSettings; an unreadable value counts as unset."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from engine.names import is_printable
from engine.straights.interface.settings import GROUPS, NO, OWN, YES

_MAX_LIST_LENGTH = 50
_SETTINGS = {each.key: each for group in GROUPS for each in group.of("window") if each.key}


class _Kept:
    def __init__(self, key: str) -> None:
        self.key = key


class _Flag(_Kept):
    """Something that has happened or is open; at first it is not."""

    def __get__(self, owner: Preferences, _kind: type[Preferences]) -> bool:
        return str(owner.settings.value(self.key)) == YES

    def __set__(self, owner: Preferences, chosen: bool) -> None:
        owner.store(self.key, YES if chosen else NO)


class _Text(_Kept):
    """A short text, at first empty."""

    def __get__(self, owner: Preferences, _kind: type[Preferences]) -> str:
        stored = owner.settings.value(self.key)
        return stored if isinstance(stored, str) and is_printable(stored) else ""

    def __set__(self, owner: Preferences, chosen: str) -> None:
        owner.store(self.key, chosen)


class _Lines(_Kept):
    def __get__(self, owner: Preferences, _kind: type[Preferences]) -> tuple[str, ...]:
        stored = owner.settings.value(self.key)
        if isinstance(stored, str) and stored:  # an ini file stores a list of one as its text
            return (stored,)
        return tuple(str(line) for line in stored[:_MAX_LIST_LENGTH]) if isinstance(stored, list) else ()

    def __set__(self, owner: Preferences, chosen: tuple[str, ...]) -> None:
        owner.store(self.key, list(chosen))


class Preferences(QObject):
    """What is chosen of the settings in the table of `engine.straights.interface`, and what else is kept.

    Attributes:
        changed: emitted when a preference has changed.
        settings: the storage.
    """

    changed = Signal()

    own_rules = _Lines("own-rules")
    portraits = _Lines("portraits")
    has_seen_lesson = _Flag("tour-seen")  # the key that files have
    log_is_open = _Flag("log-open")
    card_tracker_is_open = _Flag("holders-open")
    seats = _Lines("seats")
    recent = _Lines("recent")
    network_address = _Text("network-address")
    network_name = _Text("network-name")
    last_table = _Text("last-table")  # its name at its server
    last_server = _Text("last-server")
    hosted_table = _Text("hosted-table")  # the choices for the last one, as JSON
    challenge = _Text("challenge")  # the last one that was accepted, as its link has it
    variant = _Text("variant")  # as command-line options of the console

    def __init__(self, settings: QSettings | None = None) -> None:
        """Use the given settings, by default this player's."""
        super().__init__()
        self.settings = settings if settings is not None else QSettings()
        self._collects = self._has_changed = False

    @property
    def geometry(self) -> QByteArray | None:
        """The geometry of the window, as saved by Qt; None if it is not stored."""
        stored = self.settings.value("geometry")
        return stored if isinstance(stored, QByteArray) else None

    @geometry.setter
    def geometry(self, chosen: QByteArray) -> None:
        self.settings.setValue("geometry", chosen)

    def chosen(self, key: str) -> str:
        """The value of a setting of the table."""
        stored, setting = self.settings.value(key), _SETTINGS[key]
        return stored if isinstance(stored, str) and setting.accepts(stored) else setting.default

    def is_on(self, key: str) -> bool:
        """Whether the value of a setting is "yes"."""
        return self.chosen(key) == YES

    def back(self) -> str:
        """The design of the backs: its name, or a picture of the player's own."""
        return self.chosen("own-back") if self.chosen("back") == OWN else self.chosen("back")

    def use_back(self, picture: str) -> None:
        """Keep a picture of the player's own, and show it on the backs; "" for none, and the default back."""
        with self.changed_together():
            self.choose("own-back", picture)
            if picture or self.chosen("back") == OWN:
                self.choose("back", OWN if picture else _SETTINGS["back"].default)

    def level(self, key: str) -> int:
        """The value of a setting from 0 to 100."""
        return int(self.chosen(key))

    def choose(self, key: str, value: str | int) -> None:
        """Store the value of a setting of the table."""
        self.store(_SETTINGS[key].key, (YES if value else NO) if isinstance(value, bool) else str(value))

    def choose_speed(self, value: str) -> None:
        """Choose one speed for the animations and for the computers."""
        with self.changed_together():
            for key in ("speed", "pauses"):
                self.choose(key, value)

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
    (*_SETTINGS, *(each.key for each in vars(Preferences).values() if isinstance(each, _Flag | _Text)))
) - {"network-address", "last-table", "last-server"}
