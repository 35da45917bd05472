"""The part of a transport that a connection needs."""

from __future__ import annotations

from typing import Protocol, runtime_checkable


@runtime_checkable
class Stream(Protocol):
    """The part of a transport that HTTP needs; uvloop's transport is not an `asyncio.Transport`."""

    def write(self, data: bytes) -> None:
        """Send data without blocking."""
        ...

    def close(self) -> None:
        """Close the connection once all data is sent."""
        ...

    def abort(self) -> None:
        """Close the connection at once."""
        ...

    def is_closing(self) -> bool:
        """Whether the connection is closing or closed."""
        ...

    def pause_reading(self) -> None:
        """Receive nothing more."""
        ...

    def get_write_buffer_size(self) -> int:
        """The number of unsent bytes."""
        ...
