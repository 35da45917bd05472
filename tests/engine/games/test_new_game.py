"""What can be chosen for a new game: each choice can be dealt, and its rules are said."""

from engine.games.registry import OFFERED, game_named, level_of, new_games
from engine.straights.sheets.rules import rules_of_another


def test_each_choice_can_be_dealt() -> None:
    dealt = []
    for name in OFFERED:
        offered = new_games(name)
        for preset in offered.presets:
            for count in preset.seats:
                seats = [("Anna", ""), *((f"Ben{each}", offered.strategies[0]) for each in range(1, count))]
                setup = offered.setup_for(preset.key, seats, count % len(preset.lengths), 7)
                dealt.append(len(game_named(name).session(setup).players))
                assert rules_of_another(offered.rules_text(setup)).parts

    assert [*range(3, 9)] * 2 + [*range(2, 11)] == dealt


def test_a_level_is_that_of_the_game_that_has_the_computer() -> None:
    assert [level_of("odds"), level_of("blocker"), None] == [
        new_games("draw").level("odds"),
        new_games("sevens").level("blocker"),
        level_of("nobody"),
    ]
