"""Generates what follows from engine/straights/protocol: the schema in docs/protocol.md, the page's types.

python packaging/web/protocol_types.py     writes both, and the page's constants
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from engine.straights.protocol.schema import protocol_schema
from engine.straights.protocol.server_messages import CLOSED_BY_HOST
from engine.straights.protocol.server_requests import ANSWER_MS, EAGER_MS, EAGER_PAUSE_MS, ELSEWHERE
from engine.straights.protocol.table_state import VERSION

ROOT = Path(__file__).resolve().parents[2]
PROTOCOL = ROOT / "docs/protocol.md"
TYPES = ROOT / "straights_web/connection/protocol.d.ts"
CONSTANTS = ROOT / "straights_web/connection/constants.js"

Schema = dict[str, Any]

_HEAD = """\
// The messages of engine/straights/protocol as types, which packaging/web/protocol_types.py generates.
"""
_MAX_LINE_LENGTH = 110
_MAX_JSON_LENGTH = 140
_INDENT = " " * 4
_FENCE = "```json\n"
_SIMPLE = {name: name for name in ("string", "number", "boolean", "null", "object")} | {"integer": "number"}


def constants() -> str:
    """The content of the file with the numbers of the protocol that the page needs before any message."""
    numbers = {
        "VERSION": VERSION,
        "CLOSED_BY_HOST": CLOSED_BY_HOST,
        "ANSWER_MS": ANSWER_MS,
        "EAGER_PAUSE_MS": EAGER_PAUSE_MS,
        "EAGER_MS": EAGER_MS,
        "ELSEWHERE": ELSEWHERE,
    }
    lines = (f"export const {name} = {number};\n" for name, number in numbers.items())
    return (
        "/** Numbers of engine/straights/protocol; packaging/web/protocol_types.py generates this. */\n\n"
        f"{''.join(lines)}"
    )


def document_with(schema: Schema) -> str:
    """docs/protocol.md with a schema instead of its own."""
    text = PROTOCOL.read_text(encoding="utf-8")
    start, end = text.index(_FENCE) + len(_FENCE), text.rindex("\n```")
    return f"{text[:start]}{formatted(schema)}{text[end:]}"


def formatted(value: object, indent: str = "") -> str:
    """The value as JSON, with as much in a line as fits."""
    line = json.dumps(value)
    if len(indent) + len(line) <= _MAX_JSON_LENGTH or not isinstance(value, dict | list):
        return line
    inner = f"{indent}  "
    if isinstance(value, dict):
        parts = [f"{json.dumps(name)}: {formatted(part, inner)}" for name, part in value.items()]
    else:
        parts = [formatted(part, inner) for part in value]
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    lines = [parts[0]]
    for part in parts[1:]:
        fits = (
            len(inner) + len(lines[-1]) + len(part) + 3 <= _MAX_JSON_LENGTH and "\n" not in part + lines[-1]
        )
        lines[-1:] = [f"{lines[-1]}, {part}"] if fits else [f"{lines[-1]},", part]
    return f"{opening}\n" + "\n".join(f"{inner}{each}" for each in lines) + f"\n{indent}{closing}"


def type_declarations(schema: Schema) -> str:
    """The content of the file with the types."""
    return _HEAD + "".join(_declaration(name, part) for name, part in schema["$defs"].items())


def _declaration(name: str, schema: Schema) -> str:
    line = f"export type {name} = {_type(schema)};\n"
    if len(line) <= _MAX_LINE_LENGTH:
        return f"\n{line}"
    variants = [json.dumps(each) for each in schema.get("enum", ())]
    if "anyOf" in schema and "properties" not in schema:
        variants = [_type(each) for each in schema["anyOf"]]
    if variants:
        lines = "".join(f"\n{_INDENT}| {each}" for each in variants)
        return f"\nexport type {name} ={lines};\n"
    *others, _properties = _parts(schema)
    return f"\nexport type {name} = {' & '.join([*others, _object(schema, one_line=False)])};\n"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(map(json.dumps, schema["enum"]))
    if parts := _parts(schema):
        return " & ".join(parts)
    kind = schema["type"]
    if isinstance(kind, list):
        return " | ".join(_SIMPLE[each] for each in kind)
    if "additionalProperties" in schema:
        return f"Record<string, {_type(schema['additionalProperties'])}>"
    return _array(schema) if kind == "array" else _SIMPLE[kind]


def _parts(schema: Schema) -> list[str]:
    """The parts of an intersection type: bases, one of several variants, and an object with properties."""
    parts = [_type(each) for each in schema.get("allOf", ())]
    if "anyOf" in schema:
        variants = " | ".join(f"({text})" if " & " in text else text for text in map(_type, schema["anyOf"]))
        parts.append(f"({variants})" if "properties" in schema else variants)
    if "properties" in schema:
        parts.append(_object(schema, one_line=True))
    return parts


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(_type, schema['prefixItems']))}]"
    item = _type(schema["items"])
    return f"({item})[]" if " | " in item and not item.startswith("{") else f"{item}[]"


def _object(schema: Schema, *, one_line: bool) -> str:
    required = schema.get("required", ())
    fields = [
        f"{name}{'' if name in required else '?'}: {_type(part)};"
        for name, part in schema["properties"].items()
    ]
    if one_line:
        return f"{{ {' '.join(fields).removesuffix(';')} }}"
    return "{\n" + "".join(f"{_INDENT}{field}\n" for field in fields) + "}"


if __name__ == "__main__":
    TYPES.write_text(type_declarations(protocol_schema()), encoding="utf-8")
    CONSTANTS.write_text(constants(), encoding="utf-8")
    PROTOCOL.write_text(document_with(protocol_schema()), encoding="utf-8")
