"""JSON from outside, whose depth is checked before it is parsed.

The parser calls itself for each level. In a browser the stack of WebAssembly overflows before Python notices,
which ends the engine.
"""

import json
import re
from itertools import accumulate, repeat

from engine.errors import InvalidJson

MAX_DEPTH = 32
"""The levels of a text that is parsed, several times those of any message or saved game."""

# Brackets in a string open nothing, nor in one that is cut off.
_STRING = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
_STEPS = {"[": 1, "{": 1, "]": -1, "}": -1}


def read_json(text: str) -> object:
    """The value of a JSON text; raises InvalidJson for any other."""
    try:
        if _is_deep(text):
            raise InvalidJson(f"it is nested more than {MAX_DEPTH} levels deep")
        value: object = json.loads(text)
    except ValueError as error:
        raise InvalidJson(str(error)) from error
    return value


def _is_deep(text: str) -> bool:
    if text.count("[") + text.count("{") <= MAX_DEPTH:
        return False
    steps = map(_STEPS.get, _STRING.sub("", text), repeat(0))
    return max(accumulate(steps), default=0) > MAX_DEPTH
