"""What a connection may send besides whole messages and requests, which the service counts."""

from __future__ import annotations

from collections.abc import Callable

from straights_server.limits import Addresses, Bucket, Rate


class Traffic:
    """Counts control frames, fragments and incomplete reads: each takes as long as a short message.

    They have the rate of a seat for each connection, and count with the messages of the address.
    """

    def __init__(
        self, addresses: Addresses, rate: Rate, clock: Callable[[], float], address: str | None
    ) -> None:
        self._addresses = addresses
        self._clock = clock
        self._address = address
        self._bucket = Bucket(rate, clock())

    def allows(self, count: int) -> bool:
        """Count so many; returns whether the limits allow all of them."""
        now = self._clock()
        return all(
            self._bucket.take(now) and self._addresses.may_send(self._address, now) for _ in range(count)
        )

    def charge(self, count: int) -> None:
        """Count discarded messages against the address."""
        self._addresses.charge(self._address, count, self._clock())
