"""The questions: who does not say yes has said no."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from straights_gui.view.dialogs.confirm import Answer, Question, ask, ask_to_save
from tests.support.window.blank_window import blank_window

KEYS = {"enter": Qt.Key.Key_Return, "escape": Qt.Key.Key_Escape}


@pytest.mark.parametrize(
    "pressed, answer",
    [("Go on", Answer.GO_ON), ("Save", Answer.SAVE), ("enter", Answer.CANCEL), ("escape", Answer.CANCEL)],
)
def test_only_the_button_itself_is_a_yes(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, pressed: str, answer: Answer
) -> None:
    """Enter presses the button that changes nothing, and so does closing the question."""
    parent = blank_window(qtbot)

    def decide(sheet: Question) -> int:
        sheet.show()
        buttons = {button.text(): button for button in sheet.findChildren(QPushButton)}
        focused = parent.focusWidget()
        assert focused is buttons["Cancel"]
        if pressed in buttons:
            buttons[pressed].click()
        else:
            QTest.keyClick(focused, KEYS[pressed])
        return 0

    monkeypatch.setattr(Question, "exec", decide)

    assert answer is ask_to_save(parent, "Title", "Text", "Go on", "Save")
    yes = "Go on" if pressed in KEYS else pressed
    assert (answer is not Answer.CANCEL) is ask(parent, "Title", "Text", yes)
