"""The log of internal errors."""

import pytest

from straights_server.monitoring.failure_log import FailureLog


def test_many_errors_do_not_fill_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    """The first ten are printed, then one a minute."""
    now = 0.0
    log = FailureLog(lambda: now)
    for number in range(1000):
        log.note(ValueError(f"error {number}"))
    now = 60.0
    log.note(ValueError("later"))
    log.note(ValueError("dropped"))

    printed = [line for line in capsys.readouterr().err.splitlines() if line.startswith("ValueError")]
    assert [*(f"ValueError: error {number}" for number in range(10)), "ValueError: later"] == printed
