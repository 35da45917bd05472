"""The content of the side panel “Review”: the overview, or one moment."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from engine.straights.review.game_review import Decision
from straights_gui.view.review.moment_page import MomentPage
from straights_gui.view.review.overview_page import OverviewPage
from straights_gui.view.review.state import ReviewState

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

    def show_answer(self, text: str) -> None:
        """Show the answer."""
        self.moment.tell(text)

    def show_overview(self) -> None:
        """Show the overview."""
        self.setCurrentWidget(self.overview)
