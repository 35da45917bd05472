"""The View menu: full screen, and reading the table aloud. Panels and bars connect their own actions."""

from __future__ import annotations

from PySide6.QtCore import QObject

from straights_gui.controller.panels.announcements import AnnouncementController
from straights_gui.view.window.main_window import MainWindow


class ViewMenuController(QObject):
    """Connects the actions of the View menu."""

    def __init__(self, window: MainWindow, announcements: AnnouncementController) -> None:
        super().__init__()
        window.act.full_screen.toggled.connect(window.set_full_screen)
        window.act.read_aloud.triggered.connect(announcements.read_table)
