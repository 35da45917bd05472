"""Beside the result of a round or a game: the card that cost most, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QVBoxLayout, QWidget

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.protocol.sheet import ScaleMark
from straights_gui.view.cards.shape import smooth_painter
from straights_gui.view.style.parts.buttons import Kind, Text, box, button, label
from straights_gui.view.style.parts.card_row import CardRow
from straights_gui.view.style.parts.choices import Segments
from straights_gui.view.style.parts.decided_by import DecidedBy, Rounds
from straights_gui.view.style.parts.layouts import LEFT, TOP, Part, column_of, row_of
from straights_gui.view.style.theme import tokens
from straights_gui.view.style.tokens import TextSize
from straights_gui.view.text.rendering import shown

_DOT, _OWN_DOT, _INSET = 5.0, 8.0, 10.0
_GAP = 6.0


class Scale(QWidget):
    """Shows marks; the names of neighbours stand above and below the line in turn.

    Attributes:
        marks: from the first to the last on the line.
    """

    def __init__(self, parent: QWidget, marks: Sequence[ScaleMark]) -> None:
        super().__init__(parent)
        self.marks = tuple(sorted(marks, key=lambda mark: mark.place))
        self.setAccessibleName(", ".join(map(_name, self.marks)))

    def sizeHint(self) -> QSize:
        return QSize(240, round(2 * self._text_height() + 2 * _OWN_DOT + 4))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        now, middle = tokens(), self.height() / 2
        left, right = _INSET, self.width() - _INSET
        painter.setPen(QPen(QColor(now.edge), 2.0))
        painter.drawLine(QPointF(left, middle), QPointF(right, middle))
        ends = [-_GAP, -_GAP]  # of the last name above and below
        for number, mark in enumerate(self.marks):
            place = QPointF(left + mark.place * (right - left), middle)
            radius = _OWN_DOT if mark.is_own else _DOT
            painter.setPen(QPen(QColor(now.sheet_text), 2.0))
            if mark.is_own:
                painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(now.sheet_accent if mark.is_own else now.box))
            painter.drawEllipse(place, radius, radius)
            self._paint_name(painter, mark, place, ends, is_above=mark.is_own or number % 2 == 1)

    def _paint_name(
        self, painter: QPainter, mark: ScaleMark, place: QPointF, ends: list[float], *, is_above: bool
    ) -> None:
        """Paint a name where there is room: above the line, below it, or not at all."""
        font = self._font(is_bold=mark.is_own)
        name, height = _name(mark), self._text_height()
        width = QFontMetricsF(font).horizontalAdvance(name)
        left = min(max(place.x() - width / 2, 0.0), self.width() - width)
        for side in (0, 1) if is_above else (1, 0):
            if left < ends[side] + _GAP:
                continue
            ends[side] = left + width
            off = _OWN_DOT + 2
            top = place.y() - off - height if side == 0 else place.y() + off
            painter.setFont(font)
            painter.setPen(QColor(tokens().sheet_text))
            painter.drawText(QRectF(left, top, width + 1, height), Qt.AlignmentFlag.AlignCenter, name)
            return

    def _font(self, *, is_bold: bool = False) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(TextSize.CAPTION.pixels(max(self.font().pixelSize(), 14)))
        font.setBold(is_bold)
        return font

    def _text_height(self) -> float:
        return QFontMetricsF(self._font()).height()


def _name(mark: ScaleMark) -> str:
    return ", ".join(map(shown, mark.names))


_CARD, _SMALL_CARD, _SPACING = 58.0, 42.0, 8
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
        dearest: None if no choice cost anything, or all that did were mended.
        rounds: what decided them is shown below.
        deal, marks: the result of a deal for everybody, in words and on a line; "" for other games.
        mended: how many choices the player has made better since; "" for none.
    """

    headline: str
    dearest: DearestChoice | None
    rounds: Rounds
    deal: str = ""
    marks: tuple[ScaleMark, ...] = ()
    mended: str = ""


@dataclass(frozen=True, slots=True)
class _Box:
    """A box with what it leaves out where it has little room.

    Attributes:
        name: on its tab.
        column: the layout of the frame.
        untabbed: what the tabs say as well.
        spare: what is left out one after the other until the rest is seen whole.
        cards: are smaller where something is left out.
    """

    name: str
    frame: QFrame
    column: QVBoxLayout
    untabbed: tuple[QWidget, ...] = ()
    spare: tuple[tuple[QWidget, ...], ...] = ()
    cards: tuple[CardRow, ...] = ()

    def leave_out(self, count: int, *, has_tab: bool) -> None:
        """Leave out what a tab says as well, and the first `count` of what can be spared."""
        for each in self.untabbed:
            each.setVisible(not has_tab)
        for number, widgets in enumerate(self.spare):
            for each in widgets:
                each.setVisible(number >= count)
        for cards in self.cards:
            cards.set_card_width(_SMALL_CARD if count else _CARD)

    def height(self, width: int) -> float:
        """The height that it needs at a width, as it is now; infinite if it is wider."""
        for each in reversed(self.frame.findChildren(QLayout)):  # the inner ones first
            each.invalidate()  # else it would measure what was shown before
            each.activate()
        least = self.column.totalMinimumSize()
        return inf if least.width() > width else max(self.column.totalHeightForWidth(width), least.height())


class ResultBoxes(QWidget):
    """The boxes, below each other; one at a time with tabs where there is not enough room for all.

    Attributes:
        rounds_requested: the player wants to see the points by round.
        boxes: what is shown of a result.
        tabs: the names of the boxes.
        area: scrolls the boxes where even the least of one has no room.
    """

    rounds_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._boxes: tuple[_Box, ...] = ()
        self.tabs, self.area = Segments(self, "", ()), QScrollArea(self)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._column = column_of(self.tabs, self.area, spacing=_SPACING, parent=self)
        self.hide()

    @property
    def boxes(self) -> tuple[QFrame, ...]:
        """The boxes from the top."""
        return tuple(each.frame for each in self._boxes)

    def show_review(self, review: ResultReview) -> None:
        """Show what decided the round or the game."""
        contents, made = QWidget(), []
        if review.deal:
            made.append(self._deal_box(contents, review))
        if review.dearest is not None:
            made.append(self._dearest_box(contents, review.dearest))
        made.append(self._parts_box(contents, review))
        self._boxes = tuple(made)
        self._column.removeWidget(self.tabs)
        self.tabs.deleteLater()
        names = [each.name for each in made]
        self.tabs = Segments(self, self.tr("What the result shows"), names, is_wide=True)
        self.tabs.chosen.connect(self.fit)
        self._column.insertWidget(0, self.tabs)
        column_of(*self.boxes, None, spacing=_SPACING, parent=contents)
        self.area.setWidget(contents)
        self.show()
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def has_room_for_all(self, width: int, height: int) -> bool:
        """Whether all boxes are seen whole at a size, in logical pixels."""
        for each in self._boxes:
            each.leave_out(0, has_tab=False)
        needed = sum(each.height(width) for each in self._boxes) + _SPACING * (len(self._boxes) - 1)
        return needed <= height

    def has_room_for_one(self, width: int, height: int) -> bool:
        """Whether the least of each box is seen whole below its tab at a size, in logical pixels."""
        for each in self._boxes:
            each.leave_out(len(each.spare), has_tab=len(self._boxes) > 1)
        return max(each.height(width) for each in self._boxes) <= height - self._tabs_height()

    def _tabs_height(self) -> int:
        return self.tabs.sizeHint().height() + _SPACING if len(self._boxes) > 1 else 0

    def fit(self) -> None:
        """Show all boxes if they have room, else the chosen one, and as much of it as has room."""
        width, height = self.width(), self.height()
        is_tight = not self.has_room_for_all(width, height)
        has_tabs = is_tight and len(self._boxes) > 1
        self.tabs.setVisible(has_tabs)
        for number, each in enumerate(self._boxes):
            each.frame.setVisible(not has_tabs or number == self.tabs.index)
            for count in range(len(each.spare) + 1 if is_tight else 0):
                each.leave_out(count, has_tab=has_tabs)
                if each.height(width) <= height - self._tabs_height():
                    break

    def _dearest_box(self, parent: QWidget, dearest: DearestChoice) -> _Box:
        made = box(parent)
        title = label(made, self.tr("The card that cost you most"), Text.HEADING, wraps=True)
        cards = QWidget(made)
        played = label(cards, self.tr("your card"), Text.QUIET)
        best = label(cards, self.tr("was better"), Text.QUIET)
        rows = CardRow(cards, (dearest.played,), _CARD), CardRow(cards, (dearest.best,), _CARD, has_ring=True)
        named = [column_of(*each, None, spacing=2) for each in zip(rows, (played, best), strict=True)]
        row_of(named[0], label(cards, _TO, Text.TITLE), named[1], spacing=_SPACING, parent=cards)
        cost, reason = label(made, dearest.cost, Text.MARK), label(made, dearest.reason, wraps=True)
        beside = column_of((cost, 0, LEFT), reason, None)
        whole = _boxed(made, title, row_of((cards, 0, TOP), (beside, 1), spacing=12))
        return _Box(self.tr("Costliest card"), made, whole, (title,), ((played, best), (cards,)), rows)

    def _parts_box(self, parent: QWidget, review: ResultReview) -> _Box:
        made, text = box(parent), QCoreApplication.translate("OverviewPage", "All rounds")
        headline = label(made, review.headline, Text.HEADING, wraps=True)
        rounds = button(made, text, Kind.QUIET, self.rounds_requested.emit)
        mended = [label(made, review.mended, Text.QUIET)] if review.mended else []
        decided = DecidedBy(made, review.rounds)
        whole = _boxed(made, row_of((headline, 1), (rounds, 0, TOP)), *mended, decided)
        return _Box(self.tr("Reasons"), made, whole, spare=((headline, rounds),))

    def _deal_box(self, parent: QWidget, review: ResultReview) -> _Box:
        made, name = box(parent), self.tr("The deal")
        title, scale = label(made, name, Text.HEADING, wraps=True), Scale(made, review.marks)
        whole = _boxed(made, title, label(made, review.deal, wraps=True), scale)
        return _Box(name, made, whole, (title,), ((scale,),))


def _boxed(box: QFrame, *parts: Part) -> QVBoxLayout:
    return column_of(*parts, spacing=8, margins=(18, 10, 18, 10), parent=box)
