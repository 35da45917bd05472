"""Starting hands are classified, and their final hands counted."""

import pytest

from engine.poker.hands.card_names import cards_named
from engine.poker.hands.ranking import code_of
from engine.poker.players.final_hands import PAT, STARTING_HANDS, final_hand_counts, starting_hand


def test_final_hands_are_counted_by_how_they_began() -> None:
    """Every deal once; what is pat stays; a pair ends as a pair or better."""
    counts = final_hand_counts()
    assert len(STARTING_HANDS) == len(counts)
    assert 60_000 == sum(map(sum, counts))
    assert not any(counts[PAT][:5853])
    pairs = [sum(counts[start][:1277]) for start in (2, 3, 4)]
    assert [0, 0, 0] == pairs
    assert pytest.approx(0.4226, abs=0.01) == sum(map(sum, counts[2:5])) / 60_000


@pytest.mark.parametrize(
    "text,start,kept",
    [
        ("AC KD 9H 7S 2C", 0, "KD AC"),
        ("2C KC 9C 7S AC", 1, "2C KC 9C AC"),
        ("8C 8D 9H 7S 2C", 2, "8C 8D"),
        ("JC JD 9H 7S 2C", 3, "JC JD"),
        ("AC AD 9H 7S 2C", 4, "AC AD"),
        ("AC AD 9H 9S 2C", 5, "AC AD 9H 9S"),
        ("AC AD AH 9S 2C", 6, "AC AD AH"),
        ("AC AD AH 9S 9C", 7, "AC AD AH 9S 9C"),
    ],
)
def test_starting_hands_are_classified_by_what_is_kept(text: str, start: int, kept: str) -> None:
    """Eight kinds of five cards, each drawn to in the plain way."""
    found, codes = starting_hand([code_of(card) for card in cards_named(text)])
    assert start == found
    assert {code_of(card) for card in cards_named(kept)} == set(codes)
