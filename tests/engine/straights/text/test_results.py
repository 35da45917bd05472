"""What is said with a result: facts, ratings, and by which rules the game is played."""

import pytest

from engine.straights.round_summary import Fact, FactKind
from engine.straights.setup import DUPLICATE_MATCH, ONE_ROUND, Variant
from engine.straights.statistics.figures import RatedRound
from engine.straights.statistics.rating import rating_of
from engine.straights.strategies.registry import STRATEGIES
from engine.straights.text.descriptions import description
from engine.straights.text.levels import level
from engine.straights.text.ratings import given_away, levels, rating_sentence, strength_sentence
from engine.straights.text.results import highlight, standing
from engine.straights.text.variants import (
    game_end,
    game_length,
    game_progress,
    seal_name,
    seed_name,
    short_round_text,
    variant_terms,
)
from engine.text.rendering import render

NAMES = ("Anna", "Ben", "A name as long as names may be", "{points}")


@pytest.mark.parametrize(
    "kind, seats, expected",
    [
        (FactKind.CLEAN_ROUND, (1,), "A clean round for Ben!"),
        (FactKind.CLEAN_ROUND, (0, 1), "A clean round for Anna and Ben!"),
        (FactKind.NEW_LEADER, (0,), "Anna takes the lead."),
        (FactKind.BIG_JUMP, (1,), "Ben jumps from 12 to 47."),
        (FactKind.WORST_ROUND, (3,), "The worst round so far: 35 points for {points}."),
        (FactKind.NEAR_LIMIT, (1,), "Ben is 35 points from the limit."),
        (FactKind.LEADER, (0,), "Anna leads with 35 points."),
        (FactKind.LEADER, (0, 1), "Anna and Ben share the lead."),
        (FactKind.PERFECT_GAME, (0,), "A perfect game!"),
        (FactKind.TURNED_GAME, (0,), "Decided in the last round."),
        (FactKind.CLOSE_GAME, (0,), "A close game: 35 points ahead."),
        (FactKind.CLEAR_GAME, (0,), "A clear win: 35 points ahead."),
    ],
)
def test_a_fact_is_told_of_whom_it_is_about(kind: FactKind, seats: tuple[int, ...], expected: str) -> None:
    assert expected == render(highlight(Fact(kind, seats, before=12, after=47, points=35), NAMES))


@pytest.mark.parametrize(
    "scores, seat, state, expected",
    [
        ((30, 41, 52, 63), 0, "running", "You lead by 11 points."),
        ((30, 29, 52, 63), 0, "running", "You are second, 1 point behind Ben."),
        ((30, 29, 29, 63), 0, "running", "You are third, 1 point behind Ben and Clara."),
        ((70, 29, 30, 63), 0, "running", "You are fourth, 41 points behind Ben."),
        ((30, 30, 52, 63), 0, "running", "You share the lead."),
        ((30, 41, 52, 63), None, "running", "Anna leads with 30 points."),
        ((30, 30, 52, 63), None, "running", "Anna and Ben share the lead."),
        ((30, 41, 52, 83), 0, "over", "You win, 11 points ahead!"),
        ((30, 41, 52, 83), 1, "over", "Anna wins with 30 points!"),
        ((30, 30, 52, 83), 0, "over", "Tie at 30 points: Anna and Ben win!"),
    ],
)
def test_a_result_says_where_the_player_stands(
    scores: tuple[int, ...], seat: int | None, state: str, expected: str
) -> None:
    names = ("Anna", "Ben", "Clara", "Diego")

    assert expected == render(standing(names, scores, seat, is_over=state == "over"))


@pytest.mark.parametrize(
    "prices, range_, level",
    [
        ((2.5, 3.5), "2.8 to 3.2", "very hard"),
        ((0.0, 3.0, 5.0, 7.0, 0.0, 3.0), "1.9 to 4.1", "expert \N{EN DASH} very hard"),
    ],
)
def test_a_rating_names_a_computer_only_if_it_is_certain(
    prices: tuple[float, ...], range_: str, level: str
) -> None:
    """Otherwise the strongest and the weakest that the player may be like."""
    rating = rating_of([RatedRound(price, 9, is_known=True) for price in prices * (24 // len(prices))])
    assert rating is not None

    assert render(rating_sentence(rating)) == (
        f"You give away 3.0 points a round ({range_}, last 24 rounds),"
        f" about as many as computers of level “{level}”."
    )
    assert "3.0 points given away a round" == render(given_away(rating))
    assert f"You play like computers of level “{level}”: 3.0 points given away a round." == render(
        strength_sentence(rating)
    )
    assert level == render(levels(rating))


def test_without_a_rating_it_is_told_how_many_rounds_it_takes() -> None:
    assert ["Your rating appears after 20 reviewed rounds without hints."] * 2 == [
        render(each(None)) for each in (rating_sentence, strength_sentence)
    ]


def test_levels_are_those_of_the_registry() -> None:
    for name, info in STRATEGIES.items():
        assert (info.level, info.description) == (render(level(name)), render(description(name)))
    assert ("mine", "") == (render(level("mine")), render(description("mine")))


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
    "variant, progress, short",
    [
        (Variant(ONE_ROUND), "Game of one round", "Game of one round"),
        (Variant(80), "Round 3 · game to 80", "Round {number} · to 80"),
        (Variant(1000), "Round 3 · game to 1,000", "Round {number} · to 1,000"),
        (DUPLICATE_MATCH, "Round 3 of 16", "Round {number} of 16"),
    ],
)
def test_the_running_round_is_told_with_the_end_of_the_game(
    variant: Variant, progress: str, short: str
) -> None:
    """The number is left open in a text that is sent once a game."""
    texts = (game_progress(3, variant), short_round_text(variant))

    assert (progress, short) == tuple(map(render, texts))
