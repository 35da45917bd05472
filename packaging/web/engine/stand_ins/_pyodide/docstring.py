"""Replaces Pyodide's module of this name: no docstrings, hence no signatures of all methods."""

from collections.abc import Callable


def dedent_docstring(text: str) -> str:
    """Called by Pyodide's core for each of its types."""
    return text


def get_cmeth_docstring(function: Callable[..., object]) -> str:
    """Called by Pyodide's core for each of its methods."""
    return f"{function.__name__}()\n--\n\n"
