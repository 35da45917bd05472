"""JSON from outside, whose depth is checked before it is parsed; and JSON written without white space.

The parser calls itself for each level. In a browser the stack of WebAssembly overflows before Python notices,
which ends the engine.
"""

import json
from collections.abc import Callable
from itertools import accumulate

from engine.errors import InvalidJson

MAX_DEPTH = 32
"""The levels of a text that is parsed, several times those of any message or saved game."""

_ENCODER = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, check_circular=False)
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


def json_writer() -> Callable[[object], str]:
    """The encoder, made once: `encode` makes one for each text, which takes longer than a short message."""
    try:
        make = json.encoder.c_make_encoder  # type: ignore[attr-defined]  # nothing public makes it
        kinds = (_ENCODER.default, json.encoder.encode_basestring, None, ":", ",", False, False, True)
        encode = make(None, *kinds)
    except (AttributeError, TypeError):  # another Python
        return _ENCODER.encode
    return lambda value: "".join(encode(value, 0))


write_json = json_writer()
"""The text of a JSON value."""
