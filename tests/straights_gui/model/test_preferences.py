"""What stands in the settings, which anybody may have written there."""

from contextlib import suppress
from enum import Enum
from pathlib import Path

import pytest

from straights_gui.model.preferences import Order, Scheme, Speed
from tests.support.names import NAMES
from tests.support.window.window_driver import preferences_in

Value = Enum | str | bool | int | tuple[str, ...]


@pytest.mark.parametrize(
    "stored, volume", [("0", 0), ("100", 100), ("101", 100), ("999", 100), ("1000", 50), ("-1", 50), ("", 50)]
)
def test_a_volume_is_0_to_100(tmp_path: Path, stored: str, volume: int) -> None:
    """A little more is taken as the loudest; anything else as not chosen."""
    preferences = preferences_in(tmp_path)
    preferences.settings.setValue("volume", stored)

    assert volume == preferences.volume


@pytest.mark.parametrize("name", NAMES)
def test_a_name_of_any_script_is_kept(tmp_path: Path, name: str) -> None:
    preferences_in(tmp_path).network_name = name

    assert name == preferences_in(tmp_path).network_name


def as_stored(value: Value) -> str | list[str]:
    match value:
        case bool():
            return "yes" if value else "no"
        case Enum():
            return str(value.value)
        case tuple():
            return list(value)
        case _:
            return str(value)


@pytest.mark.parametrize(
    "chosen, key, value",
    [
        ("animations", "speed", Speed.SLOW),
        ("pauses", "pauses", Speed.AT_ONCE),
        ("order", "hand-order", Order.RANKS),
        ("scheme", "scheme", Scheme.LIGHT),
        *((name, name, "own") for name in ("table", "back", "faces", "language", "variant")),
        ("network_address", "network-address", "own"),
        ("network_name", "network-name", "own"),
        *((name, name, ("one", "two")) for name in ("portraits", "seats", "recent")),
        ("volume", "volume", 7),
        ("has_four_colours", "four-colours", True),
        ("uses_one_click", "one-click", False),
        ("plays_forced", "play-forced", True),
        ("has_moving_portraits", "portraits-move", False),
        ("asks_before_deck", "ask-before-deck", False),
        ("asks_before_rage_quit", "ask-before-rage-quit", True),
        ("asks_before_new_game", "ask-before-new-game", True),
        ("has_seen_tour", "tour-seen", True),
        ("log_is_open", "log-open", True),
        ("card_tracker_is_open", "holders-open", True),
        ("is_muted", "muted", True),
    ],
)
def test_a_preference_keeps_its_name_in_the_file(tmp_path: Path, chosen: str, key: str, value: Value) -> None:
    """What an earlier version wrote is what the next one reads; told is that it is another value, once."""
    preferences, told = preferences_in(tmp_path), list[object]()
    settings = preferences.settings
    usual = getattr(preferences, chosen)
    preferences.changed.connect(lambda: told.append(getattr(preferences, chosen)))
    for _ in range(2):
        setattr(preferences, chosen, value)
    assert ([key], as_stored(value)) == (settings.allKeys(), settings.value(key))
    assert usual != value
    assert [value] == told


def test_what_is_changed_together_is_told_once(tmp_path: Path) -> None:
    """At the end, also where it ends in an error; never if all stays as it was. After that each is told."""
    preferences, told = preferences_in(tmp_path), list[bool]()
    preferences.changed.connect(lambda: told.append(preferences.is_muted))
    with preferences.changed_together():
        preferences.is_muted = preferences.log_is_open = True
        assert [] == told
    assert [True] == told

    with preferences.changed_together():
        preferences.is_muted = True
    assert [True] == told

    with suppress(ValueError), preferences.changed_together():
        preferences.is_muted = False
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
