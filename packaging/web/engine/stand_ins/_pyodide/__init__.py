"""Replaces Pyodide's module of this name, which imports traceback for its own exception hook."""

from . import _base, _importhook  # type: ignore[attr-defined]  # the latter is Pyodide's own

__all__ = ["_base", "_importhook"]


def set_excepthook() -> None:
    """Called by Pyodide's loader; Python's own hook is kept."""
