"""The command lines of `straights-arena`: what their help names."""

import os

import pytest

from engine.cli.arena.options import read_options


def test_no_more_processes_play_than_a_system_can_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _process: range(200), raising=False)

    assert 60 == read_options(["--seats", "a,b,c,d"]).processes
