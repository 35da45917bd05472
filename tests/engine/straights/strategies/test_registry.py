"""The registry: one entry a strategy, whose texts players can tell apart."""

from engine.straights.strategies.registry import NAMES, STRATEGIES


def test_levels_and_descriptions_differ() -> None:
    infos = STRATEGIES.values()

    assert len(NAMES) == len({info.level for info in infos}) == len({info.description for info in infos})
    assert [] == [info.name for info in infos if info.description.find(".") != len(info.description) - 1]
