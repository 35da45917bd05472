"""The table's law for motion: what it leaves is what a fresh table draws, however it was reached."""

from collections.abc import Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from straights_gui.view.style.motion import Motion
from straights_gui.view.table.items.card_item import CardItem
from straights_gui.view.table.table_view import TableView
from tests.support.playing import play_on, session_with, walk
from tests.support.window.snapshot import TableSnapshot, snapshot_of


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[TableView]:
    view = TableView(Motion(1000.0))
    qtbot.addWidget(view)
    view.resize(1024, 700)
    yield view
    view.motion.cancel()


def picture(table: TableView) -> tuple[TableSnapshot, int]:
    """What is on the table, and how many cards there are in all, seen or not."""
    items = table.scene_.items()
    assert all(item.isVisible() and item.opacity() == 1.0 for item in items if isinstance(item, CardItem))
    return snapshot_of(table.scene_), sum(isinstance(item, CardItem) for item in items)


@pytest.mark.parametrize("seed", range(6))
def test_after_a_jump_the_table_is_as_a_fresh_one_draws_it(table: TableView, seed: int) -> None:
    """Between any two moments, for any viewer; sometimes another jump comes in the middle of the first."""
    chance = Random(seed)
    session = session_with(seed=seed)
    list(walk(session, chance, 70))
    viewer = chance.choice((0, 1, 2, 3, None))
    for _ in range(12):
        seen = session.rewound(chance.randrange(len(session.actions) + 1)).observe(viewer)
        table.jump(seen)
        if chance.random() < 0.5:
            table.motion.finish()
            shown = picture(table)
            table.draw(seen)
            assert picture(table) == shown


@pytest.mark.parametrize("moment, viewer", [(60, 0), (10, 2)], ids=["another round", "another viewer"])
def test_no_card_of_another_round_or_viewer_comes_from_where_it_was(
    table: TableView, moment: int, viewer: int
) -> None:
    session = play_on(session_with(), 60)
    table.jump(session.rewound(45).observe(0))
    on_board = set(table.scene_.board)
    table.jump(session.rewound(moment).observe(viewer))
    hand = table.scene_.hand

    assert on_board.intersection(hand.cards)
    assert [item.home for item in hand.items] == [item.pose for item in hand.items]


def test_no_mark_surrounds_a_place_whose_card_is_on_its_way(table: TableView) -> None:
    session = session_with()
    table.jump(session.observe(0))
    table.jump(play_on(session, 9).observe(0))
    marks = [mark for mark in table.scene_.last_play_marks if mark.card is not None]
    table.settle(session.observe(0))

    assert [False] * len(marks) == [mark.isVisible() for mark in marks] != []
    table.motion.finish()
    assert [True] * len(marks) == [mark.isVisible() for mark in marks]
