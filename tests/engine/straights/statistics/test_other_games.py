"""Which games other than Straights count in the statistics."""

import pytest

from engine.games.registry import game_named, new_games
from engine.straights.statistics.other_games import new_record


@pytest.mark.parametrize(
    "game, preset, kind",
    [
        ("sevens", "fan_tan", "fan_tan"),
        ("sevens", "sevens", "sevens"),
        ("sevens", "5-spades-pay-0-all-chips-1r", None),
        ("draw", "draw", "draw"),
    ],
)
def test_games_with_own_rules_do_not_count(game: str, preset: str, kind: str | None) -> None:
    """Their figures would not compare; a record without a kind would be one of Straights."""
    offered, rules = new_games(game), game_named(game)
    people = [("Anna", ""), *((name, offered.strategies[0]) for name in ("B", "C", "D", "E"))]
    setup = offered.dealt_from(offered.setup_for(preset, people, 0, 0), "ab" * 16)

    record = new_record(rules, rules.session(setup))

    assert kind == (record.kind if record else None)
