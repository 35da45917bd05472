"""The result of a round on the table: each seat's row, counted up card by card, and what follows it."""

from itertools import accumulate

import pytest
from PySide6.QtCore import QSizeF

from engine.fast_dataclass import replace
from engine.games.table import Result
from engine.straights.observation import Observation
from engine.straights.record import RoundResult
from straights_gui.view.style.motion import Timeline
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.items.result_row import ResultRow, ResultRowState
from straights_gui.view.table.items.seat_state import number_in
from straights_gui.view.table.results.result_layout import ResultLayout, ranking
from straights_gui.view.table.results.round_result import refit, reveal, show_at_once
from straights_gui.view.table.scene import TableScene
from tests.support.playing import cards, play_on, value
from tests.support.window.player import COMPUTERS, game
from tests.support.window.tables import table_of

SEEN = replace(play_on(game(44, COMPUTERS), 104).observe(None), turn=None, number=2)
"""The end of the second round."""


def figures(result: Result) -> list[tuple[int, ...]]:
    """What each seat has gained, and its score."""
    return [tuple(map(number_in, row.columns)) for row in result.rows]


@pytest.fixture
def scene(qapp: object) -> TableScene:
    scene = TableScene()
    scene.set_size(QSizeF(1024, 700), 16.0, 1.0)
    return scene


def draw(scene: TableScene, seen: Observation = SEEN) -> Result:
    """The result that belongs on the table, which is drawn without it."""
    table = table_of(seen)
    scene.draw(table)
    assert table.result is not None
    return table.result


def rows(scene: TableScene) -> list[ResultRowState]:
    return [item.state for item in scene.transient_items if isinstance(item, ResultRow)]


def scores(scene: TableScene) -> list[tuple[int, ...]]:
    """Score and points of the round in the panels."""
    return [tuple(map(number_in, panel.state.data.facts)) for panel in scene.panels if panel.state]


def test_the_points_of_a_round_are_counted_as_its_cards_turn_over(scene: TableScene) -> None:
    shown, before = draw(scene), SEEN.results[0].scores
    result = figures(shown)
    timeline = reveal(Timeline(), scene, shown, 100)
    assert [] == rows(scene)
    timeline.show(100)
    assert list(before) == [row.score for row in rows(scene)]
    assert [None] * 4 == [row.points for row in rows(scene) if row.place is None]
    assert {False} == {panel.state.is_turn for panel in scene.panels if panel.state}

    sums = [{None, *accumulate(map(value, row.cards), initial=0)} for row in shown.rows]
    for moment in range(100, timeline.length, 97):
        timeline.show(moment)
        assert all(row.points in seen for row, seen in zip(rows(scene), sums, strict=True))
        for row, first, (score, points) in zip(rows(scene), before, scores(scene), strict=True):
            assert row.points is None or (first + row.points, row.points) == (row.score, points)
            assert row.points is None or row.score == score
        begun = [rows(scene)[row.seat].points is not None for row in ranking(shown)]
        assert begun == sorted(begun, reverse=True)
    timeline.show(timeline.length)

    assert result == [(row.points, row.score) for row in rows(scene)]
    assert [(score, points) for points, score in result] == scores(scene)
    assert [points == 0 for points, _score in result] == [row.is_clean for row in rows(scene)]
    assert [1 + sum(other < score for _gained, other in result) for _points, score in result] == [
        row.place for row in rows(scene)
    ]


def test_only_a_round_without_points_is_clean(scene: TableScene) -> None:
    """An ace is a point."""
    ended = RoundResult(((), cards("AC"), cards("2C 3C"), ()), (0, 1, 5, 0), (3, 1, 5, 7))
    show_at_once(scene, draw(scene, replace(SEEN, results=(ended,), number=1)))

    assert [True, False, False, True] == [row.is_clean for row in rows(scene)]
    assert [0, 1, 5, 0] == [row.points for row in rows(scene)]
    assert [2, 1, 3, 4] == [row.place for row in rows(scene)]


def test_the_cards_of_a_result_lie_open_in_the_rows_of_their_seats(scene: TableScene) -> None:
    result = draw(scene)
    show_at_once(scene, result)
    for size in QSizeF(1024, 700), QSizeF(1500, 900):
        scene.set_size(size, 16.0, 1.0)
        refit(scene)
        layout = ResultLayout.for_table(scene.geometry).ranked(result)
        tops = sorted(zip([row.top() for row in layout.rows], figures(result), strict=True))
        assert sorted(score for _gained, score in figures(result)) == [score for _top, (_, score) in tops]
        for shown, (gained, _score), row in zip(result.rows, figures(result), layout.rows, strict=True):
            lying = [item for item in open_cards(scene) if row.contains(item.pose.point)]
            assert shown.cards == tuple(
                item.card for item in sorted(lying, key=lambda item: item.pose.point.x())
            )
            assert gained == sum(value(item.card) for item in lying if item.card is not None)
        assert sum(len(row.cards) for row in result.rows) == len(open_cards(scene))
        assert 4 == len(rows(scene))
    assert [0] * 4 == [pile.count for pile in scene.piles]


def open_cards(scene: TableScene) -> list[CardItem]:
    found = [item for item in scene.transient_items if isinstance(item, CardItem)]
    assert {CardAppearance.FACE} == {item.appearance for item in found}
    return found
