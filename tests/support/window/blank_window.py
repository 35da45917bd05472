"""A window with nothing in it, on which sheets are laid."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot


def blank_window(qtbot: QtBot) -> QWidget:
    """Show a window of the usual size; it is closed with the test."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 700)
    window.show()
    return window
