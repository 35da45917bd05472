"""Generates what follows from engine/straights/protocol: the page's constants and, ignored by git, its types.

python packaging/web/protocol_types.py     writes both; `make check` writes the types before it checks them
"""

import json
from pathlib import Path
from typing import Any

from engine.names import COMPUTER_NAMES
from engine.straights.protocol.schema import protocol_schema
from engine.straights.protocol.server_messages import CLOSED_BY_HOST
from engine.straights.protocol.server_requests import ANSWER_MS, EAGER_MS, EAGER_PAUSE_MS, ELSEWHERE
from engine.straights.protocol.tables import VERSION

ROOT = Path(__file__).resolve().parents[2]
TYPES = ROOT / "straights_web/connection/protocol.d.ts"
CONSTANTS = ROOT / "straights_web/connection/constants.js"

Schema = dict[str, Any]

_HEAD = """\
// The messages of engine/straights/protocol as types, which packaging/web/protocol_types.py generates.
"""
_SIMPLE = {name: name for name in ("string", "number", "boolean", "null", "object")} | {"integer": "number"}


def constants() -> str:
    """The content of the file with what the page needs before any message."""
    values = {
        "VERSION": VERSION,
        "CLOSED_BY_HOST": CLOSED_BY_HOST,
        "ANSWER_MS": ANSWER_MS,
        "EAGER_PAUSE_MS": EAGER_PAUSE_MS,
        "EAGER_MS": EAGER_MS,
        "ELSEWHERE": ELSEWHERE,
        "COMPUTER_NAMES": json.dumps(COMPUTER_NAMES),
    }
    lines = (f"export const {name} = {value};\n" for name, value in values.items())
    return (
        "/** What the engine has as well; packaging/web/protocol_types.py generates this. */\n\n"
        f"{''.join(lines)}"
    )


def type_declarations(schema: Schema) -> str:
    """The content of the file with the types, each in a line: TypeScript reads them, and no person."""
    lines = (f"\nexport type {name} = {_type(part)};\n" for name, part in schema["$defs"].items())
    return _HEAD + "".join(lines)


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
        parts.append(_object(schema))
    return parts


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(_type, schema['prefixItems']))}]"
    item = _type(schema["items"])
    return f"({item})[]" if " | " in item and not item.startswith("{") else f"{item}[]"


def _object(schema: Schema) -> str:
    required = schema.get("required", ())
    fields = (
        f"{name}{'' if name in required else '?'}: {_type(part)}"
        for name, part in schema["properties"].items()
    )
    return f"{{ {'; '.join(fields)} }}"


def write_types() -> None:
    """Write the file with the types."""
    TYPES.write_text(type_declarations(protocol_schema()), encoding="utf-8")


if __name__ == "__main__":
    write_types()
    CONSTANTS.write_text(constants(), encoding="utf-8")
