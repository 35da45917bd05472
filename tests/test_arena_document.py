"""docs/arena.md does not lie: its examples run, and it names every field of an observation."""

import re
from contextlib import closing
from pathlib import Path

import pytest

from engine.cli.arena.program import TEMPLATE
from engine.straights.arena.contestants import StrategyProcess, verify
from engine.straights.arena.deals import Deals
from engine.straights.arena.match import Match, play_sets
from engine.straights.arena.time_limits import TimeLimits
from engine.straights.observation import Observation, SeatView
from tests.support.paths import ROOT

TEXT = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


def test_the_ten_lines_play_in_the_arena(tmp_path: Path) -> None:
    """As a file of their own, without a fault; ten lines, blank ones aside."""
    (tmp_path / "tenlines.py").write_text(EXAMPLES[0])
    match = Match(("tenlines:Bot", "lowest", "lowest", "lowest"), Deals(1), folders=(str(tmp_path),))

    assert len([line for line in EXAMPLES[0].splitlines() if line]) <= 10
    assert [0] * 4 == play_sets(match, 0, 1).sets[0].faults


def test_the_other_examples_run() -> None:
    names: dict[str, object] = {}
    exec(EXAMPLES[0] + EXAMPLES[1], names)  # the document's own code
    assert getattr(names["session"], "is_over", False)
    pytest.importorskip("numpy", reason="the extra `rl` is not installed")
    exec(EXAMPLES[2], names)
    assert names["ended"].all()  # type: ignore[attr-defined]  # an array


def test_a_new_strategy_plays(tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(TEMPLATE.replace("{module}", "mybot"))
    verify("mybot:Bot", TimeLimits(1.0), (str(tmp_path),))
    with closing(StrategyProcess("mybot:Bot", TimeLimits(5.0), (str(tmp_path),))) as process:
        assert process.begin(1) is None


def test_every_field_is_told() -> None:
    table = TEXT.split("## What an observation tells")[1].split("## ")[0]
    told = set(re.findall(r"`(\w+)`", table))

    assert set(Observation.__match_args__) | set(SeatView.__match_args__) <= told
