"""The deal of the day, and deals that somebody has shared: played, compared, from another seat."""

import re
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from engine.straights.duplicate import comparison
from engine.straights.duplicate.comparison import Comparison
from engine.straights.duplicate.duplicate_deal import DuplicateDeal, deal_of
from engine.straights.review import reviewer
from engine.straights.session import Session
from straights_gui.controller.menus import new_games
from tests.support.playing import play_on
from tests.support.window.player import Player, Seating, game

TODAY = date(2026, 11, 22)
NAMES = ("Anna", "Clara", "Diego", "Hugo")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fixed day, prices of few deals, and no game of the expert."""
    monkeypatch.setattr(new_games, "today", lambda: TODAY)
    monkeypatch.setattr("straights_gui.controller.panels.review.today", lambda: TODAY)
    monkeypatch.setattr(reviewer.review_in_steps, "__defaults__", (200,))
    monkeypatch.setattr(
        comparison, "comparison_in_steps", lambda _deal: iter([None, Comparison(-1.2, (2.6, 5.0))])
    )


def at_the_end(seating: Seating, deal: DuplicateDeal) -> Player:
    """A program whose deal was played, with the review open."""
    session = play_on(Session(deal.setup(NAMES)))
    player = seating(session)
    player.until(lambda: player.program.table.is_result_shown)
    player.program.review.open()
    player.until(lambda: bool(player.program.review.state.others))
    return player


def test_the_menu_begins_the_deal_of_the_day(seating: Seating) -> None:
    """One round, with the player's name, at the chair of the day."""
    player = seating(game())
    player.until_settled()
    player.program.window.act.daily_deal.trigger()
    setup = player.program.model.session.setup
    names = tuple(setup.seats[(deal_of(TODAY).chair + step) % 4].name for step in range(4))

    assert deal_of(TODAY).setup(names) == setup


def test_the_deal_of_the_day_is_compared_with_par_and_computers(seating: Seating) -> None:
    """One round at the chair of the day, named by the day; the player's result comes first."""
    player = at_the_end(seating, deal_of(TODAY))
    deal = deal_of(TODAY)
    state = player.program.review.state

    assert (deal.seed, deal.chair) == (player.program.model.session.setup.seed, state.seat)
    assert "2026-11-22" == state.deal
    assert [round(state.rounds[0].result), -1, 3, 5] == [points for _, points in state.others]
    assert "very hard +3, expert +5" in player.program.window.review.panel.overview.same_cards.text()


def test_a_result_is_shared_and_its_deal_played_by_others(seating: Seating) -> None:
    """The copied line names deal, points and marks; pasted, it is the same deal."""
    player = at_the_end(seating, DuplicateDeal(77, 2))
    setup = player.program.model.session.setup
    overview = player.program.window.review.panel.overview
    QTest.mouseClick(overview.copy, Qt.MouseButton.LeftButton)
    line = QGuiApplication.clipboard().text()

    assert re.fullmatch(r"Straights 77/3: \d+ points?, [+-]\d+ on par [●○◇◆]+", line)
    player.program.window.act.paste.trigger()
    pasted = player.program.model.session
    assert (setup.seed, setup.variant) == (pasted.setup.seed, pasted.setup.variant)
    assert [each.player for each in setup.seats] == [each.player for each in pasted.setup.seats]


def test_the_same_cards_can_be_played_from_the_next_seat(seating: Seating) -> None:
    """With the same computers, who follow the player."""
    player = at_the_end(seating, DuplicateDeal(77, 3))
    hands = player.program.model.session.setup
    overview = player.program.window.review.panel.overview
    QTest.mouseClick(overview.next_chair, Qt.MouseButton.LeftButton)
    setup = player.program.model.session.setup
    names = tuple(each.name for each in setup.seats)

    assert DuplicateDeal(77, 0).setup(names) == setup
    assert hands.seed == setup.seed
