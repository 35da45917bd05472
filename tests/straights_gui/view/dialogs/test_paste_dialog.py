"""Text to a game: what is wrong is said where it is wrong, and nothing is lost by it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from straights_gui.view.dialogs.paste_dialog import PasteDialog
from tests.support.window.blank_window import blank_window

TEXT = "c\nc\nwrong\nc"


def opened(qtbot: QtBot) -> PasteDialog:
    dialog = PasteDialog(blank_window(qtbot), TEXT)
    with qtbot.waitExposed(dialog):
        dialog.show()
    dialog.activateWindow()
    return dialog


@pytest.mark.parametrize("line, selected", [(1, "c"), (3, "wrong"), (4, "c")])
def test_the_line_that_is_wrong_is_selected(qtbot: QtBot, line: int, selected: str) -> None:
    dialog = opened(qtbot)
    dialog.show_problem("This line is wrong.", line)
    cursor = dialog.editor.textCursor()
    assert ("This line is wrong.", selected, line - 1) == (
        dialog.problem.text(),
        cursor.selectedText(),
        cursor.blockNumber(),
    )
    assert dialog.editor is dialog.focusWidget()


def test_a_missing_seed_leads_to_its_field(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    dialog.show_problem("Enter the seed.")
    assert dialog.seed is dialog.focusWidget()
    assert not dialog.editor.textCursor().hasSelection()
    assert TEXT == dialog.editor.toPlainText()


def test_a_text_is_tried_and_the_dialog_waits_for_the_result(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    tries: list[bool] = []
    dialog.tried.connect(lambda: tries.append(dialog.isVisible()))
    dialog.play_button.click()
    dialog.seed.setFocus()
    QTest.keyClick(dialog.seed, Qt.Key.Key_Return)
    assert [True, True] == tries
    assert dialog.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert 2 == len(tries)


def test_tab_leads_out_of_the_text(qtbot: QtBot) -> None:
    """A transcript has none, and who plays with the keyboard gets to the buttons."""
    dialog = opened(qtbot)
    dialog.editor.setFocus()
    QTest.keyClick(dialog.editor, Qt.Key.Key_Tab)
    assert TEXT == dialog.editor.toPlainText()
    assert dialog.seed is dialog.focusWidget()
