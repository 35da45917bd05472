"""What the player has chosen once, kept by QSettings; what is unreadable there counts as not chosen."""

from __future__ import annotations

from enum import Enum
from typing import Generic, TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal


class Speed(Enum):
    """How long animations, or the computers' pauses, take; the value is what is kept."""

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
_LONGEST_LIST = 50


class _Choice(Generic[Kind]):
    """One of an enumeration's members."""

    def __init__(self, key: str, usual: Kind) -> None:
        self._key, self._usual = key, usual

    def __get__(self, owner: Preferences, _kind: type[Preferences]) -> Kind:
        kept = owner.settings.value(self._key)
        return next((member for member in type(self._usual) if member.value == kept), self._usual)

    def __set__(self, owner: Preferences, chosen: Kind) -> None:
        owner.keep(self._key, chosen.value)


class _Flag:
    """Yes or no."""

    def __init__(self, key: str, *, usual: bool) -> None:
        self._key, self._usual = key, usual

    def __get__(self, owner: Preferences, _kind: type[Preferences]) -> bool:
        return {"yes": True, "no": False}.get(str(owner.settings.value(self._key)), self._usual)

    def __set__(self, owner: Preferences, chosen: bool) -> None:
        owner.keep(self._key, "yes" if chosen else "no")


class _Word:
    """A short text."""

    def __init__(self, key: str, usual: str) -> None:
        self._key, self._usual = key, usual

    def __get__(self, owner: Preferences, _kind: type[Preferences]) -> str:
        kept = owner.settings.value(self._key)
        return kept if isinstance(kept, str) and kept.isprintable() else self._usual

    def __set__(self, owner: Preferences, chosen: str) -> None:
        owner.keep(self._key, chosen)


class _Percentage:
    """A whole number of 0 to 100."""

    def __init__(self, key: str, usual: int) -> None:
        self._key, self._usual = key, usual

    def __get__(self, owner: Preferences, _kind: type[Preferences]) -> int:
        kept = str(owner.settings.value(self._key))
        is_number = kept.isascii() and kept.isdigit() and len(kept) <= 3
        return min(int(kept), 100) if is_number else self._usual

    def __set__(self, owner: Preferences, chosen: int) -> None:
        owner.keep(self._key, str(chosen))


class _Lines:
    """A list of texts."""

    def __init__(self, key: str) -> None:
        self._key = key

    def __get__(self, owner: Preferences, _kind: type[Preferences]) -> tuple[str, ...]:
        kept = owner.settings.value(self._key)
        if isinstance(kept, str) and kept:  # a list of one comes back from an ini file as the text alone
            return (kept,)
        return tuple(str(line) for line in kept[:_LONGEST_LIST]) if isinstance(kept, list) else ()

    def __set__(self, owner: Preferences, chosen: tuple[str, ...]) -> None:
        owner.keep(self._key, list(chosen))


class _Bytes:
    """Where a window was, as Qt packs it; None where nothing is kept."""

    def __init__(self, key: str) -> None:
        self._key = key

    def __get__(self, owner: Preferences, _kind: type[Preferences]) -> QByteArray | None:
        kept = owner.settings.value(self._key)
        return kept if isinstance(kept, QByteArray) else None

    def __set__(self, owner: Preferences, chosen: QByteArray) -> None:
        owner.settings.setValue(self._key, chosen)


class Preferences(QObject):
    """Typed access to the settings.

    Attributes:
        changed: something is chosen otherwise now; all that follows from the settings may differ.
        settings: where they are kept.
    """

    changed = Signal()

    animations = _Choice("speed", Speed.NORMAL)
    pauses = _Choice("pauses", Speed.NORMAL)
    order = _Choice("hand-order", Order.DEALT)
    scheme = _Choice("scheme", Scheme.SYSTEM)
    table = _Word("table", "green")
    back = _Word("back", "blue")
    language = _Word("language", "")
    has_four_colours = _Flag("four-colours", usual=False)
    has_large_print = _Flag("large-print", usual=False)
    plays_forced = _Flag("play-forced", usual=False)
    asks_before_deck = _Flag("ask-before-deck", usual=True)
    asks_before_rage_quit = _Flag("ask-before-rage-quit", usual=False)
    asks_before_new_game = _Flag("ask-before-new-game", usual=False)
    has_seen_tour = _Flag("tour-seen", usual=False)
    log_is_open = _Flag("log-open", usual=False)
    card_tracker_is_open = _Flag("holders-open", usual=False)
    score_race_is_open = _Flag("race-open", usual=False)
    has_toolbar = _Flag("toolbar", usual=True)
    has_status_bar = _Flag("status-bar", usual=True)
    volume = _Percentage("volume", 50)
    is_muted = _Flag("muted", usual=False)
    geometry = _Bytes("geometry")
    seats = _Lines("seats")
    recent = _Lines("recent")

    def __init__(self, settings: QSettings | None = None) -> None:
        """The settings of this player, or the given ones."""
        super().__init__()
        self.settings = settings if settings is not None else QSettings()

    def keep(self, key: str, value: object) -> None:
        """Remember a value, and tell if it is another."""
        if self.settings.value(key) != value:
            self.settings.setValue(key, value)
            self.changed.emit()

    def are_kept(self) -> bool:
        """Write what is not written yet; whether that could be done."""
        self.settings.sync()
        return self.settings.status() is not QSettings.Status.AccessError
