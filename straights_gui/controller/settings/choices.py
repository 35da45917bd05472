"""What can be set: the preferences as groups of options, in the player's language."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from engine.fast_dataclass import replace
from straights_gui.model.preferences import Order, Preferences, Scheme, Speed
from straights_gui.resources import LANGUAGES
from straights_gui.view.settings.options import Gallery, Group, Heading, Level, Option, Switch, Text
from straights_gui.view.text.fill import fill
from straights_gui.view.window.sounds import SoundSupport

# Language names are not translated: each is in its own language.


def choices(
    preferences: Preferences,
    *,
    support: SoundSupport,
    names: tuple[str, ...],
    rename: Callable[[int, str], None],
    gallery: Callable[[QWidget], QWidget],
) -> tuple[Group, ...]:
    """All options with their current values; `names` are those of the seats, empty if they cannot change."""
    return (
        _play(preferences),
        _look(preferences, gallery),
        _sound(preferences, support=support),
        *([_names_of_seats(names, rename)] if names else []),
    )


LOOK = 1
"""The number of the group with the look of table and cards."""


def _names_of_seats(names: tuple[str, ...], rename: Callable[[int, str], None]) -> Group:
    text = QCoreApplication.translate("NewGameDialog", "Player {number}")
    return Group(
        QCoreApplication.translate("Settings", "People"),
        tuple(
            Text(fill(text, number=seat + 1), name, partial(rename, seat)) for seat, name in enumerate(names)
        ),
    )


def _look(chosen: Preferences, gallery: Callable[[QWidget], QWidget]) -> Group:
    translate = QCoreApplication.translate
    languages = (("", translate("Settings", "Follow system")), *LANGUAGES.items())
    schemes = (
        (Scheme.SYSTEM, translate("Settings", "System")),
        (Scheme.LIGHT, translate("Settings", "Light")),
        (Scheme.DARK, translate("Settings", "Dark")),
    )
    return Group(
        translate("Settings", "Look"),
        (
            Gallery(gallery),
            _enum(translate("Settings", "Theme"), chosen, "scheme", schemes),
            _sheets(chosen),
            _switch(translate("Settings", "More contrast"), chosen, "has_more_contrast"),
            _names(translate("Settings", "Language"), chosen, "language", languages),
        ),
    )


def _yes_or_no(label: str, choices: tuple[tuple[str, str], ...], chosen: Preferences, name: str) -> Option:
    """A choice of two texts, of which "yes" sets the preference of that name."""
    is_on: bool = getattr(chosen, name)
    return Option(
        label, choices, "yes" if is_on else "no", lambda value: setattr(chosen, name, value == "yes")
    )


def _sheets(chosen: Preferences) -> Option:
    translate = QCoreApplication.translate
    choices = (("no", translate("Settings", "Like the table")), ("yes", translate("Settings", "Like paper")))
    return _yes_or_no(translate("Settings", "Panels and bar"), choices, chosen, "has_paper_sheets")


def _play(chosen: Preferences) -> Group:
    translate = QCoreApplication.translate
    orders = (
        (Order.DEALT, translate("Actions", "As &dealt")),
        (Order.SUITS, translate("Actions", "By &suit")),
        (Order.RANKS, translate("Actions", "By &rank")),
    )
    return Group(
        translate("Settings", "Play"),
        (
            _enum(translate("Settings", "Sort the hand"), chosen, "order", orders),
            _clicks(chosen),
            *_speeds(chosen),
            _switch(translate("Settings", "Play the only card that fits"), chosen, "plays_forced"),
            _switch(translate("Settings", "Animated portraits"), chosen, "has_moving_portraits"),
            _switch(translate("Settings", "Call me when it is my turn"), chosen, "calls_on_turn"),
            Heading(translate("Settings", "Ask before")),
            *_confirmations(chosen),
            Heading(translate("Settings", "When Straights opens")),
            _first_sheet(chosen),
        ),
    )


def _speeds(chosen: Preferences) -> tuple[Option, ...]:
    """One speed for all that moves; another one for the computers only where they have one already."""
    translate = QCoreApplication.translate
    speeds = (
        (Speed.SLOW, translate("Settings", "Calm")),
        (Speed.NORMAL, translate("Actions", "&Normal")),
        (Speed.FAST, translate("Actions", "&Fast")),
        (Speed.AT_ONCE, translate("Settings", "At once")),
    )
    text = translate("Settings", "Speed")
    if chosen.pauses is not chosen.animations:
        computers = _enum(translate("Settings", "Computers"), chosen, "pauses", speeds)
        return _enum(text, chosen, "animations", speeds), computers
    both = _enum(text, chosen, "animations", speeds)

    def choose(value: str) -> None:
        with chosen.changed_together():
            chosen.animations = chosen.pauses = Speed(value)

    return (replace(both, choose=choose),)


def _first_sheet(chosen: Preferences) -> Option:
    translate = QCoreApplication.translate
    choices = (("yes", translate("Settings", "Today")), ("no", translate("Settings", "The table")))
    return _yes_or_no(translate("Settings", "Show first"), choices, chosen, "opens_today")


def _clicks(chosen: Preferences) -> Option:
    translate = QCoreApplication.translate
    choices = (("yes", translate("Settings", "One click")), ("no", translate("Settings", "Two clicks")))
    return _yes_or_no(translate("Settings", "Play a card with"), choices, chosen, "uses_one_click")


def sound_note(support: SoundSupport) -> str:
    """The reason why there is no sound; empty if there is."""
    translate = QCoreApplication.translate
    return {
        SoundSupport.READY: "",
        SoundSupport.NOT_INSTALLED: translate("Settings", "Sound support isn’t installed: straights[sound]."),
        SoundSupport.LIBRARY_MISSING: translate("Settings", "A system library needed for sound is missing."),
        SoundSupport.NO_DEVICE: translate("Settings", "No sound device found."),
    }[support]


def _sound(chosen: Preferences, *, support: SoundSupport) -> Group:
    translate = QCoreApplication.translate
    return Group(
        translate("Settings", "Sound"),
        (
            _switch(translate("Settings", "Mute"), chosen, "is_muted"),
            Level(
                translate("Settings", "Volume"),
                chosen.volume,
                lambda value: setattr(chosen, "volume", value),
                sound_note(support),
            ),
        ),
    )


def _confirmations(chosen: Preferences) -> tuple[Switch, ...]:
    translate = QCoreApplication.translate
    return (
        _switch(translate("Settings", "showing the deck"), chosen, "asks_before_deck"),
        _switch(translate("Settings", "leaving your seat to a computer"), chosen, "asks_before_rage_quit"),
        _switch(translate("Settings", "leaving a running game"), chosen, "asks_before_new_game"),
    )


def _enum(label: str, chosen: Preferences, name: str, members: tuple[tuple[Enum, str], ...]) -> Option:
    members_by_value = {str(member.value): member for member, _text in members}
    current: Enum = getattr(chosen, name)
    return Option(
        label,
        tuple((str(member.value), text.replace("&", "")) for member, text in members),
        str(current.value),
        lambda value: setattr(chosen, name, members_by_value[value]),
    )


def _names(label: str, chosen: Preferences, name: str, values: tuple[tuple[str, str], ...]) -> Option:
    return Option(label, values, getattr(chosen, name), partial(setattr, chosen, name))


def _switch(label: str, chosen: Preferences, name: str) -> Switch:
    return Switch(label, getattr(chosen, name), partial(setattr, chosen, name))
