"""The chips on the table, and the hands that others show."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.fast_dataclass import replace
from engine.games.table import Award, Form, Pile, Result, SeatData, Table
from engine.text.sentence import signs
from straights_gui.view.table.badges import badge_area
from straights_gui.view.table.layout import TableLayout
from straights_gui.view.table.offers.chips import Chips, award_boxes
from straights_gui.view.table.table_sizes import Seating
from tests.support.playing import cards

HAND = cards("KS KD 9H 4C 2S")
LAYOUT = TableLayout.for_size(QSizeF(1024, 700), 16.0, seating=Seating(2, has_piles=False, has_rows=False))
RESULT = Result(
    signs(""), (), awards=(Award(signs("Pot"), 50, (0,), (signs("You win it"), signs("kings win."))),)
)
SHOWN = Pile("shown.1", Form.SPREAD, seat=1, cards=HAND)


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("size", [(640, 480), (1024, 700), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("text_height", [16.0, 32.0])
def test_shown_hands_are_whole_and_apart_below_their_seats(
    size: tuple[int, int], seats: int, text_height: float
) -> None:
    layout = TableLayout.for_size(
        QSizeF(*size), text_height, seating=Seating(seats, has_piles=False, has_rows=False)
    )
    piles = [Pile(f"shown.{seat}", Form.SPREAD, seat=seat, cards=HAND) for seat in range(seats)]
    table = Table(0, 1, None, tuple(SeatData(str(seat), "", seat) for seat in range(seats)), tuple(piles))
    chips = Chips()

    chips.follow(table, layout, layout.panels, 1.0)

    hands = [chips.hands[start : start + len(HAND)] for start in range(0, len(chips.hands), len(HAND))]
    rooms = [hand[0].united(hand[-1]) for hand in hands]
    assert seats - 1 == len(rooms)
    badge = QRectF(badge_area(layout, 1).topLeft(), QSizeF(5, 2) * layout.line)
    others = (*layout.panels, layout.hand, badge)
    for number, room in enumerate(rooms):
        assert layout.area.contains(room)
        assert not any(room.intersects(each) for each in (*rooms[:number], *others))


@pytest.mark.usefixtures("qtbot")
def test_a_hand_has_its_name_and_an_award_says_who_wins() -> None:
    seats = SeatData("", "", 0, hand=signs("pair of kings")), SeatData("", "", 1, is_dealer=True)
    piles = (
        Pile("hand.0", Form.FAN, seat=0, cards=HAND),
        Pile("hand.1", Form.FAN, seat=1, cards=(None,) * 5),
    )
    chips = Chips()

    chips.follow(Table(0, 1, None, seats, piles, result=RESULT), LAYOUT, LAYOUT.panels, 1.0)

    assert ("Pot", "50", "You win it", "Kings win.", "D", "Pair of kings") == chips.texts
    assert () == chips.hands
    unnamed = (replace(seats[0], hand=signs("")), seats[1])
    chips.follow(Table(0, 1, None, unnamed, piles, result=RESULT), LAYOUT, LAYOUT.panels, 1.0)
    assert "" not in chips.texts


@pytest.mark.usefixtures("qtbot")
def test_awards_are_below_the_names_above_them_and_in_the_middle_beside_others() -> None:
    seats = SeatData("", "", 0), SeatData("", "", 1)
    table = Table(0, 1, None, seats, result=RESULT)
    middle, above, beside = QPointF(500, 300), QRectF(450, 250, 100, 40), QRectF(0, 250, 100, 40)
    (alone,), (below,), (other,) = (
        award_boxes(table, middle, 600, names, 16) for names in ((), (above, beside), (beside,))
    )

    assert 300 == alone.room.center().y() == other.room.center().y()
    assert above.bottom() < below.room.top() < above.bottom() + 16


@pytest.mark.usefixtures("qtbot")
def test_the_cards_of_a_winner_that_count_are_higher() -> None:
    seats = SeatData("", "", 0), SeatData("", "", 1, is_winner=True, best=HAND[:2])
    chips = Chips()

    chips.follow(Table(0, 1, None, seats, (SHOWN,)), LAYOUT, LAYOUT.panels, 1.0)

    tops = [room.top() for room in chips.hands]
    assert [True, True, False, False, False] == [top == min(tops) for top in tops]


@pytest.mark.usefixtures("qtbot")
def test_chips_are_grouped_as_numbers_of_the_language_are() -> None:
    piles = (Pile("pot.0", Form.CHIPS, amount=1800), Pile("bet.1", Form.CHIPS, seat=1, amount=1030))
    chips = Chips()

    chips.follow(Table(0, 1, 0, (SeatData("", "", 0),) * 2, piles), LAYOUT, LAYOUT.panels, 1.0)

    assert ("1,800", "1,030") == chips.texts
