"""Stands in for the library's asyncio, which Pyodide imports when it starts: the engine awaits nothing.

The real one imports logging, sockets and subprocesses: a third of what Python imports at its start.
"""


def get_event_loop() -> object:
    """Called where Python awaits a promise of JavaScript."""
    raise RuntimeError("there is no event loop in the page")
