"""The game at a table: what leaves it as it was."""

from collections.abc import Callable

import pytest

from engine.straights.commands import Command, RageQuit, SetStrategy, ShowDeck, TakeSeat
from engine.straights.local_table.hosted_game import HostedGame
from engine.straights.player import Computer, Human
from engine.straights.setup import FIRST_LEGAL, SEATS
from tests.support.playing import COMPUTERS, HUMANS, first_legal, session_with


def test_a_question_leaves_what_was_taken_back() -> None:
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


@pytest.mark.parametrize(
    "exchange",
    [
        lambda _human, computer: TakeSeat(computer),
        lambda _human, computer: SetStrategy(computer, "blocker"),
        lambda human, _computer: RageQuit(human),
    ],
)
def test_an_exchange_of_a_seat_leaves_nothing_to_do_again(
    exchange: Callable[[int, int], Command],
) -> None:
    leader = session_with().turn
    assert leader is not None
    human, computer = (leader + 1) % SEATS, (leader + 2) % SEATS
    players = tuple(Computer(FIRST_LEGAL) if seat == computer else Human() for seat in range(SEATS))
    game = HostedGame(session_with(players))
    game.show_hand(leader)
    game.submit(first_legal(game.session))
    game.undo()
    assert game.can_redo()

    game.submit(exchange(human, computer))

    assert not game.can_redo()
    assert not game.redo()


def test_the_same_name_changes_nothing() -> None:
    game = HostedGame(session_with(HUMANS))
    session, seat = game.session, 1 if game.turn != 1 else 2
    game.show_hand(seat)
    name = session.setup.seats[seat].name

    assert not game.rename(seat, name)
    assert (session, seat) == (game.session, game.viewer)
    assert game.rename(seat, f"{name} the second")
    assert f"{name} the second" == game.observation().seats[seat].name


def test_who_has_just_taken_a_seat_is_at_the_screen() -> None:
    """Nobody else is, nor anybody after the next exchange; moves change nothing of it."""
    game = HostedGame(session_with(COMPUTERS))
    found = []
    for command in (TakeSeat(1), first_legal(game.session), TakeSeat(2), RageQuit(2, FIRST_LEGAL)):
        game.submit(command)
        found.append([seat for seat in range(4) if game.is_at_screen(seat)])

    assert [[1], [1], [2], []] == found


@pytest.mark.parametrize("looks", [False, True])
def test_who_looked_into_a_hand_and_takes_that_back_has_seen_it(looks: bool) -> None:  # noqa: FBT001  # a case
    """The round is practice from then on; taking back a move of one's own that nobody followed is none."""
    game = HostedGame(session_with((Human(), *[Computer(FIRST_LEGAL)] * 3)))
    while game.turn != 0:
        game.submit(first_legal(game.session))
    game.show_hand(0)
    game.submit(TakeSeat(1) if looks else first_legal(game.session))
    if looks:
        game.show_hand(1)
    seen = game.undo()
    assert seen == (range(1, 2) if looks else range(0))


def test_moves_that_were_taken_back_one_by_one_come_back_one_by_one() -> None:
    """The last one taken back first, each with the computers' moves behind it; a new name changes no move."""
    game = HostedGame(session_with((Human(), *[Computer(FIRST_LEGAL)] * 3)))
    while len([action for action in game.session.actions if action.seat == 0]) < 4:
        game.submit(first_legal(game.session))
    reached = [game.session.actions]
    for _ in range(3):
        assert game.undo() is not None
        reached.append(game.session.actions)
    assert len({len(actions) for actions in reached}) == len(reached)

    assert game.rename(1, "Zoë")
    for actions in reached[-2::-1]:
        assert game.can_redo()
        assert game.redo()
        assert actions == game.session.actions
    assert not game.can_redo()
    assert "Zoë" == game.observation().seats[1].name


def test_who_takes_back_a_move_over_the_end_of_a_round_has_seen_the_cards_of_the_next() -> None:
    found = []
    for seed in (*range(1, 9), 13):
        game = HostedGame(session_with((Human(), *[Computer(FIRST_LEGAL)] * 3), seed=seed))
        while game.session.state.number < 2 or game.turn != 0:
            game.submit(first_legal(game.session))
        after = (
            len(game.session.actions)
            - 1
            - max(number for number, action in enumerate(game.session.actions) if action.seat == 0)
        )
        found.append((after > 0, game.undo(), game.session.state.number))

    assert {(True, range(1, 3), 1)} == {each for each in found if each[0]}
    assert {(False, range(0), 1)} == {each for each in found if not each[0]}


def test_whose_hand_is_shown_when_nobody_has_said_it() -> None:
    game = HostedGame(session_with(HUMANS))
    leader = game.turn
    assert leader is not None
    game.show_hand(leader)
    game.rename((leader + 1) % SEATS, "Zoë")
    assert leader == game.viewer
    game.submit(first_legal(game.session))
    game.rename((leader + 1) % SEATS, "Chloé")
    assert game.viewer is None

    for seat in (2, 0, 3, 1):
        game.submit(RageQuit(seat, FIRST_LEGAL))
    assert 1 == HostedGame(game.session).viewer


def test_the_seat_that_was_left_last_is_taken_back_first() -> None:
    game = HostedGame(session_with(HUMANS))
    found = [HostedGame(session_with(COMPUTERS)).left_seat, game.left_seat]
    leave = (RageQuit(0, FIRST_LEGAL), RageQuit(1, FIRST_LEGAL))
    for command in (*leave, TakeSeat(1), leave[1]):
        game.submit(command)
        game.submit(first_legal(game.session))
        found.append(game.left_seat)
    while game.turn is not None:
        game.submit(first_legal(game.session))

    assert [0, None, 0, 1, 0, 1, None] == [*found, game.left_seat]
