"""Where there is no sandbox a strategy plays all the same, and the match knows that it was not kept apart."""

import ctypes
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import pytest

from engine.straights.arena import isolation
from engine.straights.arena.contestants import StrategyProcess
from engine.straights.arena.isolation import call_filter
from engine.straights.arena.messages import Failure
from engine.straights.arena.time_limits import TimeLimits
from tests.support.arena import bot, first_turn
from tests.support.waiting import LONGEST_WAIT


@pytest.fixture(autouse=True)
def _asked_anew() -> Iterator[None]:
    """Let each test ask the system again, and the next one, too."""
    isolation.is_possible.cache_clear()
    yield
    isolation.is_possible.cache_clear()


def plays_apart() -> bool:
    """Let a strategy play, and return whether it was kept apart."""
    with closing(StrategyProcess(bot("First"), TimeLimits(LONGEST_WAIT))) as process:
        assert process.begin(1) is None
        assert not isinstance(process.ask(first_turn()).choice, Failure)
        return process.is_sandboxed


def test_a_system_without_bubblewrap_keeps_nothing_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strategy has the rights of whoever started the match."""
    monkeypatch.setattr(shutil, "which", lambda _name: None)

    assert not plays_apart()


@pytest.mark.skipif(sys.platform != "linux", reason="what only Linux can keep apart")
def test_a_system_that_permits_no_namespaces_keeps_nothing_apart(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Bubblewrap says so by its exit status, as in many containers."""
    program = tmp_path / "bwrap"
    program.write_text("#!/bin/sh\nexit 1\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)

    assert not plays_apart()


def test_a_system_without_libseccomp_keeps_nothing_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Namespaces alone leave channels open."""
    monkeypatch.setattr(ctypes, "CDLL", Mock(side_effect=OSError))
    call_filter.cache_clear()
    found = call_filter(), isolation.is_complete()
    call_filter.cache_clear()

    assert (b"", False) == found


def test_other_systems_keep_nothing_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is Linux's is not asked for there."""
    monkeypatch.setattr(sys, "platform", "darwin")
    isolation.end_with_parent()

    assert not isolation.is_complete()
