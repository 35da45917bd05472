"""Readers and writers of plain values as JSON: numbers, texts, flags, choices, lists, mappings.

Reading is strict: what is of another type or out of its range raises BadMessage with the path of the field.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cached_property
from operator import attrgetter
from types import UnionType
from typing import Annotated, Generic, Literal, TypeVar, Union, get_args, get_origin

from engine.errors import BadMessage
from engine.fast_dataclass import dataclass

MAX_NUMBER = 2**53 - 1
"""The highest integer that JavaScript represents exactly."""

_LONGEST_LIST = 10_000_000
Writer = Callable[[object], object]
Value_co = TypeVar("Value_co", covariant=True)


class Codec:
    """Reads a value from JSON, and writes it; `name` is that of its definition in the schema, "" for none."""

    name = ""

    def read(self, value: object) -> object:
        """The value of a JSON value; raises BadMessage."""
        raise NotImplementedError

    def write(self, value: object) -> object:
        """The JSON of a value, which most plain values are themselves."""
        return value


def is_json(codec: Codec) -> bool:
    """Whether the values are JSON already."""
    return type(codec).write is Codec.write


def read_part(codec: Codec, value: object, name: object) -> object:
    """The value of a part with that name; raises BadMessage with its path."""
    try:
        return codec.read(value)
    except BadMessage as error:
        raise error.inside(name) from None


class Number(Codec):
    """A number in a range."""

    def __init__(self, lowest: float = 0, highest: float = MAX_NUMBER, name: str = "") -> None:
        self.lowest, self.highest, self.name = lowest, highest, name

    def read(self, value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise BadMessage("a number is needed")
        if not self.lowest <= value <= self.highest:
            raise BadMessage(f"a number from {self.lowest} to {self.highest} is needed")
        return float(value)


class Integer(Number):
    """An integer in a range."""

    def read(self, value: object) -> int:
        if type(value) is not int or not self.lowest <= value <= self.highest:
            raise BadMessage(f"a whole number from {self.lowest} to {self.highest} is needed")
        return value


class Text(Codec):
    """A text of a bounded length whose characters all match a regular expression if there is one."""

    def __init__(
        self,
        shortest: int = 0,
        longest: int = MAX_NUMBER,
        name: str = "",
        *,
        pattern: str = "",
        allows: Callable[[str], object] | None = None,
    ) -> None:
        """`allows` stands for a condition that is not a pattern."""
        self.shortest, self.longest, self.name, self.pattern = shortest, longest, name, pattern
        self._allows = re.compile(pattern).fullmatch if pattern else allows

    def read(self, value: object) -> str:
        if not isinstance(value, str) or not self.shortest <= len(value) <= self.longest:
            raise BadMessage(f"a text of {self.shortest} to {self.longest} characters is needed")
        if self._allows is not None and not self._allows(value):
            raise BadMessage(f"the text {value!r} is not allowed here")
        return value


class OneOf(Codec):
    """One of some values, which are texts or flags."""

    def __init__(self, *values: str | bool, name: str = "") -> None:
        self.values, self.name = values, name

    def read(self, value: object) -> str | bool:
        if isinstance(value, str | bool) and value in self.values:
            return value
        raise BadMessage(f"one of these is needed: {', '.join(map(repr, self.values))}")


class OptionalValue(Codec):
    """A value or None."""

    def __init__(self, item: Codec) -> None:
        self.item = item

    def read(self, value: object) -> object:
        return None if value is None else self.item.read(value)

    def write(self, value: object) -> object:
        return None if value is None else self.item.write(value)


class ListOf(Codec):
    """A tuple of values, as a list."""

    def __init__(self, item: Codec, shortest: int = 0, longest: int = _LONGEST_LIST, name: str = "") -> None:
        self.item, self.shortest, self.longest, self.name = item, shortest, longest, name
        self._is_json = is_json(item)

    def read(self, value: object) -> tuple[object, ...]:
        if not isinstance(value, list) or not self.shortest <= len(value) <= self.longest:
            least = "" if self.shortest == self.longest else f"{self.shortest} to "
            raise BadMessage(f"a list of {least}{self.longest} is needed")
        read = self.item.read
        found: list[object] = []
        try:
            for each in value:
                found.append(read(each))  # noqa: PERF401  # its length is the place of what is wrong
        except BadMessage as error:
            raise error.inside(len(found)) from None
        return tuple(found)

    def write(self, value: object) -> list[object]:
        assert isinstance(value, tuple)
        return [*value] if self._is_json else [*map(self.item.write, value)]


class MapOf(Codec):
    """A mapping of texts to values, as an object."""

    def __init__(self, item: Codec) -> None:
        self.item = item

    def read(self, value: object) -> dict[str, object]:
        if not isinstance(value, dict):
            raise BadMessage("an object is needed")
        return {key: read_part(self.item, each, key) for key, each in value.items()}

    def write(self, value: object) -> dict[str, object]:
        assert isinstance(value, Mapping)
        return {key: self.item.write(each) for key, each in value.items()}


class AnyObject(Codec):
    """An object as it is, which is read later."""

    def read(self, value: object) -> dict[str, object]:
        if not isinstance(value, dict):
            raise BadMessage("an object is needed")
        return value


class Converted(Codec, Generic[Value_co]):
    """A value that is made of another one, which has a codec."""

    def __init__(
        self, item: Codec, convert: Callable[[object], Value_co], write: Writer, name: str = ""
    ) -> None:
        """`convert` makes the value, and may raise BadMessage; `write` writes it."""
        self.item, self.name, self._convert, self._write = item, name, convert, write

    def read(self, value: object) -> Value_co:
        return self._convert(self.item.read(value))

    @cached_property
    def write(self) -> Writer:
        return self._write


def member_of(kind: type[Enum]) -> Codec:
    """The codec of an enumeration: a member is its value in JSON."""
    members: dict[object, Enum] = {member.value: member for member in kind}
    return Converted(OneOf(*map(str, members)), members.__getitem__, attrgetter("value"), kind.__name__)


FLAG = OneOf(False, True)


@dataclass(frozen=True, slots=True)
class Length:
    """The length of a list, for `Annotated`."""

    shortest: int
    longest: int


_SIMPLE: Mapping[object, Codec] = {bool: FLAG, int: Integer(), float: Number(), str: Text()}


def codec_of(hint: object, record: Callable[[type], Codec]) -> Codec:
    """The codec of a type: a plain one, an enumeration, a tuple, a class, or `Annotated` with its codec.

    `record` makes the codec of a class.
    """
    kind, *marks = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    for mark in marks:
        if isinstance(mark, Codec):
            return mark
        if isinstance(mark, Length):
            return ListOf(codec_of(get_args(kind)[0], record), mark.shortest, mark.longest)
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is tuple:
        return ListOf(codec_of(arguments[0], record))
    if origin in (dict, Mapping):
        return MapOf(codec_of(arguments[1], record))
    if origin in (Union, UnionType):
        (item,) = (each for each in arguments if each is not type(None))
        return OptionalValue(codec_of(item, record))
    if origin is Literal:
        return OneOf(*arguments)
    if kind in _SIMPLE:
        return _SIMPLE[kind]
    assert isinstance(kind, type)
    return member_of(kind) if issubclass(kind, Enum) else record(kind)
