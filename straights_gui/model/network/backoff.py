"""How long to wait before a lost connection is tried again."""

from __future__ import annotations

from engine.fast_dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Backoff:
    """Pauses between attempts, in milliseconds: each is twice as long as the one before, up to a limit.

    Attributes:
        first_ms: the first pause.
        max_ms: the longest one.
        eager_max_ms: the longest one for a while, so that nobody whose link is back waits for a second.
        eager_ms: how long that while is, from the loss on.
        max_attempts: how many attempts may be open at once; with one more the oldest is given up. With so
            many it has had some five seconds.
    """

    first_ms: int = 250
    max_ms: int = 4_000
    eager_max_ms: int = 750
    eager_ms: int = 60_000
    max_attempts: int = 7

    def longest(self, since_loss_ms: int) -> int:
        """The longest pause, so long after the loss."""
        return self.eager_max_ms if since_loss_ms < self.eager_ms else self.max_ms

    def after(self, pause_ms: int, since_loss_ms: int) -> int:
        """The pause that follows another."""
        return min(2 * pause_ms, self.longest(since_loss_ms))
