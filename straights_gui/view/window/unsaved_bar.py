"""The bar above the table that is visible while a game is not saved."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMainWindow, QPushButton, QSizePolicy, QToolBar

from straights_gui.view.style.icons import sheet_icon
from straights_gui.view.style.plain_text import plain_label
from straights_gui.view.style.sheet_style import bar_style
from straights_gui.view.style.theme import panel_palette, theme

_GAP = 8
_ICON = 22


class UnsavedBar(QToolBar):
    """Shows that a game is not saved and why; its `button` offers to save it elsewhere."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.setObjectName("unsaved")
        self.setMovable(False)
        self._sign, self.label, self.button = QLabel(self), plain_label(self), QPushButton(self)
        self.label.setWordWrap(True)
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.label.setContentsMargins(_GAP, 0, _GAP, 0)
        for widget in (self._sign, self.label, self.button):
            self.addWidget(widget)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)  # it cannot be closed
        self.set_colours()
        self.retranslate()
        window.addToolBarBreak()
        window.addToolBar(self)
        self.hide()

    def show_reason(self, text: str) -> None:
        """Show why a game is not saved; "" hides the bar."""
        self.label.setText(text)
        self.setAccessibleDescription(text)
        self.setVisible(bool(text))
        self.window().update()  # the bar above it gets another edge

    def set_colours(self) -> None:
        """Use the colours of the theme."""
        self.setPalette(panel_palette())
        self.setStyleSheet(bar_style(theme(), self.window()))
        self._sign.setPixmap(sheet_icon("warning").pixmap(_ICON, _ICON))
        self.button.setIcon(sheet_icon("save"))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.setWindowTitle(self.tr("Unsaved game"))
        self.button.setText(self.tr("Save elsewhere…"))
