"""Replaces Pyodide's module of this name, its event loop: the engine awaits nothing."""


def _initialize_event_loop() -> None:
    """Called by `pyodide/__init__.py`."""
