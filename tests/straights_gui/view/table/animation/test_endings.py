"""The end of a round and of a game: discards turn over one by one, places appear, cards fly for winners."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.straights.events import GameEnded, RoundEnded
from engine.straights.observation import Step
from engine.straights.record import RoundResult
from engine.straights.round_summary import ranking
from engine.straights.session import Session
from engine.straights.table import Table
from straights_gui.view.style.motion import Motion
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.items.result_row import ResultRow, ResultRowState
from straights_gui.view.table.table_view import TableView
from tests.support.playing import play_on
from tests.support.window.player import COMPUTERS, game

STEP = 20


@pytest.fixture
def last_move() -> Session:
    """A game before the last move of its first round."""
    return play_on(game(players=COMPUTERS), 51)


@pytest.fixture
def table(qtbot: QtBot, last_move: Session) -> Iterator[TableView]:
    """A table of ordinary speed that shows the game, all its cards collected."""
    view = TableView(Motion())
    qtbot.addWidget(view)
    view.resize(1024, 700)
    view.show()
    view.draw(replace(last_move.observe(0), table=Table(), hand=(), moves=()))
    yield view
    view.motion.cancel()


def result_of(session: Session) -> RoundResult:
    return play_on(session, 1).observe(None).results[0]


def rows(table: TableView) -> dict[str, ResultRowState]:
    items = [item for item in table.scene_.items() if isinstance(item, ResultRow)]
    return {item.state.name: item.state for item in items if item.state is not None}


def open_cards(table: TableView) -> list[Card]:
    return [
        item.card
        for item in table.scene_.transient_items
        if isinstance(item, CardItem) and item.card and item.appearance is CardAppearance.FACE
    ]


def test_discards_turn_over_one_by_one_from_the_first_place_on(table: TableView, last_move: Session) -> None:
    result = result_of(last_move)
    timeline = table.timeline_for(Step(RoundEnded(1, result), last_move.observe(0)))
    in_order = [card for seat in ranking(result.scores) for card in result.discards[seat]]
    points: dict[str, list[int]] = {}
    most_at_once, opened = 0, open_cards(table)

    for moment in range(0, timeline.length + STEP, STEP):
        timeline.show(moment)
        known, opened = len(opened), open_cards(table)
        most_at_once = max(most_at_once, len(opened) - known)
        for name, row in rows(table).items():
            points.setdefault(name, []).append(row.points or 0)
        assert set(opened) == set(in_order[: len(opened)])

    assert 1 == most_at_once
    assert len(open_cards(table)) == len(in_order)
    for seat, name in enumerate(table.scene_.names):
        assert points[name] == sorted(points[name])
        assert len(set(points[name])) == len(result.discards[seat]) + 1
        assert (result.gained[seat], result.scores[seat]) == (
            rows(table)[name].points,
            rows(table)[name].score,
        )


def test_at_the_end_of_the_game_cards_fly_once_and_are_gone(table: TableView, last_move: Session) -> None:
    result = result_of(last_move)
    for event in (RoundEnded(1, result), GameEnded((0,), result.scores)):
        timeline = table.timeline_for(Step(event, last_move.observe(0)))
        timeline.show(timeline.length)
    assert table.scene_.shows_podium
    assert not table.motion.is_running()
    observation = play_on(last_move).observe(0)
    table.show_result(observation)
    assert table.motion.is_running()

    table.motion.finish()

    assert not table.motion.is_running()
    assert not [item for item in table.scene_.items() if isinstance(item, CardItem)]
