"""Replays: any moment of a running or finished game, forward and back, hands hidden or open."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.cards.card import Card
from engine.games.changes import Step
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL
from straights_gui.controller.play.replay import Replay
from straights_gui.view.style.motion import Timeline
from straights_gui.view.window.replay_bar import ReplayBar
from tests.support.playing import play_on
from tests.support.window.player import TWO_PEOPLE, Player, Seating, game


def replaying(seating: Seating, session: Session) -> tuple[Player, Replay, ReplayBar]:
    player = seating(session)
    player.until(lambda: player.program.game.is_settled)
    player.program.window.act.replay.trigger()
    return player, player.program.replay, player.program.replay.bar


def shown(player: Player) -> tuple[object, ...]:
    return frozenset(player.scene.board), frozenset(player.scene.hand.cards)


def test_every_moment_of_a_game_can_be_seen_forward_and_back(seating: Seating) -> None:
    """From the seat of who looks."""
    computer = Computer(FIRST_LEGAL)
    session = play_on(game(players=(computer, computer, Human(), computer)), 70)
    player, _replay, bar = replaying(seating, session)
    expected = {}
    for number in range(len(session.actions), -1, -1):
        bar.slider.setValue(number)
        player.until(lambda: not player.program.motion.is_running())
        observation = session.rewound(number).observe(2)
        assert (frozenset(observation.table.cards()), frozenset(observation.hand)) == shown(player)
        if player.scene.revealed is None and observation.turn is not None:
            assert f"{observation.seats[observation.turn].name}’s turn." == player.message
        expected[number] = shown(player)
    for number in range(len(session.actions) + 1):
        assert bar.slider.value() == number
        player.until(lambda: not player.program.motion.is_running())
        assert (number == 52) == (player.scene.revealed is not None)  # the result of the round
        if player.scene.revealed is None:
            assert expected[number] == shown(player)
        bar.forward.click()


def test_hands_are_hidden_until_they_are_asked_for(seating: Seating) -> None:
    player, _replay, bar = replaying(seating, play_on(game(), 20))
    assert all(panel.state is not None and panel.state.open_hand is None for panel in player.scene.panels)

    bar.last.click()
    QTest.keyClick(bar.hands, Qt.Key.Key_Space)

    hands = player.program.model.session.open_hands()
    open_hands = [panel.state.open_hand for panel in player.scene.panels if panel.state is not None]
    assert [hands[1], hands[2], hands[3]] == open_hands[1:]

    bar.slider.setValue(10)
    player.program.motion.factor = 1000.0
    bar.forward.click()  # they stay open while a card flies
    assert player.flying_cards
    assert all(panel.state is not None and panel.state.open_hand for panel in player.scene.panels[1:])
    player.program.motion.finish()
    player.program.motion.factor = 0.0

    bar.close_button.click()
    player.until_settled()
    assert all(panel.state is not None and panel.state.open_hand is None for panel in player.scene.panels)


@pytest.mark.parametrize("is_open", [False, True])
def test_a_step_shows_a_discard_to_who_may_see_it(
    seating: Seating, monkeypatch: pytest.MonkeyPatch, *, is_open: bool
) -> None:
    """What is animated holds the cards of the viewer's discards alone, also with all hands open."""
    discards: list[tuple[int | None, Card | None]] = []
    player, replay, bar = replaying(seating, play_on(game(), 45))
    timeline_for = player.program.table.timeline_for

    def note(step: Step, laid: Sequence[tuple[Card, ...]]) -> Timeline:
        ways = step.happening.movements
        put = [card for way in ways if way.end.startswith("discards") for card in way.cards]
        discards.extend((step.happening.seat, card) for card in put)
        return timeline_for(step, laid)

    monkeypatch.setattr(player.program.table, "timeline_for", note)
    bar.hands.setChecked(is_open)
    bar.slider.setValue(0)
    for number in range(1, 46):
        replay.go_to(number)
        player.until(lambda: not player.program.motion.is_running())

    assert {0} < {seat for seat, _card in discards}
    assert [seat == 0 for seat, _card in discards] == [card is not None for _seat, card in discards]


def test_escape_leaves_the_replay_before_the_full_screen(seating: Seating) -> None:
    player, replay, _bar = replaying(seating, play_on(game(), 12))
    player.program.window.act.full_screen.setChecked(True)

    player.key(Qt.Key.Key_Escape)

    assert not replay.is_open
    assert player.program.window.act.full_screen.isChecked()
    player.program.window.act.full_screen.setChecked(False)


def test_a_running_replay_runs_on_after_a_jump(seating: Seating) -> None:
    session = play_on(game(), 20)
    player, _replay, bar = replaying(seating, session)
    bar.slider.setValue(10)
    player.program.motion.factor = player.program.motion.pause_factor = 1000.0
    bar.play.click()

    bar.slider.setValue(4)
    player.program.motion.finish()
    assert 5 == bar.slider.value()
    bar.hands.click()
    player.finish_motion()

    player.until(lambda: len(session.actions) == bar.slider.value())
    assert not bar.play.isChecked()


def test_nobody_s_hand_is_in_a_replay_between_two_people(seating: Seating) -> None:
    """Also where it was opened before by the one who has gone: the next to play has not come yet."""
    player = seating(game(5, TWO_PEOPLE))
    player.look()
    act = player.program.window.act
    act.replay.trigger()
    assert player.scene.hand.cards
    act.replay.trigger()
    player.until_settled()
    player.program.table.card_activated.emit(player.observation.legal_plays[0])
    player.until(player.must_hand_over)

    act.replay.trigger()
    for number in player.program.replay.bar.slider.maximum(), 0:
        player.program.replay.bar.slider.setValue(number)
        assert (False, ()) == (player.must_hand_over(), player.scene.hand.cards)
        assert player.program.model.session.rewound(number).observe(None).table.cards() == tuple(
            player.scene.board
        )
    act.replay.trigger()
    player.until(player.must_hand_over)
