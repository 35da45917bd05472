"""A player against computers has the same colour, shape and portrait at every seat."""

from collections.abc import Sequence
from typing import TypeVar

import pytest

from engine.fast_dataclass import replace
from engine.games.table import Table
from engine.straights.observation import Observation
from straights_gui.view.table.table_view import TableView
from tests.support.playing import play_on
from tests.support.window.player import ALONE, game
from tests.support.window.tables import table_of

Value = TypeVar("Value")


def turned(table: Table, by: int) -> Table:
    """What is seen if everybody sits that many seats further."""

    def at(seat: int | None) -> int | None:
        return None if seat is None else (seat + by) % 4

    def row(values: Sequence[Value]) -> tuple[Value, ...]:
        return tuple(values[(seat - by) % 4] for seat in range(4))

    result = table.result
    if result is not None:
        rows = tuple(replace(each, seat=seat) for seat, each in enumerate(row(result.rows)))
        result = replace(result, rows=rows, rounds=tuple(map(row, result.rounds)))
    piles = tuple(replace(pile, seat=at(pile.seat)) for pile in table.piles)
    seats, viewer, turn = row(table.seats), at(table.viewer), at(table.turn)
    return replace(table, viewer=viewer, turn=turn, seats=seats, piles=piles, result=result)


PLAYED, FINISHED = play_on(game(5, ALONE), 30).observe(0), play_on(game(5, ALONE)).observe(0)


@pytest.mark.parametrize(
    "seen",
    [PLAYED, replace(FINISHED, winners=()), FINISHED],
    ids=["a round", "a result", "the podium"],
)
def test_the_table_looks_the_same_from_every_seat(bare_table: TableView, seen: Observation) -> None:
    """Portraits, meters, the last cards, rows and pedestals; the scores by round are another widget."""
    pictures, table = [], table_of(seen)
    for by in range(4):
        bare_table.draw(turned(table, by), has_result=bool(seen.results))
        bare_table.overlays.score_sheet.hide()
        pictures.append(bare_table.grab().toImage())

    assert [pictures[0]] * 4 == pictures
