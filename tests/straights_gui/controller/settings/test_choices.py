"""What the settings offer: each choice in its words, what it changes, and in another language."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from straights_gui.controller.settings.choices import choices, sound_note
from straights_gui.model.preferences import Order, Preferences, Scheme
from straights_gui.view.settings.options import Gallery, Group, Heading, Level, Option, Switch, Text
from straights_gui.view.text.languages import set_language
from straights_gui.view.window.sounds import SoundSupport
from tests.support.window.window_driver import preferences_in

Value = str | bool | int
SPEEDS = ["Calm", "Normal", "Fast", "At once"]
ENGLISH = [
    ["Play", "Sort the hand", "As dealt", "By suit", "By rank"],
    ["Play a card with", "One click", "Two clicks", "Speed", *SPEEDS],
    ["Play the only card that fits", "Animated portraits", "Call me when it is my turn"],
    ["Ask before", "showing the deck"],
    ["leaving your seat to a computer", "leaving a running game"],
    ["When Straights opens", "Show first", "Today", "The table"],
    ["Look", "Theme", "System", "Light", "Dark"],
    ["Panels and bar", "Like the table", "Like paper", "More contrast"],
    ["Language", "Follow system", "English", "Français", "Deutsch", "Español"],
    ["Sound", "Mute", "Volume", "No sound device found."],
    ["People", "Player 1", "Anna", "Player 2", "Bert"],
]
NAMES = {"English", "Français", "Deutsch", "Español", "Anna", "Bert"}
NOTES = {
    SoundSupport.READY: "",
    SoundSupport.NOT_INSTALLED: "Sound support isn’t installed: straights[sound].",
    SoundSupport.LIBRARY_MISSING: "A system library needed for sound is missing.",
    SoundSupport.NO_DEVICE: "No sound device found.",
}


@pytest.fixture
def preferences(qtbot: QtBot, tmp_path: Path) -> Preferences:
    return preferences_in(tmp_path)


class Offered:
    """The choices, and what was asked for that is no preference."""

    def __init__(self, preferences: Preferences, *names: str) -> None:
        self.asked: list[object] = []
        self.groups: tuple[Group, ...] = choices(
            preferences,
            support=SoundSupport.NO_DEVICE,
            names=names,
            rename=lambda seat, name: self.asked.append((seat, name)),
            gallery=QWidget,
        )

    def texts(self) -> list[str]:
        return [text for group in self.groups for text in _texts(group)]

    def current(self) -> dict[str, Value]:
        return {
            each.label: each.is_on if isinstance(each, Switch) else each.current
            for group in self.groups
            for each in group.choices
            if not isinstance(each, Gallery | Heading)
        }

    def choose(self, label: str, value: Value) -> None:
        for each in (each for group in self.groups for each in group.choices):
            if isinstance(each, Gallery | Heading) or each.label != label:
                continue
            match each:
                case Option() | Text():
                    each.choose(str(value))
                case Switch():
                    each.choose(bool(value))
                case Level():
                    each.choose(int(value))


def _texts(group: Group) -> Iterator[str]:
    yield group.title
    for each in group.choices:
        if isinstance(each, Gallery):
            continue
        yield each.text if isinstance(each, Heading) else each.label
        match each:
            case Option():
                yield from (text for _value, text in each.values)
            case Level():
                yield each.note
            case Text():
                yield each.current
            case _:
                pass


@pytest.mark.parametrize(
    "language, same",
    [("de", {"Normal", "System"}), ("fr", {"Volume"}), ("es", {"Normal"})],
)
def test_the_choices_are_read_in_each_language(
    preferences: Preferences, language: str, same: set[str]
) -> None:
    """But for names, and words that are the same in both."""
    english = Offered(preferences, "Anna", "Bert").texts()
    set_language(language)
    others = Offered(preferences, "Anna", "Bert").texts()

    assert [text for part in ENGLISH for text in part] == english
    assert NAMES | same == {text for text, other in zip(english, others, strict=True) if text == other}


@pytest.mark.parametrize("support", SoundSupport)
def test_why_there_is_no_sound_is_said_in_each_language(qtbot: QtBot, support: SoundSupport) -> None:
    english = sound_note(support)
    set_language("de")

    assert NOTES[support] == english
    assert (english == "") == (sound_note(support) == english)


@pytest.mark.parametrize(
    "label, value, name, kept",
    [
        ("Language", "fr", "language", "fr"),
        ("Sort the hand", "ranks", "order", Order.RANKS),
        ("Sort the hand", "dealt", "order", Order.DEALT),
        ("Play a card with", "no", "uses_one_click", False),
        ("Theme", "dark", "scheme", Scheme.DARK),
        ("Animated portraits", False, "has_moving_portraits", False),
        ("Play the only card that fits", True, "plays_forced", True),
        ("Call me when it is my turn", False, "calls_on_turn", False),
        ("Mute", True, "is_muted", True),
        ("Volume", 7, "volume", 7),
        ("showing the deck", False, "asks_before_deck", False),
        ("leaving your seat to a computer", True, "asks_before_rage_quit", True),
        ("leaving a running game", True, "asks_before_new_game", True),
        ("Show first", "no", "opens_today", False),
        ("Panels and bar", "yes", "has_paper_sheets", True),
        ("More contrast", True, "has_more_contrast", True),
    ],
)
def test_a_choice_is_kept_and_is_the_current_one(
    preferences: Preferences, label: str, value: Value, name: str, kept: object
) -> None:
    before = Offered(preferences).current()
    Offered(preferences).choose(label, value)
    after = Offered(preferences).current()

    assert kept == getattr(preferences, name)
    assert {**before, label: value} == after
    assert before != after
    assert len(preferences.settings.allKeys()) == 1


def test_a_name_is_kept_elsewhere(preferences: Preferences) -> None:
    offered = Offered(preferences, "Anna", "Bert")
    offered.choose("Player 2", "Zoë")

    assert [(1, "Zoë")] == offered.asked
    assert "People" not in Offered(preferences).texts()
