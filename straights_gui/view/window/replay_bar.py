"""The bar below the table for stepping through a game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton, QToolBar, QToolButton, QWidget

from engine.straights.interface.actions import named
from straights_gui.view.style.icons import sheet_icon
from straights_gui.view.style.parts.focus_ring import FocusRing
from straights_gui.view.style.parts.slider import Slider
from straights_gui.view.style.sheet_style import bar_style
from straights_gui.view.style.theme import panel_palette, theme
from straights_gui.view.text.rendering import fill, shown

_GAP = 8
_SLIDER = 120


class ReplayBar(QToolBar):
    """The slider and the buttons of a replay.

    Attributes:
        closed: the player wants to leave the replay.
        slider: how many actions of the game are shown.
        hands: shows all hands, or only what was visible during play.
        play: starts or pauses the replay.
        go_on: continues the game from this position.
        first, back, forward, last, where, close_button: its other parts.
    """

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("replay")
        self.setMovable(False)
        self.slider = Slider(self)
        self.where = QLabel(self)
        self.hands = QPushButton(self)
        self.hands.setCheckable(True)
        self.go_on, self.close_button = QPushButton(self), QPushButton(self)
        self.close_button.clicked.connect(self.closed)
        self.first = self._button("first", lambda: self.slider.setValue(0))
        self.back = self._button("back", lambda: self.slider.setValue(self.slider.value() - 1))
        self.play = self._button("play")
        self.play.setCheckable(True)
        self.play.toggled.connect(self._on_played)
        self.forward = self._button("forward", lambda: self.slider.setValue(self.slider.value() + 1))
        self.last = self._button("last", lambda: self.slider.setValue(self.slider.maximum()))
        for widget in (self.slider, self.where, self.hands, self.go_on, self.close_button):
            gap = QWidget(self)
            gap.setFixedWidth(_GAP)
            self.addWidget(gap)
            action = self.addWidget(widget)
            if widget is self.where:
                self._where_action = action
        FocusRing(self)
        self.retranslate()
        self.apply_theme()

    def apply_theme(self) -> None:
        """Use the colours of the theme."""
        self.setPalette(panel_palette())
        self.setStyleSheet(bar_style(theme(), self.window()))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.setWindowTitle(shown(named("&Replay")))
        for button, text in (
            (self.first, self.tr("Go to start")),
            (self.back, self.tr("Previous move")),
            (self.play, self.tr("Play")),
            (self.forward, self.tr("Next move")),
            (self.last, self.tr("Go to end")),
            (self.go_on, self.tr("Play from here")),
            (self.close_button, self.tr("Back to game")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)
        self.slider.setAccessibleName(self.tr("Position in the game"))
        self.hands.setText(self.tr("All hands"))
        self._fit()

    def show_moment(self, number: int, count: int, round_number: int) -> None:
        """Show the position in the replay, without emitting a signal."""
        self.slider.blockSignals(True)
        self.slider.setRange(0, count)
        self.slider.setValue(number)
        self.slider.blockSignals(False)
        text = self.tr("Round {round}, move {number} of {count}")
        self.where.setText(fill(text, round=round_number, number=number, count=count))
        self._fit()
        for button in (self.first, self.back):
            button.setEnabled(number > 0)
        for button in (self.forward, self.last, self.play):
            button.setEnabled(number < count)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the replay on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide texts that do not fit; the tooltips still show them."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show all texts, or hide the position, or also the texts of the two buttons on the right."""
        buttons = {self.go_on: "take-seat", self.close_button: "quit"}
        fixed = _SLIDER + _GAP * 5 + sum(each.sizeHint().width() for each in self.findChildren(QToolButton))
        fixed += self.hands.sizeHint().width()
        text = self.fontMetrics()
        where = text.horizontalAdvance(self.where.text())
        texts = sum(text.horizontalAdvance(each.toolTip()) + 3 * text.height() for each in buttons)
        has_texts = fixed + texts <= self.width()
        for button, name in buttons.items():
            button.setText(button.toolTip() if has_texts else "")
            button.setIcon(QIcon() if has_texts else sheet_icon(name))
        self._where_action.setVisible(has_texts and fixed + texts + where <= self.width())

    def _button(self, name: str, do: Callable[[], None] | None = None) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(sheet_icon(name))
        if do is not None:
            button.clicked.connect(lambda _checked: do())
        self.addWidget(button)
        return button

    def _on_played(self, is_playing: bool) -> None:
        self.play.setIcon(sheet_icon("pause" if is_playing else "play"))
