"""Portraits that look and react: only when something happens, and never where nothing may move."""

import pytest

from engine.cards.card import Rank
from engine.games.changes import Step
from engine.games.table import Happening
from engine.straights.events import CardDiscarded
from engine.straights.game import happening
from engine.text.sentence import sentence
from straights_gui.view.portraits.expressions import Brows, Expression, Eyes, Look, Mouth
from tests.support.playing import near_the_end, play_on
from tests.support.window.player import COMPUTERS, Player, Seating, game
from tests.support.window.tables import table_of


def faces(player: Player) -> list[Expression]:
    return [panel.portrait.expression for panel in player.scene.panels]


def let_move(player: Player) -> None:
    player.preferences.choose("speed", "normal")
    player.program.motion.pause_factor = 0.0


@pytest.fixture
def player(seating: Seating) -> Player:
    """The player's turn at a table where portraits move."""
    player = seating(play_on(game(), 8))
    let_move(player)
    player.until_my_turn()
    return player


def test_where_nothing_may_move_all_look_ahead_to_the_end_of_a_game(seating: Seating) -> None:
    player = seating(near_the_end(game(44, COMPUTERS)), start=False)
    seen: set[Expression] = set()
    player.program.event_player.playing.connect(lambda _event: seen.update(faces(player)))

    player.program.start()
    player.until(lambda: player.observation.turn is None)

    assert {Expression()} == seen


def test_portraits_look_at_who_plays_and_a_blocked_player_is_sorry_for_a_while(player: Player) -> None:
    """Who must discard shows it and rests again; then nothing runs any more."""
    table = table_of(player.observation)
    player.program.table.react(Step(happening(CardDiscarded(1, None)), table))
    player.until(lambda: faces(player)[1].brows is Brows.WORRIED)

    assert Look.LEFT is faces(player)[3].look
    player.until(lambda: not player.program.motion.is_running())
    assert Brows.LEVEL is faces(player)[1].brows


def test_all_look_at_who_acts_without_a_card(player: Player) -> None:
    """As who checks, or passes."""
    told = Happening(seat=1, last=sentence("Draw", "checks"))
    player.program.table.react(Step(told, table_of(player.observation)))

    player.until(lambda: faces(player)[3].look is Look.LEFT)


def test_at_the_end_of_a_game_the_winners_are_glad(seating: Seating) -> None:
    player = seating(play_on(game(44, COMPUTERS)))

    winners = player.observation.winners

    assert list(winners) == [seat for seat, face in enumerate(faces(player)) if face.eyes is Eyes.HAPPY]


def test_no_face_tells_which_card_another_player_has_put_down(seating: Seating) -> None:
    """Who puts down a king shows no more than who puts down an ace, as long as the round lasts."""
    player = seating(game())
    kings: list[int] = []
    seen: set[Mouth] = set()
    player.program.model.happened.connect(
        lambda _events: kings.extend(
            event.seat
            for event in player.program.model.session.history[-3:]
            if isinstance(event, CardDiscarded) and event.card is not None and event.card.rank is Rank.KING
        )
    )
    for panel in player.scene.panels[1:]:
        panel.react = lambda face: seen.add(face.mouth)  # type: ignore[method-assign]  # shows nothing
    player.program.motion.factor = 0.001
    player.program.table.set_portraits((), moves=True)

    while not player.program.event_player.shows_result and len(kings) < 2:
        player.until_my_turn_or_result()
        if not player.program.event_player.shows_result:
            player.play_by_dragging()

    assert set(kings) - {0}
    assert Mouth.DISMAY not in seen
    player.program.game.pause(True)
    player.program.motion.finish()
