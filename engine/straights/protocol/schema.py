"""The JSON Schema of the messages, draft 2020-12."""

from __future__ import annotations

from engine.protocol.codecs import Codec, codec_of
from engine.protocol.records import NUMBER, Json, Record
from engine.protocol.schema import SchemaBuilder, reference
from engine.protocol.values import MessageNumber
from engine.straights.protocol.sent_events import SentEvents
from engine.straights.protocol.server_messages import SERVER_MESSAGE
from engine.straights.protocol.server_requests import SERVER_REQUEST, Hello
from engine.straights.protocol.table_messages import FROM_TABLE
from engine.straights.protocol.table_requests import READY, REQUEST
from engine.straights.protocol.table_state import VERSION
from engine.straights.protocol.values import EVENT


def protocol_schema() -> Json:
    """The schema of every message."""
    messages = _Builder({})
    number = messages.of(codec_of(MessageNumber, Record))
    messages.name_variants(FROM_TABLE)
    messages.name_variants(SERVER_MESSAGE)
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


class _Builder(SchemaBuilder):
    """Knows the events, which have the fields of their details."""

    def content(self, codec: Codec) -> Json:
        if not isinstance(codec, SentEvents):
            return super().content(codec)
        common: Json = {"allOf": [self.flat(codec.details)], "unevaluatedProperties": False}
        events = (self.record(record, is_closed=False) for record in EVENT.records.values())
        return {"anyOf": [{**common, **event} for event in events]}
