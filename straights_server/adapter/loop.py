"""The event loop: uvloop's, which needs less CPU, if it is installed, otherwise Python's own."""

from __future__ import annotations

import asyncio
import gc
from collections import deque
from collections.abc import Callable, Coroutine
from importlib.util import find_spec
from time import thread_time
from typing import TypeVar

_OBJECTS_BETWEEN_COLLECTIONS = 20_000
"""Hardly anything leaves cycles behind; Python's default of 700 would collect after every few moves."""

_SECONDS_OF_MESSAGE = 0.001
"""The processor time for which a client pays with one message."""

_Result = TypeVar("_Result")


class Turns:
    """Lets addresses take turns: each does one thing in a turn of the event loop, whatever it has waiting.

    So nobody waits for all the connections of another address. What takes long counts as more messages.
    """

    def __init__(
        self,
        charge: Callable[[str, int], None] = lambda _address, _messages: None,
        processor_time: Callable[[], float] = thread_time,
    ) -> None:
        """`charge` takes an address and how many more messages it is to be charged."""
        self._charge = charge
        self._processor_time = processor_time
        self._waiting: dict[str, deque[Callable[[], None]]] = {}

    def add(self, address: str | None, work: Callable[[], None]) -> None:
        """Do something in a later turn; the programs of this machine, None, need not wait for each other."""
        waiting = None if address is None else self._waiting.get(address)
        if waiting is not None:
            waiting.append(work)
        elif address is None:
            asyncio.get_running_loop().call_soon(work)
        else:
            self._waiting[address] = deque((work,))
            asyncio.get_running_loop().call_soon(self._do, address)

    def _do(self, address: str) -> None:
        waiting = self._waiting[address]
        work = waiting.popleft()
        if waiting:
            asyncio.get_running_loop().call_soon(self._do, address)
        else:
            del self._waiting[address]
        began = self._processor_time()
        try:
            work()
        finally:
            spent = int((self._processor_time() - began) / _SECONDS_OF_MESSAGE)
            if spent:
                self._charge(address, spent)


def run(work: Coroutine[None, None, _Result]) -> _Result:
    """Run a coroutine to its end; returns its result."""
    gc.set_threshold(_OBJECTS_BETWEEN_COLLECTIONS)
    if find_spec("uvloop") is None:
        return asyncio.run(work)
    import uvloop  # noqa: PLC0415  # an extra

    return uvloop.run(work)
