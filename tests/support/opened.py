"""What tests have opened, and how it is closed: connections and processes that a failure would leave."""

from collections.abc import Callable

OPENED: list[Callable[[], object]] = []
"""Called after the test that has added them, the last first; what they close may be closed already."""
