"""The gallery of faces, backs and tables: opened by its action; each choice takes effect at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from straights_gui.controller.settings.appearance import is_dark
from straights_gui.model.preferences import Preferences, Scheme
from straights_gui.view.window.main_window import MainWindow

if TYPE_CHECKING:
    from straights_gui.view.appearance.gallery import AppearanceGallery


class GalleryController(QObject):
    """Connects the gallery with the preferences, once it is opened."""

    def __init__(self, window: MainWindow, preferences: Preferences) -> None:
        super().__init__()
        self._window, self._preferences = window, preferences
        self._gallery: AppearanceGallery | None = None
        window.appearance.opened.connect(self._on_opened)

    def _on_opened(self) -> None:
        if self._gallery is None:
            self._gallery = self._window.appearance.panel
            self._connect(self._gallery)
            self._preferences.changed.connect(self._follow)
            self._window.theme_changed.connect(self._follow)
        self._follow()
        self._window.appearance.take_focus()

    def _connect(self, gallery: AppearanceGallery) -> None:
        chosen = self._preferences
        gallery.table_chosen.connect(lambda name: setattr(chosen, "table", name))
        gallery.faces_chosen.connect(lambda name: setattr(chosen, "faces", name))
        gallery.back_chosen.connect(lambda name: setattr(chosen, "back", name))
        gallery.scheme_chosen.connect(lambda name: setattr(chosen, "scheme", Scheme(name)))
        gallery.four_colours_chosen.connect(lambda is_on: setattr(chosen, "has_four_colours", is_on))

    def _follow(self) -> None:
        from straights_gui.view.appearance.choice import Appearance

        chosen = self._preferences
        if self._gallery is not None:
            self._gallery.show_choice(
                Appearance(
                    table=chosen.table,
                    faces=chosen.faces,
                    back=chosen.back,
                    scheme=chosen.scheme.value,
                    has_four_colours=chosen.has_four_colours,
                    is_dark=is_dark(chosen.scheme),
                )
            )
