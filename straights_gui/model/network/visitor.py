"""Who enters a table of a server."""

from __future__ import annotations

from engine.fast_dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Visitor:
    """A person who enters a table.

    Attributes:
        token: of a seat that the visitor already has; "" for none.
        seq: of the last message received at that seat, None for none.
        is_watching: whether the visitor is a spectator.
        invitation: for a live spectator; "" to see each round at its end.
    """

    name: str
    token: str = ""
    seq: int | None = None
    is_watching: bool = False
    invitation: str = ""
