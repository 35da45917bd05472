"""Where everything on the table stands, for a size of the view and of its text: plain geometry, no items."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.cards.card import Card, Rank, Suit
from straights_gui.view.cards.shape import CARD_ASPECT

RANKS = len(Rank)
SUITS = len(Suit)
BOTTOM, LEFT, TOP, RIGHT = range(4)

_SMALLEST_TABLE = QSizeF(640.0, 400.0)
_TEXT_OF_HEIGHT = 0.021
_PANEL_LINES_WIDE = 9.4
_PANEL_LINES_TALL = 8.4
_TOP_LINES_TALL = 3.6
_HAND_OF_HEIGHT = 0.22
_HAND_OF_CARD = 1.75
_GAP_OF_CARD = 0.06
_ROW_GAP_OF_CARD = 0.09
_LIFT_OF_HAND = 0.16
_STEEPEST = 0.9


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
        line: the height of a line of text.
        margin: between neighbours.
        board_card, hand_card: the widths of cards on the table and in the hand.
        board: the thirteen columns of the four suits.
        message: the strip for a sentence, between table and hand.
        hand: where the fan lies.
        panels: of the four seats, in the order of the positions.
        piles: the discard piles of the four positions.
    """

    size: QSizeF
    line: float
    margin: float
    board_card: float
    hand_card: float
    board: QRectF
    message: QRectF
    hand: QRectF
    panels: tuple[QRectF, QRectF, QRectF, QRectF]
    piles: tuple[QRectF, QRectF, QRectF, QRectF]

    @staticmethod
    def for_size(view: QSizeF, text_height: float) -> TableLayout:
        """The layout for a view of that size whose ordinary text is so high."""
        size = view.expandedTo(_SMALLEST_TABLE)
        width, height = size.width(), size.height()
        line = max(text_height, height * _TEXT_OF_HEIGHT)
        margin = max(6.0, 0.011 * min(width, height))
        side = min(_PANEL_LINES_WIDE * line, 0.19 * width)
        top = _TOP_LINES_TALL * line
        message = 1.9 * line
        hand_least = _HAND_OF_HEIGHT * height
        board_width = width - 2 * side - 4 * margin
        board_height = height - top - message - hand_least - 5 * margin
        card = min(
            board_width / (RANKS + (RANKS - 1) * _GAP_OF_CARD),
            board_height / (SUITS * CARD_ASPECT + (SUITS - 1) * _ROW_GAP_OF_CARD),
        )
        board = _centred(
            QRectF(side + 2 * margin, top + 2 * margin, board_width, board_height),
            card * (RANKS + (RANKS - 1) * _GAP_OF_CARD),
            card * (SUITS * CARD_ASPECT + (SUITS - 1) * _ROW_GAP_OF_CARD),
        )
        below = height - message - hand_least - 2 * margin
        slack = max(0.0, below - margin - board.bottom())
        board.translate(0.0, -slack * 0.25)
        message_box = QRectF(board.left(), board.bottom() + margin, board.width(), message)
        hand = QRectF(
            side + 2 * margin,
            message_box.bottom() + margin,
            board_width,
            height - message_box.bottom() - margin,
        )
        hand_card = min(
            _HAND_OF_CARD * card,
            (hand.height() - margin) / (CARD_ASPECT * (1 + _LIFT_OF_HAND)),
            board_width / 6,
        )
        panels, piles = _seats(size, side, top, line, margin, board, hand, card)
        return TableLayout(size, line, margin, card, hand_card, board, message_box, hand, panels, piles)

    def place(self, card: Card) -> QPointF:
        """The middle of the card's place on the table."""
        return self.cell(card.suit.place, card.rank.place)

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
        base = self.hand.bottom() - card_height / 2 - self.margin
        poses = []
        for number in range(count):
            offset = number - (count - 1) / 2
            sag = (offset / 6.5) ** 2 * card_height * 0.035
            point = QPointF(middle + offset * pitch, base + sag)
            poses.append(Pose(point, offset * _STEEPEST))
        return tuple(poses)

    @property
    def lift(self) -> float:
        """How far a chosen card of the hand rises."""
        return self.hand_card * CARD_ASPECT * _LIFT_OF_HAND

    def source(self, position: int) -> QPointF:
        """Where the cards of a seat come from: the little fan in its panel."""
        return self.hand.center() if position == BOTTOM else self.panels[position].center()

    @property
    def deck(self) -> QPointF:
        """Where the deck lies before the deal."""
        return self.board.center()


def _centred(room: QRectF, width: float, height: float) -> QRectF:
    """A rectangle of that size in the middle of the room."""
    return QRectF(room.center().x() - width / 2, room.center().y() - height / 2, width, height)


def _seats(
    size: QSizeF,
    side: float,
    top: float,
    line: float,
    margin: float,
    board: QRectF,
    hand: QRectF,
    card: float,
) -> tuple[tuple[QRectF, QRectF, QRectF, QRectF], tuple[QRectF, QRectF, QRectF, QRectF]]:
    """Panels and discard piles: bottom, left, top, right."""
    tall = _PANEL_LINES_TALL * line
    pile = min(card, 0.7 * top, 3.0 * line)
    pile_height = pile * CARD_ASPECT
    block = tall + margin + pile_height
    upper = max(margin, min(board.center().y(), hand.top() - block / 2) - block / 2)
    own_tall = min(tall, hand.height() - margin)
    own_pile = min(card, side * 0.62, (hand.height() - 2 * margin) / CARD_ASPECT)
    right = size.width() - margin - side
    top_wide = min(board.width() - 2 * (pile + 2 * margin), 30 * line)
    panels = (
        QRectF(margin, size.height() - margin - own_tall, side, own_tall),
        QRectF(margin, upper, side, tall),
        QRectF(board.center().x() - top_wide / 2, margin, top_wide, top),
        QRectF(right, upper, side, tall),
    )
    own_left = right + (side - own_pile) / 2
    piles = (
        QRectF(
            own_left, size.height() - 2 * margin - own_pile * CARD_ASPECT, own_pile, own_pile * CARD_ASPECT
        ),
        QRectF(margin + (side - pile) / 2, upper + tall + margin, pile, pile_height),
        QRectF(panels[TOP].right() + margin, margin + (top - pile_height) / 2, pile, pile_height),
        QRectF(right + (side - pile) / 2, upper + tall + margin, pile, pile_height),
    )
    return panels, piles
