"""What can be set: the engine's table of settings, with what is chosen, in the player's language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QCoreApplication

from engine.fast_dataclass import replace
from engine.straights.interface.actions import named
from engine.straights.interface.settings import GROUPS, OWN, YES, Setting
from straights_gui.controller.settings.appearance import is_dark
from straights_gui.model.preferences import Preferences
from straights_gui.resources import LANGUAGES
from straights_gui.view.appearance.previews import Appearance
from straights_gui.view.settings.panel import Choice, Group
from straights_gui.view.text.rendering import fill, shown
from straights_gui.view.window.sounds import SoundSupport


def choices(
    preferences: Preferences,
    *,
    support: SoundSupport,
    names: tuple[str, ...],
    rename: Callable[[int, str], None],
    pick_back: Callable[[], None],
) -> tuple[Group, ...]:
    """All settings with their current values.

    `names` are those of the seats, empty if they cannot change; `pick_back` asks for a picture of one's own.
    """
    groups = tuple(
        Group(shown(group.title), tuple(_choices(group.of("window"), preferences, support, pick_back)))
        for group in GROUPS
    )
    return (*groups, *([_names_of_seats(names, rename)] if names else []))


def _names_of_seats(names: tuple[str, ...], rename: Callable[[int, str], None]) -> Group:
    text = QCoreApplication.translate("NewGameDialog", "Player {number}")
    return Group(
        shown(named("&People")),
        tuple(
            Choice("text", fill(text, number=seat + 1), name, partial(rename, seat))
            for seat, name in enumerate(names)
        ),
    )


def _choices(
    settings: tuple[Setting, ...], chosen: Preferences, support: SoundSupport, pick_back: Callable[[], None]
) -> Iterator[Choice]:
    """One speed is for all that moves, and another one for the computers only where they have one already."""
    has_one_speed = chosen.chosen("pauses") == chosen.chosen("speed")
    for setting in settings:
        choice = _choice(setting, chosen, support)
        if setting.kind == "picture":
            yield replace(choice, choose=lambda wanted: pick_back() if wanted else chosen.use_back(""))
        elif not has_one_speed:
            yield choice
        elif setting.key == "speed":
            yield replace(choice, choose=chosen.choose_speed)
        elif setting.key != "pauses":
            yield choice


def _choice(setting: Setting, chosen: Preferences, support: SoundSupport) -> Choice:
    text, key, kind = shown(setting.text), setting.key, setting.kind
    current = chosen.chosen(key) if key else ""
    has_own = chosen.chosen("own-back") != ""
    values = tuple((value, shown(name)) for value, name in setting.values if value != OWN or has_own)
    choice = Choice(kind, text, current, partial(chosen.choose, key), values, key=key)
    match kind:
        case "switch":
            other, value = setting.included_in
            is_included = other != "" and chosen.chosen(other) == value
            return replace(choice, current=YES, is_free=False) if is_included else choice
        case "level":
            return replace(choice, note=sound_note(support))
        case "pictures":
            return replace(choice, shown=_appearance(chosen))
        case "language":  # whose names are not translated: each is in its own language
            return replace(choice, values=(*values, *LANGUAGES.items()))
        case _:
            return choice


def _appearance(chosen: Preferences) -> Appearance:
    return Appearance(
        table=chosen.chosen("table"),
        faces=chosen.chosen("faces"),
        back=chosen.chosen("back"),
        has_four_colours=chosen.is_on("four-colours"),
        is_dark=is_dark(chosen.chosen("scheme")),
        own_back=chosen.chosen("own-back"),
    )


def sound_note(support: SoundSupport) -> str:
    """The reason why there is no sound; empty if there is."""
    translate = QCoreApplication.translate
    how = fill(translate("Settings", "For sound, type: {command}"), command='pip install "straights[sound]"')
    return {
        SoundSupport.READY: "",
        SoundSupport.NOT_INSTALLED: how,
        SoundSupport.LIBRARY_MISSING: translate("Settings", "A system library needed for sound is missing."),
        SoundSupport.NO_DEVICE: translate("Settings", "No sound device found."),
    }[support]
