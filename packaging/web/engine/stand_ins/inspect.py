"""Replaces the library's inspect: Pyodide's core asks one question, and the original imports ast and dis.

Cython takes the flags of code objects from here.
"""

CO_OPTIMIZED = 1
CO_NEWLOCALS = 2
CO_VARARGS = 4
CO_VARKEYWORDS = 8
CO_GENERATOR = 32
CO_COROUTINE = 128
CO_ASYNC_GENERATOR = 512


def iscoroutinefunction(function: object) -> bool:
    """Called by Pyodide's core for a function that JavaScript calls: none of the engine's is a coroutine."""
    del function
    return False
