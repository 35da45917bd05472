"""The sizes of cards and text on the table, for a size of the table and of the system's text.

Each size is the largest that fits, and the space it needs grows with it; so no size ever shrinks when the
table gets wider or higher.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSizeF

from engine.cards.card import Rank, Suit
from engine.fast_dataclass import dataclass
from straights_gui.view.cards.shape import CARD_ASPECT

SIDE_LINES = 9.1
"""The width of a side panel, in line heights."""

_LEAST_OWN_LINES = 6.4
TOP_LINES = 3.2
_ROW_LINES = 4.0
MESSAGE_LINES = 1.9
LIFT = 0.16
SAG = 0.035
"""In heights of a card of the hand: the lift of a chosen card, and the sag of the ends of the fan."""

GAP = 0.06
ROW_GAP = 0.06
"""The gaps between the cards on the table, in card widths."""

MOST_AROUND = 3
"""How many others sit around a table; more of them sit in a row."""

_RANKS, _SUITS = len(Rank), len(Suit)
_MIN_CARD, _MAX_CARD = 23.0, 2000.0
_MIN_LINE, _MAX_LINE = 0.2, 0.42
"""The limits of the line height, in card widths; between them it follows the system's text."""

_MARGIN, _LEAST_MARGIN = 0.105, 5.0
_HAND_SLOPE, _HAND_START = 1.45, 12.0
_WIDEST_HAND, _WIDEST_ROW = 4.6, 5.6
"""The width of the hand's area, in widths of its cards, and where the cards do not overlap."""
_LARGER = 1.35
"""How much larger a hand is where no cards lie in rows."""
HAND_NAME_LINES = 8.0  # the width of what stands right of such a hand: what its cards make

_OF_HEIGHT_WITH_ROW, _NEVER_BELOW = 0.88, 46.0
_STEPS = 40


@dataclass(frozen=True, slots=True)
class Seating:
    """How many sit at a table, whether each has a pile beside the panel, and cards have places in rows.

    Up to three others sit at the left, at the top and at the right, more of them in a row at the top.
    """

    count: int = 4
    has_piles: bool = True
    has_rows: bool = True

    @property
    def others(self) -> int:
        """How many sit there beside the viewer."""
        return self.count - 1

    @property
    def top_lines(self) -> float:
        """The height of the panels at the top, in line heights."""
        return TOP_LINES if self.others <= MOST_AROUND else _ROW_LINES


FOUR = Seating()


@dataclass(frozen=True, slots=True)
class TableSizes:
    """Sizes in logical pixels.

    Attributes:
        board_card, hand_card: the widths of cards on the table and in the hand.
        line: the height of a line of text.
        margin: the space between adjacent parts.
        has_row: whether the opponents sit in a row at the top, because they are many, or side panels would
            take too much space from the board.
    """

    board_card: float
    hand_card: float
    line: float
    margin: float
    has_row: bool

    @staticmethod
    def for_table(size: QSizeF, text_height: float, seating: Seating = FOUR) -> TableSizes:
        """Compute the sizes for a table."""
        width, height = size.width(), size.height()
        highest = _largest(lambda card: height_needed(card, text_height, seating.top_lines) <= height)
        beside = min(highest, _largest(lambda card: width_needed(card, text_height) <= width))
        below = min(highest, _largest(lambda card: board_width(card) + 2 * margin_for(card) <= width))
        if seating.others > MOST_AROUND:
            beside = 0.0
        else:
            below = min(below, max(_OF_HEIGHT_WITH_ROW * highest, _NEVER_BELOW))
        card = max(beside, below)
        line, margin = line_for(card, text_height), margin_for(card)
        pile = own_pile_width(card, line) if seating.has_piles else 0.0
        room = width - own_width(width, line) - pile - 4 * margin - line
        if seating.has_rows:
            hand_card = min(hand_for(highest), room / _WIDEST_HAND)
        else:
            hand_card = min(_LARGER * hand_for(highest), (room - HAND_NAME_LINES * line) / _WIDEST_ROW)
        return TableSizes(card, hand_card, line, margin, has_row=below > beside)


def line_for(card: float, text_height: float) -> float:
    """The height of a line of text for a card width."""
    return max(_MIN_LINE * card, min(text_height, _MAX_LINE * card))


def margin_for(card: float) -> float:
    """The margin for a card width."""
    return max(_LEAST_MARGIN, _MARGIN * card)


def hand_for(card: float) -> float:
    """The width of cards in the hand for a width on the board; the ratio is lower on small tables."""
    return _HAND_SLOPE * card - _HAND_START


def hand_height(card: float) -> float:
    """The height of a fan for a card width, including a lifted card."""
    return card * CARD_ASPECT * (1 + LIFT + 2 * SAG)


def board_width(card: float) -> float:
    """The width of the board."""
    return card * (_RANKS + (_RANKS - 1) * GAP)


def board_height(card: float, row_gap: float = ROW_GAP) -> float:
    """The height of the board; `row_gap` is the gap between rows, in card widths."""
    return card * (_SUITS * CARD_ASPECT + (_SUITS - 1) * row_gap)


def width_needed(card: float, text_height: float) -> float:
    """The width of a table with panels on both sides."""
    return board_width(card) + 2 * SIDE_LINES * line_for(card, text_height) + 4 * margin_for(card)


def height_needed(card: float, text_height: float, top_lines: float = TOP_LINES) -> float:
    """The height of a table."""
    text = (top_lines + MESSAGE_LINES) * line_for(card, text_height)
    return board_height(card) + hand_height(hand_for(card)) + text + 5 * margin_for(card)


def own_width(width: float, line: float) -> float:
    """The width of the viewer's panel, left of the hand; at least a name fits beside the portrait."""
    return min(SIDE_LINES * line, max(0.15 * width, _LEAST_OWN_LINES * line))


def own_pile_width(card: float, line: float) -> float:
    """The width of the viewer's discard pile; a card and the label of the pile fit."""
    return max(min(card, 6.2 * line), 3.4 * line)


def _largest(has_room: Callable[[float], bool]) -> float:
    """The largest card width that fits, or the smallest allowed if none does."""
    low, high = _MIN_CARD, _MAX_CARD
    for _ in range(_STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if has_room(middle) else (low, middle)
    return low
