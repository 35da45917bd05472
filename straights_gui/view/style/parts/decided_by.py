"""What decided a round or a game: the cards, the choices, the rest, and below a line their sum."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QWidget

from engine.straights.review.game_review import RoundReview
from engine.straights.text.reviews import difference, result_parts, result_total
from straights_gui.view.cards.shape import smooth_painter
from straights_gui.view.style.parts.buttons import Text, label, line
from straights_gui.view.style.parts.layouts import column_of, row_of
from straights_gui.view.style.theme import tokens
from straights_gui.view.text.rendering import shown

_THICK = 10.0
_WORSE, _BETTER = 1, 2
"""The seats whose colours, orange and green, stand for worse and better."""


class Difference(QWidget):
    """Shows a share from -1 to 1; the points are said in words beside it."""

    def __init__(self, parent: QWidget, share: float) -> None:
        super().__init__(parent)
        self._share = min(max(share, -1.0), 1.0)

    def sizeHint(self) -> QSize:
        return QSize(84, 22)

    def minimumSizeHint(self) -> QSize:
        return QSize(20, 22)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, now = smooth_painter(self), tokens()
        middle = self.width() / 2
        painter.setPen(QPen(QColor(now.edge), 1.0))
        painter.drawLine(QPointF(middle, 1), QPointF(middle, self.height() - 1))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(now.seats[_BETTER if self._share > 0 else _WORSE]))
        length = self._share * (middle - 2)
        bar = QRectF(middle, (self.height() - _THICK) / 2, length, _THICK).normalized()
        painter.drawRoundedRect(bar, 2.0, 2.0)


Rounds = tuple[RoundReview, ...]

_LEAST_NAME = 100
_LEAST_SCALE = 10
"""The minimum points of a full bar."""


class DecidedBy(QWidget):
    """Bars to the right are points better than the others' average."""

    def __init__(self, parent: QWidget, rounds: Rounds) -> None:
        super().__init__(parent)
        grid = QGridLayout()
        self.setToolTip(
            self.tr(
                "Your cards: what a strong computer reaches with them on average at this table. "
                "Your choices: what they cost, as far as could be known. The rest is what the others did, "
                "and luck."
            )
        )
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        grid.setColumnMinimumWidth(0, _LEAST_NAME)
        parts = result_parts(rounds)
        scale = max(_LEAST_SCALE, *(abs(points) for _name, points in parts))
        for number, (name, points) in enumerate(parts):
            grid.addWidget(label(self, shown(name), Text.QUIET, wraps=True), number, 0)
            grid.addWidget(Difference(self, points / scale), number, 1)
            words = label(self, shown(difference(points)), Text.STRONG, wraps=True)
            grid.addWidget(words, number, 2, Qt.AlignmentFlag.AlignRight)
        against = QCoreApplication.translate("ResultBoxes", "Against the others’ average")
        average = label(self, against, wraps=True)  # before the sum, as it is read
        sum_of_all = label(self, shown(result_total(rounds)), Text.STRONG)
        column_of(grid, line(self), row_of((average, 1), sum_of_all), parent=self)
