"""The widgets over the table: the handover screen, the score sheet and the badges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGraphicsView

if TYPE_CHECKING:
    from straights_gui.view.table.badges import Badge, Badges
    from straights_gui.view.table.handover_screen import HandoverScreen
    from straights_gui.view.table.layout import TableLayout
    from straights_gui.view.table.results.result_boxes import ResultReview
    from straights_gui.view.table.score_sheet import ScoreSheet


class OverlaidView(QGraphicsView):
    """A view with the signals of its overlays."""

    handover_accepted, continued, badge_ended = Signal(), Signal(), Signal(object)
    review_requested, try_requested, result_opened = Signal(), Signal(), Signal()


class Overlays:
    """Creates the widgets over the table on first use, as most are not needed when the window opens.

    The view emits their signals.

    Attributes:
        reviews: whether a result offers its review; None if only that of a game does.
    """

    def __init__(self, view: OverlaidView) -> None:
        self._view = view  # whose first call of `viewport` is slow
        self.reviews: bool | None = None
        self._handover_screen: HandoverScreen | None = None
        self._score_sheet: ScoreSheet | None = None
        self._badges: Badges | None = None

    @property
    def handover_screen(self) -> HandoverScreen:
        """The screen that hides the table between two human players."""
        if self._handover_screen is None:
            from straights_gui.view.table.handover_screen import HandoverScreen

            self._handover_screen = HandoverScreen(self._view.viewport())
            self._handover_screen.button.clicked.connect(self._view.handover_accepted)
        return self._handover_screen

    @property
    def is_handover_shown(self) -> bool:
        """Whether the handover screen hides the table."""
        return self._handover_screen is not None and self._handover_screen.isVisible()

    @property
    def score_sheet(self) -> ScoreSheet:
        """The score sheet of a round or a game."""
        if self._score_sheet is None:
            from straights_gui.view.table.score_sheet import ScoreSheet

            self._score_sheet = sheet = ScoreSheet(self._view.viewport())
            sheet.reviews = self.reviews
            sheet.button.clicked.connect(self._view.continued)
            sheet.review.clicked.connect(self._view.review_requested)
            sheet.again.clicked.connect(self._view.try_requested)
            sheet.opened.connect(self._view.result_opened)
        return self._score_sheet

    @property
    def is_result_shown(self) -> bool:
        """Whether the score sheet is visible."""
        return self._score_sheet is not None and self._score_sheet.isVisible()

    def show_review(self, review: ResultReview) -> None:
        """Show what decided the round or the game beside its result, if that is shown."""
        if self.is_result_shown:
            self.score_sheet.show_review(review)

    @property
    def badges(self) -> Badges:
        """The badges."""
        if self._badges is None:
            from straights_gui.view.table.badges import Badges

            self._badges = Badges(self._view.viewport())
            self._badges.ended.connect(self._view.badge_ended)
        return self._badges

    def show_badges(self, badges: Sequence[Badge], layout: TableLayout) -> None:
        """Replace the visible badges by these; they stay below all other overlays."""
        if badges or self._badges is not None:
            self.badges.show_badges(badges, layout)
            self.badges.lower()

    def go_on(self) -> None:
        """Leave the result, if it is shown, as with its button, which may have lost the focus."""
        if self.is_result_shown:
            self.score_sheet.button.click()

    def lower_result(self) -> None:
        """Lower the score sheet below the side panels, and the badges below it."""
        for overlay in (self._score_sheet, self._badges):
            if overlay is not None:
                overlay.lower()

    def hide(self) -> bool:
        """Hide all overlays except the badges; returns whether one was visible."""
        made = (self._handover_screen, self._score_sheet)
        shown = [each for each in made if each is not None and each.isVisible()]
        for overlay in shown:
            overlay.hide()
        return bool(shown)

    def fit(self, layout: TableLayout) -> None:
        """Fit the overlays to another layout, in the colours of the current theme."""
        for overlay in (self._handover_screen, self._score_sheet, self._badges):
            if overlay is not None and not overlay.isHidden():
                overlay.fit(layout)
