"""The boxes on the sheet of today."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from straights_gui.view.portraits.face import Face
from straights_gui.view.style.parts.buttons import Icon, Kind, Text, button, label
from straights_gui.view.style.parts.card_row import CardRow
from straights_gui.view.style.parts.enter_button import EnterButton
from straights_gui.view.style.parts.meter import meter
from straights_gui.view.style.parts.mini_board import MiniBoard
from straights_gui.view.style.parts.scale import Scale
from straights_gui.view.style.parts.seat_mark import SeatMark
from straights_gui.view.style.sheet_style import KIND
from straights_gui.view.style.theme import tokens
from straights_gui.view.style.tokens import TextSize
from straights_gui.view.text.fill import short_name
from straights_gui.view.text.plurals import number_text
from straights_gui.view.today.content import (
    DayMark,
    DealContent,
    FormContent,
    GameContent,
    NewGameContent,
    PuzzleContent,
)

_HAND_CARD, _PUZZLE_CARD = 46.0, 44.0
_DAY = 26


class Box(QFrame):
    """A box with a heading and the key that chooses it.

    Attributes:
        chosen: the player wants what the box offers.
        column: the layout of its contents.
    """

    chosen = Signal()

    def __init__(self, parent: QWidget, title: str = "", key: str = "", icon: str = "") -> None:
        super().__init__(parent)
        self.setProperty(KIND, "box")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(20, 16, 16, 16)
        self.column.setSpacing(8)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        if title:
            row = QHBoxLayout()
            row.setSpacing(12)
            row.addWidget(Icon(self, icon), 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(label(self, title, Text.HEADING, wraps=True), 1)
            cap = label(self, key, Text.KEY)
            row.addWidget(cap, 0, Qt.AlignmentFlag.AlignTop)
            self.column.addLayout(row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the buttons below each other if they do not fit beside each other."""
        super().resizeEvent(event)
        margins, items = self.column.contentsMargins(), range(self._row.count())
        hints = [
            item.sizeHint().width() for number in items if (item := self._row.itemAt(number)) is not None
        ]
        fits = sum(hints) + self._row.spacing() <= self.width() - margins.left() - margins.right()
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if fits else direction.TopToBottom)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep a click beside the buttons from what is below, which would close the sheet."""
        event.accept()

    def add_buttons(self, *texts: str) -> list[QPushButton]:
        """Add buttons at the bottom; the first one emits `chosen`."""
        self.column.addStretch()
        kinds = (Kind.SECONDARY, Kind.QUIET)
        made = [button(self, text, kind) for text, kind in zip(texts, kinds, strict=False)]
        for each in made:
            self._row.addWidget(each)
        self._row.addStretch()
        self.column.addLayout(self._row)
        made[0].clicked.connect(self.chosen)
        return made


class GameBox(Box):
    """The running game.

    Attributes:
        go_on: the primary button.
    """

    def __init__(self, parent: QWidget, content: GameContent) -> None:
        super().__init__(parent)
        row = QHBoxLayout()
        row.setSpacing(24)
        beside = QVBoxLayout()
        beside.setSpacing(8)
        row.addWidget(MiniBoard(self, lambda: content.cards), 5)
        row.addLayout(beside, 4)
        beside.addWidget(label(self, self.tr("Your game"), Text.QUIET))
        beside.addWidget(label(self, content.title, Text.TITLE, wraps=True))
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setColumnStretch(2, 1)
        for number, each in enumerate(content.standings):
            kind = Text.STRONG if each.is_own else Text.BODY
            colour = tokens().seats[each.mark]
            grid.addWidget(SeatMark(self, each.mark), number, 0)
            grid.addWidget(label(self, short_name(each.name), kind), number, 1)
            share = each.score / each.limit if each.limit else 0.0
            grid.addWidget(meter(self, each.name, share, colour), number, 2)
            score = label(self, number_text(each.score), Text.STRONG)
            grid.addWidget(score, number, 3, Qt.AlignmentFlag.AlignRight)
        beside.addLayout(grid)
        beside.addSpacing(4)
        beside.addStretch()
        self.go_on = EnterButton(self, content.button)
        self.go_on.clicked.connect(self.chosen)
        beside.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignLeft)
        self.column.addLayout(row)


class DealBox(Box):
    """The deal of the day."""

    def __init__(self, parent: QWidget, content: DealContent) -> None:
        super().__init__(parent, QCoreApplication.translate("Today", "Deal of the day"), "1", "sun")
        if content.hand:
            self.column.addWidget(CardRow(self, content.hand, _HAND_CARD))
        self.column.addWidget(label(self, content.note, Text.QUIET, wraps=True))
        if content.verdict:
            self.column.addWidget(label(self, content.verdict, Text.BODY, wraps=True))
            self.column.addWidget(Scale(self, content.marks))
        self.add_buttons(content.button)


class PuzzleBox(Box):
    """The puzzles of the day."""

    def __init__(self, parent: QWidget, content: PuzzleContent) -> None:
        super().__init__(parent, self.tr("Puzzles"), "2", "puzzle")
        self.column.addWidget(label(self, content.note, Text.QUIET, wraps=True))
        dimmed = [each is not None for each in content.solved]
        self.column.addWidget(CardRow(self, content.cards, _PUZZLE_CARD, dimmed))
        self.add_buttons(content.button)


class FormBox(Box):
    """The player's form."""

    def __init__(self, parent: QWidget, content: FormContent) -> None:
        super().__init__(parent, self.tr("Your form"), "3", "statistics")
        self.column.addWidget(Week(self, content.week))
        self.column.addWidget(label(self, content.days, Text.QUIET, wraps=True))
        kind = Text.STRONG if content.marks else Text.QUIET
        self.column.addWidget(label(self, content.rating, kind, wraps=True))
        if content.marks:
            self.column.addWidget(Scale(self, content.marks))
        self.add_buttons(QCoreApplication.translate("StatisticsDialog", "Statistics"))


class OthersBox(Box):
    """Playing with others.

    Attributes:
        join: the button that looks for tables; `chosen` stands for hosting one.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, self.tr("Play with others"), "4", "people")
        note = self.tr("Friends scan a code or open a link. They install nothing.")
        self.column.addWidget(label(self, note, Text.QUIET, wraps=True))
        _host, self.join = self.add_buttons(
            QCoreApplication.translate("TodayBoxes", "Open a table"),
            QCoreApplication.translate("TodayBoxes", "Join"),
        )


class NewGameBox(Box):
    """The next game.

    Attributes:
        change: the button for other opponents; `chosen` stands for the same ones.
    """

    def __init__(self, parent: QWidget, content: NewGameContent) -> None:
        super().__init__(parent, QCoreApplication.translate("NewGameDialog", "New game"), "5", "new")
        row = QHBoxLayout()
        row.setSpacing(4)
        for mark, portrait in content.portraits:
            row.addWidget(Face(self, mark, portrait))
        row.addStretch()
        self.column.addLayout(row)
        self.column.addWidget(label(self, content.note, Text.QUIET, wraps=True))
        change = self.tr("Change…")
        deal = QCoreApplication.translate("NewGameDialog", "Start")
        _deal, self.change = self.add_buttons(deal, change)


class Week(QWidget):
    """The days of a week, with a tick on those on which something was finished."""

    def __init__(self, parent: QWidget, days: tuple[DayMark, ...]) -> None:
        super().__init__(parent)
        self._days = days

    def sizeHint(self) -> QSize:
        """Return the size of seven discs with letters below."""
        return QSize(len(self._days) * (_DAY + 8), _DAY + 22)

    def minimumSizeHint(self) -> QSize:
        """Return the size of discs that touch each other."""
        return QSize(len(self._days) * (_DAY + 2), _DAY + 22)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the days."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = tokens()
        font = self.font()
        font.setPixelSize(TextSize.CAPTION.pixels(max(font.pixelSize(), 14)))
        painter.setFont(font)
        step = min(self.width() / len(self._days), _DAY + 16.0)
        for number, day in enumerate(self._days):
            disc = QRectF(number * step + 1, 1, _DAY - 2, _DAY - 2)
            colour, width = (now.sheet_accent, 2.0) if day.is_today else (now.edge, 1.0)
            painter.setPen(QPen(QColor(colour), width))
            painter.setBrush(QColor(now.sheet_accent) if day.is_finished else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disc)
            if day.is_finished:
                painter.setPen(QPen(QColor(now.sheet), 1.5))
                ends = (QPointF(-5, 0), QPointF(-1.5, 4), QPointF(5, -4))
                painter.drawPolyline([disc.center() + end for end in ends])
            painter.setPen(QColor(now.sheet_quiet))
            below = QRectF(disc.left(), disc.bottom() + 3, disc.width(), 18)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, day.letter)
