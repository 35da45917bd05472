"""A ladder: who meets whom, what is read again, and how ratings follow from matches."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.fast_dataclass import replace
from engine.straights.arena.deals import Deals
from engine.straights.arena.ladder import LadderMatch, open_count, read_matches, standings, tables
from engine.straights.arena.match import play_sets
from engine.straights.errors import ArenaError
from tests.support.arena import match_of


def a_match(*versions: str, best: int = 0) -> LadderMatch:
    """Make a match that one of four has won clearly."""
    points = tuple(5.0 if seat == best else 20.0 for seat in range(4))
    return LadderMatch(versions, points, (0.25,) * 4, (0, 0, 0, 1), "key", "seal", closed_in=True)


def cycles(names: Sequence[str], seed: int) -> list[tuple[str, ...]]:
    planned: list[tuple[str, ...]] = []
    for cycle in range(20):
        planned += tables(names, planned, seed + cycle)
    return planned


@given(st.integers(4, 16), st.integers())
def test_meetings_are_spread(count: int, seed: int) -> None:
    names = [f"bot{number}@abc" for number in range(count)]
    planned = cycles(names, seed)
    size = -(-count // 4)
    each_cycle = [planned[at : at + size] for at in range(0, len(planned), size)]
    pairs = Counter(dict.fromkeys(combinations(names, 2), 0))
    pairs.update(pair for table in planned for pair in combinations(sorted(table, key=names.index), 2))
    matches = Counter(each for table in planned for each in table)

    assert [set(names)] * 20 == [{each for table in cycle for each in table} for cycle in each_cycle]
    assert {4} == {len(set(table)) for table in planned}
    assert min(pairs.values()) > 0
    assert max(pairs.values()) - min(pairs.values()) <= 5
    assert max(matches.values()) - min(matches.values()) <= 5


@given(st.integers(4, 16), st.integers(1, 3), st.integers())
def test_newcomers_meet_everybody_too(count: int, new: int, seed: int) -> None:
    """Those who come when the others have played enough, or who start from zero with another file."""
    names = [f"bot{number}@abc" for number in range(count)]
    newcomers = [f"new{number}@abc" for number in range(new)]
    planned = cycles(names, seed)
    for cycle in range(2 * count):
        planned += tables(newcomers, planned, seed + cycle, [*names, *newcomers])
    later = planned[-2 * count :]
    met = Counter(dict.fromkeys(names, 0))
    met.update(each for table in later for each in table if each in names)

    assert {(4, new)} == {(len(set(table)), len({*table} & {*newcomers})) for table in later}
    assert min(met.values()) > 0
    assert max(met.values()) - min(met.values()) <= 5


def test_a_match_is_read_again_and_a_broken_line_is_not() -> None:
    stats = play_sets(match_of(whole_games=True), 0, 1).sets[0]
    deals = Deals.secret(lambda bits: 2 ** (bits - 1))
    assert deals.seal is not None
    match = LadderMatch.of(("a@1", "b@1", "c@1", "d@1"), stats, deals.key, deals.seal)
    text = '{"begins": ["a@1"], "seal": "x"}\n\n7\n' + match.line() + match.line()[:50]

    assert [match] == list(read_matches(text))
    assert pytest.approx(1.0) == sum(match.shares)
    with pytest.raises(ArenaError, match=r"line 2 .*: points: a list of 4 is needed"):
        list(read_matches(match.line() + match.line().replace('"points": [', '"points": [1, ')))
    assert 1 == open_count([match, replace(match, closed_in=False)])


def test_who_wins_stands_first() -> None:
    """Fewer points are better; what is known grows with the matches; other versions do not count."""
    names = ["a@1", "b@1", "c@1", "d@1"]
    one, few = (standings(names, [a_match(*names, best=2)] * count) for count in (1, 2))
    many = standings(names, [a_match(*names, best=2)] * 9 + [a_match("a@0", *names[1:], best=1)] * 50)

    assert "c" == few[0].name == many[0].name
    assert (None, False) == (one[0].points_ci95, few[0].points_ci95 is None)
    assert (9, 5.0, 3, 0.25) == (many[0].matches, many[0].points, many[0].met, many[0].win_share)
    assert many[0].rating_ci95 < few[0].rating_ci95
    assert many[0].rating > few[0].rating > 25 > few[1].rating
    assert 9 == {each.name: each.faults for each in many}["d"]
    assert (0, None) == (standings(names, [])[0].matches, standings(names, [])[0].points_ci95)
