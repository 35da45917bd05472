"""JSON from outside: any text gives its value, or one error."""

import json
from collections.abc import Mapping, Sequence

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.errors import InvalidJson
from engine.json_text import MAX_DEPTH, json_writer, read_json

LEAVES = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text('[]{}"\\/a\ud800ü')
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner) | st.dictionaries(st.text('[{]}\\"'), inner), max_leaves=20
)
PARTS = st.sampled_from(
    ["[", "]", "{", "}", '"', "\\", ",", ":", "0", "-", "1e999", "\x00", '"a":', "\ufeff"]
)


def depth(value: object) -> int:
    if isinstance(value, Mapping):
        return 1 + max(map(depth, value.values()), default=0)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return 1 + max(map(depth, value), default=0)
    return 0


@given(value=VALUES, levels=st.integers(0, MAX_DEPTH + 2), is_ascii=st.booleans())
def test_a_value_is_read_unless_it_is_deep(value: object, levels: int, *, is_ascii: bool) -> None:
    """Brackets within strings are no levels."""
    for level in range(levels):
        value = [value] if level % 2 else {"[": value}
    text = json.dumps(value, ensure_ascii=is_ascii)
    if depth(value) > MAX_DEPTH:
        with pytest.raises(InvalidJson):
            read_json(text)
    else:
        assert value == read_json(text)


@given(st.lists(PARTS).map("".join) | st.text(), st.integers(1, 100_000))
@example(' [{"a": ["\\u00fc", 1e3]}]', 1)
def test_any_other_text_gives_one_error(text: str, times: int) -> None:
    """However often something is repeated in it; read again, what was read is the same."""
    try:
        value = read_json(text * (times if len(text) * times <= 1_000_000 else 1))
    except InvalidJson:
        return

    assert value == read_json(json.dumps(value))


@pytest.mark.parametrize("compiled", [json.encoder.c_make_encoder, None])  # type: ignore[attr-defined]  # not public
def test_what_is_written_is_short_and_read_again(monkeypatch: pytest.MonkeyPatch, compiled: object) -> None:
    """Also by a Python without the compiled encoder."""
    monkeypatch.setattr(json.encoder, "c_make_encoder", compiled)
    value = {"name": "Ñandú ♠", "numbers": [1, 2.5, None, True], "of": {}}
    text = json_writer()(value)

    assert value == read_json(text)
    assert '{"name":"Ñandú ♠","numbers":[1,2.5,null,true],"of":{}}' == text
