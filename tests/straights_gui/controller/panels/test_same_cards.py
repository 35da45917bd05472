"""The deal of the day, and deals that somebody has shared: played, compared, from another seat."""

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from engine.straights.commands import SetStrategy
from engine.straights.duplicate import comparison
from engine.straights.duplicate.comparison import Comparison
from engine.straights.duplicate.duplicate_deal import DuplicateDeal, deal_of
from engine.straights.session import Session
from engine.straights.strategies.registry import strategy_named
from engine.straights.text.today import deal_verdict
from straights_gui.controller.games import new_games
from straights_gui.controller.games.new_games import deal_names
from straights_gui.view.style.parts.decided_by import DecidedBy
from straights_gui.view.text.rendering import shown
from tests.support.playing import play_on
from tests.support.window.player import Player, Seating

TODAY = date(2026, 11, 22)
NAMES = ("Anna", "Clara", "Diego", "Hugo")


@pytest.fixture(autouse=True)
def quick(few_deals: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fixed day, prices of few deals, and no game of the expert."""
    monkeypatch.setattr(new_games, "today", lambda: TODAY)
    monkeypatch.setattr("straights_gui.controller.panels.review.today", lambda: TODAY)
    monkeypatch.setattr(
        comparison, "comparison_in_steps", lambda _deal: iter([None, Comparison(-1.2, (2.6, 5.0))])
    )


def at_the_end(seating: Seating, deal: DuplicateDeal) -> Player:
    session = play_on(Session(deal.setup(NAMES)))
    player = seating(session)
    player.until(lambda: player.program.table.overlays.is_result_shown)
    player.program.review.open()
    player.until(lambda: player.program.review.state.result is not None)
    return player


def test_the_deal_of_the_day_is_compared_with_par_and_computers(seating: Seating) -> None:
    player = at_the_end(seating, deal_of(TODAY))
    deal = deal_of(TODAY)
    state = player.program.review.state

    assert (deal.seed, deal.chair) == (player.program.model.session.setup.seed, state.seat)
    assert "November 22" == state.deal
    assert state.result is not None
    results = state.result.ahead, state.result.par, state.result.references
    assert (round(state.rounds[0].result), -1, (3, 5)) == results
    overview = player.program.window.review.panel.overview
    said = overview.same_cards.text()
    assert f"deal November 22: {shown(deal_verdict(state.result))}" in said
    assert 1 == sum(each.isVisible() for each in overview.findChildren(DecidedBy))


def test_a_result_says_the_same_whenever_it_is_drawn(seating: Seating) -> None:
    """After the last card, a moment of its review, a redrawing, from a file, after a restart."""
    session = play_on(Session(deal_of(TODAY).setup(NAMES)))
    player = seating(session.rewound(len(session.actions) - 4))
    while player.program.model.turn is not None:
        player.take_turn()
    player.until(lambda: len(decided(player)) == 3)
    first, ended = decided(player), player.program.model.session
    assert any("better than" in text or "worse than" in text for text in first[0])

    player.program.review.open()
    player.until(lambda: player.program.review.state.result is not None)
    overview = player.program.window.review.panel.overview
    QTest.mouseClick(overview.moments[0], Qt.MouseButton.LeftButton)
    player.until(lambda: player.program.moments.is_open)
    player.program.moments.close()
    assert first == decided(player)
    player.program.window.review.close()
    player.program.game.refresh()
    player.until(lambda: first == decided(player))
    player.program.model.replace(Session(deal_of(TODAY).setup(NAMES)))
    player.program.model.replace(ended)
    player.until(lambda: first == decided(player))
    again = seating(ended)
    again.until(lambda: first == decided(again))


def decided(player: Player) -> list[list[str]]:
    """The texts of the boxes beside the result on the table, if it is there."""
    overlays = player.program.table.overlays
    shown_boxes = overlays.score_sheet.boxes.boxes if overlays.is_result_shown else ()
    return [[label.text() for label in each.findChildren(QLabel)] for each in shown_boxes]


def test_a_result_is_shared_and_its_deal_played_by_others(seating: Seating) -> None:
    player = at_the_end(seating, DuplicateDeal(77, 2))
    setup = player.program.model.session.setup
    overview = player.program.window.review.panel.overview
    QTest.mouseClick(overview.copy, Qt.MouseButton.LeftButton)
    line = QGuiApplication.clipboard().text()

    assert ("Result copied.", 1200) == (player.said, QGuiApplication.clipboard().image().width())
    assert player.program.review.state.result is not None
    assert player.program.review.state.result.line == line
    player.program.window.act.paste.trigger()
    pasted = player.program.model.session
    assert (setup.seed, setup.variant) == (pasted.setup.seed, pasted.setup.variant)
    assert DuplicateDeal(77, 2).setup(deal_names(player.preferences)).seats == pasted.setup.seats

    while player.program.model.turn is not None:
        player.take_turn()
    player.until(lambda: any("Anna" in text for box in decided(player) for text in box))
    assert "Anna: " in decided(player)[0][1]


def test_the_same_cards_can_be_played_from_the_next_seat(seating: Seating) -> None:
    player = at_the_end(seating, DuplicateDeal(77, 3))
    overview = player.program.window.review.panel.overview
    QTest.mouseClick(overview.next_chair, Qt.MouseButton.LeftButton)

    assert DuplicateDeal(77, 0).setup(NAMES) == player.program.model.session.setup


def before_the_last_move(deal: DuplicateDeal, *, exchanges: bool = False) -> Session:
    session = play_on(Session(deal.setup(NAMES)), 48)
    play_on(session, until=lambda: session.turn == deal.chair)
    if exchanges:
        session.submit(SetStrategy((deal.chair + 1) % 4, "first-legal"))
    return session


def shared_line(player: Player) -> str:
    """Play the last card, and copy the result; the panel says the same of help."""
    player.until_my_turn()
    player.program.model.act(strategy_named("first-legal").choose(player.observation))
    player.until(lambda: player.program.table.overlays.is_result_shown)
    player.program.review.open()
    player.until(lambda: player.program.review.state.result is not None)
    overview = player.program.window.review.panel.overview
    QTest.mouseClick(overview.copy, Qt.MouseButton.LeftButton)
    line = QGuiApplication.clipboard().text()
    assert ("with help" in line) is ("You had help, or a player was exchanged." in overview.same_cards.text())
    return line


@pytest.mark.parametrize("help_", ["", "hint", "practice", "restart", "exchange"])
@pytest.mark.parametrize("deal", [deal_of(TODAY), DuplicateDeal(77, 2)], ids=["day", "code"])
def test_a_shared_result_says_whether_there_was_help(
    seating: Seating, deal: DuplicateDeal, help_: str
) -> None:
    session = before_the_last_move(deal, exchanges=help_ == "exchange")
    player = seating(session)
    player.preferences.choose("ask-before-new-game", False)
    player.until_my_turn()
    program = player.program
    if help_ == "hint":
        program.window.act.hint.trigger()
    elif help_ == "practice":
        program.model.mark_practice()
    elif help_ == "restart":
        program.window.act.restart.trigger()
        assert deal.chair not in [action.seat for action in program.model.session.actions]
        program.game_menu.begin(before_the_last_move(deal))

    assert bool(help_) is (", with help. " in shared_line(player))
