"""The blocker: what it prefers in positions made by hand, and what that is worth in games."""

import pytest

from engine.straights.arena.match import play_sets
from engine.straights.arena.stats import MatchStats
from engine.straights.strategies.registry import strategy_named
from tests.support.arena import match_of
from tests.support.playing import cards
from tests.support.positions import seen

TO_JACK = "7S 7D 8D 9D TD"


@pytest.mark.parametrize(
    "hand, laid, discards, expected",
    [
        pytest.param("JD AC", f"{TO_JACK} 7C 6C 5C 4C 3C 2C", "", "AC", id="an ace that ends its row"),
        pytest.param("8C 9C QD KD", f"{TO_JACK} JD 7C", "TC", "QD", id="the dearer card within reach"),
        pytest.param("6D 5D 6C 5C 4C", "7S 7C 7D", "", "6C", id="two cards within reach before one"),
        pytest.param("6C 8C", "7S 7C", "", "6C", id="low cards for others before high ones"),
        pytest.param("7D 7H KH", "7S", "", "7H", id="the seven of an own card"),
        pytest.param("5C 8C", "7S 7C 6C", "9C", "8C", id="nothing for others beyond an own discard"),
        pytest.param("8C 9C JD KD", f"{TO_JACK} 7C", "QD JC", "8C", id="no way to a card that is dead"),
        pytest.param("9C KD", "7S 7C", "QD", "KD", id="a card that is dead anyway"),
        pytest.param("9D KD", "7S", "", "KD", id="not the card that its own king waits for"),
        pytest.param("TH TD", "7S 7H 8H 7D", "", "TD", id="the card that waits for more"),
        pytest.param("9H TD", "7S 7D 8D", "", "9H", id="the card whose seven is missing"),
        pytest.param("5C 9D", "7S 7C 7D", "", "5C", id="the cheaper card"),
    ],
)
def test_the_blocker_plays_or_puts_down(hand: str, laid: str, discards: str, expected: str) -> None:
    """It opens what brings its own cards within reach, and keeps back what helps others alone.

    It loses what cannot be laid, or not soon, and what costs little.
    """
    choice = strategy_named("blocker").choose(seen(hand, laid, discards))
    assert cards(expected) == (choice.card,)


def test_the_blocker_wins_most_games_against_three_of_the_assignment() -> None:
    """Forty deals, each played from all four seats: more than 55 %, where 25 % are fair."""
    match = match_of("blocker", "first-legal", "first-legal", "first-legal", whole_games=True)
    stats = MatchStats(match.strategies)
    for each in play_sets(match, 0, 40).sets:
        stats.add(each)

    blocker, *others = stats.summaries()
    assert 160 == stats.games
    assert blocker.win_share > 0.55
    assert all(other.points_per_round > 1.5 * blocker.points_per_round for other in others)
