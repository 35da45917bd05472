"""The bar below the table with which a game is stepped through."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QSlider, QToolBar, QToolButton, QWidget

from straights_gui.view.style.hit_size import ensure_hit_size
from straights_gui.view.text.plurals import number_text
from straights_gui.view.window.icons import icon

_GAP = 8


class ReplayBar(QToolBar):
    """Slider and buttons.

    Attributes:
        moved: the player wants to see the moment after so many actions.
        played: the player wants the replay to run by itself, or to stand.
        opened: the player wants to see all hands, or only what was seen in play.
        continued: the player wants to play on from this moment.
        closed: the player has seen enough.
    """

    moved = Signal(int)
    played = Signal(bool)
    opened = Signal(bool)
    continued = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        """A bar of a game without actions."""
        super().__init__(parent)
        self.setObjectName("replay")
        self.setMovable(False)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.valueChanged.connect(self._on_moved)
        self.where = QLabel(self)
        self.hands = QCheckBox(self)
        self.hands.toggled.connect(self.opened)
        self.go_on = QPushButton(self)
        self.go_on.clicked.connect(self.continued)
        self.close_button = QPushButton(self)
        self.close_button.clicked.connect(self.closed)
        self.first = self._button("first", lambda: self.slider.setValue(0))
        self.back = self._button("back", lambda: self.slider.setValue(self.slider.value() - 1))
        self.play = self._button("play", None)
        self.play.setCheckable(True)
        self.play.toggled.connect(self._on_played)
        self.forward = self._button("forward", lambda: self.slider.setValue(self.slider.value() + 1))
        self.last = self._button("last", lambda: self.slider.setValue(self.slider.maximum()))
        for widget in (self.slider, self.where, self.hands, self.go_on, self.close_button):
            gap = QWidget(self)
            gap.setFixedWidth(_GAP)
            self.addWidget(gap)
            self.addWidget(widget)
        ensure_hit_size(self)
        self.retranslate()

    def retranslate(self) -> None:
        """Give it its words, in the language that is spoken now."""
        self.setWindowTitle(self.tr("Replay"))
        for button, words in (
            (self.first, self.tr("Go to start")),
            (self.back, self.tr("Previous move")),
            (self.play, self.tr("Play")),
            (self.forward, self.tr("Next move")),
            (self.last, self.tr("Go to end")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words)
        self.slider.setAccessibleName(self.tr("Position in the game"))
        self.hands.setText(self.tr("All hands"))
        self.go_on.setText(self.tr("Play from here"))
        self.close_button.setText(self.tr("Back to game"))

    def show_moment(self, number: int, count: int, round_number: int) -> None:
        """Show where the replay stands; tells nobody."""
        self.slider.blockSignals(True)
        self.slider.setRange(0, count)
        self.slider.setValue(number)
        self.slider.blockSignals(False)
        text = self.tr("Round {round}, move {number} of {count}").replace(
            "{round}", number_text(round_number)
        )
        self.where.setText(
            text.replace("{number}", number_text(number)).replace("{count}", number_text(count))
        )
        for button in (self.first, self.back):
            button.setEnabled(number > 0)
        for button in (self.forward, self.last, self.play):
            button.setEnabled(number < count)

    def stop(self) -> None:
        """The replay does not run by itself any more."""
        self.play.setChecked(False)

    def _button(self, name: str, do: object) -> QToolButton:
        """A button with an icon."""
        button = QToolButton(self)
        button.setIcon(icon(name))
        button.setProperty("icon-name", name)
        if callable(do):
            button.clicked.connect(lambda _checked=False: do())
        self.addWidget(button)
        return button

    def _on_moved(self, number: int) -> None:
        """The slider stands elsewhere."""
        self.moved.emit(number)

    def _on_played(self, is_playing: bool) -> None:
        """Run or stand."""
        self.play.setIcon(icon("pause" if is_playing else "play"))
        self.played.emit(is_playing)
