"""JSON from outside, whose depth is checked before it is parsed.

The parser calls itself for each level. In a browser the stack of WebAssembly overflows before Python notices,
which ends the engine.
"""

import json
import re

from engine.errors import InvalidJson

MAX_DEPTH = 32
"""The levels of a text that is parsed, several times those of any message or saved game."""

# A string is one token, as brackets in it open nothing; one that is cut off is, too.
_STRING_OR_BRACKET = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[\[\]{}]', re.DOTALL)


def read_json(text: str | bytes) -> object:
    """The value of a JSON text; raises InvalidJson for any other."""
    try:
        if isinstance(text, bytes):
            text = text.decode(json.detect_encoding(text), "surrogatepass")
        if _is_deep(text):
            raise InvalidJson(f"it is nested more than {MAX_DEPTH} levels deep")
        value: object = json.loads(text)
    except ValueError as error:
        raise InvalidJson(str(error)) from error
    return value


def _is_deep(text: str) -> bool:
    if text.count("[") + text.count("{") <= MAX_DEPTH:
        return False
    depth = 0
    for token in _STRING_OR_BRACKET.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(token[0], 0)
        if depth > MAX_DEPTH:
            return True
    return False
