"""The lines of the game, as the assignment has them."""

import pytest

from engine.poker.game.commands import Deal
from engine.poker.game.events import Event, GameEnded, StockRenewed
from engine.poker.game.transitions import apply
from engine.poker.play.transcript import action_line, end_lines, round_lines
from tests.support.poker.dealing import FLUSH, FULL, NOTHING, PAIR, ROYAL, dealt, done, setup_of, table_with

PLAYERS = ("Player1", "Player2", "Player3", "Player4")


def told(
    *actions: str, hands: tuple[str, ...] = (FLUSH, ROYAL, NOTHING), balances: tuple[int, ...] | None = None
) -> tuple[Event, ...]:
    """Play a round with chosen hands: all its events."""
    balances = balances or (1000,) * len(hands)
    _, opening = apply(table_with(balances, setup_of(len(hands))), Deal(1))
    _, events = done(dealt(*hands, balances=balances), *actions)
    return (*opening, *events)


def lines(events: tuple[Event, ...], *, is_verbose: bool = False) -> list[str]:
    return round_lines(events, PLAYERS, is_verbose=is_verbose)


def test_a_round_is_told_as_in_the_assignment() -> None:
    """The example of the assignment: every hand that is shown, and what the winner has won."""
    state = dealt("8H 7H 6H 5H 4H", "10D AD KD QD JD")
    _, opening = apply(table_with((1000, 1000)), Deal(1))
    _, events = done(state, "bet 900", "match", "draw", "draw")

    assert [
        "Round 1 --",
        "Player1 : {8H, 7H, 6H, 5H, 4H}",
        "Player2 : {AD, KD, QD, JD, 10D} WINS $20",
    ] == lines((*opening, *events))


RICH = (1000, 1000, 1000)
ALL_IN = ("bet 900", "match", "match", *("draw",) * 3)


@pytest.mark.parametrize(
    "hands, balances, actions, expected",
    [
        (
            (FLUSH, ROYAL, NOTHING),
            RICH,
            ("hold", "hold", "fold", "draw", "draw", "hold", "hold"),
            ("{KH, QH, 8H, 6H, 2H}", "{AD, KD, QD, JD, 10D} WINS $3", "folded"),
        ),
        ((FLUSH, ROYAL, NOTHING), RICH, ("bet 500", "fold", "fold"), ("WINS $3", "folded", "folded")),
        (
            (PAIR, ROYAL, FULL),
            (1000, 400, 700),
            ALL_IN,
            ("{7S, 7C, KS, 5C, 3C}", "{AD, KD, QD, JD, 10D} WINS $12", "{9S, 9H, 9C, 4S, 4H} WINS $6"),
        ),
    ],
    ids=["folded", "12: no show-down", "9: all pots are one sum, returned money is none"],
)
def test_each_player_has_a_line_with_what_was_shown_and_won(
    hands: tuple[str, ...], balances: tuple[int, ...], actions: tuple[str, ...], expected: tuple[str, ...]
) -> None:
    events = told(*actions, hands=hands, balances=balances)
    named = [f"{name} : {line}" for name, line in zip(PLAYERS, expected, strict=False)]

    assert ["Round 1 --", *named] == lines(events)


def test_11_an_ejected_player_has_no_line() -> None:
    state = table_with((1000, 50, 1000))
    state, opening = apply(state, Deal(1))
    _, events = done(state, "fold")

    assert ["Round 1 --", "Player1 : folded", "Player3 : WINS $2"] == lines((*opening, *events))


def test_verbose_tells_every_action_before_the_result() -> None:
    """Verbose: who bet, matched, folded, held and dropped, in the order in which it happened."""
    events = told("hold", "bet 250", "fold", "match", "draw KH 2H", "draw", "hold", "hold")

    assert [
        "Round 1 --",
        "Player1 held",
        "Player2 bet $2.50",
        "Player3 folded",
        "Player1 matched $2.50",
        "Player1 dropped 2",
        "Player2 dropped 0",
        "Player1 held",
        "Player2 held",
    ] == lines(events, is_verbose=True)[:9]


def test_verbose_tells_who_is_all_in_what_went_back_and_who_is_out() -> None:
    """9, 11: what a reader needs to see why so much was won, and who comes no more."""
    hands, balances = (PAIR, ROYAL, FULL, FLUSH), (1000, 400, 700, 100)
    events = told("bet 900", "match", "match", *("draw",) * 4, hands=hands, balances=balances)

    said = lines(events, is_verbose=True)
    assert [
        "Round 1 --",
        "Player4 is all-in with the ante",
        "Player1 bet $9, all-in",
        "Player2 matched $3, all-in",
        "Player3 matched $6, all-in",
    ] == said[:5]
    assert ["Player1 got back $3", "Player2 won $9 of side pot 1", "Player3 won $6 of side pot 2"] == said[
        9:12
    ]
    assert ["Player4 is out with $0"] == said[-1:]


def test_14_a_new_stock_is_told() -> None:
    """14: so that a reader sees why a card comes again."""
    assert "9 cards were shuffled into a new stock" == action_line(StockRenewed(9), PLAYERS)


@pytest.mark.parametrize(
    "ended, expected",
    [
        (GameEnded(9, (1,), (0, 200_000), is_stopped=False), ["Winner is Player2 ($2000)"]),
        (
            GameEnded(1, (0,), (150, 50), is_stopped=True),
            ["Stopped after 1 round", "Winner is Player1 ($1.50)"],
        ),
        (
            GameEnded(10_000, (0, 2, 3), (5, 0, 5, 5), is_stopped=True),
            ["Stopped after 10000 rounds", "Winners are Player1, Player3 and Player4 ($0.05 each)"],
        ),
        (GameEnded(2, (0, 1), (100, 100), is_stopped=False), ["Winners are Player1 and Player2 ($1 each)"]),
    ],
)
def test_15_the_end_says_who_has_won_and_whether_it_was_stopped(
    ended: GameEnded, expected: list[str]
) -> None:
    assert expected == end_lines(ended, PLAYERS)
