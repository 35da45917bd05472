"""What stands in the settings, which anybody may have written there."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from straights_gui.model.preferences import Order, Preferences, Scheme, Speed


@pytest.mark.parametrize(
    "stored, volume", [("0", 0), ("100", 100), ("101", 100), ("999", 100), ("1000", 50), ("-1", 50), ("", 50)]
)
def test_a_volume_is_0_to_100(tmp_path: Path, stored: str, volume: int) -> None:
    """More is as loud as can be; what is no short number counts as not chosen."""
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    settings.setValue("volume", stored)

    assert volume == Preferences(settings).volume


@pytest.mark.parametrize("speed", Speed)
@pytest.mark.parametrize("order", Order)
def test_what_was_chosen_is_chosen_after_the_next_start(tmp_path: Path, speed: Speed, order: Order) -> None:
    """Each choice of a few, also beside others."""
    path = str(tmp_path / "settings.ini")
    preferences = Preferences(QSettings(path, QSettings.Format.IniFormat))
    preferences.animations, preferences.order, preferences.scheme = speed, order, Scheme.DARK
    preferences.settings.sync()

    again = Preferences(QSettings(path, QSettings.Format.IniFormat))

    assert (speed, order, Scheme.DARK) == (again.animations, again.order, again.scheme)


def test_what_nobody_could_have_chosen_counts_as_not_chosen(tmp_path: Path) -> None:
    """Such as a value of a later version."""
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    usual = Preferences(settings).order
    settings.setValue("order", "by moonlight")

    assert usual == Preferences(settings).order
