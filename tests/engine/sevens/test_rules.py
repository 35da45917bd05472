"""The rules as data: their text, what goes together, and what is said of them."""

from dataclasses import replace

import pytest

from engine.errors import NotationError, SetupError
from engine.games.event_texts import event_text
from engine.games.new_game import Preset
from engine.sevens import game, text
from engine.sevens.rules import FAN_TAN, SEVENS, End, NothingFits, Points, rules_of
from engine.text.rendering import render
from tests.support.sevens import ALL_RULES, NAMES

_DISCARD = NothingFits.DISCARD


def test_rules_are_read_again_from_their_text() -> None:
    assert ALL_RULES == [rules_of(str(rules)) for rules in ALL_RULES]
    assert "5-any-pay-0-first-chips-5r" == str(FAN_TAN)


@pytest.mark.parametrize(
    "text, error",
    [
        (None, NotationError),
        ("", NotationError),
        ("5-any-pay-0-first-chips", NotationError),
        ("5-any-pay-0-first-chips-5", NotationError),
        ("5-any-pay-0-first-chips-r", NotationError),
        ("5-any-pay-x-first-chips-5r", NotationError),
        ("5-all-pay-0-first-chips-5r", NotationError),
        ("5-any-pay-0-first-chips-00005r", NotationError),
        ("5-any-pay-0-first-chips-٣r", NotationError),
        ("2-any-pay-0-first-chips-5r", SetupError),
        ("9-any-pay-0-first-chips-5r", SetupError),
        ("5-any-pay-0-first-chips-100r", SetupError),
        ("5-any-pay-0-first-chips-5p", SetupError),
        ("5-any-pass-0-first-cards-0p", SetupError),
        ("5-any-pass-0-first-cards-1001p", SetupError),
    ],
)
def test_a_damaged_text_or_a_number_beyond_its_limit_is_no_rules(
    text: object, error: type[Exception]
) -> None:
    with pytest.raises(error):
        rules_of(text)


@pytest.mark.parametrize(
    "changes",
    [
        {"nothing_fits": _DISCARD, "passes": 1},
        {"nothing_fits": _DISCARD},
        {"nothing_fits": _DISCARD, "end": End.ALL_OUT},
        {"end": End.ALL_OUT},
        {"points": Points.DISCARDS},
        {"nothing_fits": NothingFits.PAY},
    ],
)
def test_what_does_not_go_together_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(SetupError, match="does not go with"):
        replace(SEVENS, **changes)  # type: ignore[arg-type]  # parts by name


@pytest.mark.parametrize(
    "agreed, said",
    [
        (
            str(FAN_TAN),
            (
                "5 players.|The player after the dealer starts, with any seven."
                "|Each suit is built from its seven, up to the king and down to the ace."
                "|If a card fits, play it; you may choose which."
                "|Each player has 20 chips, and pays one to the pool at each deal."
                "|Players who get a card fewer pay another chip."
                "|A player with nothing to play passes and pays a chip to the pool."
                "|The first player out of cards takes the pool, and a chip for each card the others hold."
                "|Length: 5 rounds.|The most chips win."
            ),
        ),
        (
            "3-diamonds-pass-2-first-cards-30p",
            (
                "3 players.|The seven of diamonds starts."
                "|Each suit is built from its seven, up to the king and down to the ace."
                "|A player with nothing to play passes."
                "|Each player may pass 2 times a round even if a card fits."
                "|The round ends when a player runs out of cards. The others get a point for each card left."
                "|Length: until a player has 30 points.|The lowest score wins."
            ),
        ),
    ],
)
def test_the_rules_are_said_in_sentences(agreed: str, said: str) -> None:
    assert said == "|".join(map(render, text.rules_text(rules_of(agreed))))


def test_the_log_tells_of_the_chips_that_are_paid_at_a_deal() -> None:
    people = [(name, "locker") for name in NAMES[:5]]
    _, (dealt,) = game.start(game.setup_for("fan_tan", people, 0, 7))

    said = [*map(render, event_text(game.event_texts, game.happening(dealt).told, NAMES).log)]
    assert ["Everyone pays a chip to the pool.", "Players who get a card fewer pay another chip."] == said[
        -2:
    ]


def test_every_rule_has_its_sentences() -> None:
    said = {tuple(map(render, text.rules_text(rules))) for rules in ALL_RULES}

    assert len(ALL_RULES) == len(said)


@pytest.mark.parametrize("preset", game.presets, ids=lambda preset: preset.key)
def test_a_new_game_is_of_the_kind_and_the_length_that_were_chosen(preset: Preset) -> None:
    people = [("You", ""), *((name, "locker") for name in NAMES[1:8])]
    lengths = []
    for number, length in enumerate(preset.lengths):
        setup = game.setup_for(preset.key, people, number, 7)
        lengths.append(f"Length: {render(length)}.")
        assert lengths[-1] == [*map(render, game.rules_text(setup))][-2]
        assert ["", *["locker"] * 7] == [*game.players(game.start(setup)[0])]
    assert (len(set(lengths)), preset.proposed in preset.seats) == (len(lengths), True)
    with pytest.raises(NotationError):
        game.setup_for("whist", people, 0, 7)
