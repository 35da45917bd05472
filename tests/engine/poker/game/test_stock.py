"""The draw: none to four cards each, and a stock that never fails."""

import pytest

from engine.poker.game.commands import Draw
from engine.poker.game.events import CardsDrawn, StockRenewed
from engine.poker.game.state import GameState
from engine.poker.game.transitions import apply
from engine.poker.hands.card_names import cards_named
from tests.support.poker.dealing import PAIR, ROYAL, dealt, done, next_round, setup_of, table_with, turn_of


def drawing(seats: int, seed: int = 1, *actions: str) -> GameState:
    """Deal to this many seats; after these actions, all seats hold until the draw."""
    state, *_ = next_round(table_with((1000,) * seats, setup_of(seats, seed=seed)))
    state, _ = done(state, *actions)
    return done(state, *("hold",) * len(state.queue))[0]


def drop(state: GameState, count: int) -> tuple[GameState, list[CardsDrawn], list[StockRenewed]]:
    seat = turn_of(state)
    state, events = apply(state, Draw(seat, state.seats[seat].hand[:count]))
    drawn = [event for event in events if isinstance(event, CardsDrawn)]
    return state, drawn, [event for event in events if isinstance(event, StockRenewed)]


@pytest.mark.parametrize("count", range(5))
def test_13_none_to_four_cards_are_exchanged(count: int) -> None:
    """13: as many come from the top of the stock as go, and the others stay in their order."""
    state, _ = done(dealt(PAIR, ROYAL, stock="2C 3D 4C 5D"), "hold", "hold")
    hand, new = cards_named(PAIR), cards_named("2C 3D 4C 5D")
    state, (drawn,), renewed = drop(state, count)

    assert CardsDrawn(0, count, hand[:count], new[:count]) == drawn
    assert (*hand[count:], *new[:count]) == state.seats[0].hand
    assert (hand[:count], []) == (state.cards.muck, renewed)


def test_14_earlier_discards_and_folded_hands_make_the_new_stock() -> None:
    """14: what lies face down is shuffled; the last cards of the old stock are drawn before."""
    state = drawing(9, 1, "fold")  # 7 cards left, 5 folded
    state, *_ = drop(state, 4)
    old, lying = state.cards.stock, set(state.cards.muck)
    assert (3, 9) == (len(old), len(lying))

    state, (drawn,), renewed = drop(state, 4)

    assert [StockRenewed(9)] == renewed
    assert drawn.drawn is not None
    assert old == drawn.drawn[:3]
    assert drawn.drawn[3] in lying
    assert lying - {drawn.drawn[3]} == set(state.cards.stock)
    assert drawn.dropped == state.cards.muck


def test_14_own_discards_are_used_only_when_all_others_are_too_few() -> None:
    state = drawing(10)  # 2 cards left, nobody folded: the first to drop four gets two of its own
    own = set(state.seats[0].hand[:4])
    old = state.cards.stock
    state, (drawn,), renewed = drop(state, 4)

    assert [StockRenewed(4)] == renewed
    assert drawn.drawn is not None
    assert old == drawn.drawn[:2]
    assert set(drawn.drawn[2:]) <= own
    assert own - set(drawn.drawn) == set(state.cards.stock)
    assert () == state.cards.muck
