"""What each strategy thinks that a card is worth."""

import pytest

from engine.straights.arena.match import play_sets
from engine.straights.arena.stats import MatchStats
from engine.straights.playouts.bits import DOWN, UP
from engine.straights.playouts.card_features import CardFeatures, features_at
from engine.straights.strategies.registry import strategy_named
from engine.straights.value_functions.values import Highest, Locker, Lowest, Uniform
from tests.support.arena import match_of
from tests.support.playing import cards
from tests.support.positions import seen

OWNERS = {"-": 0, "m": 1, "x": 2}
SEVEN = -1


def features(side: int, step: int, owners: str, reach: int | None = None) -> CardFeatures:
    """A card of a side: whose its six cards are from the seven on, "m" mine, "x" put down, "-" others'."""
    return features_at(side, step, tuple(OWNERS[each] for each in owners), reach)


@pytest.mark.parametrize(
    "side, step, rank", [(DOWN, 5, 1), (DOWN, 0, 6), (UP, 0, 8), (UP, 3, 11), (UP, 5, 13)]
)
def test_lowest_and_highest_go_by_the_rank_alone(side: int, step: int, rank: int) -> None:
    for owners in ("------", "mmmmmm", "xxxxxx"):
        card = features(side, step, owners)
        assert (-rank, rank) == (Lowest().play_value(card), Lowest().discard_value(card))
        assert (rank, -rank) == (Highest().play_value(card), Highest().discard_value(card))


def test_each_side_of_a_seven_counts_half_its_rank() -> None:
    """Both together stand between six and eight."""
    card = features(UP, SEVEN, "------")

    assert (-3.5, 3.5) == (Lowest().play_value(card), Highest().play_value(card))


@pytest.mark.parametrize("step", range(6))
def test_all_cards_are_equal_to_who_is_not_known(step: int) -> None:
    card = features(UP, step, "m-m-m-", 1)

    assert (0.0, 0.0) == (Uniform().play_value(card), Uniform().discard_value(card))


@pytest.mark.parametrize(
    "side, step, owners, expected",
    [
        pytest.param(DOWN, 0, "m-m-m-", 4 + 2, id="own points below"),
        pytest.param(DOWN, SEVEN, "m-m-m-", 6 + 4 + 2, id="own points below a seven"),
        pytest.param(DOWN, 0, "m-mxm-", 4, id="not those beyond an own discard"),
        pytest.param(UP, 0, "mm----", 9 - 11 - 12 - 13, id="less the pictures of others"),
        pytest.param(UP, 0, "m-m-m-", 10 + 12 - 11 - 13, id="own pictures count for it"),
        pytest.param(UP, 3, "---m--", -12 - 13, id="pictures behind a jack"),
        pytest.param(UP, 0, "m--x--", 0, id="no pictures beyond an own discard"),
    ],
)
def test_the_locker_plays_towards_its_own_cards(side: int, step: int, owners: str, expected: int) -> None:
    """And keeps the pictures of others back on the upper side."""
    assert expected == Locker().play_value(features(side, step, owners))


@pytest.mark.parametrize(
    "side, step, owners, reach, expected",
    [
        pytest.param(DOWN, 1, "-m-m--", 1, -5 - 3, id="its points and those of own cards behind it"),
        pytest.param(UP, 0, "m-----", 0, -8 + 11 + 12 + 13, id="an eight locks three pictures"),
        pytest.param(UP, 1, "-m-m--", 1, -9 - 11 + 12 + 13, id="a nine"),
        pytest.param(UP, 2, "--mx--", 1, -10, id="a ten that locks nothing"),
        pytest.param(UP, 3, "---m--", 1, -11, id="a jack is no lock"),
        pytest.param(UP, 3, "-x-m-m", 1, 0, id="a dead card costs nothing more"),
        pytest.param(DOWN, 5, "-----m", 1, -1, id="an ace"),
    ],
)
def test_the_locker_puts_down_what_locks_more_than_it_costs(
    side: int, step: int, owners: str, reach: int, expected: int
) -> None:
    """Eight, nine and ten, where the pictures of others lie behind them."""
    assert expected == Locker().discard_value(features(side, step, owners, reach))


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


@pytest.mark.usefixtures("no_coverage")
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
