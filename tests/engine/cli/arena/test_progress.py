"""The progress of a match on a terminal, with the bar of an extra and without."""

import sys
from unittest.mock import Mock, call

import pytest

from engine.cli.arena import progress
from engine.straights.arena.deals import Deals
from engine.straights.arena.match import Match
from engine.straights.arena.stats import MatchStats

STRATEGIES = ("lowest", "highest", "lowest", "highest")


@pytest.mark.parametrize("has_bar", [False, True])
def test_a_fault_is_told_on_a_terminal_once_the_bar_is_cleared(
    monkeypatch: pytest.MonkeyPatch, *, has_bar: bool
) -> None:
    """Without the extra there is no bar."""
    shown = Mock()
    monkeypatch.setattr(sys, "stderr", Mock(isatty=lambda: True))
    monkeypatch.setitem(sys.modules, "tqdm", Mock(tqdm=Mock(return_value=shown.bar)) if has_bar else None)
    monkeypatch.setattr(progress, "write_stderr", shown.write)
    counted = MatchStats(STRATEGIES)
    counted.add_fault(1, "no card")
    told = progress.Progress(Match(STRATEGIES, Deals(1)), rounds=8)
    told.update(counted)
    told.close()

    line = call.write("seat 2 (highest) lost its seat to first-legal: no card\n")
    bar = call.bar
    assert ([bar.update(0), bar.clear(), line, bar.close()] if has_bar else [line]) == shown.mock_calls
