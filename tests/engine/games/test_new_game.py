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
            one, other = (offered.dealt_from(setup, digits * 64) for digits in "0f")
            assert setup != one != other
            assert one == offered.dealt_from(other, "0" * 64)
            assert ("", "0" * 64) == (offered.key_of(setup), offered.key_of(one))

    assert [count for preset in offered.presets for count in preset.seats] == dealt != []


def test_a_game_hints_on_a_turn_if_it_has_hints() -> None:
    seats, said = [("Anna", ""), ("Ben", ""), ("Clara", "")], list[bool]()
    for name in OFFERED:
        offered, game = new_games(name), game_named(name)
        session = game.session(offered.setup_for(offered.presets[0].key, seats, 0, 7))
        said.append(bool(game.hint(session.observe(session.turn))))

    assert [new_games(name).has_hints for name in OFFERED] == said
    assert () == game_named("straights").hint(None)  # which has hints of its own


def test_a_level_is_that_of_the_game_that_has_the_computer() -> None:
    assert [level_of("calculating"), level_of("blocker"), None] == [
        new_games("draw").level("calculating"),
        new_games("sevens").level("blocker"),
        level_of("nobody"),
    ]
