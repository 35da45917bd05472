"""“Card tracker”: true over whole games, in step with the table, for the viewer's eyes and ears only."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from engine.cards.card import CARDS, Card
from engine.protocol.sheet import Place
from engine.straights.sheets.card_tracker import card_grid
from straights_gui.model.game import Step
from straights_gui.view.card_tracker.panel import CardTrackerPanel
from tests.support.window.player import TWO_PEOPLE, Player, Seating, game


def press_the_key(player: Player) -> None:
    """Ctrl+K."""
    QTest.keyClick(player.program.window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()


def opened(player: Player) -> CardTrackerPanel:
    press_the_key(player)
    return player.program.window.card_tracker.panel


def shown_as(panel: CardTrackerPanel, place: Place) -> set[Card]:
    assert panel.state is not None
    return {card for card, mark in zip(CARDS, panel.state.cards, strict=True) if mark.place == place}


def sentence(panel: CardTrackerPanel, card: Card) -> str:
    item = panel.grid.item(card.suit.index, card.rank.index)
    assert item is not None
    assert item.toolTip() == (item.data(Qt.ItemDataRole.AccessibleTextRole) or "")
    return item.toolTip()


def test_a_discard_proves_what_its_player_does_not_hold(seating: Seating) -> None:
    """None of the cards that fitted then: the panel says so, by name, and did not before."""
    player = seating(game(9))
    panel = opened(player)
    proved: list[tuple[str, tuple[Card, ...]]] = []
    told_before: list[bool] = []

    def note(step: Step) -> None:
        happening = step.shown.happening
        is_discard = any(way.end.startswith("discards.") for way in happening.movements)
        if is_discard and happening.seat and not proved:
            before = player.program.model.observation()
            name = before.seats[happening.seat].name
            unseen = shown_as(panel, "held")
            fitting = tuple(card for card in CARDS if before.table.fits(card) and card in unseen)
            proved.append((name, fitting))
            told_before.extend(name in sentence(panel, card) for card in fitting)

    player.program.event_player.playing.connect(note)
    while not proved or not proved[0][1]:
        proved.clear()
        told_before.clear()
        player.until_my_turn()
        player.play_by_dragging()
    player.until_my_turn()

    name, fitting = proved[0]
    still = shown_as(panel, "held")
    barred = [card for card in fitting if card in still]
    assert barred
    assert not all(told_before)
    for card in barred:
        assert name in sentence(panel, card)
        assert "can’t hold it" in sentence(panel, card)


def test_the_panel_is_never_ahead_of_the_table(seating: Seating) -> None:
    """While a card flies it is not on the table, nor by what the panel says; both have it once it settled."""
    player = seating(game(), factor=0.05)
    panel = opened(player)
    player.until(lambda: panel.state is not None)
    out_of_step: list[set[Card]] = []

    def compare() -> None:
        """The table has settled: the panel is not behind it either, whoever is on turn."""
        said = shown_as(panel, "on_table")
        out_of_step.append(said ^ set(player.scene.board))
        out_of_step.append(said ^ set(player.observation.table.cards()))
        out_of_step.append(shown_as(panel, "in_hand") ^ set(player.observation.hand))

    player.program.game.settled.connect(compare)
    in_flight = 0
    for _ in range(400):
        QTest.qWait(1)
        assert panel.state is not None
        assert shown_as(panel, "on_table") <= set(player.scene.board)
        played = set(player.program.model.session.state.table.cards())
        in_flight += bool(played - shown_as(panel, "on_table"))
        if player.observation.is_my_turn and player.program.game.is_settled:
            QApplication.processEvents()  # the last flight may just be over: `settled` is queued behind it
            assert played == shown_as(panel, "on_table")
            assert set(player.observation.hand) == shown_as(panel, "in_hand")
            player.program.table.card_activated.emit(
                (player.observation.legal_plays or player.observation.hand)[0]
            )
    assert in_flight
    assert out_of_step
    assert not any(out_of_step)
    player.program.motion.factor = player.program.motion.pause_factor = 0.0


def test_a_replay_shows_nothing_and_the_game_again_everything(player: Player) -> None:
    panel = opened(player)
    before = panel.state
    assert before is not None

    player.program.window.act.replay.trigger()
    player.program.replay.bar.slider.setValue(1)
    player.until(lambda: not player.program.motion.is_running())
    assert panel.state is None

    player.program.window.act.replay.trigger()
    player.until_settled()
    assert before == panel.state


def test_arrow_keys_go_from_card_to_card_and_tell_each(player: Player) -> None:
    panel = opened(player)
    panel.grid.setFocus()
    assert (0, 0) == (panel.grid.currentRow(), panel.grid.currentColumn())

    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down):
        QTest.keyClick(panel.grid, key)

    card = Card.parse("3D")
    assert (card.suit.index, card.rank.index) == (panel.grid.currentRow(), panel.grid.currentColumn())
    assert sentence(panel, card) == QToolTip.text()
    assert "three of diamonds" in QToolTip.text()
    QToolTip.hideText()
    QTest.keyClick(panel.grid, Qt.Key.Key_Tab)
    assert not panel.grid.hasFocus()


def test_nothing_is_shown_while_the_screen_is_handed_over(seating: Seating) -> None:
    player = seating(game(players=TWO_PEOPLE))
    tracker = player.program.window.card_tracker
    tracker.open()
    player.until(player.must_hand_over)
    hidden = tracker.panel.state
    player.look()

    assert hidden is None
    assert card_grid(player.observation) == tracker.panel.state
