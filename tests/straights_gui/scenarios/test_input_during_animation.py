"""Input while cards move, and what is seen afterwards: nothing lost, nothing doubled, the same picture."""

from collections.abc import Callable

import pytest

from engine.straights.commands import Play
from tests.support.window.player import Player, Seating, at_turn, game
from tests.support.window.snapshot import snapshot_of


def test_a_card_played_before_its_turn_follows_when_the_turn_comes(seating: Seating) -> None:
    player = seating(game(), factor=0.05)
    player.until_flying(2)
    card = player.observation.hand[2]
    assert 0 == player.count_moves()

    player.double_click(player.point_of(card))
    assert "is queued" in player.message
    player.until(lambda: player.count_moves() == 1)

    assert Play(0, card) in player.program.model.session.actions


@pytest.mark.parametrize("what", ["undo", "resize", "new", "log", "replay"])
def test_what_interrupts_an_animation_leaves_the_picture_of_the_game(seating: Seating, what: str) -> None:
    player = at_turn(seating)
    player.take_turn()
    player.program.motion.set_speed(1.0)
    player.play_by_dragging()
    assert player.program.motion.is_running()
    window = player.program.window
    doings: dict[str, Callable[[], object]] = {
        "undo": window.act.undo.trigger,
        "resize": lambda: window.resize(1300, 820),
        "new": player.program.game_menu.play_again,
        "log": window.act.log.trigger,
        "replay": lambda: look_at_replay(player),
    }

    doings[what]()
    player.finish_motion()
    player.until_my_turn()

    assert drawn_anew(player) == player.picture


def look_at_replay(player: Player) -> None:
    player.program.window.act.replay.trigger()
    player.program.replay.close()


def drawn_anew(player: Player) -> object:
    player.program.table.draw(player.observation)
    return snapshot_of(player.scene)


def test_a_card_held_while_the_window_changes_its_size_returns_to_the_hand(seating: Seating) -> None:
    player = at_turn(seating)
    card = player.observation.legal_plays[0]
    start = player.point_of(card)
    player.press(start)
    player.move(start, player.place_of(card))

    player.program.window.resize(1200, 760)
    player.release(start)
    player.until_settled()

    assert card in player.scene.hand.cards
    assert drawn_anew(player) == player.picture
