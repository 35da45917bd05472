"""The toolbar of a window."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolBar

from straights_gui.view.style.hit_size import SMALLEST
from straights_gui.view.window.actions import Actions


class ToolBar(QToolBar):
    """The toolbar: buttons with icons and, if there is room, with texts."""

    def __init__(self, act: Actions) -> None:
        super().__init__()
        self.setObjectName("toolbar")
        self.setMovable(False)
        self.fill(
            [act.new],
            [act.undo, act.redo, act.hint],
            [act.pause, act.step],
            [act.deck, act.rage_quit, act.take_seat],
            [act.log, act.mute, act.rules],
        )

    def fill(self, *groups: Sequence[QAction]) -> None:
        """Show these actions in place of the present ones, with lines between the groups."""
        self.clear()
        for group in groups:
            if self.actions():
                self.addSeparator()
            self.addActions(group)
            for action in group:
                self.widgetForAction(action).setMinimumHeight(SMALLEST)

    def fit(self, width: int) -> None:
        """Show only icons if the texts do not fit; the tooltips still show them."""
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        if self.sizeHint().width() > width:
            self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)

    def retranslate(self) -> None:
        """Set the title in the current language."""
        self.setWindowTitle(QCoreApplication.translate("Menus", "Toolbar"))
