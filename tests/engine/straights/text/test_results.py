"""What is said with a result: facts, ratings, and by which rules the game is played."""

import pytest

from engine.fast_dataclass import replace
from engine.straights.record import RoundResult
from engine.straights.rules import winners
from engine.straights.session import Session
from engine.straights.setup import DUPLICATE_MATCH, ONE_ROUND, Setup, Variant
from engine.straights.statistics.figures import RatedRound
from engine.straights.statistics.rating import rating_of
from engine.straights.strategies.registry import STRATEGIES
from engine.straights.text.descriptions import description
from engine.straights.text.levels import level
from engine.straights.text.ratings import given_away, levels, rating_sentence, strength_sentence
from engine.straights.text.results import result_notes, standing
from engine.straights.text.variants import (
    game_end,
    game_length,
    game_progress,
    seal_name,
    seed_name,
    short_round_text,
    variant_terms,
)
from engine.text.rendering import render, render_all
from tests.support.playing import HUMANS

NAMES = ("Anna", "Ben", "A name as long as names may be", "{points}")


Four = tuple[int, int, int, int]
ORDINARY = (3, 12, 20, 9)


def noted(gained: tuple[Four, ...], seat: int | None, *, is_over: bool = False) -> str:
    """What is remarkable of the last of these rounds to somebody, or of the game."""
    results: list[RoundResult] = []
    for points in gained:
        before = results[-1].scores if results else (0, 0, 0, 0)
        scores = tuple(score + each for score, each in zip(before, points, strict=True))
        results.append(RoundResult(((), (), (), ()), points, scores))
    won = winners(results[-1].scores) if is_over else ()
    seen = replace(Session(Setup.of(1, HUMANS)).observe(seat), winners=won)
    return render_all(result_notes(NAMES, results, seen))


@pytest.mark.parametrize(
    "gained, expected",
    [
        (((0, 12, 0, 9),), "A clean round for Anna and A name as long as names may be!"),
        (((3, 52, 20, 9),), ""),
        ((ORDINARY, (10, 5, 1, 1)), "{points} takes the lead."),
        ((ORDINARY, (9, 5, 1, 3)), ""),
        ((ORDINARY, (4, 29, 10, 6)), ""),
        ((ORDINARY, (4, 30, 10, 6)), "Ben jumps from 12 to 42."),
        ((ORDINARY, (4, 30, 10, 30)), ""),
        ((ORDINARY, (0, 57, 1, 6)), "A clean round for Anna!"),
        ((ORDINARY, ORDINARY, (4, 20, 10, 6)), ""),
        ((ORDINARY, ORDINARY, (4, 21, 10, 6)), "The worst round so far: 21 points for Ben."),
        ((ORDINARY, (4, 21, 10, 6)), ""),
        (((3, 12, 29, 9), (3, 12, 29, 9), (4, 2, 11, 6)), ""),
        (((3, 12, 29, 9), (3, 12, 29, 9), (4, 2, 12, 6)), "A name as long as names may be is 10 points from"),
        (((3, 12, 29, 9), (3, 12, 29, 9), (4, 2, 21, 6)), "A name as long as names may be is 1 point from"),
        (((3, 12, 29, 9), (3, 12, 29, 9), (4, 2, 22, 6)), ""),
        ((ORDINARY, (3, 20, 19, 9), (36, 1, 2, 1)), "{points} takes the lead."),
    ],
)
def test_the_most_remarkable_of_a_round_is_told(gained: tuple[Four, ...], expected: str) -> None:
    """A shared lead is no new one; the first round has no jump, and two are too few for a worst one."""
    assert noted(gained, None).startswith(expected)
    assert bool(expected) == bool(noted(gained, None))


def test_who_has_taken_the_lead_reads_so_in_the_title_alone() -> None:
    """So what is remarkable besides is told."""
    assert "" == noted((ORDINARY, (10, 5, 1, 1)), 3)
    assert "Anna jumps from 6 to 42." == noted((ORDINARY, (3, 20, 19, 9), (36, 1, 2, 1)), 3)


@pytest.mark.parametrize(
    "gained, expected, to_the_winner",
    [
        (((0, 80, 20, 9),), "A perfect game!", "A perfect game!"),
        (((10, 80, 20, 13),), "A close game: 3 points ahead.", ""),
        (((10, 80, 20, 14),), "", ""),
        (((10, 80, 50, 39),), "", ""),
        (((10, 80, 50, 40),), "A clear win: 30 points ahead.", ""),
        (((10, 60, 20, 12), (5, 40, 3, 2)), "Decided in the last round.", "Decided in the last round."),
        (((10, 60, 20, 12), (0, 40, 3, 8)), "", ""),
        (((10, 60, 20, 10), (0, 40, 3, 0)), "", ""),
    ],
)
def test_the_most_remarkable_of_a_game_is_told(
    gained: tuple[Four, ...], expected: str, to_the_winner: str
) -> None:
    """Of a tie nothing; who has won reads the margin in the title."""
    winner = winners([sum(points) for points in zip(*gained, strict=True)])[0]

    assert (expected, to_the_winner) == tuple(noted(gained, seat, is_over=True) for seat in (1, winner))


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
