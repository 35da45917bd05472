"""The command lines of `straights-arena`: what their help names."""

import os

import pytest

from engine.cli.arena.options import MAX_JOBS, Options, cores, parser, read_options
from engine.straights.arena.time_limits import TimeLimits
from engine.straights.setup import Variant


def test_where_nothing_is_said_the_help_says_what_is_meant() -> None:
    """A thousand rounds of secret deals, ten seconds to think, a process for each core, text for people."""
    seats = ("a", "b", "c", "d")
    plain = Options(
        seats,
        1000,
        None,
        "",
        False,
        min(cores(), MAX_JOBS),
        TimeLimits(10.0),
        None,
        False,
        Variant(),
        ("json",),
        has_fresh_deals=False,
    )

    assert plain == read_options(["--seats", "a,b, c ,d", "--packages", "json"])
    words = " ".join(parser().format_help().split())
    assert "at least this many rounds (1000)" in words
    assert "think about a choice (10)" in words
    assert f"once a strategy has N points ({Variant().score_limit})" in words


def test_no_more_processes_play_than_a_system_can_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _process: range(200), raising=False)

    assert 60 == read_options(["--seats", "a,b,c,d"]).jobs
