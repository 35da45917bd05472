"""The deals and the baseline of the benchmark for papers, which stay as they are published."""

from hashlib import sha256

from engine.straights.arena.deals import Deals
from engine.straights.session import Session
from engine.straights.setup import ONE_ROUND, Variant
from engine.straights.strategies.registry import strategy_named
from tests.support.paths import ROOT


def test_four_blockers_have_the_points_of_the_published_file() -> None:
    content = (ROOT / "benchmarks" / "fixed_deals.txt").read_bytes()
    deals = Deals(key=sha256(b"straights benchmark 1").hexdigest())
    game, blocker = Session(deals.setup(999, Variant(ONE_ROUND))), strategy_named("blocker")
    while game.turn is not None:
        game.submit(blocker.choose(game.observe(game.turn)))

    assert sha256(content).hexdigest() in (ROOT / "docs" / "benchmark.md").read_text(encoding="utf-8")
    assert content.splitlines()[999].split() == [b"%d" % seat.score for seat in game.state.seats]
