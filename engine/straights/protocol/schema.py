"""The JSON Schema of the messages, draft 2020-12."""

from __future__ import annotations

from engine.cards.card import CARDS
from engine.games import messages as parts
from engine.protocol.codecs import Codec, codec_of
from engine.protocol.records import NUMBER, Json, Record
from engine.protocol.schema import SchemaBuilder, reference
from engine.protocol.sentences import SENTENCE, SentenceValue
from engine.protocol.values import KnownCards, MessageNumber, PackedCards
from engine.straights.protocol.server_messages import SERVER_MESSAGE
from engine.straights.protocol.server_requests import SERVER_REQUEST, Hello
from engine.straights.protocol.table_messages import FROM_TABLE
from engine.straights.protocol.table_requests import READY, REQUEST
from engine.straights.protocol.tables import VERSION
from engine.text.sentence import Names


def protocol_schema() -> Json:
    """The schema of every message."""
    messages = _Builder({})
    number = messages.of(codec_of(MessageNumber, Record))
    messages.name_variants(FROM_TABLE, number)
    messages.name_variants(SERVER_MESSAGE, number)
    builder = _Builder(messages.definitions, of_requests=True, numbered=("Request", "ServerRequest"))
    requests = [builder.of(each) for each in (REQUEST, SERVER_REQUEST)]
    version: Json = {"const": VERSION}
    hello = builder.record(Record(Hello, tag="hello"), is_closed=False)
    properties = hello["properties"]
    assert isinstance(properties, dict)
    numbered: Json = {"type": "object", "required": [NUMBER], "unevaluatedProperties": False}
    to_table: Json = {**numbered, "allOf": [requests[0]], "properties": {NUMBER: number, "v": version}}
    to_server: Json = {**numbered, "allOf": [requests[1]], "properties": {NUMBER: number}}
    greeting: Json = {**hello, "properties": {**properties, NUMBER: number}}
    builder.definitions["ToTable"] = {"anyOf": [to_table, builder.of(READY)]}
    builder.definitions["ToServer"] = {"anyOf": [to_server, greeting]}
    ends = ("FromTable", "ToTable", "FromServer", "ToServer")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Straights, protocol version {VERSION}",
        "anyOf": [reference(name) for name in ends],
        "$defs": builder.definitions,
    }


_TEXT: Json = {"type": "string"}
_NUMBER: Json = {"type": "integer"}
_CARD = "[A2-9TJQK][CDHS]"
_ANY = rf"({_CARD}|\?)"
_NAMES = SentenceValue().marked[Names]


class _Builder(SchemaBuilder):
    """Knows the parts of a table that are shorter than an object."""

    def content(self, codec: Codec) -> Json:
        match codec:
            case parts.Once():
                return self.of(codec.item)
            case KnownCards():
                return {**_TEXT, "pattern": f"^({_CARD}( {_CARD})*)?$"}
            case PackedCards():
                text: Json = {**_TEXT, "pattern": f"^({_ANY}( {_ANY})*)?$"}
                return _any_of(text, {**_NUMBER, "minimum": 0, "maximum": len(CARDS)})
            case parts.PhraseCodec():
                return _any_of(_list_of(_TEXT, _NUMBER, self.of(codec), self.of(_NAMES)), self.of(SENTENCE))
            case parts.LastCodec():
                return _any_of(_TEXT, self.of(codec.said))
            case parts.ToldCodec() | parts.MovementCodec():
                return _list_of(_TEXT, _NUMBER)
            case parts.FactCodec():
                return _list_of(self.of(codec.said), _NUMBER, {"type": "null"})
            case parts.ResultRowCodec():
                return _list_of(_TEXT, _NUMBER, self.of(codec.fact))
            case parts.KnownFields():
                fields = {name: self.of(each) for name, each in codec.codecs.items()}
                return {"type": "object", "additionalProperties": False, "required": [], "properties": fields}
            case _:
                return super().content(codec)


def _any_of(*kinds: Json) -> Json:
    return {"anyOf": [*kinds]}


def _list_of(*kinds: Json) -> Json:
    return {"type": "array", "minItems": 1, "items": kinds[0] if len(kinds) == 1 else _any_of(*kinds)}
