"""The end of a game: cards fly for winners, once. What a round leaves stands in results."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from engine.fast_dataclass import replace
from engine.straights.events import GameEnded, RoundEnded
from engine.straights.observation import Observation, Step
from engine.straights.record import RoundResult
from engine.straights.session import Session
from engine.straights.table import Table
from straights_gui.controller.play.shown_table import timeline_of
from straights_gui.view.style.motion import Motion
from straights_gui.view.table.items.card_item import CardItem
from straights_gui.view.table.table_view import TableView
from tests.support.playing import play_on
from tests.support.window.player import COMPUTERS, game


@pytest.fixture
def last_move() -> Session:
    """A game before the last move of its first round."""
    return play_on(game(players=COMPUTERS), 51)


def collected(session: Session) -> Observation:
    return replace(session.observe(0), table=Table(), hand=(), moves=())


@pytest.fixture
def table(qtbot: QtBot, last_move: Session) -> Iterator[TableView]:
    """A table of ordinary speed that shows the game, all its cards collected."""
    view = TableView(Motion())
    qtbot.addWidget(view)
    view.resize(1024, 700)
    view.show()
    view.draw(collected(last_move))
    yield view
    view.motion.cancel()


def result_of(session: Session) -> RoundResult:
    return play_on(session, 1).observe(None).results[0]


def test_at_the_end_of_the_game_cards_fly_once_and_are_gone(table: TableView, last_move: Session) -> None:
    result = result_of(last_move)
    for event in (RoundEnded(1, result), GameEnded((0,), result.scores)):
        timeline = timeline_of(table, Step(event, collected(last_move)))
        timeline.show(timeline.length)
    assert table.scene_.shows_podium
    assert not table.motion.is_running()
    observation = play_on(last_move).observe(0)
    table.show_result(observation)
    assert table.motion.is_running()

    table.motion.finish()

    assert not table.motion.is_running()
    assert not [item for item in table.scene_.items() if isinstance(item, CardItem)]
