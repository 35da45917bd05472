"""The pytest plugin of `make mutants`: the quickest tests first, and slots with the arguments they accept."""

import inspect
import json
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path

import pytest
from mutmut.mutation import trampoline

Function = Callable[..., object]

_wrap = trampoline.wrap_in_trampoline


def wrap_in_trampoline(
    mutants: dict[str, Function],
    is_classmethod: bool = False,  # noqa: FBT001, FBT002  # mutmut's signature
) -> Callable[[Function], Function]:
    """Wrap a function as mutmut does, with the arguments that it accepts.

    Qt omits surplus arguments of a slot, but a function wrapped by mutmut seems to accept any number.
    """
    wrap = _wrap(mutants, is_classmethod)

    def decorate(function: Function) -> Function:
        wrapped, most = wrap(function), _most_arguments(function)
        if most is None:
            return wrapped

        @wraps(function)
        def limited(*args: object, **kwargs: object) -> object:
            return wrapped(*args[:most], **kwargs)

        return limited

    return decorate


def _most_arguments(function: Function) -> int | None:
    """The maximum number of positional arguments; None for any number, and for other callables."""
    others = (inspect.isgeneratorfunction, inspect.iscoroutinefunction, inspect.isasyncgenfunction)
    kinds = [parameter.kind for parameter in inspect.signature(function).parameters.values()]
    if inspect.Parameter.VAR_POSITIONAL in kinds or any(is_other(function) for is_other in others):
        return None
    by_position = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return sum(kind in by_position for kind in kinds)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort by the durations that mutmut has measured, if there are any: the first failure ends a run."""
    times = Path("mutmut-stats.json")  # written by mutmut, in the folder in which it runs pytest
    if times.is_file():
        seconds: dict[str, float] = json.loads(times.read_bytes())["duration_by_test"]
        items.sort(key=lambda item: seconds.get(item.nodeid, 0.0))


trampoline.wrap_in_trampoline = wrap_in_trampoline  # type: ignore[assignment]  # for functions of any kind
sys.setrecursionlimit(4 * sys.getrecursionlimit())  # each call of a wrapped function takes four frames
