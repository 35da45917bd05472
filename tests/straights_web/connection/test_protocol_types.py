"""The page's types and constants are those of the messages; the schema is one."""

import pytest

from engine.straights.protocol.schema import protocol_schema
from tests.support.json_schema import Draft202012Validator
from web.protocol_types import CONSTANTS, constants, type_declarations


def test_the_constants_of_the_page_are_current() -> None:
    """Else: python packaging/web/protocol_types.py."""
    assert constants() == CONSTANTS.read_text(encoding="utf-8")


def test_the_schema_is_a_schema() -> None:
    """Of JSON Schema, draft 2020-12; all its references lead somewhere."""
    schema = protocol_schema()
    Draft202012Validator.check_schema(schema)

    assert not Draft202012Validator(schema).is_valid({"type": "undo"})
    assert Draft202012Validator(schema).is_valid({"type": "undo", "n": 1})


@pytest.mark.parametrize(
    "schema, expected",
    [
        ({"type": ["integer", "null"]}, "number | null"),
        ({"type": "array", "items": {"type": ["string", "null"]}}, "(string | null)[]"),
        ({"enum": ["a", "b"]}, '"a" | "b"'),
        ({"type": "object", "properties": {"a": {"const": 1}}, "required": []}, "{ a?: 1 }"),
        (
            {"allOf": [{"$ref": "#/$defs/B"}], "type": "object", "properties": {"a": {"type": "boolean"}}},
            "B & { a?: boolean }",
        ),
    ],
)
def test_a_schema_becomes_a_type(schema: dict[str, object], expected: str) -> None:
    declarations = type_declarations({"$defs": {"A": schema}})

    assert f"\nexport type A = {expected};\n" in declarations
