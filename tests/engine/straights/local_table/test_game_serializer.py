"""A hosted game as values: what was made for one play of it is not told of another."""

from engine.straights.local_table.game_serializer import GameSerializer
from engine.straights.local_table.hosted_game import HostedGame
from tests.support.playing import legal_turns, session_with


def finish_round(game: HostedGame, choice: int) -> None:
    """Play to the end of the first round, always with the first (0) or the last (-1) legal card."""
    while not game.session.state.results:
        game.submit(legal_turns(game.session.state)[choice])


def test_the_result_of_a_round_that_is_played_again_is_the_new_one() -> None:
    """Moves of the round are taken back and others are played, without anybody asking meanwhile."""
    game = HostedGame(session_with())
    state = GameSerializer(game)
    finish_round(game, 0)
    first = state.value(is_practice=False)
    for _ in range(40):
        game.show_hand(game.session.actions[-1].seat)
        game.undo()
    finish_round(game, -1)

    again = state.value(is_practice=False)

    assert first.observation != again.observation
    assert GameSerializer(game).value(is_practice=False) == again
