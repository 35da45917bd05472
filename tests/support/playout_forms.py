"""Both forms of the playouts: as they are imported, and interpreted from their sources."""

import sys
from dataclasses import dataclass
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import engine.straights.playouts

NAMES = ("models", "likelihood", "simulator", "deal_sampler", "playouts", "information_sets")
PACKAGE = "engine.straights.playouts"
FOLDER = Path(engine.straights.playouts.__file__).parent


@dataclass(frozen=True)
class Form:
    """The modules of one form."""

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


def _from_source(name: str) -> ModuleType:
    """One module, from its source, as what the next ones import under its name."""
    spec = spec_from_file_location(f"{PACKAGE}.{name}", FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
