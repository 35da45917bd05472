"""What stands in the settings, which anybody may have written there."""

from contextlib import suppress
from pathlib import Path

import pytest

from tests.support.names import NAMES
from tests.support.window.window_driver import preferences_in


@pytest.mark.parametrize("name", NAMES)
def test_a_name_of_any_script_is_kept(tmp_path: Path, name: str) -> None:
    preferences_in(tmp_path).network_name = name

    assert name == preferences_in(tmp_path).network_name


def test_what_is_changed_together_is_told_once(tmp_path: Path) -> None:
    """At the end, also where it ends in an error; never if all stays as it was. After that each is told."""
    preferences, told = preferences_in(tmp_path), list[bool]()
    preferences.changed.connect(lambda: told.append(preferences.has_seen_lesson))
    with preferences.changed_together():
        preferences.has_seen_lesson = preferences.log_is_open = True
        assert [] == told
    assert [True] == told

    with preferences.changed_together():
        preferences.has_seen_lesson = True
    assert [True] == told

    with suppress(ValueError), preferences.changed_together():
        preferences.has_seen_lesson = False
        raise ValueError
    preferences.log_is_open = False
    assert [True, False, False] == told


def test_a_list_has_an_end(tmp_path: Path) -> None:
    """Of what somebody has written there, the first fifty lines are read; what is no list is none."""
    preferences = preferences_in(tmp_path)
    settings = preferences.settings
    settings.setValue("recent", [str(number) for number in range(60)])
    settings.setValue("seats", "only one")
    settings.setValue("portraits", 7)

    assert tuple(str(number) for number in range(50)) == preferences.recent
    assert (("only one",), ()) == (preferences.seats, preferences.portraits)
