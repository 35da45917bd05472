"""The validator of the tests that remembers what it has allowed."""

import pytest

from tests.support.json_schema import remembering_validator

SEAT = {"type": "integer", "minimum": 0, "maximum": 3}
SCHEMA = {"$defs": {"Seat": SEAT}, "type": "array", "items": {"$ref": "#/$defs/Seat"}}


@pytest.mark.parametrize("wrong", [4, -1, "1", 1.5, True, None, [1]])
def test_what_is_wrong_is_refused_each_time_and_after_what_is_right(wrong: object) -> None:
    """A value that is equal in Python, as True to 1, is another one all the same."""
    validator = remembering_validator()(SCHEMA)

    assert validator.is_valid([1, 2, 1])
    assert [False, False] == [validator.is_valid([1, wrong]) for _ in range(2)]
    assert validator.is_valid([1, 2, 1])


def test_what_one_definition_allows_another_may_refuse() -> None:
    """It is remembered for the definition."""
    schema = {"$defs": {"Seat": SEAT, "Name": {"type": "string"}}}
    validator = remembering_validator()

    assert validator(schema | {"$ref": "#/$defs/Seat"}).is_valid(1)
    assert not validator(schema | {"$ref": "#/$defs/Name"}).is_valid(1)
