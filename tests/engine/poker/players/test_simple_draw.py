"""The simple draw keeps cards of equal rank."""

import pytest

from engine.poker.hands.card_names import cards_named
from engine.poker.hands.hand import Hand
from engine.poker.players import player_named


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
def test_plain_players_keep_what_is_of_one_rank(cards: str, dropped: set[str]) -> None:
    hand = Hand(cards_named(cards))
    assert len(dropped) == player_named("hold", "Hold").discard_unwanted(hand)
    assert set(cards_named(" ".join(sorted(dropped)))) == set(hand.dropped)
