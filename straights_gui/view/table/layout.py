"""The layout of the table for a size of the view and of its text: geometry only, no items."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.cards.card import Card, Rank, Suit
from engine.fast_dataclass import dataclass, replace
from straights_gui.view.cards.shape import CARD_ASPECT
from straights_gui.view.style.tokens import LEAST_HIT
from straights_gui.view.table.table_sizes import (
    FOUR,
    GAP,
    HAND_NAME_LINES,
    LIFT,
    MESSAGE_LINES,
    MOST_AROUND,
    ROW_GAP,
    SAG,
    SIDE_LINES,
    Seating,
    TableSizes,
    board_height,
    board_width,
    hand_height,
    own_pile_width,
    own_width,
)

RANKS = len(Rank)
POSITIONS = BOTTOM, LEFT, TOP, RIGHT = range(4)
"""The positions at a table of four; the viewer is at the bottom of any table."""

_SMALLEST_TABLE = QSizeF(460.0, 248.0)
_WIDEST = 2.3
"""The largest ratio of width to height; on a wider table, side panels would be too far from the board."""

_SIDE_LINES_TALL = 7.6
_OWN_LINES_TALL = 6.0
_TOP_LINES_WIDE = 25.0
_PILE_LINES = 3.0
_LEAST_SHARE_LINES = 14.0
_POT_LINES, _BESIDE_POT_LINES, _LEAST_MESSAGE_LINES = 4.5, 8.5, 12.0
_BADGE_LINES = 0.6
"""The part of a pile's number that extends beyond the pile on the right."""

_FAN_ENDS = 1.1
"""The width of the cards at both ends of a fan outside their middles, which are rotated, in card widths."""

_MAX_ROW_GAP = 0.5
_STEEPEST = 0.8
_ROW = 5
"""So many cards of a hand lie in a row."""


_Rects = tuple[QRectF, ...]


@dataclass(frozen=True, slots=True)
class Pose:
    """The position of a card's middle, its rotation in degrees, and its scale (1: as rendered)."""

    point: QPointF
    angle: float = 0.0
    scale: float = 1.0


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The table at one size, in logical pixels of the view.

    Attributes:
        size: the size of the view.
        area: the part of the view for the table; the rest is for panels at the right.
        uncovered: the part of the area over which no panel lies.
        line: the height of a line of text.
        margin: the space between adjacent parts.
        board_card, hand_card: the widths of cards on the table and in the hand.
        board: the thirteen columns of the four suits.
        rise: the distance between rows of the board.
        message: the line for a message, between table and hand.
        hand: the area of the fan.
        panels: the panels of the seats, in the order of the positions: clockwise from the viewer.
        piles: the discard piles of the positions.
        has_rows: whether cards have places on the board; else it is an oval.
        has_result: whether a result covers the board, and the hand is empty.
    """

    size: QSizeF
    area: QRectF
    uncovered: QRectF
    line: float
    margin: float
    board_card: float
    hand_card: float
    board: QRectF
    rise: float
    message: QRectF
    hand: QRectF
    panels: _Rects
    piles: _Rects
    has_rows: bool = True
    has_result: bool = False

    @staticmethod
    def for_size(
        view: QSizeF,
        text_height: float,
        reserved: float = 0.0,
        covered: float = 0.0,
        seating: Seating = FOUR,
    ) -> TableLayout:
        """Return the layout for a view, a text height and those who sit there.

        `reserved` is the width at the right that panels have, `covered` that of the rest over which they lie.
        """
        size = QSizeF(view.width() - reserved, view.height()).expandedTo(_SMALLEST_TABLE)
        used = QSizeF(min(size.width(), _WIDEST * size.height()), size.height())
        inner = _laid_out(used, TableSizes.for_table(used, text_height, seating), seating)
        step = (size.width() - used.width()) / 2
        area = QRectF(QPointF(0.0, 0.0), size)
        return replace(
            inner,
            size=QSizeF(size.width() + reserved, size.height()),
            area=area,
            uncovered=area.adjusted(0.0, 0.0, -covered, 0.0),
            board=inner.board.translated(step, 0.0),
            message=inner.message.translated(step, 0.0),
            hand=inner.hand.translated(step, 0.0),
            panels=tuple(box.translated(step, 0.0) for box in inner.panels),
            piles=tuple(box.translated(step, 0.0) for box in inner.piles),
        )

    def place(self, card: Card) -> QPointF:
        """The middle of a card's place on the board."""
        pitch = self.board_card * (1 + GAP)
        return QPointF(
            self.board.left() + self.board_card / 2 + card.rank.index * pitch,
            self.board.top() + self.board_card * CARD_ASPECT / 2 + card.suit.index * self.rise,
        )

    def hand_poses(self, count: int) -> tuple[Pose, ...]:
        """The poses of this many cards, from the left: a row if they are few, else a fan that overlaps."""
        card_height = self.hand_card * CARD_ASPECT
        widest, sag_part, steepest = (1.08, 0.0, 0.0) if count <= _ROW else (0.86, SAG, _STEEPEST)
        pitch = min(
            (self.hand.width() - self.hand_card * _FAN_ENDS) / max(count - 1, 1), self.hand_card * widest
        )
        middle = self.hand.center().x()
        base = self.hand.bottom() - card_height * (0.5 + SAG) - self.margin
        poses = []
        for number in range(count):
            offset = number - (count - 1) / 2
            sag = (offset / 6.5) ** 2 * card_height * sag_part
            point = QPointF(middle + offset * pitch, base + sag)
            poses.append(Pose(point, offset * steepest))
        return tuple(poses)

    @property
    def pot(self) -> QPointF:
        """The middle of the chips that belong to nobody: beside the message where cards lie in rows."""
        if not self.has_rows:
            return self.board.center()
        return QPointF(self.uncovered.right() - _POT_LINES * self.line, self.message.center().y())

    @property
    def lift(self) -> float:
        """The distance by which a chosen card of the hand is lifted."""
        return self.hand_card * CARD_ASPECT * LIFT

    def source(self, position: int) -> QPointF:
        """The starting point of cards that a seat plays: the hand, or the small fan in its panel."""
        return self.hand.center() if position == BOTTOM else self.panels[position].center()

    @property
    def deck(self) -> QPointF:
        """The position of the deck before the deal."""
        return self.board.center()


def _laid_out(size: QSizeF, sizes: TableSizes, seating: Seating) -> TableLayout:
    line, margin = sizes.line, sizes.margin
    has_top = sizes.has_row or seating.others != len((LEFT, RIGHT))
    top, board, message = _middle(size, sizes, seating.top_lines if has_top else 0.0, seating)
    hand = _hand(size, sizes, seating)
    panels, piles = _opponents(size, board, hand, sizes, top, seating)
    own, pile = _viewer(size, hand, sizes, seating)
    wide = size.width() - 2 * margin
    if seating.has_rows and not seating.has_piles:
        wide = max(_LEAST_MESSAGE_LINES * line, size.width() - 2 * _BESIDE_POT_LINES * line)
    return TableLayout(
        size=size,
        area=QRectF(QPointF(0.0, 0.0), size),
        uncovered=QRectF(QPointF(0.0, 0.0), size),
        line=line,
        margin=margin,
        board_card=sizes.board_card,
        hand_card=sizes.hand_card,
        board=board,
        rise=(board.height() - sizes.board_card * CARD_ASPECT) / (len(Suit) - 1),
        message=_widened(message, wide, (own, *panels, pile, *piles)),
        hand=hand,
        panels=(own, *panels),
        piles=(pile, *piles),
        has_rows=seating.has_rows,
    )


def _hand(size: QSizeF, sizes: TableSizes, seating: Seating) -> QRectF:
    """The area between the viewer's panel and pile, in the middle if a whole hand has room there."""
    line, margin = sizes.line, sizes.margin
    left = own_width(size.width(), line) + 2 * margin
    right = own_pile_width(sizes.board_card, line) + 2 * margin + _BADGE_LINES * line
    if not seating.has_piles:
        right = margin + (0.0 if seating.has_rows else HAND_NAME_LINES * line)
    side = max(left, right)
    if not sizes.has_row or size.width() - 2 * side >= (RANKS - 1) * LEAST_HIT + _FAN_ENDS * sizes.hand_card:
        left = right = side
    below = hand_height(sizes.hand_card) + margin
    return QRectF(left, size.height() - below, size.width() - left - right, below)


def _widened(message: QRectF, width: float, others: tuple[QRectF, ...]) -> QRectF:
    """Widen the line of the message to a width, or narrow it, unless it would overlap something."""
    more = (width - message.width()) / 2
    wide = message.adjusted(-more, 0.0, more, 0.0)
    taller = wide.adjusted(0.0, -0.16 * wide.height(), 0.0, 0.16 * wide.height())  # two lines are higher
    return message if more > 0 and any(taller.intersects(other) for other in others) else wide


def _middle(
    size: QSizeF, sizes: TableSizes, top_lines: float, seating: Seating
) -> tuple[float, QRectF, QRectF]:
    """The height of the panels at the top, 0 without any, the board and the message.

    Spare height goes to the panels if they are in a row, then to the gaps between the rows of the board; an
    oval has what is left.
    """
    card, line, margin = sizes.board_card, sizes.line, sizes.margin
    top, message_height = top_lines * line, MESSAGE_LINES * line
    below = hand_height(sizes.hand_card) + margin
    spare = max(0.0, size.height() - top - board_height(card) - message_height - below - 4 * margin)
    if sizes.has_row:
        taller = min(spare / 2, (_SIDE_LINES_TALL - top_lines) * line)
        top, spare = top + taller, spare - taller
    row_gap = ROW_GAP + min(spare / 6 / card, _MAX_ROW_GAP - ROW_GAP)
    spare -= board_height(card, row_gap) - board_height(card)
    tall = board_height(card, row_gap)
    if not seating.has_rows:
        tall = min(tall, size.height() - top - message_height - below - 4 * margin)
    board = QRectF(0.0, 0.0, board_width(card), tall)
    board.moveTo((size.width() - board.width()) / 2, top + 2 * margin + spare / 3)
    message = QRectF(board.left(), board.bottom() + margin + spare / 3, board.width(), message_height)
    return top, board, message


def _viewer(size: QSizeF, hand: QRectF, sizes: TableSizes, seating: Seating) -> tuple[QRectF, QRectF]:
    """The viewer's panel, left of the hand, and discard pile, right of it, or at its end if there is none."""
    line, margin = sizes.line, sizes.margin
    side = own_width(size.width(), line)
    own = min(_OWN_LINES_TALL * line, hand.height() - margin)
    pile = min(own_pile_width(sizes.board_card, line), (hand.height() - 2 * margin) / CARD_ASPECT)
    tall = pile * CARD_ASPECT
    middle = (hand.right() + size.width() - _BADGE_LINES * line) / 2
    if not seating.has_piles:
        middle = hand.right() - pile
    return (
        QRectF(margin, size.height() - margin - own, side, own),
        QRectF(middle - pile / 2, hand.bottom() - 2 * margin - tall, pile, tall),
    )


def _opponents(
    size: QSizeF, board: QRectF, hand: QRectF, sizes: TableSizes, top: float, seating: Seating
) -> tuple[_Rects, _Rects]:
    """The panels and the piles of the other seats, from the left."""
    if sizes.has_row:
        return _in_row(size, sizes, top, seating)
    line, margin = sizes.line, sizes.margin
    side, tall = SIDE_LINES * line, _SIDE_LINES_TALL * line
    pile = min(sizes.board_card, 0.7 * (top or seating.top_lines * line), _PILE_LINES * line)
    pile_tall = pile * CARD_ASPECT
    block = tall + margin + pile_tall
    upper = max(margin, min(board.center().y(), hand.top() - block / 2) - block / 2)
    wide = min(board.width() - 2 * (_PILE_LINES * line + 2 * margin), _TOP_LINES_WIDE * line)
    middle = board.center().x()
    panels: _Rects = (
        QRectF(margin, upper, side, tall),
        QRectF(middle - wide / 2, margin, wide, top),
        QRectF(size.width() - margin - side, upper, side, tall),
    )
    lower = upper + tall + margin
    piles: _Rects = (
        QRectF(panels[0].center().x() - pile / 2, lower, pile, pile_tall),
        QRectF(panels[1].right() + margin, margin + (top - pile_tall) / 2, pile, pile_tall),
        QRectF(panels[2].center().x() - pile / 2, lower, pile, pile_tall),
    )
    taken = {1: slice(1, 2), 2: slice(0, 3, 2)}.get(seating.others, slice(3))
    return panels[taken], piles[taken]


def _in_row(size: QSizeF, sizes: TableSizes, top: float, seating: Seating) -> tuple[_Rects, _Rects]:
    """The panels of the other seats in a row at the top, each with its pile on its right.

    Piles for which there is no room lie in the middle of the panels, where they are not drawn.
    """
    line, margin = sizes.line, sizes.margin
    share = (size.width() - margin) / seating.others
    gap = max(margin, _BADGE_LINES * line)
    pile = min(0.96 * top / CARD_ASPECT, _PILE_LINES * line)
    pile_tall = pile * CARD_ASPECT
    has_room = seating.others <= MOST_AROUND or share > _LEAST_SHARE_LINES * line
    beside = pile + 2 * gap if seating.has_piles and has_room else 0.0
    wide = min(share - margin - beside, _TOP_LINES_WIDE * line)
    spare = share - margin - wide - beside
    lefts = [margin + number * share + spare / 2 for number in range(seating.others)]
    upper = margin + (top - pile_tall) / 2
    offset = wide + gap if beside else (wide - pile) / 2
    return (
        tuple(QRectF(left, margin, wide, top) for left in lefts),
        tuple(QRectF(left + offset, upper, pile, pile_tall) for left in lefts),
    )
