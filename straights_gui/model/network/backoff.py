"""The pauses between attempts to reopen a lost connection."""

from __future__ import annotations

from engine.fast_dataclass import dataclass
from engine.straights.protocol.server_requests import EAGER_MS, EAGER_PAUSE_MS


@dataclass(frozen=True, slots=True)
class Backoff:
    """Exponential backoff: each pause is twice the previous one, up to a maximum.

    Attributes:
        first_ms: the first pause.
        max_ms: the maximum pause.
        eager_max_ms: the maximum for the first `eager_ms` after the loss, so that a restored link is used
            within a second.
        max_attempts: the number of simultaneous attempts; one more ends the oldest, which has then had about
            five seconds.
    """

    first_ms: int = 250
    max_ms: int = 4_000
    eager_max_ms: int = EAGER_PAUSE_MS
    eager_ms: int = EAGER_MS
    max_attempts: int = 7

    def longest(self, since_loss_ms: int) -> int:
        """The maximum pause at this time after the loss."""
        return self.eager_max_ms if since_loss_ms < self.eager_ms else self.max_ms

    def after(self, pause_ms: int, since_loss_ms: int) -> int:
        """The pause after a pause of this length."""
        return min(2 * pause_ms, self.longest(since_loss_ms))
