"""Random records of games for the statistics, as any course of play may leave them."""

from collections.abc import Callable, Iterable

from hypothesis import strategies as st

from engine.straights.statistics.records import GameRecord

Change = Callable[[GameRecord], GameRecord]
NAMES = ("Anna", "Clara", "Diego", "Hugo")
NUMBERS = st.integers(1, 8)
_POINTS, _PLAYS, _MOMENTS = (
    st.integers(0, 91),
    st.sampled_from(["", "one", "another"]),
    st.text("0123", max_size=2),
)
CHANGES: st.SearchStrategy[Change] = st.one_of(
    st.builds(lambda number: lambda record: record.with_practice(number), NUMBERS),
    st.builds(lambda number: lambda record: record.with_practice_from(number), NUMBERS),
    st.builds(lambda number: lambda record: record.with_hint(number), NUMBERS),
    st.builds(lambda *values: lambda record: record.with_round(*values), NUMBERS, _POINTS, _PLAYS, _MOMENTS),
    st.builds(
        lambda number, scores, moment: lambda record: record.with_end(number, scores, 0, moment, NAMES),
        NUMBERS,
        st.tuples(*[st.integers(0, 99)] * 4),
        _MOMENTS,
    ),
    st.builds(lambda *values: lambda record: record.with_price(*values), NUMBERS, st.floats(0, 99), _PLAYS),
    st.builds(
        lambda number, price: (
            lambda record: record.with_round(number, 5, "one", "").with_price(number, price, "one")
        ),
        NUMBERS,
        st.floats(0, 99),
    ),
)


def changed(record: GameRecord, changes: Iterable[Change]) -> GameRecord:
    for change in changes:
        record = change(record)
    return record


RECORDS = st.lists(
    st.builds(
        lambda level, changes: changed(GameRecord("", level), changes),
        st.sampled_from(["expert", "mixed", "locker --score-limit 50"]),
        st.lists(CHANGES, max_size=20),
    ),
    max_size=8,
)
"""The records of some games."""
