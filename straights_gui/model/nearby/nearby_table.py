"""A table that was announced on the local network."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.errors import BadMessage
from engine.straights.protocol.server_messages import ANNOUNCEMENT


@dataclass(frozen=True, slots=True)
class NearbyTable:
    """A table announced on the local network.

    Attributes:
        link: its address.
        host: the name of its host.
        wanted: the number of people wanted.
        version: of the host's program.
    """

    link: str
    host: str
    wanted: int
    version: str


def nearby_table(address: str, port: int, properties: Mapping[bytes, bytes | None]) -> NearbyTable | None:
    """Parse an announcement; None if it is invalid, since anybody can announce anything."""
    text = {
        key.decode(errors="replace"): (value or b"").decode(errors="replace")
        for key, value in properties.items()
    }
    try:
        announced = ANNOUNCEMENT.read(text)
    except BadMessage:
        return None
    version = announced.version if announced.version.isprintable() else ""
    link = f"http://{address}:{port}/?table={announced.table}"
    return NearbyTable(link, announced.host, announced.wanted, version)
