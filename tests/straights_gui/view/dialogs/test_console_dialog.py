"""A game for the console: whole or up to the end of a round, to copy or to save."""

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from straights_gui.view.dialogs.console_dialog import ConsoleDialog, ConsoleText
from tests.support.window.blank_window import blank_window


def load(rounds: int | None) -> ConsoleText:
    """Texts that say how much of the game was asked for."""
    return ConsoleText(f"straights {rounds}", f"input {rounds}", f"output {rounds}")


def opened(qtbot: QtBot, rounds: int) -> ConsoleDialog:
    dialog = ConsoleDialog(blank_window(qtbot), rounds, load)
    dialog.show()
    return dialog


def shown(dialog: ConsoleDialog) -> list[str]:
    (command,) = dialog.findChildren(QLineEdit)
    return [command.text(), *(text.toPlainText() for text in dialog.findChildren(QPlainTextEdit))]


def press(dialog: ConsoleDialog, text: str) -> None:
    next(each for each in dialog.findChildren(QPushButton) if each.text().replace("&", "") == text).click()


def test_a_game_can_be_had_up_to_the_end_of_each_finished_round(qtbot: QtBot) -> None:
    dialog = opened(qtbot, 3)
    parts = [dialog.part.itemText(row) for row in range(dialog.part.count())]
    assert ["Whole game so far", "Up to the end of round 1", "Up to the end of round 2"] == parts
    assert ["straights None", "input None", "output None"] == shown(dialog)
    dialog.part.setCurrentIndex(2)
    assert ["straights 2", "input 2", "output 2"] == shown(dialog)
    assert load(2) == dialog.console_text
    assert 1 == opened(qtbot, 1).part.count()


def test_each_text_is_copied_by_its_button(qtbot: QtBot) -> None:
    dialog = opened(qtbot, 2)
    dialog.part.setCurrentIndex(1)
    clipboard = QGuiApplication.clipboard()
    press(dialog, "Copy input")
    assert "input 1" == clipboard.text()
    press(dialog, "Copy output")
    assert "output 1" == clipboard.text()


def test_texts_are_only_read_here(qtbot: QtBot) -> None:
    dialog = opened(qtbot, 2)
    assert [True] == [field.isReadOnly() for field in dialog.findChildren(QLineEdit)]
    assert [True, True] == [text.isReadOnly() for text in dialog.findChildren(QPlainTextEdit)]


def test_saving_asks_and_leaves_the_dialog_open(qtbot: QtBot) -> None:
    dialog = opened(qtbot, 2)
    asked: list[bool] = []
    dialog.save_requested.connect(lambda: asked.append(dialog.isVisible()))
    press(dialog, "Save…")
    assert [True] == asked
    assert dialog.isVisible()
