"""The player `tight`."""

import pytest

from engine.poker.hands.card_names import cards_named
from engine.poker.hands.hand import Hand
from engine.poker.players import player_named


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
    from engine.poker.players.tight import TightPlayer

    pair, two_pair = (Hand(cards_named(f"2C 2D 9H {more}")) for more in ("7S 3C", "9S 3C"))
    matched = [
        TightPlayer("Tight").will_match(hand, 2, 90.0, bet) for hand in (pair, two_pair) for bet in (9.0, 9.5)
    ]
    assert [True, False, True, True] == matched
