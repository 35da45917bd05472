"""The end of a game: cards fly for winners, once. What a round leaves stands in results."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from straights_gui.controller.play.shown_table import timeline_of
from straights_gui.model.game_model import GameModel
from straights_gui.view.style.motion import Motion
from straights_gui.view.table.items.card_item import CardItem
from straights_gui.view.table.items.result_row import ResultRow
from straights_gui.view.table.table_view import TableView
from tests.support.playing import play_on
from tests.support.window.player import COMPUTERS, game
from tests.support.window.tables import table_of


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[TableView]:
    """A table of ordinary speed."""
    view = TableView(Motion())
    qtbot.addWidget(view)
    view.resize(1024, 700)
    view.show()
    yield view
    view.motion.cancel()


def test_at_the_end_of_the_game_cards_fly_once_and_are_gone(table: TableView) -> None:
    over = play_on(game(44, COMPUTERS))
    before, after = over.rewound(len(over.actions) - 1), over.observe(0)
    table.draw(table_of(before.observe(0)))
    model = GameModel(over, lambda _session: None)
    for step in model.last_steps():
        timeline = timeline_of(table, model.happenings, step)
        timeline.show(timeline.length)
    table.resize(900, 600)  # the podium is laid out again, and not the rows of the last round
    assert table.scene_.shows_podium
    assert not [item for item in table.scene_.transient_items if isinstance(item, ResultRow)]
    assert not table.motion.is_running()
    table.show_result(table_of(after))
    assert table.motion.is_running()

    table.motion.finish()

    assert not table.motion.is_running()
    assert not [item for item in table.scene_.items() if isinstance(item, CardItem)]
