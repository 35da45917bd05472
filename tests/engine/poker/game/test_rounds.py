"""How rounds begin and end: antes, the first to act, the show-down, who is out, and the end of the game."""

import pytest

from engine.poker.game.events import Event, GameEnded, SeatEjected
from engine.poker.game.rules import ante_of
from engine.poker.game.state import GameState
from engine.poker.game.transitions import start
from tests.support.poker.dealing import NOTHING, PAIR, ROYAL, balances_of, dealt, done, next_round, setup_of


def folded(state: GameState) -> GameState:
    """Let everybody fold but the last."""
    return done(state, *("fold",) * (len(state.live) - 1))[0]


def test_11_who_cannot_pay_the_next_ante_is_ejected_and_keeps_the_rest() -> None:
    """11: with a cent less than the ante; the other, who has just that, stays."""
    state = dealt(ROYAL, PAIR, NOTHING, balances=(1000, 200, 199))
    state, _ = done(state, *("hold",) * 3, *("draw",) * 3)
    state, events = done(state, *("hold",) * 3)

    assert [SeatEjected(2, 99)] == [event for event in events if isinstance(event, SeatEjected)]
    assert ((0, 1), (1200, 100, 99)) == (state.players, balances_of(state))


@pytest.mark.parametrize(
    "rotate, expected", [(True, [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]), (False, [(0, 1, 2)] * 4)]
)
def test_6_who_acts_first_moves_on_by_one_seat_a_round(*, rotate: bool, expected: list[object]) -> None:
    """6: without rotation the same seat always does."""
    state = start(setup_of(3, rotate=rotate))
    orders = []
    for _ in range(4):
        state, started, *_ = next_round(state)
        orders.append(started.order)
        state = folded(state)

    assert expected == orders


def test_6_the_first_to_act_begins_every_phase() -> None:
    """6: and where it has folded, the next one does."""
    state, *_ = next_round(folded(next_round(start(setup_of(3)))[0]))
    assert (1, 2, 0) == state.queue
    state, _ = done(state, "fold", "hold", "hold")
    assert (2, 0) == state.queue
    state, _ = done(state, "draw", "draw")
    assert (2, 0) == state.queue


@pytest.mark.parametrize("max_rounds", [None, 1])
def test_15_the_game_ends_when_fewer_than_two_can_pay(max_rounds: int | None) -> None:
    """15: it was not stopped, where that was the last of its rounds, too."""
    state = dealt(ROYAL, PAIR, balances=(1000, 500), setup=setup_of(2, max_rounds=max_rounds))
    state, events = done(state, "bet 900", "match", "draw", "draw")

    assert GameEnded(1, (0,), (1500, 0), is_stopped=False) == events[-1]
    assert SeatEjected(1, 0) == events[-2]
    assert (True, (0,), False) == (state.is_over, state.winners, state.is_stopped)


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_15_the_game_stops_after_as_many_rounds_as_were_wanted(rounds: int) -> None:
    state = start(setup_of(3, max_rounds=rounds))
    events: tuple[Event, ...] = ()
    for _ in range(rounds):
        assert not state.is_over
        state, *_ = next_round(state)
        state, events = done(state, "fold", "fold")
    ended = events[-1]

    assert isinstance(ended, GameEnded)
    assert (True, rounds) == (ended.is_stopped, ended.rounds)
    most = max(ended.balances)
    assert [seat for seat, balance in enumerate(ended.balances) if balance == most] == list(ended.winners)


def test_15_the_ante_doubles_as_often_as_was_wanted() -> None:
    doubling, constant = setup_of(double_ante_every=3), setup_of()

    assert [100] * 3 + [200] * 3 + [400] == [ante_of(doubling, number) for number in range(1, 8)]
    assert {100} == {ante_of(constant, number) for number in range(1, 100)}
