"""The result of a round on the table: each seat's row, counted up card by card, and what follows it."""

from itertools import accumulate

import pytest
from PySide6.QtCore import QSizeF

from engine.straights.record import RoundResult
from engine.straights.round_summary import ranking
from straights_gui.view.style.motion import Timeline
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.items.result_row import ResultRow, ResultRowState
from straights_gui.view.table.results.result_layout import ResultLayout
from straights_gui.view.table.results.round_result import refit, reveal, show_at_once
from straights_gui.view.table.scene import TableScene
from tests.support.playing import cards, play_on, value
from tests.support.window.player import COMPUTERS, game

ROUNDS = play_on(game(44, COMPUTERS), 104).state.results


@pytest.fixture
def scene(qapp: object) -> TableScene:
    """A table at the last card of the second round."""
    scene = TableScene()
    scene.set_size(QSizeF(1024, 700), 16.0, 1.0)
    scene.draw(play_on(game(44, COMPUTERS), 103).observe(None))
    return scene


def rows(scene: TableScene) -> list[ResultRowState]:
    return [
        item.state for item in scene.transient_items if isinstance(item, ResultRow) and item.state is not None
    ]


def scores(scene: TableScene) -> list[tuple[int, int | None]]:
    """Score and points of the round in the panels."""
    return [(panel.state.score, panel.state.round_points) for panel in scene.panels if panel.state]


def test_the_points_of_a_round_are_counted_as_its_cards_turn_over(scene: TableScene) -> None:
    first, result = ROUNDS
    timeline = reveal(Timeline(), scene, result, 100)
    assert [] == rows(scene)
    timeline.show(100)
    assert list(first.scores) == [row.score for row in rows(scene)]
    assert [None] * 4 == [row.points for row in rows(scene) if row.place is None]
    assert {False} == {panel.state.is_turn for panel in scene.panels if panel.state}

    sums = [{None, *accumulate(map(value, lying), initial=0)} for lying in result.discards]
    for moment in range(100, timeline.length, 97):
        timeline.show(moment)
        assert all(row.points in seen for row, seen in zip(rows(scene), sums, strict=True))
        for row, before, (score, _points) in zip(rows(scene), first.scores, scores(scene), strict=True):
            assert before + (row.points or 0) == row.score == score or row.points is None
        begun = [rows(scene)[seat].points is not None for seat in ranking(result.scores)]
        assert begun == sorted(begun, reverse=True)
        assert (first,) == scene.results
    timeline.show(timeline.length)

    assert list(zip(result.gained, result.scores, strict=True)) == [
        (row.points, row.score) for row in rows(scene)
    ]
    assert list(zip(result.scores, result.gained, strict=True)) == scores(scene)
    assert [points == 0 for points in result.gained] == [row.is_clean for row in rows(scene)]
    assert [1 + sum(other < score for other in result.scores) for score in result.scores] == [
        row.place for row in rows(scene)
    ]
    assert (first, result) == scene.results


def test_only_a_round_without_points_is_clean(scene: TableScene) -> None:
    """An ace is a point."""
    result = RoundResult(((), cards("AC"), cards("2C 3C"), ()), (0, 1, 5, 0), (3, 1, 5, 7))
    show_at_once(scene, result)

    assert [True, False, False, True] == [row.is_clean for row in rows(scene)]
    assert [0, 1, 5, 0] == [row.points for row in rows(scene)]
    assert [2, 1, 3, 4] == [row.place for row in rows(scene)]


def test_the_cards_of_a_result_lie_open_in_the_rows_of_their_seats(scene: TableScene) -> None:
    result = ROUNDS[1]
    show_at_once(scene, result)
    for size in QSizeF(1024, 700), QSizeF(1500, 900):
        scene.set_size(size, 16.0, 1.0)
        refit(scene)
        layout = ResultLayout.for_table(scene.geometry).ranked(result.scores)
        assert sorted(result.scores) == [
            score
            for _top, score in sorted(zip([row.top() for row in layout.rows], result.scores, strict=True))
        ]
        for seat, discards in enumerate(result.discards):
            row = layout.rows[seat]
            lying = [item for item in open_cards(scene) if row.contains(item.pose.point)]
            assert discards == tuple(
                item.card for item in sorted(lying, key=lambda item: item.pose.point.x())
            )
            assert result.gained[seat] == sum(value(item.card) for item in lying if item.card is not None)
        assert sum(map(len, result.discards)) == len(open_cards(scene))
        assert 4 == len(rows(scene))
        assert ROUNDS == scene.results
    assert [0] * 4 == [pile.count for pile in scene.piles]


def open_cards(scene: TableScene) -> list[CardItem]:
    found = [item for item in scene.transient_items if isinstance(item, CardItem)]
    assert {CardAppearance.FACE} == {item.appearance for item in found}
    return found
