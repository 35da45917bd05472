"""Student's t, by which the intervals of matches and of ratings are as wide as their few figures ask."""

import pytest

from engine.student_t import t_quantile


@pytest.mark.parametrize("freedom, expected", [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (30, 2.042)])
def test_few_figures_make_wide_intervals(freedom: int, expected: float) -> None:
    """Student's t, as in the tables."""
    assert pytest.approx(expected, rel=0.003) == t_quantile(freedom)
