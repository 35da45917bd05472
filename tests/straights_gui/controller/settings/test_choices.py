"""What the settings offer: each value of each line of the table is kept and shown again."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.straights.interface.settings import GROUPS, Setting
from straights_gui.controller.settings.choices import choices, sound_note
from straights_gui.model.preferences import Preferences
from straights_gui.resources import LANGUAGES
from straights_gui.view.settings.panel import Choice, Group
from straights_gui.view.text.languages import set_language
from straights_gui.view.window.sounds import SoundSupport
from tests.support.window.window_driver import preferences_in

OTHERS = {"heading", "picture"}
SETTINGS = [each for group in GROUPS for each in group.of("window") if each.kind not in OTHERS]
NOTES = {
    SoundSupport.READY: "",
    SoundSupport.NOT_INSTALLED: 'For sound, type: pip install "straights[sound]"',
    SoundSupport.LIBRARY_MISSING: "A system library needed for sound is missing.",
    SoundSupport.NO_DEVICE: "No sound device found.",
}


@pytest.fixture
def preferences(qtbot: QtBot, tmp_path: Path) -> Preferences:
    return preferences_in(tmp_path)


def groups(preferences: Preferences, *names: str, renamed: list[object] | None = None) -> tuple[Group, ...]:
    return choices(
        preferences,
        support=SoundSupport.NO_DEVICE,
        names=names,
        rename=lambda seat, name: None if renamed is None else renamed.append((seat, name)),
        pick_back=lambda: None,
    )


def offered(preferences: Preferences) -> dict[str, Choice]:
    """The choices by the key of their setting."""
    return {each.key: each for group in groups(preferences) for each in group.choices}


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.key)
def test_each_value_is_kept_under_its_key_and_is_the_current_one(
    preferences: Preferences, setting: Setting
) -> None:
    """One speed is for all that moves; there is another one only for computers that have one already."""
    key = setting.key
    preferences.choose("pauses", "slow" if key == "pauses" else "normal")
    values = {"switch": ("yes", "no"), "level": ("0", "7"), "language": tuple(LANGUAGES)}
    for value in values.get(setting.kind, tuple(value for value, _text in setting.values)):
        choice = offered(preferences)[key if key in offered(preferences) else "speed"]
        choice.choose(value)
        shown = offered(preferences)
        assert value == preferences.chosen(key)
        assert value == shown[key if key in shown else "speed"].current
    speeds = {"speed", "pauses"}
    assert {key} - speeds == set(preferences.settings.allKeys()) - speeds


@pytest.mark.parametrize("support", SoundSupport)
def test_why_there_is_no_sound_is_said_in_each_language(qtbot: QtBot, support: SoundSupport) -> None:
    english = sound_note(support)
    set_language("de")

    assert NOTES[support] == english
    assert (english == "") == (sound_note(support) == english)


def test_names_are_offered_where_they_can_change_and_kept_elsewhere(preferences: Preferences) -> None:
    renamed: list[object] = []
    *others, people = groups(preferences, "Anna", "Bert", renamed=renamed)
    first, second = people.choices
    second.choose("Zoë")

    assert ("People", "Player 1", "Bert") == (people.title, first.label, second.current)
    assert [(1, "Zoë")] == renamed
    assert len(groups(preferences)) == len(others)
