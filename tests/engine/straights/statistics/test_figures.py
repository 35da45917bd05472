"""The figures of statistics: of rounds, of games, and of days in a row."""

from dataclasses import astuple
from datetime import date, timedelta

import pytest
from hypothesis import given

from engine.fast_dataclass import replace
from engine.straights.statistics.days import DayRecord, PuzzleAnswer, days_in_a_row
from engine.straights.statistics.figures import (
    Figures,
    Rival,
    figures_of,
    levels_of,
    moving_average,
    rivals_of,
)
from engine.straights.statistics.records import GameEnd, GameRecord, RoundRecord
from tests.support.records import RECORDS

Records = list[GameRecord]


def game(*gained: int, end: GameEnd | None = None, level: str = "expert", begin: int = 1) -> GameRecord:
    """A game of which a round ends every hour."""
    rounds = [
        RoundRecord(number, points, moment=f"{begin + number:02}") for number, points in enumerate(gained)
    ]
    return GameRecord(f"game {begin}", level, tuple(rounds), end)


def test_every_figure_is_counted() -> None:
    records = [
        game(10, 0, 20, end=GameEnd(30, 1, tied=False, moment="04"), begin=1),
        game(40, end=GameEnd(40, 1, tied=True, moment="05"), begin=4),
        game(50, 35, end=GameEnd(85, 3, tied=True, moment="09"), begin=7),
        GameRecord("last", "expert", (RoundRecord(1, 5, hints=2, price=1.5, moment="10"), RoundRecord(2))),
        GameRecord("hinted", "expert", (RoundRecord(1, hints=1),), GameEnd(60, 1, tied=False, moment="06")),
    ]

    assert Figures(
        games=4,
        wins=3,
        ties=1,
        hinted_wins=1,
        places=(3, 0, 1, 0),
        average_place=6 / 4,
        best_game=30,
        worst_game=85,
        current_streak=0,
        longest_streak=2,
        rounds=7,
        mean_points=160 / 7,
        rounds_without_points=1,
        best_round=0,
        worst_round=50,
        hints=2,
        points=(10, 0, 20, 40, 50, 35, 5),
        rated=(),
    ) == figures_of(records)


def test_the_moving_average_is_of_ten_rounds_at_most() -> None:
    assert (3, 2, 2, *[2] * 7, 1.8) == moving_average((3, 1, 2, *[2] * 7, 1))


def test_rivals_are_those_of_three_games_that_count_and_equal_points_count_for_nobody() -> None:
    names = ("Anna", "Clara", "Diego", "Hugo")
    scores = [(9, 20, 9, 5), (9, 30, 8, 5), (9, 4, 10, 9), (9, 9, 11, 3)]
    records = [GameRecord(str(each), "").with_end(1, each, 0, "", names) for each in scores]
    practice = GameRecord("practice", "").with_practice(1).with_end(1, scores[0], 0, "", names)

    assert (Rival("Clara", 2, 1), Rival("Diego", 2, 1), Rival("Hugo", 0, 3)) == rivals_of(
        [*records, practice]
    )
    assert () == rivals_of(records[:2])


def test_streaks_follow_the_ends_of_games() -> None:
    """A game that was begun first and won last is won last: it was left for others meanwhile."""
    ends = [("9", 1), ("1", 3), ("2", 1)]
    records = [GameRecord("", "", (), GameEnd(9, place, tied=False, moment=moment)) for moment, place in ends]
    figures = figures_of(records)

    assert (2, 2) == (figures.current_streak, figures.longest_streak)


@given(RECORDS)
def test_the_figures_against_all_are_those_against_each_level(records: Records) -> None:
    """Whose figures are those of its records alone; a level without rounds that count is not listed."""
    levels = {record.level for record in records}
    parts = [figures_of(records, level) for level in levels]
    whole = figures_of(records)

    for name in ("games", "wins", "ties", "rounds", "rounds_without_points", "hints"):
        assert getattr(whole, name) == sum(getattr(part, name) for part in parts)
    assert sorted(whole.points) == sorted(points for part in parts for points in part.points)
    assert sorted(map(astuple, whole.rated)) == sorted(astuple(each) for part in parts for each in part.rated)
    assert levels_of(records) == tuple(sorted(level for level in levels if figures_of(records, level).rounds))


def test_a_rated_round_tells_whether_its_opponents_are_known() -> None:
    levels = ["expert", "mixed", "adaptive", "locker"]
    records = [GameRecord(level, level, (RoundRecord(1, 0, price=1.5),)) for level in levels]

    assert [False, True, False, True] == [each.is_known for each in figures_of(records).rated]


@given(RECORDS)
def test_what_is_practice_changes_no_figure(records: Records) -> None:
    counted = [replace(record, rounds=tuple(record.counted_rounds())) for record in records]
    before, after = figures_of(records), figures_of(counted)

    assert astuple(before)[10:] == astuple(after)[10:]  # from the number of rounds on
    assert before.games <= after.games


TODAY = date(2026, 11, 25)


@pytest.mark.parametrize(
    "ago, count",
    [((), 0), ((0,), 1), ((1,), 1), ((2,), 0), ((0, 1, 2), 3), ((1, 2, 4), 2), ((0, 2), 1)],
)
def test_days_in_a_row_end_today_or_yesterday(ago: tuple[int, ...], count: int) -> None:
    """The day that is not over yet breaks nothing."""
    assert count == days_in_a_row({TODAY - timedelta(days) for days in ago}, TODAY)


def test_the_first_answer_to_each_puzzle_counts_and_own_ones_follow_in_turn() -> None:
    """A second answer changes nothing, and neither does one to a puzzle that was not posed yet."""
    record = DayRecord(TODAY)
    for number in (0, 0, 1, 2, 4, 3, 3, 4):
        record = record.with_answer(PuzzleAnswer(number, f"{number}/1", is_right=number % 2 == 1))

    assert [0, 1, 2, 3, 4] == [each.number for each in record.answers]
    assert ((False, True, False), 5) == (record.solved, record.next_puzzle)
    assert [3, 4] == [each.number for each in record.own_puzzles]
