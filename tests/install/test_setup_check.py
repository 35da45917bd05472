"""The tests that run in a bare Debian."""

from pathlib import Path

import pytest

from linux.checks import setup_check

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("place", setup_check.TESTS)
def test_the_tests_of_the_set_up_exist(place: str) -> None:
    """Where they have been moved, the check in a bare Debian names the new place."""
    assert (ROOT / place).exists(), f"{place}: change packaging/linux/checks/setup_check.py"
