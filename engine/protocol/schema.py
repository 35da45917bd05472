"""The JSON Schema of values, draft 2020-12, which follows from their codecs."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

from engine.protocol import codecs
from engine.protocol.records import NUMBER, TYPE, Field, Json, Record, Tagged
from engine.protocol.sentences import SENTENCE, Only, SentenceValue

Message = TypeVar("Message")
_PAIR = 2
_LONGEST = 100_000
"""Of lists and texts whose length matters; others are bounded by that of the message."""


class SchemaBuilder:
    """Collects the definitions that the schemas refer to.

    A message is as it is written, a request whatever can be read: it may omit what has a usual value, and
    what is open may have unknown fields.
    """

    def __init__(
        self, definitions: Json, *, of_requests: bool = False, numbered: Collection[str] = ()
    ) -> None:
        """`numbered` are the unions whose values have a number, too."""
        self.definitions, self._of_requests, self._numbered = definitions, of_requests, numbered

    def of(self, codec: codecs.Codec) -> Json:
        """The schema of a codec, or a reference to its definition."""
        if not codec.name:
            return self.content(codec)
        name = self._name(codec)
        if name not in self.definitions:
            self.definitions[name] = {}  # keeps its place before those that it needs
            self.definitions[name] = self.content(codec)
        return reference(name)

    def _name(self, codec: codecs.Codec) -> str:
        return f"Open{codec.name}" if self._is_open(codec) else codec.name

    def _is_open(self, codec: codecs.Codec) -> bool:
        return self._of_requests and isinstance(codec, Record) and codec.is_open

    def record(self, record: Record[object], others: Json | None = None, *, is_closed: bool = True) -> Json:
        """The schema of an object, which may have other fields, too."""
        flats = [self.flat(field.codec) for field in record.fields if field.is_flat]
        fields = [field for field in record.fields if not (field.is_flat or self._is_ignored(field))]
        properties: Json = {} if record.tag is None else {TYPE: {"const": record.tag}}
        required = [*properties]
        properties |= {field.name: self._field(field) for field in fields} | (others or {})
        required += [field.name for field in fields if field.is_required or self._is_sent(record, field)]
        closed: Json = {"unevaluatedProperties" if flats else "additionalProperties": False}
        return {
            **({"allOf": flats} if flats else {}),
            "type": "object",
            **(closed if is_closed else {}),
            "required": required,
            "properties": properties,
        }

    def _field(self, field: Field) -> Json:
        """The schema of a field; one that a message omits instead of null is never null."""
        is_omitted = field.is_omitted and field.default is None and not self._of_requests
        if is_omitted and isinstance(field.codec, codecs.OptionalValue):
            return self.of(field.codec.item)
        return self.of(field.codec)

    def _is_ignored(self, field: Field) -> bool:
        return self._of_requests and field.is_computed

    def _is_sent(self, record: Record[object], field: Field) -> bool:
        """Whether the field is always there, although it has a default: kept records may be older."""
        return record.is_open and not (field.is_omitted or self._of_requests)

    def flat(self, codec: codecs.Codec) -> Json:
        """The schema of fields that are among those of another object."""
        assert isinstance(codec, Record)
        name = self._name(codec)
        self.definitions.setdefault(name, self.record(codec, is_closed=False))
        return reference(name)

    def name_variants(self, messages: Tagged[Message], number: Json) -> None:
        """Define each of some messages, which may answer a request with a number, and their union."""
        records = messages.records.values()
        for record in records:
            self.definitions.setdefault(record.name, self.record(record, {NUMBER: number}))
        self.definitions[messages.name] = {"anyOf": [reference(record.name) for record in records]}

    def content(self, codec: codecs.Codec) -> Json:
        """The schema of a codec itself, whatever its name."""
        match codec:
            case codecs.OptionalValue():
                return {"anyOf": [self.of(codec.item), {"type": "null"}]}
            case codecs.ListOf():
                return self._list(codec)
            case codecs.Converted():
                return self.of(codec.item)
            case codecs.MapOf():
                return {"type": "object", "additionalProperties": self.of(codec.item)}
            case Only():
                return self._only(codec)
            case SentenceValue():
                kinds = (*codec.plain.values(), *codec.marked.values(), SENTENCE)
                return {"anyOf": [self.of(each) for each in kinds]}
            case Record():
                return self.record(codec, is_closed=not self._is_open(codec))
            case Tagged():
                is_closed = codec.name not in self._numbered
                records = codec.records.values()
                return {"anyOf": [self.record(each, is_closed=is_closed) for each in records]}
            case _:
                return _plain(codec)

    def _only(self, codec: Only) -> Json:
        field: Json = {codec.field: self.of(codec.item)}
        return {"type": "object", "additionalProperties": False, "required": [*field], "properties": field}

    def _list(self, codec: codecs.ListOf) -> Json:
        items = self.of(codec.item)
        if codec.longest == _PAIR:
            return {"type": "array", "minItems": _PAIR, "prefixItems": [items] * _PAIR, "items": False}
        return {"type": "array", **_lengths(codec.shortest, codec.longest, "Items"), "items": items}


def _plain(codec: codecs.Codec) -> Json:
    match codec:
        case codecs.Integer():
            return {"type": "integer", "minimum": codec.lowest, "maximum": codec.highest}
        case codecs.Number():
            return {"type": "number", "minimum": codec.lowest, "maximum": codec.highest}
        case codecs.Text():
            pattern: Json = {"pattern": f"^{codec.pattern}$"} if codec.pattern else {}
            return {"type": "string", **_lengths(codec.shortest, codec.longest, "Length"), **pattern}
        case codecs.OneOf():
            return {"type": "boolean"} if set(codec.values) == {False, True} else {"enum": [*codec.values]}
        case codecs.AnyObject():
            return {"type": "object"}
        case _:
            raise TypeError(f"there is no schema of a {type(codec).__name__}")


def reference(name: str) -> Json:
    """A reference to a definition."""
    return {"$ref": f"#/$defs/{name}"}


def _lengths(shortest: int, longest: int, unit: str) -> Json:
    """The limits of a length, as far as they exclude anything."""
    least: Json = {f"min{unit}": shortest} if shortest else {}
    most: Json = {f"max{unit}": longest} if longest <= _LONGEST else {}
    return {**least, **most}
