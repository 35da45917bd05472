"""The content of the side panel “Review”: the overview, or one moment."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QStackedWidget, QWidget

from engine.protocol.sheet import Meters
from engine.straights.commands import Discard
from engine.straights.review.game_review import Decision
from straights_gui.view.review.overview_page import OverviewPage, page_button
from straights_gui.view.review.state import ReviewState
from straights_gui.view.sheets.part_views import view_of
from straights_gui.view.style.parts.buttons import Kind, set_kind
from straights_gui.view.style.parts.layouts import column_of

_SPACE = 8


class MomentPage(QWidget):
    """Asks for a choice, shows the answer, and offers to play on.

    Attributes:
        left: the player wants to return to the overview.
        answer_button, branch_button, next_button: show the answer, play on from here, open another puzzle.
        place, text: the labels of the moment in the game, and of the question or answer.
    """

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_puzzle = False
        self._theme: QWidget | None = None
        self.place, self.text = QLabel(self), QLabel(self)
        font = self.place.font()
        font.setBold(True)
        self.place.setFont(font)
        self.answer_button, self.branch_button = page_button(self), page_button(self)
        self.next_button, self.back_button = page_button(self), page_button(self)
        self.back_button.clicked.connect(self.left)
        buttons = (self.answer_button, self.next_button, self.branch_button, self.back_button)
        for widget in (self.place, self.text):
            widget.setWordWrap(True)
        self._layout = column_of(self.place, self.text, _SPACE, *buttons, None, spacing=_SPACE, parent=self)
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


_WIDTH_LINES = 17


class ReviewPanel(QStackedWidget):
    """The overview, or the moment that the table shows.

    Attributes:
        overview, moment: the two pages, whose signals say what the player wants.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._state: ReviewState | None = None
        self.overview, self.moment = OverviewPage(self), MomentPage(self)
        for page in (self.overview, self.moment):
            self.addWidget(page)

    def sizeHint(self) -> QSize:
        """Return a constant width, so that the table keeps its size."""
        return QSize(_WIDTH_LINES * self.fontMetrics().height(), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return the same width, and a height for all lines of both pages."""
        width = _WIDTH_LINES * self.fontMetrics().height()
        heights = [
            layout.totalMinimumHeightForWidth(width)
            for page in (self.overview, self.moment)
            if (layout := page.layout()) is not None
        ]
        return QSize(width, max(heights))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return from a moment to the overview on Escape, which closes the panel only from there."""
        if event.key() == Qt.Key.Key_Escape and self.currentWidget() is self.moment:
            self.moment.left.emit()
            event.accept()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.overview.retranslate()
        self.moment.retranslate()
        if self._state is not None:
            self.overview.show_state(self._state)

    def show_state(self, state: ReviewState) -> None:
        """Show a review as far as it has been computed."""
        self._state = state
        self.overview.show_state(state)

    def show_moment(self, place: str, decision: Decision, *, is_puzzle: bool) -> None:
        """Show a moment and ask for a choice."""
        self.moment.ask(place, decision, is_puzzle=is_puzzle)
        self.setCurrentWidget(self.moment)
        if not is_puzzle:  # whose cards on the table have the focus
            self.moment.answer_button.setFocus()
