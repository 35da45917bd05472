"""Run by the Python for Windows: opens every dialog of the self-test in each language, light and dark.

It prints a line about each, and leaves the dialog open until the caller has saved the picture of that name.
"""

import json
import sys
import tempfile
from itertools import product
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSettings
from PySide6.QtWidgets import QDialog

from pictures.cut_texts import cut_texts
from straights_gui.application import create_application
from straights_gui.model.preferences import Preferences, Scheme
from straights_gui.platform import waiting
from straights_gui.resources import LANGUAGES
from straights_gui.self_test.program_checks import program_checks
from straights_gui.self_test.sandbox import Sandbox
from straights_gui.view.sheets.sheet import awaited_dialog

_WITHOUT_END = 24 * 3_600_000  # milliseconds: the caller sees when nothing is done any more
_LOOKS_AT_REST = (
    200  # of a timer, in which a sheet is laid out and painted, and Wine gives that to the screen
)


class ShownDialogs(Sandbox):
    """Leaves each dialog open until there is a picture of it, whose name begins with `look`."""

    def __init__(self, folder: Path, pictures: Path, look: str) -> None:
        super().__init__(folder)
        self._pictures, self._look = pictures, look
        self._shown: dict[QDialog, Path] = {}
        self._last_place = QRect()
        self._looks = 0

    def _answer_dialog(self) -> None:
        dialog = awaited_dialog()
        if isinstance(dialog, QDialog) and dialog.isVisible():
            before, self._last_place = self._last_place, _place_of(dialog)
            self._looks = self._looks + 1 if before == self._last_place else 0
            if self._looks < _LOOKS_AT_REST:
                return
            if dialog not in self._shown:
                self._shown[dialog] = self._pictures / f"{self._look}-{len(self._shown):02}.png"
                print(json.dumps(_description(dialog, self._shown[dialog].name)), flush=True)
            if not self._shown[dialog].exists():
                return
            self._looks = 0
        super()._answer_dialog()


def _description(dialog: QDialog, picture: str) -> dict[str, object]:
    """Where the dialog is, in pixels of the screen, at which scale, and what is wrong with it."""
    place, ratio = _place_of(dialog), dialog.devicePixelRatio()
    faults = cut_texts(dialog)
    if not dialog.screen().geometry().contains(place):
        faults.append(f"it leaves the screen: {place}")
    return {
        "picture": picture,
        "title": dialog.windowTitle() or type(dialog).__name__,
        "place": [round(each * ratio) for each in (place.x(), place.y(), place.width(), place.height())],
        "percent": round(100 * ratio),
        "faults": faults,
    }


def _place_of(dialog: QDialog) -> QRect:
    """Where a dialog, or a sheet inside its window, is on the screen."""
    return QRect(dialog.mapToGlobal(QPoint(0, 0)), dialog.size())


def main(pictures: Path) -> None:
    """Open all dialogs; an exception ends the program."""
    application = create_application()
    waiting.LONGEST_WAIT_MS = _WITHOUT_END
    application.setCursorFlashTime(0)  # a cursor that blinks is never still for a picture
    checks = {name: check for name, check in program_checks().items() if name.startswith("Action ")}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for language, scheme in product(LANGUAGES, (Scheme.LIGHT, Scheme.DARK)):
            look = f"{language}-{scheme.value}"
            sandbox = ShownDialogs(Path(folder) / look, pictures, look)  # its questions are asked once a game
            preferences = Preferences(QSettings())
            preferences.language, preferences.scheme = language, scheme
            checks = {name: check for name, check in checks.items() if check(sandbox)}  # those with a dialog
            sandbox.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
