"""Generates the types of the protocol's messages for the page from the schema in docs/protocol.md.

python packaging/web/protocol_types.py     writes straights_web/connection/protocol.d.ts
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PROTOCOL = ROOT / "docs/protocol.md"
TYPES = ROOT / "straights_web/connection/protocol.d.ts"

Schema = dict[str, Any]

_HEAD = """\
// The messages of docs/protocol.md as types. Generated from its schema by
// packaging/web/protocol_types.py: change it there.
"""
_MAX_LINE_LENGTH = 110
_INDENT = " " * 4
_SIMPLE = {name: name for name in ("string", "number", "boolean", "null", "object")} | {"integer": "number"}


def protocol_schema() -> Schema:
    """The schema in docs/protocol.md."""
    block = re.search(
        r"^```json\n(\{\n.*?^\}\n)```$", PROTOCOL.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    if block is None:
        raise ValueError(f"{PROTOCOL.name} has no block with the schema")
    schema: Schema = json.loads(block[1])
    return schema


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
