"""`make check` runs its checks beside one another, and reports them as if one followed the other."""

import os
from pathlib import Path

import pytest

from testing.checks import run_checks


def test_each_check_reports_in_its_place_and_one_that_failed_is_named_again_at_the_end(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first has something to say only when the second has spoken."""
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    os.mkfifo(tmp_path / "pipe")
    first = ("sh", "-c", f"cat {tmp_path}/pipe; echo a wrong type >&2; exit 2")
    second = ("sh", "-c", f"echo all well; echo read > {tmp_path}/pipe")

    status = run_checks([first, second])

    lines = capfd.readouterr().out.splitlines()
    assert status == 1
    assert ["read", "a wrong type", "all well"] == [line for line in lines if "sh -c" not in line]
    assert lines[-1].startswith("Failed: sh -c 'cat ")


def test_without_a_failure_all_is_well(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_checks([("true",), ("true",)]) == 0
    assert ["true", "true"] == capfd.readouterr().out.splitlines()
