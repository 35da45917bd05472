"""The end of the menu Help: what the program is, and whose work is in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from straights_gui.view.window.main_window import MainWindow

if TYPE_CHECKING:
    from straights_gui.model.about.licences import Component


def in_order(components: tuple[Component, ...], first: tuple[str, ...]) -> tuple[Component, ...]:
    """What the program is made of comes first, then what that brings along, as it is listed."""
    places = {name: place for place, name in enumerate(first)}
    return tuple(sorted(components, key=lambda each: places.get(each.name, len(first))))


class AboutController(QObject):
    """Connects these actions; what they show is loaded when it is asked for."""

    def __init__(self, window: MainWindow) -> None:
        """A controller of these actions."""
        super().__init__()
        self._window = window
        window.act.about.triggered.connect(self._on_about)
        window.act.licences.triggered.connect(lambda: self.show_licences(window))

    def _on_about(self) -> None:
        """What the program is."""
        from straights_gui.model.about.installation import installation
        from straights_gui.view.dialogs.about_dialog import AboutDialog, AboutInfo

        here = installation()
        shown = AboutInfo(here.straights, here.qt, here.pyside, here.python, str(here.qt_folder), str(here))
        dialog = AboutDialog(self._window, shown)
        dialog.licences_asked.connect(lambda: self.show_licences(dialog))
        dialog.exec()

    def show_licences(self, parent: QWidget) -> None:
        """Whose work is in the program; where the list cannot be read, a sentence says so."""
        from straights_gui.model.about.installation import installation
        from straights_gui.model.about.licences import LicencesError, read_components, read_texts
        from straights_gui.view.dialogs.licences_dialog import ComponentInfo, LicencesDialog

        def load(number: int) -> str:
            """The texts of a component, or why they cannot be read."""
            try:
                return read_texts(components[number])
            except LicencesError as error:
                return self._words(str(error.file), error.reason)

        here = installation()
        known = {"Straights": here.straights, "Qt": here.qt, "PySide6 and Shiboken6": here.pyside}
        problem = ""
        try:
            components = in_order(read_components(), tuple(known))
        except LicencesError as error:
            components, problem = (), self._words(str(error.file), error.reason)
        shown = tuple(
            ComponentInfo(each.name, each.version or known.get(each.name, ""), each.licence, each.home_page)
            for each in components
        )
        LicencesDialog(parent, shown, load, problem).exec()

    def _words(self, file: str, reason: str) -> str:
        """What is wrong with a file."""
        if not reason:
            return self.tr("The file {file} is damaged. Reinstall Straights.").replace("{file}", file)
        text = self.tr("Could not read the file {file} ({reason}). Reinstall Straights.")
        return text.replace("{file}", file).replace("{reason}", reason)
