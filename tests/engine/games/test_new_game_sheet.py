"""The sheet for a new game as data: each choice leads to a game that can be dealt, or says why not."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.errors import NotationError, SetupError
from engine.games import STRAIGHTS
from engine.games.new_game import MOST_SEATS
from engine.games.new_game_sheet import KEEP, Chosen, new_game_sheet
from engine.games.registry import game_named, new_games, offered_presets
from engine.protocol.sheet import Note, Option, Sheet, SheetChoice
from engine.text.rendering import render
from engine.text.sentence import Sentence
from tests.support.sevens import ALL_RULES

NAMES = tuple(f"Anna{number}" for number in range(MOST_SEATS))
OWN = "sevens/4-any-pay-0-first-chips-1r"
PRESETS = [f"{name}/{preset.key}" for name, preset in offered_presets()]
OF_OWN_RULES = st.sampled_from(ALL_RULES).map(lambda rules: f"sevens/{rules}/lowest")


def choices_of(sheet: Sheet) -> list[SheetChoice]:
    return [part for part in sheet.parts if isinstance(part, SheetChoice)]


def options_of(text: str) -> list[Option]:
    """Those of the fields, without the tiles."""
    return [option for choice in choices_of(new_game_sheet(text))[1:] for option in choice.options]


@settings(max_examples=25)
@given(st.sampled_from(PRESETS) | OF_OWN_RULES)
def test_each_choice_leads_to_a_game_that_can_be_dealt_or_says_why_not(text: str) -> None:
    """The sheet of an option has it as the chosen one, and says its rules."""
    for choice in choices_of(new_game_sheet(text))[1:]:
        assert [choice.chosen] == [each.key for each in choice.options if each.key == choice.chosen]
    for option in options_of(text):
        if option.why_not is not None:
            with pytest.raises(SetupError):
                Chosen.of(option.key)
            continue
        chosen = Chosen.of(option.key)
        sheet = new_game_sheet(option.key)
        texts = [(each.key == part.chosen, each.text) for part in choices_of(sheet) for each in part.options]
        said = [
            part.text for part in sheet.parts if isinstance(part, Note) and isinstance(part.text, Sentence)
        ]
        setup = chosen.setup(NAMES)
        assert (True, option.text) in texts
        assert [" ".join(map(render, new_games(chosen.game).rules_text(setup)))] == [*map(render, said)]
        assert chosen.seats == len(game_named(chosen.game).session(setup).players)


@given(st.sampled_from(ALL_RULES), st.sampled_from(ALL_RULES))
def test_any_rules_can_be_chosen_from_any_others(start: object, goal: object) -> None:
    """Part after part, in the order of the sheet; what was chosen before stays."""
    text = f"sevens/{start}/lowest"
    wanted = str(goal).split("-")
    for place, value in enumerate(wanted[:-1]):
        keys = [option.key for option in options_of(text) if option.why_not is None]
        text = next(
            key for key in keys if key.split("/")[1].split("-")[: place + 1] == [*wanted[:place], value]
        )

    assert wanted[:-1] == str(Chosen.of(text).preset.key).split("-")[:-1]


def test_kept_rules_have_a_tile_and_unknown_ones_are_left_out() -> None:
    """Other rules of one's own are on the last tile, and so can be kept, too."""
    other = OWN.replace("4", "5", 1)
    kept = (OWN, "sevens/4-any", "whist/whist", "sevens/4-any-pay-0-first-cards-1r", "")
    sheets = [new_game_sheet(text, kept) for text in (STRAIGHTS, OWN, other)]
    tiles = [choices_of(sheet)[0] for sheet in sheets]

    assert [[*PRESETS[:2], PRESETS[3], OWN, PRESETS[2]]] * 2 == [
        [each.key for each in tile.options[1:]] for tile in tiles[:2]
    ]
    assert [STRAIGHTS, OWN, other] == [tile.chosen for tile in tiles]
    assert other == tiles[2].options[-1].key
    assert [[], ["Forget these rules"], ["Keep these rules"]] == [
        [render(each.text) for each in sheet.answers if each.name == KEEP] for sheet in sheets
    ]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "whist",
        "straights/straights",
        "draw/5-any-pay-0-first-chips-1r",
        "sevens/5-any-pay-0-first-chips",
        "sevens/5-any-discard-0-first-chips-1r",
        "sevens/fan_tan/expert",
        "sevens/fan_tan/lowest/2",
        "sevens/fan_tan/lowest/3/9",
        "sevens/fan_tan/lowest/3/0/0",
    ],
)
def test_what_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises((NotationError, SetupError)):
        new_game_sheet(text)
