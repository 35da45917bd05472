"""What may cover the table: the screen between two players, and what is said about a result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractScrollArea

    from straights_gui.view.table.badges import Badge, Badges
    from straights_gui.view.table.handover_screen import HandoverScreen
    from straights_gui.view.table.layout import TableLayout
    from straights_gui.view.table.score_sheet import ScoreSheet


class Overlays(QObject):
    """Makes the widgets that cover the table at their first use: an opening window needs none of them.

    Attributes:
        handover_accepted: the player named on the handover screen wants to see the hand.
        continued: the player has seen the result and wants to go on.
        review_requested: the player wants to know what each choice has cost.
        badge_ended: the player wants to end what the badge of that kind says.
        reviews_rounds: whether the result of a round offers its review.
    """

    handover_accepted = Signal()
    continued = Signal()
    review_requested = Signal()
    badge_ended = Signal(object)

    def __init__(self, view: QAbstractScrollArea) -> None:
        super().__init__(view)
        self._view = view
        self.reviews_rounds = False
        self._handover_screen: HandoverScreen | None = None
        self._score_sheet: ScoreSheet | None = None
        self._badges: Badges | None = None

    @property
    def _parent(self) -> QWidget:
        """What the widgets lie on. The first question is slow: PySide makes many classes for the answer."""
        return self._view.viewport()

    @property
    def handover_screen(self) -> HandoverScreen:
        """What hides the table between two human players."""
        if self._handover_screen is None:
            from straights_gui.view.table.handover_screen import HandoverScreen

            self._handover_screen = HandoverScreen(self._parent)
            self._handover_screen.accepted.connect(self.handover_accepted)
        return self._handover_screen

    @property
    def is_handover_shown(self) -> bool:
        """Whether the handover screen hides the table."""
        return self._handover_screen is not None and self._handover_screen.isVisible()

    @property
    def score_sheet(self) -> ScoreSheet:
        """What is said about a result."""
        if self._score_sheet is None:
            from straights_gui.view.table.score_sheet import ScoreSheet

            self._score_sheet = ScoreSheet(self._parent)
            self._score_sheet.reviews_rounds = self.reviews_rounds
            self._score_sheet.continued.connect(self.continued)
            self._score_sheet.review_requested.connect(self.review_requested)
        return self._score_sheet

    @property
    def is_result_shown(self) -> bool:
        """Whether the score sheet is open."""
        return self._score_sheet is not None and self._score_sheet.isVisible()

    @property
    def badges(self) -> Badges:
        """What differs from ordinary play."""
        if self._badges is None:
            from straights_gui.view.table.badges import Badges

            self._badges = Badges(self._parent)
            self._badges.ended.connect(self.badge_ended)
        return self._badges

    def show_badges(self, badges: Sequence[Badge], layout: TableLayout) -> None:
        """Show these badges and no others; they lie below everything else that is over the table."""
        if badges or self._badges is not None:
            self.badges.show_badges(badges, layout)
            self.badges.lower()

    def lower_result(self) -> None:
        """Let the result lie below the side panels, and the badges below it."""
        for overlay in (self._score_sheet, self._badges):
            if overlay is not None:
                overlay.lower()

    def hide(self) -> bool:
        """Hide everything; whether there was anything to hide."""
        shown = [each for each in self._made() if each.isVisible()]
        for overlay in shown:
            overlay.hide()
        return bool(shown)

    def fit(self, layout: TableLayout) -> None:
        """Take another size."""
        for overlay in (*self._made(), *([self._badges] if self._badges is not None else [])):
            overlay.fit(layout)

    def apply_theme(self) -> None:
        """Take the colours of the current theme."""
        for overlay in (*self._made(), *([self._badges] if self._badges is not None else [])):
            overlay.apply_theme()

    def _made(self) -> tuple[HandoverScreen | ScoreSheet, ...]:
        """What was made already."""
        return tuple(each for each in (self._handover_screen, self._score_sheet) if each is not None)
