"""A table that was announced on the local network."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from engine.straights.setup import is_name

SERVICE = "_straights._tcp.local."
"""The name of the service; its properties: straights_server/adapter/announcements.py."""

_TABLE = re.compile(r"[0-9a-z]{1,20}")
_PEOPLE = ("0", "1", "2", "3")


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
    table, host, wanted = text.get("table", ""), text.get("host", ""), text.get("wanted", "")
    if _TABLE.fullmatch(table) is None or not is_name(host) or wanted not in _PEOPLE:
        return None
    version = text.get("version", "")
    link = f"http://{address}:{port}/?table={table}"
    return NearbyTable(link, host, int(wanted), version if version.isprintable() else "")
