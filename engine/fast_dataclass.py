"""Replacements for six parts of the standard library, at a tenth of their cost at program start.

`dataclasses` imports `inspect` and compiles six functions for each class; together with `typing` that
took longer than a whole game of four computers on the console. For type checkers and for the functions of
`dataclasses`, these classes are ordinary frozen, slotted dataclasses.
docs/decisions/0002-fast-start.md has the figures.
"""

from __future__ import annotations

from collections.abc import Callable

__all__ = [
    "TYPE_CHECKING",
    "Generic",
    "Protocol",
    "TypeVar",
    "assert_never",
    "dataclass",
    "defaults_of",
    "replace",
]

TYPE_CHECKING = False  # type checkers take this name for true, without an import

if TYPE_CHECKING:
    from dataclasses import dataclass, replace
    from typing import Generic, Never, Protocol, TypeVar
else:

    class Generic:
        """A class that takes types, which only type checkers read."""

        def __class_getitem__(cls, _types: object) -> type:
            """The class itself, whatever the types."""
            return cls

    Protocol = Generic

    def TypeVar(name: str, **_variance: bool) -> str:  # noqa: N802  # as in `typing`
        """Return the name of a type that is known to type checkers."""
        return name

    def dataclass(*, frozen: bool, slots: bool) -> Callable[[type], type]:
        """Make a value class, as `dataclasses.dataclass(frozen=True, slots=True)` does."""
        assert frozen
        assert slots
        return _with_values

    def replace(value: object, /, **changes: object) -> object:
        """Return a copy of the value with some fields changed, as `dataclasses.replace`."""
        if hasattr(value, "__replace__"):
            return value.__replace__(**changes)
        import dataclasses  # noqa: PLC0415  # whose own classes have the method since Python 3.13

        return dataclasses.replace(value, **changes)


def assert_never(value: Never, /) -> Never:
    """Tell the type checker that no case is left, as `typing.assert_never`."""
    raise AssertionError(value)


def defaults_of(kind: type) -> dict[str, object]:
    """The default values of the fields of a value class, by name."""
    defaults: dict[str, object] = kind.__field_defaults__  # type: ignore[attr-defined]  # set when it was made
    return defaults


class _Fields:
    """The fields as `dataclasses` describes them, created on first access."""

    def __init__(self, annotations: dict[str, object], defaults: dict[str, object]) -> None:
        self._annotations, self._defaults = annotations, defaults

    def __get__(self, _instance: object, owner: type) -> object:
        import dataclasses  # noqa: PLC0415  # what this module avoids

        names = {name: self._defaults[name] for name in self._annotations if name in self._defaults}
        plain = type(owner.__name__, (), {"__annotations__": self._annotations, **names})
        fields = vars(dataclasses.dataclass(frozen=True)(plain))["__dataclass_fields__"]
        owner.__dataclass_fields__ = fields  # type: ignore[attr-defined]  # in this place, for the next who asks
        return fields


_CALLS_TO_COMPILE = 8


def _with_values(plain: type) -> type:
    """The class with slots for its annotated names and the methods of a value."""
    annotations: dict[str, object] = dict(getattr(plain, "__annotations__", {}))
    names = tuple(annotations)
    defaults = {name: plain.__dict__[name] for name in names if name in plain.__dict__}
    kept = {
        name: part
        for name, part in plain.__dict__.items()
        if name not in names and name not in ("__dict__", "__weakref__")
    }
    made: type = type(plain)(plain.__name__, plain.__bases__, _METHODS | kept | {"__slots__": names})
    made.__qualname__ = plain.__qualname__
    for method in ("__new__", "__eq__", "__hash__", "__replace__"):
        setattr(made, method, _compiled_at_first_call(made, method, defaults))
    made.__match_args__ = names  # type: ignore[attr-defined,misc]  # a name of the language
    made.__field_defaults__ = defaults  # type: ignore[attr-defined]  # for defaults_of
    made.__dataclass_fields__ = _Fields(annotations, defaults)  # type: ignore[attr-defined]  # as dataclasses
    return made


def _compiled_at_first_call(made: type, method: str, defaults: dict[str, object]) -> object:
    """A stand-in for a method, which is compiled at its first call: a program calls only some of them.

    Of most classes it makes few values: the first of each are made without a compiled method.
    """
    calls = 0 if method == "__new__" else _CALLS_TO_COMPILE

    def compile_and_call(*arguments: object, **named: object) -> object:
        nonlocal calls
        calls += 1
        if calls <= _CALLS_TO_COMPILE and isinstance(kind := arguments[0], type):
            values = _in_order(made, defaults, arguments[1:], named)
            if values is not None:
                return _derived(kind, made, values)
        scope: dict[str, object] = {f"_default_{name}": default for name, default in defaults.items()}
        scope |= {"_made": made, "_derived": _derived, "_unchanged": object()}
        scope |= {"_variable": _variable(made)} if method == "__new__" else {}
        exec(_source(made, method, defaults), scope)  # noqa: S102  # names of our own fields, as dataclasses does it
        setattr(made, method, scope[method])
        return getattr(made, method)(*arguments, **named)

    return compile_and_call


def _in_order(
    made: type, defaults: dict[str, object], arguments: tuple[object, ...], named: dict[str, object]
) -> tuple[object, ...] | None:
    """The values of all fields; None for wrong arguments, for which the compiled method raises."""
    names = _names_of(made)
    given = dict(zip(names, arguments, strict=False))
    values = defaults | given | named
    is_fit = len(given) == len(arguments) and not named.keys() & given and values.keys() == {*names}
    return tuple([values[name] for name in names]) if is_fit else None


def _source(made: type, method: str, defaults: dict[str, object]) -> str:
    """The source of a method on a hot path (construction, comparison, copy), written out for the fields."""
    names = _names_of(made)
    if method == "__hash__":
        return f"def __hash__(self): return hash(({''.join(f'self.{name}, ' for name in names)}))"
    if method == "__replace__":
        parameters = "".join(f", {name}=_unchanged" for name in names)
        values = ", ".join(f"self.{name} if {name} is _unchanged else {name}" for name in names)
        return f"def __replace__(self{parameters}): return self.__class__({values})"
    if method == "__eq__":
        equal = " and ".join(f"self.{name} == other.{name}" for name in names) or "True"
        lines = ["def __eq__(self, other):", "    if self is other: return True"]
        lines += ["    if other.__class__ is not self.__class__: return NotImplemented"]
        lines += [f"    return {equal}"]
    else:
        parameters = ", ".join(f"{name}=_default_{name}" if name in defaults else name for name in names)
        values = "".join(f"{name}, " for name in names)
        lines = [f"def __new__(_kind, {parameters}):"]
        lines += [f"    if _kind is not _made: return _derived(_kind, _made, ({values}))"]
        lines += ["    self = _variable()"]
        lines += [f"    self.{name} = {name}" for name in names]
        lines += ["    self.__class__ = _made"]
        lines += ["    self.__post_init__()"] if hasattr(made, "__post_init__") else []
        lines += ["    return self"]
    return "\n".join(lines)


def _variable(made: type) -> type:
    """A class with the same slots that can be set: a value is made in it, then frozen by changing its class.

    Setting each slot by a call past the refusal takes twice as long for seven fields.
    """
    return type(made)(made.__name__, made.__bases__, {"__slots__": _names_of(made)})


def _derived(kind: type, made: type, values: tuple[object, ...]) -> object:
    """A value of a class derived from a value class, as strategies may have them."""
    value: object = object.__new__(kind)
    for name, each in zip(_names_of(made), values, strict=True):
        object.__setattr__(value, name, each)
    if hasattr(value, "__post_init__"):
        value.__post_init__()
    return value


def _repr(self: object) -> str:
    fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in _names_of(type(self)))
    return f"{type(self).__qualname__}({fields})"


def _refuse(self: object, name: str, *_: object) -> None:
    from dataclasses import FrozenInstanceError  # noqa: PLC0415  # what this module avoids

    raise FrozenInstanceError(f"{type(self).__name__} is a value: {name!r} cannot be changed")


def _reduce(self: object) -> tuple[type, tuple[object, ...]]:
    return type(self), tuple(getattr(self, name) for name in _names_of(type(self)))


def _names_of(made: type) -> tuple[str, ...]:
    names: tuple[str, ...] = made.__slots__  # type: ignore[attr-defined]  # set when it was made
    return names


_METHODS: dict[str, object] = {
    "__repr__": _repr,
    "__setattr__": _refuse,
    "__delattr__": _refuse,
    "__reduce__": _reduce,
}
