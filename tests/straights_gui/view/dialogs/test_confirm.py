"""The questions: who does not say yes has said no."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from straights_gui.view.dialogs.confirm import Question, ask
from tests.support.window.blank_window import blank_window


@pytest.mark.parametrize("answer", ["yes", "enter", "escape"])
def test_only_the_button_itself_is_a_yes(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    """Enter presses the button that changes nothing, and so does closing the question."""
    parent = blank_window(qtbot)

    def decide(sheet: Question) -> int:
        sheet.show()
        buttons = {button.text(): button for button in sheet.findChildren(QPushButton)}
        assert {"Deal", "Cancel"} == set(buttons)
        focused = parent.focusWidget()
        assert focused is buttons["Cancel"]
        if answer == "yes":
            buttons["Deal"].click()
        else:
            QTest.keyClick(focused, Qt.Key.Key_Return if answer == "enter" else Qt.Key.Key_Escape)
        return 0

    monkeypatch.setattr(Question, "exec", decide)

    assert (answer == "yes") == ask(parent, "New game?", "The game is lost.", "Deal")
