"""The event loop: uvloop's where it is installed, which takes less of the processor, else Python's own."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Coroutine
from importlib.util import find_spec
from typing import TypeVar

_OBJECTS_BETWEEN_COLLECTIONS = 20_000
"""Only connections leave cycles behind; with Python's 700 it would look for them after each few moves."""

_Result = TypeVar("_Result")


def run(work: Coroutine[None, None, _Result]) -> _Result:
    """Run something to its end; its result."""
    gc.set_threshold(_OBJECTS_BETWEEN_COLLECTIONS)
    if find_spec("uvloop") is None:
        return asyncio.run(work)
    import uvloop  # noqa: PLC0415  # an extra

    return uvloop.run(work)
