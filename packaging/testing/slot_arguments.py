"""A pytest plugin for `make mutants`: limits a slot's arguments to those that it accepts.

Qt omits surplus arguments, but a function wrapped by mutmut seems to accept any number.
"""

import inspect
import sys
from collections.abc import Callable
from functools import wraps

from mutmut.mutation import trampoline

Function = Callable[..., object]

_wrap = trampoline.wrap_in_trampoline


def wrap_in_trampoline(
    mutants: dict[str, Function],
    is_classmethod: bool = False,  # noqa: FBT001, FBT002  # mutmut's signature
) -> Callable[[Function], Function]:
    """Wrap a function as mutmut does, with the arguments that it accepts."""
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
    if inspect.isgeneratorfunction(function) or inspect.iscoroutinefunction(function):
        return None
    if inspect.isasyncgenfunction(function):
        return None
    kinds = [parameter.kind for parameter in inspect.signature(function).parameters.values()]
    if inspect.Parameter.VAR_POSITIONAL in kinds:
        return None
    by_position = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return sum(kind in by_position for kind in kinds)


trampoline.wrap_in_trampoline = wrap_in_trampoline  # type: ignore[assignment]  # for functions of any kind
sys.setrecursionlimit(4 * sys.getrecursionlimit())  # each call of a wrapped function takes four frames
