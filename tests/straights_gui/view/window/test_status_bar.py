"""Messages in the status bar: however long, they can be read to their end."""

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from straights_gui.view.style.motion import Motion
from straights_gui.view.table.table_view import TableView
from straights_gui.view.window.main_window import MainWindow

REASON = "No space left on device"
FOLDER = "/srv/profiles/maximiliane/share/straights/Saved games of this and of all earlier summers"
MESSAGES = (
    "Couldn’t read your last game.",
    f"Couldn’t save the game to {FOLDER}/running.straights: {REASON}. You can keep playing",
    f"Couldn’t read the statistics ({REASON}). They are kept as {FOLDER}/old, and new ones are started",
)


@pytest.fixture(params=(640, 1024, 1600), ids=lambda width: f"{width} wide")
def window(qtbot: QtBot, request: pytest.FixtureRequest) -> MainWindow:
    window = MainWindow(TableView(Motion()))
    qtbot.addWidget(window)
    window.resize(request.param, 600)
    window.full_screen.show_status_bar(is_shown=True)
    window.show_status("Your turn", "Round 12 · game to 80", "Seal 4a0b63efb694…")
    with qtbot.waitExposed(window):
        window.show()
    return window


def picture(window: MainWindow, message: str) -> QImage:
    window.say(message)
    QApplication.processEvents()
    return window.statusBar().grab().toImage()


@pytest.mark.parametrize("message", MESSAGES)
def test_a_message_is_shown_to_its_last_letter(window: MainWindow, message: str) -> None:
    """Another last letter is another picture; a cut text would look the same."""
    width = window.width()

    assert picture(window, message + "i") != picture(window, message + "m")
    assert width == window.width()


@pytest.mark.parametrize("message", MESSAGES)
def test_labels_and_height_come_back_after_a_message(window: MainWindow, message: str) -> None:
    labels = (window.round_label, window.seed_label, window.turn_label)
    before = picture(window, "")
    height = window.statusBar().height()
    picture(window, message)
    window.statusBar().clearMessage()
    QApplication.processEvents()

    assert before == window.statusBar().grab().toImage()
    assert (height, [True] * 3) == (window.statusBar().height(), [label.isVisible() for label in labels])


def test_a_message_that_needs_only_the_place_of_the_labels_moves_nothing(window: MainWindow) -> None:
    height = window.statusBar().height()
    metrics, text = window.statusBar().fontMetrics(), "A message"
    while metrics.horizontalAdvance(text) < window.width() - 60:
        text += "."
    picture(window, text)

    assert not window.seed_label.isVisible()
    assert height == window.statusBar().height()
