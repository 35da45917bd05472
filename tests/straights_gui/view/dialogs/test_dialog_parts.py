"""Dialogs on small screens: all of them can be reached, nothing is cut."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from straights_gui.view.dialogs.dialog_parts import ScrollingBody, complete, within_screen, wrapped_label
from straights_gui.view.dialogs.settings_dialog import Group, SettingsDialog, Switch
from tests.support.window.layout_checks import lasting_cut_texts


def body(count: int) -> QWidget:
    contents = QWidget()
    layout = QVBoxLayout(contents)
    for number in range(count):
        layout.addWidget(QLabel(f"line {number}"))
    return contents


def test_a_dialog_is_no_larger_than_the_screen(qapp: QApplication) -> None:
    """Less the frame that a desktop puts around it."""
    widget = QWidget()
    screen = widget.screen().availableSize()
    assert QSize(200, 100) == within_screen(widget, QSize(200, 100))
    fitted = within_screen(widget, QSize(10_000, 10_000))
    assert fitted.width() <= screen.width()
    assert fitted.height() < screen.height()


def test_a_dialog_grows_with_a_text_that_comes_while_it_is_shown(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    layout = QVBoxLayout(dialog)
    text = wrapped_label(dialog, "Short.")
    for widget in (text, *(QLabel("tails of y, g and p", dialog) for _ in range(4))):
        layout.addWidget(widget)
    complete(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    text.setText("A much longer text, which needs many lines in a dialog as narrow as this one. " * 3)

    assert [] == lasting_cut_texts(dialog)


@pytest.mark.parametrize("height, scrolls", [(600, False), (120, True)])
def test_contents_are_scrolled_only_where_the_dialog_is_lower(
    qapp: QApplication, height: int, *, scrolls: bool
) -> None:
    """And then the bar takes its room from nothing."""
    parent = QWidget()
    area = ScrollingBody(parent, body(12))
    area.resize(area.sizeHint().width(), height)
    parent.show()
    qapp.processEvents()
    assert scrolls == (area.verticalScrollBar().maximum() > 0)
    assert 0 == area.horizontalScrollBar().maximum()
    parent.close()


def test_the_settings_can_be_lower_than_their_choices(qapp: QApplication) -> None:
    """On a screen of 640 x 480, say."""
    groups = tuple(
        Group(
            f"Group {number}",
            tuple(Switch(f"choice {number}", True, lambda _on: None) for number in range(8)),
        )
        for number in range(6)
    )
    dialog = SettingsDialog(None, lambda: groups)
    assert dialog.minimumSizeHint().height() < 440
    dialog.resize(dialog.width(), 420)
    dialog.show()
    qapp.processEvents()
    assert dialog.findChild(QScrollArea) is not None
    assert 420 == dialog.height()
    dialog.close()
