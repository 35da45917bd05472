"""The geometry of the window and which panels are open, from one start to the next."""

from __future__ import annotations

from straights_gui.model.preferences import Preferences
from straights_gui.view.window.main_window import MainWindow


def restore_window(window: MainWindow, preferences: Preferences) -> None:
    """Give a new window the stored geometry and panels."""
    # Qt does not restore the geometry of a screen of another width.
    window.fit_into(window.screen().availableSize())
    if preferences.geometry is not None:
        window.restoreGeometry(preferences.geometry)
    window.log.set_open(preferences.log_is_open)
    window.card_tracker.set_open(preferences.card_tracker_is_open)


def store_window(window: MainWindow, preferences: Preferences) -> None:
    """Store the geometry of the window and which panels are open."""
    with preferences.changed_together():
        if not window.isFullScreen():
            preferences.geometry = window.saveGeometry()
        preferences.log_is_open = window.log.is_open
        preferences.card_tracker_is_open = window.card_tracker.is_open
