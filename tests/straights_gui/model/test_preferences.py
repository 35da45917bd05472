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


@pytest.mark.parametrize(
    "chosen, key, value, stored",
    [
        ("variant", "variant", "own", "own"),
        ("network_address", "network-address", "own", "own"),
        ("network_name", "network-name", "own", "own"),
        *((name, name, ("one", "two"), ["one", "two"]) for name in ("portraits", "seats", "recent")),
        ("has_seen_tour", "tour-seen", True, "yes"),
        ("log_is_open", "log-open", True, "yes"),
        ("card_tracker_is_open", "holders-open", True, "yes"),
    ],
)
def test_a_preference_keeps_its_name_in_the_file(
    tmp_path: Path, chosen: str, key: str, value: object, stored: object
) -> None:
    """What an earlier version wrote is what the next one reads; told is that it is another value, once."""
    preferences, told = preferences_in(tmp_path), list[object]()
    settings = preferences.settings
    usual = getattr(preferences, chosen)
    preferences.changed.connect(lambda: told.append(getattr(preferences, chosen)))
    for _ in range(2):
        setattr(preferences, chosen, value)
    assert ([key], stored) == (settings.allKeys(), settings.value(key))
    assert usual != value
    assert [value] == told


def test_what_is_changed_together_is_told_once(tmp_path: Path) -> None:
    """At the end, also where it ends in an error; never if all stays as it was. After that each is told."""
    preferences, told = preferences_in(tmp_path), list[bool]()
    preferences.changed.connect(lambda: told.append(preferences.has_seen_tour))
    with preferences.changed_together():
        preferences.has_seen_tour = preferences.log_is_open = True
        assert [] == told
    assert [True] == told

    with preferences.changed_together():
        preferences.has_seen_tour = True
    assert [True] == told

    with suppress(ValueError), preferences.changed_together():
        preferences.has_seen_tour = False
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
