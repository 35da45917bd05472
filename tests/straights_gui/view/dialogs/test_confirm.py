"""The questions: who does not say yes has said no."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from straights_gui.view.dialogs.confirm import Question, ask
from straights_gui.view.dialogs.deck_dialog import DeckDialog
from tests.support.window.blank_window import blank_window

QUESTIONS: dict[str, Callable[[QWidget], bool]] = {
    "Deal": lambda parent: ask(parent, "New game?", "The game is lost.", "Deal"),
    "Show deck": lambda parent: DeckDialog.is_wanted(parent, counts=True),
}


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("answer", ["yes", "enter", "escape"])
def test_only_the_button_itself_is_a_yes(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, question: str, answer: str
) -> None:
    """Enter presses the button that changes nothing, and so does closing the question."""
    parent = blank_window(qtbot)

    def decide(sheet: Question) -> int:
        sheet.show()
        buttons = {button.text(): button for button in sheet.findChildren(QPushButton)}
        assert {question, "Cancel"} == set(buttons)
        focused = parent.focusWidget()
        assert focused is buttons["Cancel"]
        if answer == "yes":
            buttons[question].click()
        else:
            QTest.keyClick(focused, Qt.Key.Key_Return if answer == "enter" else Qt.Key.Key_Escape)
        return 0

    monkeypatch.setattr(Question, "exec", decide)

    assert (answer == "yes") == QUESTIONS[question](parent)
