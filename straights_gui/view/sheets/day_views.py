"""How the parts are drawn that show a day: the game, results, cards, the calendar, who plays."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.fast_dataclass import assert_never
from engine.protocol import sheet as values
from straights_gui.view.portraits.face import Face
from straights_gui.view.sheets.calendar_view import CalendarView
from straights_gui.view.style.parts.card_row import CardRow
from straights_gui.view.style.parts.mini_board import MiniBoard
from straights_gui.view.text.rendering import shown

_CARD = 46.0


def day_view_of(parent: QWidget, part: values.DayPart) -> QWidget:
    """The drawing of a part."""
    match part:
        case values.Board(cards):
            return MiniBoard(parent, lambda: frozenset(cards))
        case values.SmallCards():
            return _small_cards(parent, part)
        case values.Calendar():
            return CalendarView(parent, part)
        case values.Faces():
            return _faces(parent, part)
        case _:
            return assert_never(part)


def _small_cards(parent: QWidget, part: values.SmallCards) -> QWidget:
    """The cards of answers are dimmed, and told in words."""
    made = CardRow(parent, part.cards, _CARD, [each is not None for each in part.answers])
    made.setAccessibleName(", ".join(map(shown, part.texts)))
    return made


def _faces(parent: QWidget, part: values.Faces) -> QWidget:
    made = QWidget(parent)
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(4)
    for mark, portrait in zip(part.marks, part.portraits, strict=True):
        row.addWidget(Face(made, mark, portrait))
    row.addStretch()
    return made
