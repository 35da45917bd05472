"""Input while cards move, and what is seen afterwards: nothing lost, nothing doubled, the same picture."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from engine.straights.commands import Play
from engine.straights.observation import Observation
from engine.straights.player import Computer, Human
from engine.straights.setup import FIRST_LEGAL
from tests.support.window.player import COMPUTERS, Player, Seating, game
from tests.support.window.snapshot import TableSnapshot, snapshot_of

TWO_HUMANS = (Human(), Computer(FIRST_LEGAL), Human(), Computer(FIRST_LEGAL))


def test_a_card_played_while_the_last_opponent_s_card_flies_is_played_once(seating: Seating) -> None:
    player = seating(game(), factor=0.05)
    player.until_flying(0)
    card = player.observation.legal_plays[0]

    player.double_click(player.point_of(card))

    assert 1 == player.count_moves()
    assert Play(0, card) in player.program.model.session.actions


def test_a_card_played_before_its_turn_follows_when_the_turn_comes(seating: Seating) -> None:
    player = seating(game(), factor=0.05)
    player.until_flying(2)
    card = player.observation.hand[2]
    assert 0 == player.count_moves()

    player.double_click(player.point_of(card))
    assert "is queued" in player.message
    player.until(lambda: player.count_moves() == 1)

    assert Play(0, card) in player.program.model.session.actions


def test_escape_keeps_a_card_that_was_played_before_its_turn(seating: Seating) -> None:
    player = seating(game(), factor=0.05)
    player.until_flying(2)
    card = player.observation.hand[2]
    player.double_click(player.point_of(card))

    player.key(Qt.Key.Key_Escape)
    player.until_my_turn()

    assert card in player.scene.hand.cards
    assert 0 == player.count_moves()


@pytest.mark.parametrize("what", ["undo", "resize", "new", "log"])
def test_what_interrupts_an_animation_leaves_the_picture_of_the_game(seating: Seating, what: str) -> None:
    player = seating(game())
    player.until_my_turn()
    player.play_by_dragging()
    player.until_my_turn()
    player.program.motion.set_speed(1.0)
    player.play_by_dragging()
    assert player.program.motion.is_running()
    window = player.program.window
    doings: dict[str, Callable[[], object]] = {
        "undo": window.act.undo.trigger,
        "resize": lambda: window.resize(1300, 820),
        "new": player.program.game_menu.play_again,
        "log": window.act.log.trigger,
    }

    doings[what]()
    player.program.motion.set_speed(0.0)
    player.program.motion.finish()
    player.until_my_turn()

    assert drawn_anew(player) == player.picture


def drawn_anew(player: Player) -> object:
    player.program.table.draw(player.observation)
    return snapshot_of(player.scene)


def test_a_card_held_while_the_window_changes_its_size_returns_to_the_hand(seating: Seating) -> None:
    player = seating(game())
    player.until_my_turn()
    card = player.observation.legal_plays[0]
    start = player.point_of(card)
    player.press(start)
    player.move(start, player.place_of(card))

    player.program.window.resize(1200, 760)
    player.release(start)
    player.until_settled()

    assert card in player.scene.hand.cards
    assert drawn_anew(player) == player.picture


@pytest.mark.parametrize("players", [(Human(), *COMPUTERS[1:]), COMPUTERS, TWO_HUMANS])
def test_animated_and_drawn_are_the_same_picture_after_every_turn(
    seating: Seating, players: tuple[Human | Computer, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    player = seating(game(3, players), start=False)
    program = player.program
    settle = program.table.settle
    compared = 0
    last_settled: Observation | None = None

    def settle_and_compare(observation: Observation) -> None:
        nonlocal compared, last_settled
        animated = player.picture
        settle(observation)
        settled = player.picture
        program.table.scene_.draw(observation)
        drawn = player.picture
        assert drawn == settled
        assert drawn.board == animated.board
        assert [count for count, _ in drawn.piles] == [count for count, _ in animated.piles]
        assert [card for card, *_ in drawn.hand] == [card for card, *_ in animated.hand]
        assert cards_left(drawn) == cards_left(animated)
        compared, last_settled = compared + 1, observation

    monkeypatch.setattr(program.table, "settle", settle_and_compare)
    program.start()

    def is_round_over() -> bool:
        """Whether the round is over; a human who is to move does so, once the turn was compared."""
        if program.event_player.shows_result or program.model.turn is None:
            return True
        if program.table.overlays.is_handover_shown:
            program.table.overlays.handover_screen.button.click()
        elif player.observation.is_my_turn and player.observation == last_settled:
            card = (player.observation.legal_plays or player.observation.hand)[0]
            program.table.card_activated.emit(card)
        return False

    player.until(is_round_over)

    assert compared >= 52


def cards_left(picture: TableSnapshot) -> list[int]:
    return [shown.cards_left for shown in picture.seats if shown is not None]
