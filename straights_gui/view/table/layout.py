"""Where everything on the table stands, for a size of the view and of its text: plain geometry, no items."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.cards.card import Card, Rank, Suit
from engine.fast_dataclass import dataclass, replace
from straights_gui.view.cards.shape import CARD_ASPECT

RANKS = len(Rank)
SUITS = len(Suit)
BOTTOM, LEFT, TOP, RIGHT = range(4)

_SMALLEST_TABLE = QSizeF(640.0, 400.0)
_TALLEST = 0.54  # of the width: beyond it the board has all the width there is, and must not give any away
_TEXT_OF_HEIGHT = 0.021
_PANEL_LINES_WIDE = 9.4
_PANEL_LINES_TALL = 8.4
_TOP_LINES_TALL = 3.6
_TOP_LINES_WIDE = 30.0
_PILE_LINES = 3.0
_HAND_OF_HEIGHT = 0.22
_HAND_OF_CARD = 2.3
_GAP_OF_CARD = 0.06
_ROW_GAP_OF_CARD = 0.09
_BOARD_WIDE = RANKS + (RANKS - 1) * _GAP_OF_CARD
_BOARD_TALL = SUITS * CARD_ASPECT + (SUITS - 1) * _ROW_GAP_OF_CARD
_LIFT_OF_HAND = 0.16
_SAG = 0.035
_STEEPEST = 0.8


_FourRects = tuple[QRectF, QRectF, QRectF, QRectF]


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a card's middle is, how it is turned (degrees) and how large it is (1: as rendered)."""

    point: QPointF
    angle: float = 0.0
    scale: float = 1.0


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The table at one size, in logical pixels of the view.

    Attributes:
        size: of the view.
        area: the part of the view that the table uses; the rest is for panels at the sides.
        line: the height of a line of text.
        margin: between neighbours.
        board_card, hand_card: the widths of cards on the table and in the hand.
        board: the thirteen columns of the four suits.
        message: the line for a message, between table and hand.
        hand: where the fan lies.
        panels: of the four seats, in the order of the positions.
        piles: the discard piles of the four positions.
    """

    size: QSizeF
    area: QRectF
    line: float
    margin: float
    board_card: float
    hand_card: float
    board: QRectF
    message: QRectF
    hand: QRectF
    panels: _FourRects
    piles: _FourRects

    @staticmethod
    def for_size(view: QSizeF, text_height: float, left: float = 0.0, right: float = 0.0) -> TableLayout:
        """The layout for a view whose ordinary text is so high; `left`, `right` are reserved at its sides."""
        inner = TableLayout._for_area(QSizeF(view.width() - left - right, view.height()), text_height)
        size = QSizeF(inner.size.width() + left + right, inner.size.height())
        return replace(
            inner,
            size=size,
            area=inner.area.translated(left, 0.0),
            board=inner.board.translated(left, 0.0),
            message=inner.message.translated(left, 0.0),
            hand=inner.hand.translated(left, 0.0),
            panels=_moved(inner.panels, left),
            piles=_moved(inner.piles, left),
        )

    @staticmethod
    def _for_area(view: QSizeF, text_height: float) -> TableLayout:
        """The layout of a table that has the whole view."""
        size = view.expandedTo(_SMALLEST_TABLE)
        width, height = size.width(), size.height()
        reach = min(height, _TALLEST * width)
        line = max(text_height, reach * _TEXT_OF_HEIGHT)
        margin = max(6.0, 0.011 * reach)
        side = min(_PANEL_LINES_WIDE * line, 0.19 * width)
        top, message_height = _TOP_LINES_TALL * line, 1.9 * line
        room = QRectF(side + 2 * margin, top + 2 * margin, width - 2 * side - 4 * margin, 0.0)
        room.setHeight(height - top - message_height - _HAND_OF_HEIGHT * height - 5 * margin)
        card = min(room.width() / _BOARD_WIDE, room.height() / _BOARD_TALL)
        board = QRectF(0.0, 0.0, card * _BOARD_WIDE, card * _BOARD_TALL)
        board.moveCenter(room.center())
        board.translate(0.0, (board.top() - room.top()) * -0.5)
        message = QRectF(board.left(), board.bottom() + margin, board.width(), message_height)
        below = message.bottom() + margin
        hand = QRectF(room.left(), below, room.width(), height - below)
        tallest = (hand.height() - margin) / (CARD_ASPECT * (1 + _LIFT_OF_HAND + 2 * _SAG))
        hand_card = min(_HAND_OF_CARD * card, tallest, room.width() / 5.5)
        panels = _panels(size, board, hand, side, line, margin)
        piles = _piles(panels, hand, card, line, margin)
        area = QRectF(QPointF(0.0, 0.0), size)
        return TableLayout(size, area, line, margin, card, hand_card, board, message, hand, panels, piles)

    def place(self, card: Card) -> QPointF:
        """The middle of the card's place on the table."""
        return self.cell(card.suit.index, card.rank.index)

    def cell(self, row: int, column: float) -> QPointF:
        """The middle of a place on the table, by row and column, each from 0."""
        pitch = self.board_card * (1 + _GAP_OF_CARD)
        rise = self.board_card * (CARD_ASPECT + _ROW_GAP_OF_CARD)
        return QPointF(
            self.board.left() + self.board_card / 2 + column * pitch,
            self.board.top() + self.board_card * CARD_ASPECT / 2 + row * rise,
        )

    def hand_poses(self, count: int) -> tuple[Pose, ...]:
        """The fan of so many cards, from the left, each lying over the one before."""
        card_height = self.hand_card * CARD_ASPECT
        pitch = min((self.hand.width() - self.hand_card * 1.1) / max(count - 1, 1), self.hand_card * 0.86)
        middle = self.hand.center().x()
        base = self.hand.bottom() - card_height * (0.5 + _SAG) - self.margin
        poses = []
        for number in range(count):
            offset = number - (count - 1) / 2
            sag = (offset / 6.5) ** 2 * card_height * _SAG
            point = QPointF(middle + offset * pitch, base + sag)
            poses.append(Pose(point, offset * _STEEPEST))
        return tuple(poses)

    @property
    def lift(self) -> float:
        """How far a chosen card of the hand rises."""
        return self.hand_card * CARD_ASPECT * _LIFT_OF_HAND

    def source(self, position: int) -> QPointF:
        """Where the cards of a seat come from: the small fan in its panel."""
        return self.hand.center() if position == BOTTOM else self.panels[position].center()

    @property
    def deck(self) -> QPointF:
        """Where the deck lies before the deal."""
        return self.board.center()


def _panels(size: QSizeF, board: QRectF, hand: QRectF, side: float, line: float, margin: float) -> _FourRects:
    """The panels of the seats: bottom, left, top, right."""
    tall, top = _PANEL_LINES_TALL * line, _TOP_LINES_TALL * line
    block = tall + margin + _PILE_LINES * line * CARD_ASPECT
    upper = max(margin, min(board.center().y(), hand.top() - block / 2) - block / 2)
    own = min(tall, hand.height() - margin)
    wide = min(board.width() - 2 * (_PILE_LINES * line + 2 * margin), _TOP_LINES_WIDE * line)
    right = size.width() - margin - side
    return (
        QRectF(margin, size.height() - margin - own, side, own),
        QRectF(margin, upper, side, tall),
        QRectF(board.center().x() - wide / 2, margin, wide, top),
        QRectF(right, upper, side, tall),
    )


def _piles(panels: _FourRects, hand: QRectF, card: float, line: float, margin: float) -> _FourRects:
    """The discard piles of the seats: beside the top panel, below those at the sides, right of the hand."""
    pile = min(card, 0.7 * panels[TOP].height(), _PILE_LINES * line)
    tall = pile * CARD_ASPECT
    side = panels[RIGHT]
    own = min(card, side.width() * 0.62, (hand.height() - 2 * margin) / CARD_ASPECT)
    middle = panels[TOP].center().y()
    lowest = hand.bottom() - 2 * margin
    return (
        QRectF(side.center().x() - own / 2, lowest - own * CARD_ASPECT, own, own * CARD_ASPECT),
        QRectF(panels[LEFT].center().x() - pile / 2, panels[LEFT].bottom() + margin, pile, tall),
        QRectF(panels[TOP].right() + margin, middle - tall / 2, pile, tall),
        QRectF(side.center().x() - pile / 2, side.bottom() + margin, pile, tall),
    )


def _moved(boxes: _FourRects, step: float) -> _FourRects:
    """The rectangles, so far to the right."""
    bottom, left, top, right = (box.translated(step, 0.0) for box in boxes)
    return bottom, left, top, right
