"""The event loop: uvloop's, which needs less CPU, if it is installed, otherwise Python's own."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Coroutine
from importlib.util import find_spec
from typing import TypeVar

_OBJECTS_BETWEEN_COLLECTIONS = 20_000
"""Only connections leave cycles behind; Python's default of 700 would collect after every few moves."""

_Result = TypeVar("_Result")


def run(work: Coroutine[None, None, _Result]) -> _Result:
    """Run a coroutine to its end; returns its result."""
    gc.set_threshold(_OBJECTS_BETWEEN_COLLECTIONS)
    if find_spec("uvloop") is None:
        return asyncio.run(work)
    import uvloop  # noqa: PLC0415  # an extra

    return uvloop.run(work)
