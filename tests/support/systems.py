"""Marks for tests of what not every system has."""

import ctypes
import sys

import pytest

needs_signals = pytest.mark.skipif(sys.platform == "win32", reason="programs get no signals there")

IS_WINE = sys.platform == "win32" and hasattr(ctypes.WinDLL("ntdll"), "wine_get_version")
"""Whether Windows is none: what Wine lacks is tested on a genuine one."""
