"""One moment of a review: the question which card to choose, and the answer."""

from __future__ import annotations

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from engine.protocol.sheet import Meters
from engine.straights.commands import Discard
from engine.straights.review.game_review import Decision
from straights_gui.view.sheets.part_views import view_of
from straights_gui.view.style.hit_size import ensure_hit_size
from straights_gui.view.style.parts.buttons import Kind, set_kind

_SPACE = 8


class MomentPage(QWidget):
    """Asks for a choice, shows the answer, and offers to play on.

    Attributes:
        answer_requested: the player wants to see the answer.
        branched: the player wants to play on from here.
        left: the player wants to return to the overview.
        next_requested: the player wants another puzzle.
        place, text: the labels of the moment in the game, and of the question or answer.
    """

    answer_requested = Signal()
    branched = Signal()
    left = Signal()
    next_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_puzzle = False
        self._theme: QWidget | None = None
        layout = self._layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self.place, self.text = QLabel(self), QLabel(self)
        font = self.place.font()
        font.setBold(True)
        self.place.setFont(font)
        self.answer_button = page_button(self, self.answer_requested)
        self.branch_button = page_button(self, self.branched)
        self.next_button = page_button(self, self.next_requested)
        self.back_button = page_button(self, self.left)
        buttons = (self.answer_button, self.next_button, self.branch_button, self.back_button)
        layout.setSpacing(_SPACE)
        for widget in (self.place, self.text):
            widget.setWordWrap(True)
            layout.addWidget(widget)
        layout.addSpacing(_SPACE)
        for button in buttons:
            layout.addWidget(button)
        layout.addStretch()
        ensure_hit_size(self)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts of the buttons in the current language."""
        self.answer_button.setText(self.tr("Show the answer"))
        self.next_button.setText(self.tr("Next puzzle"))
        self.next_button.setVisible(self._is_puzzle)
        self.branch_button.setText(self.tr("Play on from here"))
        self.branch_button.setToolTip(
            self.tr("A game of its own, against the same computers. This one stays in “Open”.")
        )
        is_puzzle = self._is_puzzle
        self.back_button.setText(self.tr("Back to the game") if is_puzzle else self.tr("Back to the review"))

    def ask(self, place: str, decision: Decision, *, is_puzzle: bool) -> None:
        """Ask which card the player would choose, without revealing the original choice."""
        self._is_puzzle = is_puzzle
        self.retranslate()
        self.place.setText(place)
        if isinstance(decision.played, Discard):
            self.text.setText(self.tr("Which card would you discard? Click it."))
        else:
            self.text.setText(self.tr("Which card would you play? Click it."))
        self.show_theme(None)
        self.answer_button.show()
        set_kind(self.next_button, Kind.SECONDARY)
        self.updateGeometry()

    def show_theme(self, theme: Meters | None) -> None:
        """Show how far the theme of a puzzle is solved."""
        if self._theme is not None:
            self._theme.deleteLater()
        self._theme = None if theme is None else view_of(self, theme, self.width())
        if self._theme is not None:
            self._layout.insertWidget(2, self._theme)

    def tell(self, text: str) -> None:
        """Show the answer."""
        self.text.setText(text)
        self.answer_button.hide()
        if self._is_puzzle:
            set_kind(self.next_button, Kind.PRIMARY)
            self.next_button.setFocus()
        self.updateGeometry()


def page_button(page: QWidget, clicked: SignalInstance) -> QPushButton:
    """Return a button that Enter clicks too."""
    button = QPushButton(page)
    button.setAutoDefault(True)
    button.clicked.connect(clicked)
    return button
