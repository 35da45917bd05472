"""The registry: one entry a strategy, whose texts players can tell apart."""

import pytest

from engine.straights.strategies.registry import NAMES, STRATEGIES
from tests.support.playing import session_with


def test_levels_and_descriptions_differ() -> None:
    infos = STRATEGIES.values()

    assert len(NAMES) == len({info.level for info in infos}) == len({info.description for info in infos})
    assert [] == [info.name for info in infos if info.description.find(".") != len(info.description) - 1]


def test_names_stand_in_the_order_of_strength() -> None:
    """As measured (docs/strength.md); what has no fixed strength comes last."""
    measured = ("random", "first-legal", "lowest", "highest", "locker", "blocker", "expert", "adaptive")
    assert measured == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_every_entry_makes_its_strategy(name: str) -> None:
    session = session_with()
    assert session.turn is not None

    first, second = (STRATEGIES[name].make(1) for _ in range(2))

    assert isinstance(first.choose(session.observe(session.turn)).seat, int)
    assert first is not second
