"""Where everything stands: inside the view, apart from each other, at every size."""

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSizeF

from engine.cards.card import CARDS
from engine.fast_dataclass import replace
from straights_gui.view.cards.shape import CARD_ASPECT
from straights_gui.view.style.hit_size import SMALLEST
from straights_gui.view.table.layout import BOTTOM, LEFT, RIGHT, TOP, TableLayout
from straights_gui.view.table.results.result_layout import ResultLayout

SIZES = st.tuples(st.integers(600, 3840), st.integers(400, 2160)) | st.tuples(
    st.integers(600, 1400), st.integers(1400, 3840)
)
TEXTS = st.integers(12, 40)
PANELS = st.integers(0, 800)
GROWTH = st.tuples(st.integers(0, 600), st.integers(0, 600))


def layout_of(size: tuple[int, int], text: int) -> TableLayout:
    return TableLayout.for_size(QSizeF(*size), float(text))


def inside(layout: TableLayout, box: QRectF) -> bool:
    view = QRectF(0, 0, layout.size.width(), layout.size.height())
    return view.adjusted(-0.01, -0.01, 0.01, 0.01).contains(box)


def boxes_of(layout: TableLayout) -> list[QRectF]:
    return [*layout.panels, *layout.piles, layout.board, layout.message, layout.hand]


def card_box(middle: object, width: float) -> QRectF:
    box = QRectF(0, 0, width, width * CARD_ASPECT)
    box.moveCenter(middle)  # type: ignore[arg-type]  # a QPointF
    return box


@given(SIZES, TEXTS)
def test_every_place_is_on_the_board_and_no_two_overlap(size: tuple[int, int], text: int) -> None:
    layout = layout_of(size, text)
    boxes = {card: card_box(layout.place(card), layout.board_card) for card in CARDS}

    assert all(layout.board.adjusted(-0.1, -0.1, 0.1, 0.1).contains(box) for box in boxes.values())
    for left, right in pairwise(CARDS):
        assert not boxes[left].intersects(boxes[right])


@given(SIZES, TEXTS)
def test_nothing_overlaps_and_nothing_is_outside(size: tuple[int, int], text: int) -> None:
    layout = layout_of(size, text)
    boxes = boxes_of(layout)

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
    assert pytest.approx(2 * layout.hand.center().x()) == poses[0].point.x() + poses[-1].point.x()


@given(SIZES, TEXTS, GROWTH)
def test_no_card_and_no_text_shrinks_while_the_view_grows(
    size: tuple[int, int], text: int, growth: tuple[int, int]
) -> None:
    """Wider, higher or both; and a table twice as large has larger cards."""
    small = layout_of(size, text)
    grown = layout_of((size[0] + growth[0], size[1] + growth[1]), text)
    twice = layout_of((size[0] * 2, size[1] * 2), text)

    assert grown.board_card >= small.board_card - 0.01
    assert grown.hand_card >= small.hand_card - 0.01
    assert grown.line >= small.line - 0.01
    assert twice.board_card > small.board_card
    assert twice.hand_card > small.hand_card


@given(SIZES, TEXTS)
def test_cards_and_text_can_be_read(size: tuple[int, int], text: int) -> None:
    """Also on the smallest table and with the largest text, which is smaller there than the system has it."""
    layout = layout_of(size, text)

    assert 34 <= layout.board_card
    assert 36 <= layout.hand_card
    assert min(text, 14) <= layout.line


@given(st.integers(600, 1600), st.floats(1.4, 2.2), TEXTS)
def test_a_tall_view_is_used(width: int, tall: float, text: int) -> None:
    """The board has all the width there is, the hand is larger, and rows stand apart."""
    layout = layout_of((width, round(width * tall)), text)

    assert layout.board.width() >= 0.95 * width
    assert layout.hand_card >= 1.5 * layout.board_card
    assert layout.rise >= layout.board_card * (CARD_ASPECT + 0.3)


@given(SIZES, TEXTS, PANELS)
def test_a_table_beside_panels_is_laid_out_as_a_narrower_one(
    size: tuple[int, int], text: int, panels: int
) -> None:
    plain = layout_of(size, text)
    beside = TableLayout.for_size(QSizeF(size[0] + panels, size[1]), float(text), panels)

    assert plain == replace(beside, size=plain.size)


@given(SIZES, TEXTS)
def test_board_message_and_hand_share_one_middle(size: tuple[int, int], text: int) -> None:
    """The hand leaves it only where thirteen cards would have less than the width of a finger each."""
    layout = layout_of(size, text)
    middle = layout.board.center().x()
    own, pile = layout.panels[BOTTOM].right(), layout.piles[BOTTOM].left()
    room = 2 * min(middle - own, pile - middle) - 4 * layout.margin

    assert abs(layout.area.center().x() - middle) < 0.01
    assert abs(layout.message.center().x() - middle) < 0.01
    if room - 1.1 * layout.hand_card >= 12 * SMALLEST:
        assert abs(layout.hand.center().x() - middle) < 0.01


@given(SIZES, TEXTS, st.integers(2, 13))
def test_a_fan_is_as_wide_as_its_cards_or_touches_both_edges(
    size: tuple[int, int], text: int, count: int
) -> None:
    layout = layout_of(size, text)
    card, poses = layout.hand_card, layout.hand_poses(count)
    pitches = {round(right.point.x() - left.point.x(), 6) for left, right in pairwise(poses)}
    ends = [card_box(pose.point, card) for pose in (poses[0], poses[-1])]
    gaps = ends[0].left() - layout.hand.left(), layout.hand.right() - ends[1].right()

    assert 1 == len(pitches)
    assert abs(gaps[0] - gaps[1]) < 0.01
    assert max(gaps) < 0.06 * card or pitches == {round(0.86 * card, 6)}
    assert min(gaps) > 0


def test_opponents_sit_at_the_sides_where_that_costs_the_board_little() -> None:
    """On the usual screens; in a narrow or tall window they sit in a row at the top."""
    assert layout_of((1280, 634), 17).panels[LEFT].top() > layout_of((1280, 634), 17).panels[TOP].bottom()
    for size in ((640, 394), (700, 1000), (1000, 1000)):
        tops = {layout_of(size, 17).panels[position].top() for position in (LEFT, TOP, RIGHT)}
        assert 1 == len(tops)


def test_a_message_may_be_as_wide_as_a_flat_table() -> None:
    """Beside a narrow board its sentence is not cut while there is room."""
    layout = layout_of((800, 406), 17)

    assert layout.board.width() < 0.85 * 800
    assert layout.message.width() > 0.95 * 800


@given(SIZES, TEXTS, PANELS)
def test_a_result_stands_on_one_rectangle_that_covers_the_board_and_no_seat(
    size: tuple[int, int], text: int, panels: int
) -> None:
    """Whatever stands in it is inside of it, and a row has room for a line of text."""
    layout = TableLayout.for_size(QSizeF(size[0] + panels, size[1]), float(text), panels)
    result = ResultLayout.for_table(layout)

    assert layout.area.contains(result.panel)
    assert result.panel.contains(layout.board)
    for taken in (*layout.panels, *layout.piles):
        assert not result.panel.intersects(taken)
    for box in (result.heading, *result.rows, result.buttons):
        assert result.panel.adjusted(-0.01, -0.01, 0.01, 0.01).contains(box)
    assert layout.line <= min(row.height() for row in result.rows)
