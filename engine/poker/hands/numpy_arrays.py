"""Imports NumPy, or raises NumpyMissing, which says how to install it. No other module imports it."""

from __future__ import annotations

from engine.poker.errors import NumpyMissing

__all__ = ["Integers", "NDArray", "NumpyMissing", "np"]


try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as missing:
    raise NumpyMissing("many hands at once need NumPy: python -m pip install numpy") from missing

Integers = NDArray[np.int64 | np.int32 | np.int16 | np.int8 | np.uint64 | np.uint32 | np.uint16 | np.uint8]
"""An array of any integer type that can hold codes or places of cards."""
