"""What the sources of compiled modules say to the compiler, for where they are interpreted: nothing."""

from __future__ import annotations

from contextlib import nullcontext

nogil = nullcontext()
"""Where another thread may run beside; interpreted, others get their share anyway."""
