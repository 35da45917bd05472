"""Both forms of the playouts: as they are imported, and interpreted from their sources."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import engine.straights.playouts
from engine.cards.card import Card
from engine.straights.advice.analysis import sample_deal
from engine.straights.observation import Observation
from engine.straights.playouts.bits import bit
from engine.straights.playouts.policy import Policy
from engine.straights.playouts.position import Position, position_of

NAMES = ("models", "likelihood", "simulator", "deal_sampler", "playouts", "information_sets")
PACKAGE = "engine.straights.playouts"
FOLDER = Path(engine.straights.playouts.__file__).parent


@dataclass(frozen=True)
class Form:
    models: ModuleType
    likelihood: ModuleType
    simulator: ModuleType
    deal_sampler: ModuleType
    playouts: ModuleType
    information_sets: ModuleType


@cache
def imported() -> Form:
    """The modules that everybody gets: compiled, where a compiler was found."""
    __import__(f"{PACKAGE}.information_sets")
    __import__(f"{PACKAGE}.likelihood")
    return Form(**{name: sys.modules[f"{PACKAGE}.{name}"] for name in NAMES})


@cache
def interpreted() -> Form:
    """The same sources, interpreted, whatever is imported elsewhere."""
    imported()
    kept = {name: sys.modules[f"{PACKAGE}.{name}"] for name in NAMES}
    package = sys.modules[PACKAGE]
    try:
        for name in NAMES:
            sys.modules.pop(f"{PACKAGE}.{name}")
        return Form(**{name: _from_source(name) for name in NAMES})
    finally:
        for name in NAMES:
            sys.modules[f"{PACKAGE}.{name}"] = kept[name]
            setattr(package, name, kept[name])


def chain_of(form: Form, policies: Sequence[Policy], observation: Observation, seed: int = 9) -> Any:
    """A chain of deals of a form, begun with what somebody sees who is to move; any policy plays any seat."""
    assert observation.seat is not None
    table = form.simulator.Simulator(form.models.Models(policies), seed)
    chain = form.deal_sampler.DealSampler(table, 0.03)
    deal = sample_deal(observation, Random(seed))
    others = [deal[(observation.seat + number) % 4] for number in (1, 2, 3)]
    chain.begin(position_of(observation), (0, *others), [1.0] * len(policies) ** 3)
    return chain


def hand(text: str) -> int:
    """The bits of some cards."""
    return sum(bit(Card.parse(name)) for name in text.split())


def late_position(own: str, opened: str, reach: tuple[int, ...], dead: str = "") -> Position:
    """A turn with three cards for each seat in a game without points and end; nobody has moved."""
    nothing, cards = (0,) * 4, (hand(own), hand(dead), hand(opened))
    return Position(*cards, reach, left=9, scores=nothing, limit=10**9, moments=(), played=nothing)


def _from_source(name: str) -> ModuleType:
    """One module, from its source, as what the next ones import under its name."""
    spec = spec_from_file_location(f"{PACKAGE}.{name}", FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
