"""The kinds of settings, as values: each has its text, what is chosen now, and what a choice does."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from engine.fast_dataclass import dataclass
from engine.straights.setup import MAX_NAME_LENGTH


@dataclass(frozen=True, slots=True)
class Option:
    """A choice among named values.

    Attributes:
        values: pairs of a stored value and its text.
    """

    label: str
    values: tuple[tuple[str, str], ...]
    current: str
    choose: Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Switch:
    """A setting that is on or off."""

    label: str
    is_on: bool
    choose: Callable[[bool], None]


@dataclass(frozen=True, slots=True)
class Level:
    """A setting from 0 to 100."""

    label: str
    current: int
    choose: Callable[[int], None]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Text:
    """A short text; it takes effect when the field loses focus."""

    label: str
    current: str
    choose: Callable[[str], None]
    longest: int = MAX_NAME_LENGTH


@dataclass(frozen=True, slots=True)
class Gallery:
    """A widget of its own, which follows the settings by itself."""

    make: Callable[[QWidget], QWidget]


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading between settings."""

    text: str


Choice = Option | Switch | Level | Text | Gallery | Heading


@dataclass(frozen=True, slots=True)
class Group:
    """A group of related settings."""

    title: str
    choices: tuple[Choice, ...]
