"""`make fuzz`: what does not come to an end is interrupted, told and kept."""

import signal
import sys
import time
from pathlib import Path
from types import ModuleType

import pytest

from tests.support.fuzz.target import Target

if sys.platform == "win32":
    pytest.skip("limits and signals are POSIX", allow_module_level=True)


def sleep_for_ever(_content: bytes) -> None:
    """Wait for what never comes."""
    while True:
        time.sleep(1)


@pytest.fixture
def fuzz(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The program, which keeps what it finds in a folder of the test."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    from testing import fuzz as program  # it changes the path

    monkeypatch.setattr(program, "ROOT", tmp_path)
    monkeypatch.setattr(program, "FOUND", tmp_path / "found")
    return program


def test_a_target_that_never_ends_is_told_with_its_text(
    fuzz: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would take as long as the whole run otherwise, in silence; afterwards no alarm is left."""
    monkeypatch.setattr(fuzz, "HANG", 0.001)
    count, problem = fuzz.try_some(Target("clock", (b"tick",), sleep_for_ever))

    assert count > 0
    assert "Slow: clock: 4 bytes took more than 0.001 s" in problem
    assert [b"tick"] == [path.read_bytes() for path in (tmp_path / "found" / "clock").iterdir()]
    assert (0.0, 0.0) == signal.getitimer(signal.ITIMER_REAL)


def test_a_target_that_reads_everything_has_no_problem(fuzz: ModuleType) -> None:
    """Nor is anything kept."""
    count, problem = fuzz.try_some(Target("clock", (b"tick",), len))

    assert count > 0
    assert "" == problem
