"""The widget of the table: what is lifted, lit and said, and what a screen reader finds over the hand."""

import gc
from weakref import ref

import pytest
from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.straights.session import Session
from engine.straights.text.table import instructions
from engine.text.cards import card_words
from straights_gui.view.style.motion import WARNING, Motion
from straights_gui.view.table.hand_order import HandOrder, in_order
from straights_gui.view.table.input.accessible_cards import AccessibleCard
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.rendering import shown
from tests.support.playing import play_on
from tests.support.window.player import game
from tests.support.window.tables import table_of


@pytest.fixture
def table(bare_table: TableView) -> TableView:
    """The first turn of a person, on a table that is shown alone."""
    bare_table.draw(table_of(turn().observe(0)))
    bare_table.settle(table_of(turn().observe(0)))
    return bare_table


def turn(moves: int = 0) -> Session:
    """A game in which it is the first seat's turn, and some cards fit."""
    session = play_on(game(), moves)
    while session.turn != 0 or not session.observe(0).legal_plays:
        play_on(session, 1)
    return session


def buttons(table: TableView) -> list[AccessibleCard]:
    return [button for button in table.accessible_cards.buttons if button.isVisible()]


def test_the_place_of_a_chosen_card_is_lit_where_it_may_be_played(table: TableView) -> None:
    """A refused card is let down with the reason, and nothing is lit any more."""
    seen, said = turn().observe(0), list[str]()
    table.warned.connect(said.append)
    fits = seen.legal_plays[0]
    does_not = next(card for card in seen.hand if card not in seen.legal_plays)
    for card, lit in (fits, fits), (does_not, None), (None, None), (fits, fits):
        table.card_chosen.emit(card)
        assert (card, lit) == (table.scene_.hand.chosen, table.scene_.highlighted)
    table.return_card("No.")
    assert (None, None) == (table.scene_.hand.chosen, table.scene_.highlighted)
    assert (["No."], "No.") == (said, table.scene_.message.text)
    table.choose(fits)
    table.cancelled.emit()
    assert (None, None) == (table.scene_.hand.chosen, table.scene_.highlighted)


def test_a_warning_is_followed_by_what_is_to_be_done(table: TableView) -> None:
    """Six seconds later, at each speed but the one at which nothing takes time."""
    todo = shown(*instructions(turn().observe(0)))
    for factor, pause in (0.0, 0.0), (1.0, 0.0), (0.0, 1.0):
        table.motion.factor, table.motion.pause_factor = factor, pause
        table.warn("No.")
        running = [timer for timer in table.findChildren(QTimer) if timer.isActive()]
        assert [WARNING] * bool(factor or pause) == [timer.interval() for timer in running]
        for timer in running:
            timer.stop()
            timer.timeout.emit()
            assert todo == table.scene_.message.text
    assert 6_000 == WARNING
    table.motion.factor = table.motion.pause_factor = 0.0


def test_the_hand_changes_its_order_and_keeps_its_cards(table: TableView) -> None:
    """At once; a hand that is not the given one, such as that of a replay, waits for its next drawing."""
    dealt = turn().observe(0).hand
    for order in HandOrder:
        table.set_order(order, dealt)
        assert in_order(dealt, order) == table.scene_.hand.cards
        places = [item.pos() for item in table.scene_.hand.items]
        assert places == [item.home.point for item in table.scene_.hand.items]
        assert places == sorted(places, key=QPointF.x)
    before = table.scene_.hand.cards
    table.set_order(HandOrder.DEALT, dealt[1:])
    assert (before, HandOrder.DEALT) == (table.scene_.hand.cards, table.scene_.order)


def test_each_card_has_a_button_with_its_name_where_it_lies(table: TableView) -> None:
    for session, is_my_turn in (turn(), True), (play_on(turn(), 1), False), (turn(30), True):
        seen = session.observe(0)
        table.draw(table_of(seen))
        table.settle(table_of(seen))
        assert is_my_turn == seen.is_my_turn
        found = buttons(table)
        assert list(seen.hand) == [button.card for button in found]
        for number, (button, item) in enumerate(zip(found, table.scene_.hand.items, strict=True), 1):
            assert item.card is not None
            name = button.accessibleName()
            assert name.lower().startswith(shown(card_words(item.card)))
            assert f"{number} of {len(seen.hand)}" in name
            assert (item.card in seen.legal_plays and is_my_turn) == name.endswith("press to play")
            assert button.geometry().contains(table.mapFromScene(item.pos()))


def test_a_button_is_pressed_chosen_and_left_as_its_card(table: TableView, qtbot: QtBot) -> None:
    """The focus lifts the card, and a chosen card has the focus; keys mean what they mean on the table."""
    used: list[object] = []
    table.card_activated.connect(used.append)
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    table.setFocus()
    hand = table.scene_.hand.cards
    for number in 2, 0:
        buttons(table)[number].click()
        buttons(table)[number].setFocus()
        assert hand[number] == table.scene_.hand.chosen
    assert [hand[2], hand[0]] == used
    QTest.keyClick(buttons(table)[0], Qt.Key.Key_Right)
    assert hand[1] == table.scene_.hand.chosen
    assert buttons(table)[1] is table.focusWidget()
    QTest.keyClick(buttons(table)[1], Qt.Key.Key_Return)
    assert hand[1] == used[-1]

    session = turn()
    play_on(session, 1)
    table.draw(table_of(session.observe(0)))
    table.settle(table_of(session.observe(0)))
    assert table.scene_.hand.chosen is None
    assert not [button for button in buttons(table) if button is table.focusWidget()]


def test_tab_stops_once_in_the_hand(table: TableView) -> None:
    """At the chosen card, otherwise at one that may be played; arrows move between the cards."""
    seen = turn().observe(0)
    table.draw(table_of(seen))
    table.settle(table_of(seen))

    def stops() -> list[object]:
        return [button.card for button in buttons(table) if button.focusPolicy() & Qt.FocusPolicy.TabFocus]

    found = [stops()]
    table.choose(seen.hand[1])
    found.append(stops())

    assert [[next(card for card in seen.hand if card in seen.legal_plays)], [seen.hand[1]]] == found


def test_a_table_that_was_closed_is_freed(qtbot: QtBot) -> None:
    """A program opens one after another, each with the pictures of its cards."""
    table = TableView(Motion(0.0, 0.0))
    table.draw(table_of(turn().observe(0)))
    view, scene = ref(table), ref(table.scene_)
    del table
    gc.collect()

    assert (None, None) == (view(), scene())
