"""The arena at its limits: how many rounds, sets and tables, lines and reasons that are too long."""

from collections import Counter
from itertools import islice
from math import isfinite
from random import Random

import pytest

from engine.cards.card import CARDS
from engine.straights.arena.deals import Deals
from engine.straights.arena.ladder import LadderMatch, open_count, read_matches, standings, tables
from engine.straights.arena.match import play_sets
from engine.straights.arena.messages import Failure, as_choice, describe_error, printable
from engine.straights.arena.run import Run
from engine.straights.arena.stats import MatchStats
from engine.straights.commands import Discard, Play
from tests.support.arena import QUICK, first_turn, known, match_of, played


@pytest.mark.parametrize("rounds, sets", [(1, 1), (3, 1), (4, 1), (5, 2), (7, 2), (8, 2), (9, 3)])
def test_a_match_has_at_least_the_rounds_that_were_asked_for_in_whole_sets(rounds: int, sets: int) -> None:
    """A set has four rounds, and no more sets are played than are needed."""
    run = played(match_of(), rounds)

    assert (True, sets, 4 * sets, 4 * sets) == (
        run.is_done,
        run.stats.sets,
        run.stats.rounds,
        run.stats.games,
    )
    assert not Run(match_of(), rounds).is_done


@pytest.mark.parametrize("first, count", [(0, 1), (0, 3), (1, 1), (2, 2)])
def test_a_set_is_the_same_wherever_a_task_begins(first: int, count: int) -> None:
    """The sets from `first` on, no other one and none twice."""
    alone = [play_sets(match_of(), number, 1).sets[0] for number in range(first, first + count)]

    assert [*map(known, alone)] == [*map(known, play_sets(match_of(), first, count).sets)]


def test_a_share_of_a_tie_is_that_of_the_winners_alone() -> None:
    """One, two, three and four of them; more points never win."""
    for count in range(1, 5):
        stats = MatchStats(QUICK)
        stats.add_game([[5] if number < count else [6] for number in range(4)])
        stats.close_set()

        expected = [1 / count if number < count else 0.0 for number in range(4)]
        assert pytest.approx(expected) == [each.win_share for each in stats.summaries()]


@pytest.mark.parametrize("count", [1, 2, 3, 20])
def test_intervals_begin_with_the_second_set(count: int) -> None:
    """Of one set nothing is known of the spread; statistics that are added are as if counted together."""
    chance, whole, sum_ = Random(count), MatchStats(QUICK), MatchStats(QUICK)
    for _ in range(count):
        part, points = MatchStats(QUICK), [[chance.randrange(40)] for _ in range(4)]
        for stats in (whole, part):
            stats.add_game(points)
            stats.close_set()
        sum_.add(part)

    assert known(whole) == known(sum_)
    assert [count == 1] * 4 == [each.points_ci95 is None for each in whole.summaries()]


def test_times_are_added_up_with_everything_else() -> None:
    """Of each strategy apart."""
    whole = MatchStats(QUICK)
    for seconds in (0.010, 0.010, 0.200):
        part = MatchStats(QUICK)
        part.add_time(1, seconds)
        part.add_game([[0]] * 4)
        part.close_set()
        whole.add(part)

    times = [each.decision_ms_p95 for each in whole.summaries()]
    assert pytest.approx([0.0, 200.0, 0.0, 0.0], rel=0.06) == times


@pytest.mark.parametrize("seconds", [0.0, 1e-6, 0.001, 0.5, 20.0])
def test_the_time_of_decisions_is_that_of_nineteen_in_twenty(seconds: float) -> None:
    """Within 5 %; a twentieth may have taken longer, and one more makes it longer."""
    stats = MatchStats(QUICK)
    for _ in range(95):
        stats.add_time(2, seconds)
    for _ in range(5):
        stats.add_time(2, 100.0)
    stats.add_game([[0]] * 4)
    stats.close_set()
    assert pytest.approx(1000 * seconds, rel=0.06, abs=0.01) == stats.summaries()[2].decision_ms_p95

    for _ in range(2):
        stats.add_time(2, 100.0)
    assert pytest.approx(100_000, rel=0.06) == stats.summaries()[2].decision_ms_p95


def test_reasons_are_counted_and_not_kept_without_end() -> None:
    """Two hundred at most; faults are counted beyond."""
    stats = MatchStats(QUICK)
    for number in range(300):
        stats.add_fault(number % 4, f"reason {number}")
    stats.add_fault(0, "reason 0")

    assert [76, 75, 75, 75] == [*stats.faults]
    assert len(stats.reasons) <= 4 * 200


@pytest.mark.parametrize("seat, card, is_one", [(-1, 0, False), (0, 0, True), (1, 0, False), (4, 0, False)])
def test_an_answer_is_for_the_seat_that_was_asked(seat: int, card: int, *, is_one: bool) -> None:
    """Counted from the seat that looks: its own is one, its neighbour's none."""
    seen = first_turn()
    assert seen.seat is not None
    own = seat if seat in (-1, 4) else (seen.seat + seat) % 4
    for choice in (Play(own, CARDS[card]), Discard(own, CARDS[card])):
        assert (choice if is_one else Failure) == (
            as_choice(choice, seen) if is_one else type(as_choice(choice, seen))
        )


@pytest.mark.parametrize("length", [0, 1, 99, 100, 101, 10_000])
def test_an_error_is_told_in_one_line_of_limited_length(length: int) -> None:
    """Whatever it says; nothing of it moves a terminal's cursor."""
    told = describe_error(ValueError("x" * length))
    assert len(told) <= 130
    assert "ValueError" in told
    assert ("x" * min(length, 60)) in told
    assert "\n" not in describe_error(ValueError("a\nb\x1b[2J"))
    assert "\x1b" not in printable("a\x1b[2J")


@pytest.mark.parametrize("count", [4, 5, 7, 8, 9, 13])
def test_in_a_round_of_a_ladder_everybody_plays_once_and_only_the_last_table_is_filled_up(count: int) -> None:
    """No table has anybody twice; after some rounds all have met nearly as often."""
    names = [f"bot{number}@1" for number in range(count)]
    so_far: list[tuple[str, ...]] = []
    for seed in range(6):
        found = tables(names, so_far, seed)
        times = Counter(name for table in found for name in table)

        assert [4] * -(-count // 4) == [len(set(table)) for table in found]
        assert set(names) == set(times)
        assert -count % 4 == sum(times.values()) - count
        assert max(times.values()) <= 2
        so_far += found


def ladder_match(points: tuple[float, ...], *, closed_in: bool | None = True) -> LadderMatch:
    """A match of a, b, c and d."""
    versions = tuple(f"{name}@1" for name in "abcd")
    return LadderMatch(versions, points, (0.25,) * 4, (0, 0, 1, 0), "0" * 64, "1" * 64, closed_in)


def test_matches_are_read_again_and_lines_that_are_none_are_left_out() -> None:
    """Cut off anywhere, or with a value of the wrong kind or number."""
    match = ladder_match((1.0, 2.0, 3.0, 4.0))
    line = match.line().strip()
    assert [match, match] == [*read_matches(f"{line}\n{line}\n")]
    broken = "\n".join(
        [line[:-1], line[1:], line.replace("4.0", '"x"', 1), line.replace(", 4.0]", "]"), "[]", "", "0"]
    )

    assert [] == [*read_matches(broken)]


@pytest.mark.parametrize("count", [1, 2, 5])
def test_standings_have_an_interval_from_the_second_match_on(count: int) -> None:
    """The fewest points first; a match that was not closed in is counted as such."""
    pytest.importorskip("openskill")
    matches = [ladder_match((4.0 + number, 3.0, 2.0, 1.0), closed_in=number > 0) for number in range(count)]
    found = standings(matches[0].versions, matches)

    assert ["d", "c", "b", "a"] == [each.name for each in found]
    assert [count] * 4 == [each.matches for each in found]
    assert [count == 1] * 4 == [each.points_ci95 is None for each in found]
    assert [0, count, 0, 0] == [each.faults for each in found]
    assert [3] * 4 == [each.met for each in found]
    assert all(isfinite(each.rating) for each in found)
    assert 1 == open_count(matches)


def test_deals_of_a_key_are_secret_and_those_of_a_seed_are_not() -> None:
    """The key is 64 digits however small what was drawn; its seal is no part of it."""
    for drawn in (0, 1, 2**256 - 1):
        deals = Deals.secret({256: drawn}.__getitem__)

        assert (64, True, None) == (len(deals.key), deals.is_secret, deals.seed)
        assert deals.seal is not None
        assert 64 == len(deals.seal)
        assert deals.seal not in deals.key
    assert Deals(0).seal is None
    seeds = [
        [*islice(Deals(5).strategy_seeds(number, rotation), 4)]
        for number in range(2)
        for rotation in range(4)
    ]
    assert 8 == len({*map(tuple, seeds)})
