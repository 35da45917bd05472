"""All players: they keep to the rules, repeat themselves for a seed, and are loaded by name."""

import subprocess
import sys
from itertools import islice

import pytest

from engine.errors import UnknownStrategy
from engine.poker.hands.card_names import cards_named
from engine.poker.hands.hand import Hand
from engine.poker.players import NAMES, player_named
from tests.support.poker.rounds_seen import begun, played


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("count", [2, 5, 10])
def test_every_player_plays_whole_games_legally(name: str, count: int) -> None:
    others = (NAMES * 2)[: count - 1]
    table = begun((name, *others), seed=count)

    rounds = list(islice(table.rounds(), 40))

    assert rounds
    assert 0 == table.violations.count()


@pytest.mark.usefixtures("no_coverage")
@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    assert played((name, "odds", "random"), seed=3) == played((name, "odds", "random"), seed=3)


@pytest.mark.parametrize("name", ["random", "bluff"])
def test_another_seed_plays_otherwise(name: str) -> None:
    one, other = (player_named(name, name, seed) for seed in (1, 2))
    hand = cards_named("2C 5D 7H 9S JC")
    answers = [[player.place_bet(Hand(hand), 2, 90.0) for _ in range(60)] for player in (one, other)]
    assert answers[0] != answers[1]


def test_a_name_that_nobody_has_is_refused() -> None:
    with pytest.raises(UnknownStrategy, match="hold, tight, odds"):
        player_named("lucky", "Lucky")


def test_a_player_is_loaded_when_it_is_asked_for() -> None:
    """A console with simple players does not wait for the tables of the others."""
    program = (
        "import sys; from engine.poker.players import player_named; player_named('tight', 'Tight');"
        "print([name for name in sys.modules if name.startswith('engine.poker.players.')])"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "engine.poker.players.tight" in result.stdout
    assert "odds" not in result.stdout
    assert "random" not in result.stdout
