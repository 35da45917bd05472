"""The panel of a seat: all of it inside, nothing over something else, nothing cut in any language."""

from dataclasses import fields
from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF

from engine.fast_dataclass import replace
from engine.games.table import Fact, SeatData
from engine.straights.setup import SEATS
from engine.straights.strategies.registry import NAMES
from engine.straights.text.table import LAST_DISCARD, gained_so_far
from engine.straights.text.table import SCORE as SCORE_LABEL
from engine.text.sentence import signs
from straights_gui.view.style.fonts import fitting_line, text_font
from straights_gui.view.table.items.seat_layout import SeatLayout
from straights_gui.view.table.items.seat_panel import SeatPanel
from straights_gui.view.table.items.seat_state import SeatState
from straights_gui.view.text.languages import CODES, set_language
from straights_gui.view.text.rendering import shown
from straights_gui.view.text.table_text import level_text
from tests.support.playing import cards

LINE = 16.0
SIZES = [
    *((9.1, 7.6), (9.4, 8.4), (8.7, 7.5), (13, 7.5)),
    *((25, 3.2), (26, 4), (18, 4.6), (14, 3.2)),
    *((6, 5), (8, 5.5), (6, 8), (5, 4)),
]
SCORE = Fact(signs("{points}", points=74), label=SCORE_LABEL, limit=80)
SEAT = SeatData("Hugo", "blocker", 0, (SCORE, Fact(gained_so_far(12))))
STATE = SeatState(SEAT, 9, portrait="beret")


pytestmark = pytest.mark.usefixtures("qapp")  # it translates


def panel_of(size: tuple[float, float], state: SeatState) -> SeatPanel:
    """A panel of a size in lines, as it is seen."""
    panel = SeatPanel(1)
    rect = QRectF(7, 9, size[0] * LINE, size[1] * LINE)
    panel.place(rect, LINE, 1.0)
    panel.show_state(state)
    panel.paint_change()
    return panel


def width_of(text: str, line: float, room: float) -> float:
    """How wide a text is that is drawn smaller where it has to be."""
    return QFontMetricsF(text_font(fitting_line(line, text, room))).horizontalAdvance(text)


def equal_pairs(pictures: list[object]) -> list[tuple[int, int]]:
    return [pair for pair in combinations(range(len(pictures)), 2) if pictures[pair[0]] == pictures[pair[1]]]


@pytest.mark.parametrize("is_own", [False, True], ids=["other", "own"])
@pytest.mark.parametrize("size", [*SIZES, (9.1, 6)])
def test_the_parts_of_a_panel_are_inside_it_and_apart(size: tuple[float, float], is_own: bool) -> None:  # noqa: FBT001  # a case
    box = QRectF(0, 0, size[0] * LINE, size[1] * LINE)

    layout = SeatLayout.for_panel(box.size(), LINE, is_own=is_own)
    every = [getattr(layout, field.name) for field in fields(layout)]
    places = [place for place in every if isinstance(place, QRectF) and not place.isEmpty()]

    assert [] == [place for place in places if not box.contains(place)]
    pairs = combinations([place.adjusted(0.1, 0.1, -0.1, -0.1) for place in places], 2)
    assert [] == [(one, other) for one, other in pairs if one.intersects(other)]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("size", [(9.1, 7.6), (9.4, 8.4), (8.7, 7.5), (25, 3.2)])
def test_levels_and_labels_are_not_cut_in_any_language(code: str, size: tuple[float, float]) -> None:
    set_language(code)
    layout = SeatLayout.for_panel(QSizeF(*size) * LINE, LINE)
    translate = QCoreApplication.translate
    texts = [(level_text(name), layout.level) for name in NAMES]
    texts.append((translate("SeatPanel", "you"), layout.level))
    texts.append((f"{shown(SCORE_LABEL)}  174", layout.score))

    cut = [text for text, box in texts if width_of(text, 0.86 * LINE, box.width()) > box.width()]
    assert [] == cut


@pytest.mark.parametrize("size", [(9.1, 7.6), (25, 3.2), (6, 5)])
def test_what_differs_at_a_seat_can_be_seen(size: tuple[float, float]) -> None:
    states = (
        STATE,
        replace(STATE, is_turn=True),
        replace(STATE, is_thinking=True),
        *(replace(STATE, data=replace(SEAT, last=card)) for card in cards("9S 9H")),
        replace(STATE, data=replace(SEAT, last=LAST_DISCARD)),
        *(replace(STATE, data=replace(SEAT, mark=mark)) for mark in range(1, SEATS)),
        *(replace(STATE, open_hand=hand) for hand in (cards("TC QC"), cards("TC QD"))),
    )
    panels = [panel_of(size, state) for state in states]

    assert [] == equal_pairs([(each.pixmap().toImage(), each.portrait.pixmap().toImage()) for each in panels])


def test_who_is_out_until_the_next_round_is_paler() -> None:
    out = replace(SEAT, is_out=True)
    seats = SEAT, out, replace(out, is_winner=True)

    found = [panel_of((9.1, 7.6), replace(STATE, data=seat)).opacity() < 1 for seat in seats]

    assert [False, True, False] == found
