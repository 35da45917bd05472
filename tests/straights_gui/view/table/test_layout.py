"""Where everything stands: inside the view, apart from each other, at every size."""

import math
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSizeF

from engine.cards.card import CARDS
from engine.fast_dataclass import replace
from straights_gui.view.cards.shape import CARD_ASPECT
from straights_gui.view.table.layout import TableLayout
from straights_gui.view.table.results.result_layout import ResultLayout
from straights_gui.view.table.table_sizes import FOUR, HAND_NAME_LINES, Seating

SIZES = st.tuples(st.integers(600, 3840), st.integers(400, 2160)) | st.tuples(
    st.integers(600, 1400), st.integers(1400, 3840)
)
TEXTS = st.integers(12, 40)
PANELS = st.integers(0, 800)
SEATINGS = st.builds(Seating, st.integers(2, 10), st.booleans(), st.booleans())
GROWTH = st.tuples(st.integers(0, 600), st.integers(0, 600))


def layout_of(size: tuple[int, int], text: int, seating: Seating = FOUR) -> TableLayout:
    return TableLayout.for_size(QSizeF(*size), float(text), seating=seating)


def inside(layout: TableLayout, box: QRectF) -> bool:
    view = QRectF(0, 0, layout.size.width(), layout.size.height())
    return view.adjusted(-0.01, -0.01, 0.01, 0.01).contains(box)


def boxes_of(layout: TableLayout, seating: Seating) -> list[QRectF]:
    """What is drawn: a pile in the middle of its panel is not."""
    pairs = zip(layout.piles, layout.panels, strict=True)
    piles = [pile for pile, panel in pairs if seating.has_piles and not panel.contains(pile)]
    return [*layout.panels, *piles, layout.board, layout.message, layout.hand]


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


@given(SIZES, TEXTS, SEATINGS)
def test_nothing_overlaps_and_nothing_is_outside(size: tuple[int, int], text: int, seating: Seating) -> None:
    layout = layout_of(size, text, seating)
    boxes = boxes_of(layout, seating)

    pot = QRectF(0, 0, 8 * layout.line, 1.5 * layout.line)
    pot.moveCenter(layout.pot)
    assert inside(layout, pot)
    least = math.inf if seating.has_piles or not seating.has_rows else 12.1 * layout.line
    assert layout.message.width() <= least or layout.message.right() <= pot.left() + 0.01
    assert not any(pot.intersects(each) for each in (*(layout.board,) * seating.has_rows, *layout.panels))
    assert seating.count == len(layout.panels) == len(layout.piles)
    assert all(inside(layout, box) for box in boxes)
    for one, other in combinations(boxes, 2):
        assert not one.adjusted(0.01, 0.01, -0.01, -0.01).intersects(other)


@given(SIZES, TEXTS, SEATINGS, st.integers(1, 18))
def test_the_fan_stays_in_its_room_even_when_a_card_is_lifted(
    size: tuple[int, int], text: int, seating: Seating, count: int
) -> None:
    """Every card of the hand, lifted as far as it may be, is inside the view and below the message."""
    layout = layout_of(size, text, seating)
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


@given(SIZES, TEXTS, PANELS)
def test_a_table_beside_panels_is_laid_out_as_a_narrower_one(
    size: tuple[int, int], text: int, panels: int
) -> None:
    plain = layout_of(size, text)
    beside = TableLayout.for_size(QSizeF(size[0] + panels, size[1]), float(text), panels)

    assert plain == replace(beside, size=plain.size)


@given(SIZES, TEXTS, SEATINGS, PANELS)
def test_a_result_stands_on_one_rectangle_that_covers_the_board_and_no_seat(
    size: tuple[int, int], text: int, seating: Seating, panels: int
) -> None:
    """Whatever stands in it is inside of it, and a row of four has room for a line of text."""
    wide = QSizeF(size[0] + panels, size[1])
    layout = TableLayout.for_size(wide, float(text), panels, seating=seating)
    result = ResultLayout.for_table(layout)

    assert layout.area.contains(result.panel)
    assert result.panel.contains(layout.board)
    for taken in (*layout.panels, *layout.piles):
        assert not result.panel.intersects(taken)
    for box in (result.heading, *result.rows, result.buttons):
        assert result.panel.adjusted(-0.01, -0.01, 0.01, 0.01).contains(box)
    assert layout.line * min(1.0, FOUR.count / seating.count) <= min(row.height() for row in result.rows)


@pytest.mark.parametrize("size", [QSizeF(640, 384), QSizeF(1024, 640), QSizeF(1366, 690)])
def test_without_rows_the_hand_is_larger_and_its_cards_lie_apart(size: QSizeF) -> None:
    rows, oval = (
        TableLayout.for_size(size, 16.0, seating=Seating(5, has_piles=False, has_rows=has_rows))
        for has_rows in (True, False)
    )
    lefts = [pose.point.x() for pose in oval.hand_poses(5)]

    assert rows.hand_card < oval.hand_card
    assert lefts[1] - lefts[0] >= oval.hand_card
    assert oval.panels[0].right() < lefts[0] - oval.hand_card / 2


@given(SIZES, TEXTS, PANELS, st.integers(2, 10))
def test_the_name_of_a_hand_has_room(size: tuple[int, int], text: int, panels: int, count: int) -> None:
    seating = Seating(count, has_piles=False, has_rows=False)
    layout = TableLayout.for_size(QSizeF(*size), float(text), float(panels), seating=seating)
    last = layout.hand_poses(5)[-1].point.x() + layout.hand_card / 2

    assert last + HAND_NAME_LINES * layout.line <= layout.area.right()
