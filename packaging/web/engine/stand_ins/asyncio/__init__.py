"""Replaces the library's asyncio, which Pyodide imports at its start: the engine awaits nothing.

The original imports logging, sockets and subprocesses: a third of what Python imports at its start.
"""


def get_event_loop() -> object:
    """Called when Python awaits a JavaScript promise."""
    raise RuntimeError("there is no event loop in the page")
