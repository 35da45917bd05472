"""Where everything stands: inside the view, apart from each other, at every size."""

from itertools import combinations, pairwise

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSizeF

from engine.cards.card import CARDS
from straights_gui.view.cards.shape import CARD_ASPECT
from straights_gui.view.table.layout import TableLayout

SIZES = st.tuples(st.integers(900, 3840), st.integers(540, 2160))
TEXTS = st.integers(12, 24)


def layout_of(size: tuple[int, int], text: int) -> TableLayout:
    """The layout of a view."""
    return TableLayout.for_size(QSizeF(*size), float(text))


def inside(layout: TableLayout, box: QRectF) -> bool:
    """Whether a rectangle is in the view."""
    view = QRectF(0, 0, layout.size.width(), layout.size.height())
    return view.adjusted(-0.01, -0.01, 0.01, 0.01).contains(box)


def card_box(middle: object, width: float) -> QRectF:
    """The rectangle of a card around its middle."""
    box = QRectF(0, 0, width, width * CARD_ASPECT)
    box.moveCenter(middle)  # type: ignore[arg-type]  # a QPointF
    return box


@given(SIZES, TEXTS)
def test_every_place_is_on_the_board_and_no_two_overlap(size: tuple[int, int], text: int) -> None:
    """13 places in four rows, ace to king, each free of the others."""
    layout = layout_of(size, text)
    boxes = {card: card_box(layout.place(card), layout.board_card) for card in CARDS}

    assert all(layout.board.adjusted(-0.1, -0.1, 0.1, 0.1).contains(box) for box in boxes.values())
    for left, right in pairwise(CARDS):
        assert not boxes[left].intersects(boxes[right])


@given(SIZES, TEXTS)
def test_nothing_overlaps_and_nothing_is_outside(size: tuple[int, int], text: int) -> None:
    """Seats, piles, board, message and hand have room of their own, inside the view."""
    layout = layout_of(size, text)
    boxes = (*layout.panels, *layout.piles, layout.board, layout.message, layout.hand)

    assert all(inside(layout, box) for box in boxes)
    for one, other in combinations(boxes, 2):
        assert not one.adjusted(0.01, 0.01, -0.01, -0.01).intersects(other)


@given(SIZES, TEXTS, st.integers(1, 13))
def test_the_fan_stays_in_its_room_even_when_a_card_is_lifted(
    size: tuple[int, int], text: int, count: int
) -> None:
    """Every card of the hand, lifted as far as it may be, is inside the view and below the message."""
    layout = layout_of(size, text)
    poses = layout.hand_poses(count)

    assert count == len(poses)
    for pose in poses:
        box = card_box(pose.point, layout.hand_card)
        assert inside(layout, box)
        assert box.top() - layout.lift >= layout.message.bottom()
    assert poses[0].point.x() + poses[-1].point.x() == 2 * layout.hand.center().x() or count > 1


@given(SIZES, TEXTS)
def test_cards_grow_with_the_view(size: tuple[int, int], text: int) -> None:
    """A table twice as large has larger cards, and text that follows."""
    small, large = layout_of(size, text), layout_of((size[0] * 2, size[1] * 2), text)

    assert large.board_card > small.board_card
    assert large.hand_card >= small.hand_card
    assert large.line >= small.line >= text
