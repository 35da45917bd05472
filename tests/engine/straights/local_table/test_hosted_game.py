"""The game at a table: what is taken back and done again, whose hand is shown, and whose seat is free."""

from collections.abc import Callable

import pytest

from engine.straights.commands import Action, Command, RageQuit, SetStrategy, ShowDeck, TakeSeat
from engine.straights.local_table.hosted_game import HostedGame
from engine.straights.player import Computer, Human, Player
from engine.straights.setup import FIRST_LEGAL
from tests.support.playing import COMPUTERS, HUMANS, first_legal, session_with

ONE: tuple[Player, ...] = (Human(), *[Computer(FIRST_LEGAL)] * 3)


def played(players: tuple[Player, ...], until: Callable[[HostedGame], object], seed: int = 1) -> HostedGame:
    game = HostedGame(session_with(players, seed=seed))
    while not until(game):
        game.submit(first_legal(game.session))
    return game


def undo(game: HostedGame) -> range | None:
    return game.undo(lambda seen: seen.number)


def moves_of(game: HostedGame, seat: int) -> list[Action]:
    return [action for action in game.session.actions if action.seat == seat]


@pytest.mark.parametrize(
    "command, can_redo",
    [
        (lambda game: ShowDeck(game.turn), True),
        (lambda game: first_legal(game.session), False),
        (lambda _game: TakeSeat(1), False),
        (lambda _game: SetStrategy(1, "blocker"), False),
        (lambda _game: RageQuit(0), False),
    ],
)
def test_what_was_taken_back_is_lost_by_anything_but_a_question(
    command: Callable[[HostedGame], Command], *, can_redo: bool
) -> None:
    game = played(ONE, lambda game: len(moves_of(game, 0)) == 1)
    before = game.session.actions
    undo(game)
    game.submit(command(game))

    assert (can_redo, can_redo) == (game.can_redo(), game.redo())
    assert before == game.session.actions or not can_redo


def test_moves_come_back_one_by_one_whatever_the_names() -> None:
    game = played(ONE, lambda game: len(moves_of(game, 0)) == 4)
    reached = [game.session.actions]
    for _ in range(3):
        assert undo(game) is not None
        reached.append(game.session.actions)

    assert (True, False) == (game.rename(1, "Zoë"), game.rename(1, "Zoë"))
    for actions in reached[-2::-1]:
        assert game.redo()
        assert actions == game.session.actions
    assert not game.can_redo()
    assert "Zoë" == game.observation().seats[1].name


@pytest.mark.parametrize("looks", [False, True])
def test_who_looked_into_a_hand_has_seen_it(*, looks: bool) -> None:
    game = played(ONE, lambda game: game.turn == 0)
    game.submit(TakeSeat(1) if looks else first_legal(game.session))
    game.viewer = 1 if looks else 0

    assert undo(game) == (range(1, 2) if looks else range(0))


def test_an_undo_over_the_end_of_a_round_makes_both_rounds_practice() -> None:
    found = set()
    for seed in (*range(1, 9), 13):
        game = played(ONE, lambda game: game.session.state.number == 2 and game.turn == 0, seed)
        was_last = game.session.actions[-1].seat == 0
        found.add((was_last, undo(game), game.session.state.number))

    assert {(False, range(1, 3), 1), (True, range(1, 3), 1)} == found


def test_with_several_people_no_hand_is_shown_before_somebody_says_it() -> None:
    game = HostedGame(session_with(HUMANS))
    shown, leader = [game.viewer], game.turn or 0
    game.viewer = leader
    game.rename(3, "Zoë")
    shown.append(game.viewer)
    game.submit(first_legal(game.session))
    game.rename(3, "Chloé")
    shown.append(game.viewer)
    undo(game)

    assert [None, leader, None, None] == [*shown, game.viewer]
    assert leader == game.turn


def test_seats_are_taken_back_in_the_order_in_which_they_were_left() -> None:
    """The last one first; whoever has just taken a seat is at the screen."""
    game = HostedGame(session_with(HUMANS))
    found = []
    for command in (RageQuit(0), RageQuit(1), TakeSeat(1), RageQuit(1), RageQuit(2), RageQuit(3)):
        game.submit(command)
        game.submit(first_legal(game.session))
        found.append((game.left_seat, [seat for seat in range(4) if game.is_at_screen(seat)]))
    over = played(COMPUTERS, lambda game: game.turn is None)

    assert [(0, []), (1, []), (0, [1]), (1, []), (2, []), (3, [])] == found
    assert (3, 0, None) == (
        HostedGame(game.session).viewer,
        HostedGame(session_with(COMPUTERS)).left_seat,
        over.left_seat,
    )
