"""JSON from outside, whose depth is checked before it is parsed.

The parser calls itself for each level. In a browser the stack of WebAssembly overflows before Python notices,
which ends the engine.
"""

import json
from itertools import accumulate

from engine.errors import InvalidJson

MAX_DEPTH = 32
"""The levels of a text that is parsed, several times those of any message or saved game."""

_OTHERS = bytes({*range(256)} - {*b"[]{}"})
_STEPS = {ord("["): 1, ord("{"): 1, ord("]"): -1, ord("}"): -1}


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
    data = text.encode(errors="surrogatepass").replace(rb"\\", b"").replace(rb"\"", b"")
    outside_strings = b"".join(data.split(b'"')[::2])  # brackets in a string open nothing
    steps = map(_STEPS.__getitem__, outside_strings.translate(None, _OTHERS))
    return max(accumulate(steps), default=0) > MAX_DEPTH
