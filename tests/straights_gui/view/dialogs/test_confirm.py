"""The questions: who does not say yes has said no."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from straights_gui.view.dialogs.confirm import ask
from straights_gui.view.dialogs.deck_dialog import DeckDialog

QUESTIONS: dict[str, Callable[[QWidget], bool]] = {
    "Deal": lambda parent: ask(parent, "New game?", "The game is lost.", "Deal"),
    "Show deck": lambda parent: DeckDialog.is_wanted(parent, counts=True),
}


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("answer", ["yes", "default", "close"])
def test_only_the_button_itself_is_a_yes(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, question: str, answer: str
) -> None:
    """Enter presses the button that changes nothing, and so does closing the question."""
    parent = QWidget()
    qtbot.addWidget(parent)

    def decide(box: QMessageBox) -> int:
        box.show()
        buttons = {button.text(): button for button in box.buttons()}
        assert {question, "Cancel"} == {text.replace("&", "") for text in buttons}
        if answer == "close":
            box.close()
        else:
            pressed = buttons[question] if answer == "yes" else box.defaultButton()
            pressed.click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", decide)

    assert (answer == "yes") == QUESTIONS[question](parent)
