"""Readers and writers of objects, which follow from the types of the fields of a class.

What is missing or unknown raises BadMessage. The type of a field is a plain one, an enumeration, a tuple,
another class of values, or `Annotated` with its codec.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from functools import cached_property, partial
from importlib import import_module
from types import UnionType
from typing import Annotated, Generic, Literal, TypeVar, Union, get_args, get_origin

from engine.fast_dataclass import dataclass, defaults_of
from engine.straights.errors import BadMessage
from engine.straights.protocol.codecs import (
    FLAG,
    MAX_NUMBER,
    Codec,
    Integer,
    ListOf,
    MapOf,
    Member,
    Number,
    OneOf,
    OptionalValue,
    Text,
    Writer,
)

Json = dict[str, object]
"""A JSON object."""

TYPE = "type"
"""The field that names the type of a message, a command or an event."""

NUMBER = "n"
"""The field with the number of a request, which its answer repeats."""

_REQUIRED = object()
ObjectWriter = Callable[[object], Json]
Value = TypeVar("Value")
Made_co = TypeVar("Made_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a record.

    Attributes:
        name: the name in JSON.
        attribute: the name in Python.
        default: of a field that may be missing; one that is None is not written.
        is_omitted: whether another default is not written, either.
        is_flat: whether the fields of the value are those of the record.
        is_computed: whether it follows from the others, so that it is not read.
    """

    name: str
    attribute: str
    codec: Codec
    default: object = _REQUIRED
    is_omitted: bool = False
    is_flat: bool = False
    is_computed: bool = False

    @property
    def is_required(self) -> bool:
        """Whether it may not be missing."""
        return self.default is _REQUIRED

    @property
    def is_always_written(self) -> bool:
        """Whether it is written even if it has its default."""
        return self.default is not None and not self.is_omitted


class Record(Codec, Generic[Made_co]):
    """A value of a class, as an object with a field for each of its attributes, in their order.

    Attributes:
        is_open: whether unknown fields are ignored, since a later version may have more.
    """

    def __init__(
        self,
        kind: type[Made_co],
        fields: tuple[Field, ...] | None = None,
        first: tuple[object, ...] = (),
        *,
        name: str = "",
        is_open: bool = False,
    ) -> None:
        """`fields` replace those that follow from the types of the class; `first` are values before them."""
        self.kind = kind
        self.name = name or kind.__name__
        self.is_open = is_open
        self._make = partial(kind, *first)
        self._given = fields

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """The fields; found late, since a program uses few records."""
        return _fields_of(self.kind, is_open=self.is_open) if self._given is None else self._given

    @property
    def names(self) -> list[str]:
        """The names of the fields in JSON."""
        return [name for name, _path, _field, _write in self._parts()]

    def read(self, value: object) -> Made_co:
        return self.read_fields(value, 0)

    def read_fields(self, value: object, others: int) -> Made_co:
        """The value of an object with this many other fields; raises BadMessage."""
        if not isinstance(value, dict):
            raise BadMessage("an object is needed")
        found, count = self._take(value)
        if count + others != len(value) and not self.is_open:
            raise BadMessage(f"expected no fields but {', '.join(sorted(self.names))}")
        return found

    @cached_property
    def writer(self) -> ObjectWriter:
        return self.writer_with()

    def writer_with(self, tag: str | None = None) -> ObjectWriter:
        """The function that writes a value, with this `type` first; compiled, since each move is written."""
        always = [] if tag is None else [f"{TYPE!r}: {tag!r}"]
        sometimes = []
        scope: dict[str, object] = {}
        for place, (name, attribute, field, write) in enumerate(self._parts()):
            scope |= {} if write is None else {f"_{place}": write}
            part = f"value.{attribute}" if write is None else f"_{place}(value.{attribute})"
            if field.is_always_written:
                always.append(f"{name!r}: {part}")
            else:
                scope[f"_default_{place}"] = field.default
                other = (
                    f"value.{attribute} != _default_{place}"
                    if field.is_omitted
                    else f"value.{attribute} is not None"
                )
                sometimes.append(f"    if {other}: written[{name!r}] = {part}")
        lines = [
            "def write(value):",
            f"    written = {{{', '.join(always)}}}",
            *sometimes,
            "    return written",
        ]
        exec("\n".join(lines), scope)  # noqa: S102  # names of our own fields, as in dataclasses
        return scope["write"]  # type: ignore[return-value]  # that of the lines

    def _parts(self) -> list[tuple[str, str, Field, Writer | None]]:
        """Of each field: its name, the path of its attribute, itself, its writer."""
        parts: list[tuple[str, str, Field, Writer | None]] = []
        for field in self.fields:
            if field.is_flat:
                assert isinstance(field.codec, Record)
                inner = field.codec._parts()  # noqa: SLF001  # another record
                parts += [
                    (name, f"{field.attribute}.{path}", each, write) for name, path, each, write in inner
                ]
            else:
                parts.append((field.name, field.attribute, field, field.codec.writer))
        return parts

    def _take(self, value: Mapping[str, object]) -> tuple[Made_co, int]:
        """The value of an object, and the number of its fields that were used."""
        arguments: list[object] = []
        count = 0
        for field in self.fields:
            if field.is_computed:
                count += field.name in value
            elif field.is_flat:
                assert isinstance(field.codec, Record)
                part, used = field.codec._take(value)  # noqa: SLF001  # another record
                arguments.append(part)
                count += used
            elif field.name in value:
                try:
                    arguments.append(field.codec.read(value[field.name]))
                except BadMessage as error:
                    raise error.inside(field.name) from None
                count += 1
            elif field.is_required:
                raise BadMessage("this field is needed", field.name)
            else:
                arguments.append(field.default)
        return self._make(*arguments), count


class Tagged(Codec, Generic[Value]):
    """A value of one of several classes, as an object whose `type` names the class."""

    def __init__(
        self,
        kinds: Mapping[str, type[Value] | Record[Value]],
        *,
        is_open: bool = False,
        name: str = "",
    ) -> None:
        self.records = {
            tag: kind if isinstance(kind, Record) else Record(kind, is_open=is_open)
            for tag, kind in kinds.items()
        }
        self.name = name
        self._tags: dict[type, str] = {record.kind: tag for tag, record in self.records.items()}
        self._writers: dict[type, ObjectWriter] = {}

    def read(self, value: object) -> Value:
        return self.read_fields(value, 0)

    def read_fields(self, value: object, others: int) -> Value:
        """The value of an object with this many other fields; raises BadMessage."""
        if not isinstance(value, dict):
            raise BadMessage("an object is needed")
        tag = value.get(TYPE)
        record = self.records.get(tag) if isinstance(tag, str) else None
        if record is None:
            raise BadMessage(f"one of these is needed: {', '.join(self.records)}", TYPE)
        return record.read_fields(value, others + 1)

    def knows(self, value: Mapping[str, object]) -> bool:
        """Whether the object has one of the types."""
        tag = value.get(TYPE)
        return isinstance(tag, str) and tag in self.records

    @property
    def writer(self) -> ObjectWriter:
        return self.write

    def write(self, value: object) -> Json:
        """A value of one of the classes as JSON."""
        kind = type(value)
        write = self._writers.get(kind)
        if write is None:
            tag = self._tags[kind]
            write = self._writers[kind] = self.records[tag].writer_with(tag)
        return write(value)


@dataclass(frozen=True, slots=True)
class Length:
    """The length of a list, for `Annotated`."""

    shortest: int
    longest: int
    name: str = ""


FLAT = "flat"
Flat = Annotated[Value, FLAT]
"""A value whose fields are those of the object that has it."""

OMITTED = "omitted"
"""The mark of a field that is written only if it is not its default."""

Four = Annotated[tuple[Value, ...], Length(4, 4)]
"""A value for each seat."""

_SIMPLE: Mapping[object, Codec] = {bool: FLAG, int: Integer(), float: Number(), str: Text()}


def codec_of(kind: object, *, is_open: bool = False) -> Codec:
    """The codec of a type; `is_open` is for its records."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _annotated(arguments[0], arguments[1:], is_open=is_open)
    if origin is tuple:
        return ListOf(codec_of(arguments[0], is_open=is_open))
    if origin in (dict, Mapping):
        return MapOf(codec_of(arguments[1], is_open=is_open))
    if origin in (Union, UnionType):
        (item,) = (each for each in arguments if each is not type(None))
        return OptionalValue(codec_of(item, is_open=is_open))
    if origin is Literal:
        return OneOf(*arguments)
    if kind in _SIMPLE:
        return _SIMPLE[kind]
    assert isinstance(kind, type)
    return Member(kind) if issubclass(kind, Enum) else Record(kind, is_open=is_open)


def number_in(message: Mapping[str, object]) -> int | None:
    """The number of a message; None if it has no valid one."""
    n = message.get(NUMBER)
    return n if type(n) is int and 0 <= n <= MAX_NUMBER else None


def required_number(message: Mapping[str, object]) -> int:
    """The number of a message; raises BadMessage if it has no valid one."""
    n = number_in(message)
    if n is None:
        raise BadMessage(f"a whole number from 0 to {MAX_NUMBER} is needed", NUMBER)
    return n


def numbered(answer: Json, n: int | None) -> Json:
    """The answer to the request with this number, None for no request."""
    return answer if n is None else {**answer, NUMBER: n}


def _annotated(kind: object, marks: tuple[object, ...], *, is_open: bool) -> Codec:
    for mark in marks:
        if isinstance(mark, Codec):
            return mark
        if isinstance(mark, Length):
            item = codec_of(get_args(kind)[0], is_open=is_open)
            return ListOf(item, mark.shortest, mark.longest, mark.name)
    return codec_of(kind, is_open=is_open)


def _fields_of(kind: type, *, is_open: bool) -> tuple[Field, ...]:
    """The fields that follow from the types of a class."""
    defaults = defaults_of(kind)
    return tuple(
        Field(
            name,
            name,
            codec_of(hint, is_open=is_open),
            defaults.get(name, _REQUIRED),
            is_omitted=_has_mark(hint, OMITTED),
            is_flat=_has_mark(hint, FLAT),
        )
        for name, hint in _types_of(kind).items()
    )


def _has_mark(hint: object, mark: str) -> bool:
    return get_origin(hint) is Annotated and mark in get_args(hint)


def _types_of(kind: type) -> dict[str, object]:
    """The types of the fields; the first call of `typing.get_type_hints` takes 15 ms in the page."""
    names = vars(import_module(kind.__module__))
    return {name: eval(text, names) for name, text in kind.__annotations__.items()}  # noqa: S307  # our own annotations
