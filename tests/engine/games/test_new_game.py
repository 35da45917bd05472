"""What can be chosen for a new game: each choice can be dealt, and its rules are said."""

import pytest

from engine.games.registry import OFFERED, game_named, level_of, new_games
from engine.straights.sheets.rules import rules_of_another


@pytest.mark.parametrize("name", OFFERED)
def test_each_choice_can_be_dealt(name: str) -> None:
    offered, dealt = new_games(name), list[int]()
    for preset in offered.presets:
        for count in preset.seats:
            seats = [("Anna", ""), *((f"Ben{each}", offered.strategies[0]) for each in range(1, count))]
            setup = offered.setup_for(preset.key, seats, count % len(preset.lengths), 7)
            dealt.append(len(game_named(name).session(setup).players))
            assert rules_of_another(offered.rules_text(setup)).parts

    assert [count for preset in offered.presets for count in preset.seats] == dealt != []


def test_a_level_is_that_of_the_game_that_has_the_computer() -> None:
    assert [level_of("calculating"), level_of("blocker"), None] == [
        new_games("draw").level("calculating"),
        new_games("sevens").level("blocker"),
        level_of("nobody"),
    ]
