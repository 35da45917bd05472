"""The rules of a game in a few words, and the names of deals."""

import pytest

from engine.straights.setup import ONE_ROUND, Variant
from engine.straights.text.rendering import render
from engine.straights.text.variants import (
    game_end,
    game_length,
    game_progress,
    seal_name,
    seed_name,
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
    """And that each round has the same deal, where that is so."""
    assert (short, end) == (render(game_length(Variant(limit))), render(game_end(Variant(limit))))
    assert short == render(variant_terms(Variant(score_limit=limit)))
    same = Variant(score_limit=limit, reseed_each_round=True)
    assert f"{short}, the same deal each round" == render(variant_terms(same))


def test_a_deal_is_named_by_its_seed_or_the_beginning_of_its_seal() -> None:
    assert "Seed 12345" == render(seed_name(12345))
    assert "Seal abcdef01…" == render(seal_name("abcdef0123456789"))


def test_the_running_round_is_told_with_the_end_of_the_game() -> None:
    assert "Game of one round" == render(game_progress(1, Variant(ONE_ROUND)))
    assert "Round 3 · game to 80" == render(game_progress(3, Variant(80)))
