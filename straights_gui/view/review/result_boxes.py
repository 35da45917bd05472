"""Beside the result of a round or a game: the card that cost most, and what decided it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.straights.review.game_review import RoundReview
from straights_gui.view.review.decided_by import DecidedBy
from straights_gui.view.style.parts.buttons import Kind, Text, box, button, label
from straights_gui.view.style.parts.card_row import CardRow
from straights_gui.view.style.parts.scale import Scale, ScaleMark

_CARD = 58.0
_TO = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"


@dataclass(frozen=True, slots=True)
class DearestChoice:
    """The choice that cost most: the card, the better one, and why."""

    played: Card
    best: Card
    cost: str
    reason: str


@dataclass(frozen=True, slots=True)
class ResultReview:
    """What the boxes say.

    Attributes:
        headline: the round or the game in one sentence.
        dearest: None if no choice cost anything.
        rounds: what decided them is shown below.
        deal, marks: the result of a deal for everybody, in words and on a line; "" for other games.
    """

    headline: str
    dearest: DearestChoice | None
    rounds: tuple[RoundReview, ...]
    deal: str = ""
    marks: tuple[ScaleMark, ...] = ()


class ResultBoxes(QScrollArea):
    """The boxes; they scroll if there is little room.

    Attributes:
        try_requested: the player wants to try the dearest move again.
        rounds_requested: the player wants to see the points by round.
    """

    try_requested = Signal()
    rounds_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.hide()

    def show_review(self, review: ResultReview) -> None:
        """Show what decided the round or the game."""
        contents = QWidget()
        column = QVBoxLayout(contents)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        if review.deal:
            column.addWidget(self._deal_box(contents, review))
        if review.dearest is not None:
            column.addWidget(self._dearest_box(contents, review.dearest))
        column.addWidget(self._parts_box(contents, review))
        column.addStretch()
        self.setWidget(contents)
        self.show()

    def _dearest_box(self, parent: QWidget, dearest: DearestChoice) -> QFrame:
        made, column = _box(parent)
        column.addWidget(label(made, self.tr("The card that cost you most"), Text.HEADING, wraps=True))
        row, beside = QHBoxLayout(), QVBoxLayout()
        row.setSpacing(12)
        row.addLayout(_card_column(made, dearest.played, self.tr("you played")))
        row.addWidget(label(made, _TO, Text.TITLE))
        row.addLayout(_card_column(made, dearest.best, self.tr("was better"), is_best=True))
        beside.addWidget(label(made, dearest.cost, Text.MARK, wraps=True), 0, Qt.AlignmentFlag.AlignLeft)
        beside.addWidget(label(made, dearest.reason, wraps=True), 1, Qt.AlignmentFlag.AlignTop)
        row.addLayout(beside, 1)
        column.addLayout(row)
        again = button(made, self.tr("Try that move again"), Kind.SECONDARY, self.try_requested.emit)
        column.addWidget(again, 0, Qt.AlignmentFlag.AlignLeft)
        return made

    def _parts_box(self, parent: QWidget, review: ResultReview) -> QFrame:
        made, column = _box(parent)
        heading, text = QHBoxLayout(), QCoreApplication.translate("OverviewPage", "All rounds")
        heading.addWidget(label(made, review.headline, Text.HEADING, wraps=True), 1)
        rounds = button(made, text, Kind.QUIET, self.rounds_requested.emit)
        heading.addWidget(rounds, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(heading)
        column.addWidget(DecidedBy(made, review.rounds))
        return made

    def _deal_box(self, parent: QWidget, review: ResultReview) -> QFrame:
        made, column = _box(parent)
        title = QCoreApplication.translate("Today", "Deal of the day")
        column.addWidget(label(made, title, Text.HEADING, wraps=True))
        column.addWidget(label(made, review.deal, wraps=True))
        column.addWidget(Scale(made, review.marks))
        return made


def _card_column(parent: QWidget, card: Card, name: str, *, is_best: bool = False) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(2)
    column.addWidget(CardRow(parent, (card,), _CARD, has_ring=is_best))
    column.addWidget(label(parent, name, Text.QUIET))
    return column


def _box(parent: QWidget) -> tuple[QFrame, QVBoxLayout]:
    made = box(parent)
    column = QVBoxLayout(made)
    column.setContentsMargins(18, 12, 18, 12)
    column.setSpacing(8)
    return made, column
