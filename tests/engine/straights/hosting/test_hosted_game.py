"""The game at a table: what leaves it as it was."""

from engine.straights.commands import ShowDeck
from engine.straights.hosting.hosted_game import HostedGame
from tests.support.playing import HUMANS, first_legal, session_with


def test_a_question_leaves_what_was_taken_back() -> None:
    """After a look at the deck it can still be done again; after a move it cannot."""
    game = HostedGame(session_with())
    move = first_legal(game.session)
    game.submit(move)
    game.show_hand(move.seat)
    game.undo()

    game.submit(ShowDeck(move.seat))
    assert game.redo()
    assert (move,) == game.session.actions

    game.show_hand(move.seat)
    game.undo()
    game.submit(move)
    assert not game.redo()


def test_the_same_name_changes_nothing() -> None:
    """Neither the game nor whose hand is shown, as another name does."""
    game = HostedGame(session_with(HUMANS))
    session, seat = game.session, 1 if game.turn != 1 else 2
    game.show_hand(seat)
    name = session.setup.seats[seat].name

    assert not game.rename(seat, name)
    assert (session, seat) == (game.session, game.viewer)
    assert game.rename(seat, f"{name} the second")
    assert f"{name} the second" == game.observation().seats[seat].name
