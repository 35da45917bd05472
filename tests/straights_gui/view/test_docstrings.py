"""A method of the view says what it does; one that overrides Qt's only where that is more than its name."""

from importlib import import_module
from inspect import getmembers, isclass, isfunction
from pkgutil import walk_packages

from straights_gui import view


def test_only_what_overrides_something_has_no_docstring() -> None:
    names = [each.name for each in walk_packages(view.__path__, f"{view.__name__}.")]
    kinds = {kind for name in names for _, kind in getmembers(import_module(name), isclass)}
    methods = [
        (kind, *each)
        for kind in kinds
        if kind.__module__ in names and kind.__name__[0] != "_"
        for each in vars(kind).items()
    ]
    bare = [
        (kind, name) for kind, name, it in methods if isfunction(it) and name[0] != "_" and not it.__doc__
    ]

    assert len(methods) > 1000
    assert [] == [
        (kind, name) for kind, name in bare if not any(hasattr(base, name) for base in kind.__bases__)
    ]
