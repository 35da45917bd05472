"""The players: they keep to the rules, repeat themselves for a seed, and play as they say."""

from itertools import islice

import pytest

from engine.errors import UnknownStrategy
from engine.poker.game.events import BetPlaced, CardsDrawn
from engine.poker.hands.card_names import cards_named
from engine.poker.hands.hand import Hand
from engine.poker.players import NAMES, player_named
from tests.support.poker.rounds_seen import begun, played
from tests.support.processes import run_python


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("count", [2, 5, 10])
def test_every_player_plays_whole_games_legally(name: str, count: int) -> None:
    others = (NAMES * 2)[: count - 1]
    table = begun((name, *others), seed=count)

    rounds = list(islice(table.rounds(), 40))

    assert rounds
    assert 0 == table.violations.count()


def test_a_name_that_nobody_has_is_refused() -> None:
    with pytest.raises(UnknownStrategy, match="random, tight, odds"):
        player_named("lucky", "Lucky")


def test_a_player_is_loaded_when_it_is_asked_for() -> None:
    """A console with simple players does not wait for the tables of odds."""
    program = (
        "import sys; from engine.poker.players import player_named; player_named('tight', 'Tight');"
        "print([name for name in sys.modules if name.startswith('engine.poker.players.')])"
    )
    result = run_python("-c", program)
    assert "['engine.poker.players.simple']" == result.stdout.strip()


@pytest.mark.parametrize(
    "cards,is_folding,bet",
    [("AC KD 9H 7S 2C", True, 0), ("2C 2D 9H 7S 3C", False, 0), ("2C 2D 3H 3S 7C", False, 9)],
)
def test_tight_folds_below_a_pair_and_bets_a_tenth_with_two(
    cards: str, *, is_folding: bool, bet: int
) -> None:
    tight, hand = player_named("tight", "Tight"), Hand(cards_named(cards))
    assert is_folding is tight.is_folding(hand, 2, 90.0)
    assert bet == tight.place_bet(hand, 2, 90.0)


def test_tight_pays_more_than_a_tenth_only_with_two_pair() -> None:
    from engine.poker.players.simple import TightPlayer

    pair, two_pair = (Hand(cards_named(f"2C 2D 9H {more}")) for more in ("7S 3C", "9S 3C"))
    matched = [
        TightPlayer("Tight").will_match(hand, 2, 90.0, bet) for hand in (pair, two_pair) for bet in (9.0, 9.5)
    ]
    assert [True, False, True, True] == matched


def test_random_does_everything_that_is_allowed() -> None:
    """None to four cards, bets of all sizes, folds: it is there to find what nobody thought of."""
    game = played(("random",) * 5, seed=2)
    assert set(range(5)) == {event.count for event in game if isinstance(event, CardsDrawn)}
    bets = [event.cents for event in game if isinstance(event, BetPlaced)]
    assert min(bets) < 100
    assert max(bets) > 1_000


@pytest.mark.parametrize(
    "cards,dropped",
    [
        ("9S 9H AC 5D 2C", {"AC", "5D", "2C"}),
        ("9S 9H AC AD 2C", {"2C"}),
        ("9S 9H 9C AD 2C", {"AD", "2C"}),
        ("9S KH AC 5D 2C", {"9S", "5D", "2C"}),
        ("9S TH JC QD KC", set()),
        ("9S 9H 9C 2D 2C", set()),
    ],
)
def test_tight_keeps_what_is_of_one_rank(cards: str, dropped: set[str]) -> None:
    hand = Hand(cards_named(cards))
    assert len(dropped) == player_named("tight", "Tight").discard_unwanted(hand)
    assert set(cards_named(" ".join(sorted(dropped)))) == set(hand.dropped)
