"""The rules of a game in a few words, and the names of deals."""

import pytest

from engine.straights.setup import DUPLICATE_MATCH, ONE_ROUND, Variant
from engine.straights.text.rendering import render
from engine.straights.text.variants import (
    game_end,
    game_length,
    game_progress,
    race_title,
    seal_name,
    seed_name,
    short_round_text,
    variant_terms,
)


@pytest.mark.parametrize(
    "limit, short, end",
    [
        (0, "one round", "The game ends after one round."),
        (1, "1 point", "The game ends once someone reaches 1 point."),
        (80, "80 points", "The game ends once someone reaches 80 points."),
    ],
)
def test_the_length_of_a_game_is_told(limit: int, short: str, end: str) -> None:
    assert (short, end) == (render(game_length(Variant(limit))), render(game_end(Variant(limit))))
    assert short == render(variant_terms(Variant(score_limit=limit)))
    same = Variant(score_limit=limit, reseed_each_round=True)
    assert f"{short}, the same deal each round" == render(variant_terms(same))


def test_a_deal_is_named_by_its_seed_or_the_beginning_of_its_seal() -> None:
    assert "Number 12345" == render(seed_name(12345))
    assert "Seal abcdef01…" == render(seal_name("abcdef0123456789"))


@pytest.mark.parametrize(
    "variant, progress, short, race",
    [
        (Variant(ONE_ROUND), "Game of one round", "Game of one round", "One round"),
        (Variant(80), "Round 3 · game to 80", "Round {number} · to 80", "Race to 80"),
        (Variant(1000), "Round 3 · game to 1,000", "Round {number} · to 1,000", "Race to 1,000"),
        (DUPLICATE_MATCH, "Round 3 of 16", "Round {number} of 16", "Match of 16 rounds"),
    ],
)
def test_the_running_round_is_told_with_the_end_of_the_game(
    variant: Variant, progress: str, short: str, race: str
) -> None:
    """The number is left open in a text that is sent once a game."""
    texts = (game_progress(3, variant), short_round_text(variant), race_title(variant))

    assert (progress, short, race) == tuple(map(render, texts))
