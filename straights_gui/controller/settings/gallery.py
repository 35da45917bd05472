"""The gallery of tables, faces and backs in the settings; each choice takes effect at once."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from straights_gui.controller.settings.appearance import is_dark
from straights_gui.model.preferences import Preferences
from straights_gui.view.appearance.choice import Appearance
from straights_gui.view.appearance.gallery import AppearanceGallery


def connected_gallery(parent: QWidget, preferences: Preferences) -> AppearanceGallery:
    """Return a gallery that changes the preferences."""
    gallery = AppearanceGallery(parent)
    gallery.table_chosen.connect(lambda name: setattr(preferences, "table", name))
    gallery.faces_chosen.connect(lambda name: setattr(preferences, "faces", name))
    gallery.back_chosen.connect(lambda name: setattr(preferences, "back", name))
    gallery.four_colours_chosen.connect(lambda is_on: setattr(preferences, "has_four_colours", is_on))
    return gallery


def chosen_appearance(preferences: Preferences) -> Appearance:
    """What the gallery shows as chosen."""
    return Appearance(
        table=preferences.table,
        faces=preferences.faces,
        back=preferences.back,
        has_four_colours=preferences.has_four_colours,
        is_dark=is_dark(preferences.scheme),
    )
