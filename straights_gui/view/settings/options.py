"""Settings as they are now, in the player's language: what the panel shows."""

from __future__ import annotations

from collections.abc import Callable

from engine.fast_dataclass import dataclass
from straights_gui.view.appearance.choice import Appearance


@dataclass(frozen=True, slots=True)
class Choice:
    """A setting.

    Attributes:
        kind: how it is shown, as in the engine's table; a "text" takes effect when its field loses focus.
        current, choose: the value that is stored, and what stores another one.
        values: pairs of a stored value and its text.
        note: what is said below the field.
        is_free: False for a switch that is on because of another setting.
        key, shown: of pictures: which design it is, and all that is chosen now, which each of them shows.
    """

    kind: str
    label: str
    current: str
    choose: Callable[[str], None]
    values: tuple[tuple[str, str], ...] = ()
    note: str = ""
    is_free: bool = True
    key: str = ""
    shown: Appearance | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """A group of related settings."""

    title: str
    choices: tuple[Choice, ...]
