"""Figures of matches: means, shares, how sure they are, and times."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.straights.arena.stats import MatchStats
from tests.support.arena import known

CONTESTANTS = ("a", "b", "c", "d")
GAMES = st.lists(st.tuples(*[st.integers(0, 60)] * 4), min_size=1, max_size=4)


def stats_of(sets: list[list[list[tuple[int, ...]]]]) -> MatchStats:
    """Count sets of games of rounds; a round is the points of the four."""
    stats = MatchStats(CONTESTANTS)
    for games in sets:
        for rounds in games:
            stats.add_game([[points[number] for points in rounds] for number in range(4)])
        stats.close_set()
    return stats


def test_points_are_a_mean_over_rounds_and_wins_a_share_of_games() -> None:
    figures = stats_of([[[(0, 3, 5, 9)], [(2, 1, 8, 8), (1, 2, 8, 8)]]]).summaries()

    assert [1.0, 2.0, 7.0, 25 / 3] == [each.points_per_round for each in figures]
    assert [0.75, 0.25, 0.0, 0.0] == [each.win_share for each in figures]


def test_a_single_set_says_nothing_of_how_sure_it_is() -> None:
    """One deal has no spread: no interval, not one of width 0."""
    figures = stats_of([[[(0, 3, 5, 9)]] * 4]).summaries()

    assert [(None, None)] * 4 == [(each.points_ci95, each.win_ci95) for each in figures]


def test_an_interval_holds_nineteen_times_in_twenty() -> None:
    """Games of any length whose points hang together within a set: 400 matches, true value known."""
    chance = Random(2)
    hits = shares = 0
    for _ in range(400):
        sets: list[list[list[tuple[int, ...]]]] = []
        for _ in range(12):
            level, length = chance.randrange(21), chance.randint(1, 5)
            sets.append([[(level, 10, 99, 99)] * length for _ in range(4)])
        figures = stats_of(sets).summaries()[0]
        assert figures.points_ci95 is not None
        assert figures.win_ci95 is not None
        hits += abs(figures.points_per_round - 10) <= figures.points_ci95
        shares += abs(figures.win_share - 0.5) <= figures.win_ci95

    assert 366 <= hits <= 392
    assert 366 <= shares <= 392


@settings(max_examples=50)
@given(st.lists(st.lists(GAMES, min_size=4, max_size=4), min_size=2, max_size=6), st.randoms())
def test_sums_do_not_depend_on_their_order(sets: list[list[list[tuple[int, ...]]]], chance: Random) -> None:
    """Tallies of single sets, added in any order, are equal to the last bit."""
    together = stats_of(sets)
    chance.shuffle(sets)
    added = MatchStats(CONTESTANTS)
    for games in sets:
        added.add(stats_of([games]))

    assert known(together) == known(added)


def test_the_slowest_of_twenty_decisions_is_beyond_the_figure() -> None:
    """95 % take at most so long, within 5 %; a strategy that never had a choice took no time."""
    stats = stats_of([[[(0, 3, 5, 9)]]])
    for number in range(100):
        part = stats_of([])
        part.add_time(1, (number + 1) / 1000)
        stats.add(part)
    stats.add_time(2, 0.0)

    times = [each.decision_ms_p95 for each in stats.summaries()]

    assert 0.0 == times[0]
    assert 95.0 <= times[1] <= 95.0 * 1.052
    assert times[2] < 0.001


def test_reasons_without_end_are_not_all_kept() -> None:
    """50 of each strategy, however many another one has."""
    stats, whole = MatchStats(CONTESTANTS), MatchStats(CONTESTANTS)
    for number in range(1000):
        stats.add_fault(0, f"reason {number}")
    stats.add_fault(3, "late")
    whole.add(stats)

    for each in (stats, whole):
        assert [1000, 0, 0, 1] == each.faults
        assert 52 == len(each.reasons)
        assert (950, 1) == (each.reasons[0, "one more reason of many"], each.reasons[3, "late"])
