"""Beside the result of a round or a game: the card that cost most, and what decided it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.straights.review.game_review import RoundReview
from straights_gui.view.review.decided_by import DecidedBy
from straights_gui.view.style.parts.buttons import Kind, Text, box, button, label
from straights_gui.view.style.parts.card_row import CardRow
from straights_gui.view.style.parts.choices import Segments
from straights_gui.view.style.parts.scale import Scale, ScaleMark

_CARD, _SPACING = 58.0, 12
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


class ResultBoxes(QWidget):
    """The boxes, below each other; one at a time with tabs where there is not enough room for all.

    A box that is still too high scrolls between the tabs and the button, which stay in sight.

    Attributes:
        try_requested: the player wants to try the dearest move again.
        rounds_requested: the player wants to see the points by round.
        boxes: what is shown of a result.
        tabs: the names of the boxes.
        area: scrolls the boxes.
        again: the button that tries the dearest move again, where there are tabs.
    """

    try_requested = Signal()
    rounds_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.boxes: tuple[QFrame, ...] = ()
        self.tabs, self.area = Segments(self, "", ()), QScrollArea(self)
        self.again = button(self, "", Kind.SECONDARY, self.try_requested.emit)
        self._dearest: QFrame | None = None
        self._untabbed: tuple[QWidget, ...] = ()  # what the tabs, or the button below, say as well
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._column = _column(self)
        for each in (self.tabs, self.area, self.again):
            self._column.addWidget(each)
        self.hide()

    def show_review(self, review: ResultReview) -> None:
        """Show what decided the round or the game."""
        contents, named = QWidget(), []
        self._dearest, self._untabbed = None, ()
        if review.deal:
            named.append(
                (QCoreApplication.translate("Today", "Deal of the day"), self._deal_box(contents, review))
            )
        if review.dearest is not None:
            named.append((self.tr("Dearest card"), self._dearest_box(contents, review.dearest)))
        named.append((self.tr("What decided"), self._parts_box(contents, review)))
        self.boxes = tuple(each for _name, each in named)
        self._column.removeWidget(self.tabs)
        self.tabs.deleteLater()
        names = [name for name, _box in named]
        self.tabs = Segments(self, self.tr("What the result shows"), names, is_wide=True)
        self.tabs.chosen.connect(self._fit)
        self._column.insertWidget(0, self.tabs)
        column = _column(contents)
        for each in self.boxes:
            column.addWidget(each)
        column.addStretch()
        self.area.setWidget(contents)
        self.again.setText(self.tr("Try that move again"))
        self.show()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many boxes as have room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show all boxes if they have room without scrolling, else the chosen one."""
        for each in self._untabbed:
            each.show()  # else the heights would depend on what was shown before
        needed = sum(map(self._height_of, self.boxes)) + _SPACING * (len(self.boxes) - 1)
        is_tight = len(self.boxes) > 1 and needed > self.height()
        self.tabs.setVisible(is_tight)
        for each in self._untabbed:
            each.setVisible(not is_tight)
        for number, each in enumerate(self.boxes):
            each.setVisible(not is_tight or number == self.tabs.index)
        is_dearest = self._dearest is not None and self._dearest.isVisibleTo(self)
        self.again.setVisible(is_tight and is_dearest)

    def _height_of(self, box_: QFrame) -> int:
        return max(box_.heightForWidth(self.width()), box_.minimumSizeHint().height())

    def _dearest_box(self, parent: QWidget, dearest: DearestChoice) -> QFrame:
        made, column = _box(parent)
        heading, row = QHBoxLayout(), QHBoxLayout()
        title = label(made, self.tr("The card that cost you most"), Text.HEADING, wraps=True)
        heading.addWidget(title, 1)
        corner = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
        heading.addWidget(label(made, dearest.cost, Text.MARK), 0, corner)
        column.addLayout(heading)
        row.setSpacing(12)
        row.addLayout(_card_column(made, dearest.played, self.tr("you played")))
        row.addWidget(label(made, _TO, Text.TITLE))
        row.addLayout(_card_column(made, dearest.best, self.tr("was better"), is_best=True))
        row.addWidget(label(made, dearest.reason, wraps=True), 1, Qt.AlignmentFlag.AlignTop)
        column.addLayout(row)
        again = button(made, self.tr("Try that move again"), Kind.SECONDARY, self.try_requested.emit)
        column.addWidget(again, 0, Qt.AlignmentFlag.AlignLeft)
        self._dearest, self._untabbed = made, (title, again)
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


def _column(parent: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(parent)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(_SPACING)
    return column


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
