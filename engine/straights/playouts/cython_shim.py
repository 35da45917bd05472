"""Stands in for Cython where the sources of the compiled modules are interpreted."""

from __future__ import annotations

from contextlib import nullcontext

nogil = nullcontext()
"""Compiled, this releases the interpreter lock; interpreted, it does nothing."""
