"""Counts and their nouns."""

import pytest

from engine.counts import counted


@pytest.mark.parametrize(
    "number, expected",
    [
        (0, "0 rounds"),
        (1, "1 round"),
        (1.0, "1 round"),
        (2.5, "2.5 rounds"),
        (1_234_567_890, "1234567890 rounds"),
    ],
)
def test_a_count_has_the_noun_that_fits_it(number: float, expected: str) -> None:
    assert expected == counted(number, "round")
