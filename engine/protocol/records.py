"""Codecs of objects, which follow from the types of the fields of a class.

What is missing or unknown raises BadMessage.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property, partial
from importlib import import_module
from typing import Annotated, Generic, TypeVar, get_args

from engine.errors import BadMessage
from engine.fast_dataclass import dataclass, defaults_of
from engine.protocol.codecs import MAX_NUMBER, Codec, OptionalValue, codec_of, is_json

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
        default: of a field that may be missing.
        attribute: the name in Python if it is another one.
        is_omitted: whether the default is not written.
        is_flat: whether the fields of the value, which has a record, are those of the object.
        is_computed: whether it follows from the others, so that it is not read.
    """

    name: str
    codec: Codec
    default: object = _REQUIRED
    attribute: str = ""
    is_omitted: bool = False
    is_flat: bool = False
    is_computed: bool = False

    @property
    def is_required(self) -> bool:
        """Whether it may not be missing."""
        return self.default is _REQUIRED


class Record(Codec, Generic[Made_co]):
    """A value of a class, as an object with a field for each of its attributes, in their order.

    Attributes:
        tag: the `type` of the object, None for an object without one.
        is_open: whether unknown fields are ignored, since a later version may have more.
    """

    def __init__(
        self,
        kind: type[Made_co],
        fields: tuple[Field, ...] | None = None,
        first: tuple[object, ...] = (),
        *,
        name: str = "",
        tag: str | None = None,
        is_open: bool = False,
    ) -> None:
        """`fields` replace those that follow from the types of the class; `first` are values before them."""
        self.kind, self.name, self.tag, self.is_open = kind, name or kind.__name__, tag, is_open
        self._fields, self._first = fields, first

    def tagged(self, tag: str) -> Record[Made_co]:
        """The same record with a `type`."""
        return Record(self.kind, self._fields, self._first, name=self.name, tag=tag, is_open=self.is_open)

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """The fields; found late, since a program uses few records."""
        return _fields_of(self.kind, is_open=self.is_open) if self._fields is None else self._fields

    @cached_property
    def names(self) -> frozenset[str]:
        """The names of the fields in JSON."""
        names = (field.name for field, _path in self._written())
        return frozenset(names if self.tag is None else (TYPE, *names))

    def read(self, value: object) -> Made_co:
        if not isinstance(value, dict):
            raise BadMessage("an object is needed")
        if not (self.is_open or self.names.issuperset(value)):
            unknown = next(name for name in value if name not in self.names)
            raise BadMessage(f"no field but {', '.join(sorted(self.names))} is known", unknown)
        return self.read_among(value)

    def read_among(self, value: Mapping[str, object]) -> Made_co:
        """The value of an object that may have other fields, too."""
        arguments = [*self._first]
        for field in self.fields:
            if field.is_computed:
                continue
            if field.is_flat:
                assert isinstance(field.codec, Record)
                arguments.append(field.codec.read_among(value))
            elif field.name in value:
                try:
                    arguments.append(field.codec.read(value[field.name]))
                except BadMessage as error:
                    raise error.inside(field.name) from None
            elif field.is_required:
                raise BadMessage("this field is needed", field.name)
            else:
                arguments.append(field.default)
        return self.kind(*arguments)

    @cached_property
    def write(self) -> ObjectWriter:
        """The function that writes a value; compiled, since each move is written."""
        always = [] if self.tag is None else [f"{TYPE!r}: {self.tag!r}"]
        sometimes = []
        scope: dict[str, object] = {}
        for place, (field, path) in enumerate(self._written()):
            codec = field.codec.item if isinstance(field.codec, OptionalValue) else field.codec
            part = path if is_json(codec) else f"write_{place}({path})"
            scope |= {f"write_{place}": field.codec.write, f"default_{place}": field.default}
            if field.is_omitted:
                other = "is not None" if field.default is None else f"!= default_{place}"
                sometimes.append(f"    if {path} {other}: written[{field.name!r}] = {part}")
            else:
                always.append(f"{field.name!r}: {part}")
        first = f"    written = {{{', '.join(always)}}}"
        lines = ["def write(value):", first, *sometimes, "    return written"]
        exec("\n".join(lines), scope)  # noqa: S102  # names of our own fields, as in dataclasses
        return scope["write"]  # type: ignore[return-value]  # that of the lines

    def _written(self, path: str = "value") -> Iterator[tuple[Field, str]]:
        """Each field that stands in the object, and the path to its value."""
        for field in self.fields:
            inner = f"{path}.{field.attribute or field.name}"
            if field.is_flat:
                assert isinstance(field.codec, Record)
                yield from field.codec._written(inner)  # noqa: SLF001  # another record
            else:
                yield field, inner


class Tagged(Codec, Generic[Value]):
    """A value of one of several classes, as an object whose `type` names the class."""

    def __init__(
        self,
        union: object,
        others: Mapping[str, type[Value] | Record[Value]],
        *,
        is_open: bool = False,
        name: str = "",
    ) -> None:
        """For the classes of a union, by their names: "ReviewMessage" or "AskReview" is "review".

        `others` have other types, or records of their own.
        """
        records = [
            each if isinstance(each, Record) else Record(each, is_open=is_open) for each in others.values()
        ]
        given = {record.kind: record.tagged(tag) for tag, record in zip(others, records, strict=True)}
        kinds = get_args(union) or (union,)
        found = [given.get(kind) or Record(kind, tag=_tag_of(kind), is_open=is_open) for kind in kinds]
        self.records = {str(record.tag): record for record in found}
        self.name = name
        self._of_kind: dict[type, Record[Value]] = {record.kind: record for record in self.records.values()}

    def record_of(self, value: Mapping[str, object]) -> Record[Value] | None:
        """The record of an object, None if its type is unknown."""
        tag = value.get(TYPE)
        return self.records.get(tag) if isinstance(tag, str) else None

    def read(self, value: object) -> Value:
        if not isinstance(value, dict):
            raise BadMessage("an object is needed")
        record = self.record_of(value)
        if record is None:
            raise BadMessage(f"one of these is needed: {', '.join(self.records)}", TYPE)
        return record.read(value)

    def write(self, value: object) -> Json:
        return self._of_kind[type(value)].write(value)


FLAT = "flat"
Flat = Annotated[Value, FLAT]
"""A value whose fields are those of the object that has it."""


def _fields_of(kind: type, *, is_open: bool) -> tuple[Field, ...]:
    """The fields that follow from the types of a class; `typing.get_type_hints` takes 15 ms in the page."""
    names = vars(import_module(kind.__module__))
    defaults = defaults_of(kind)
    record = partial(Record, is_open=is_open)
    fields = []
    for name, text in kind.__annotations__.items():
        hint: object = eval(text, names)  # noqa: S307  # our own annotations
        default = defaults.get(name, _REQUIRED)
        codec, is_flat = codec_of(hint, record), FLAT in get_args(hint)
        fields.append(Field(name, codec, default, is_omitted=default is None, is_flat=is_flat))
    return tuple(fields)


def _tag_of(kind: type) -> str:
    words = re.findall("[A-Z][a-z]*", kind.__name__.removeprefix("Ask").removesuffix("Message"))
    return "_".join(words).lower()


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
