"""Networks that may not connect for a while."""

from __future__ import annotations

import json
import time
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path

from straights_server.errors import TableError

Network = IPv4Network | IPv6Network
_OWNER_ONLY = 0o600


def network_of(text: str) -> Network:
    """The network of an address, or of an address with the length of a prefix; raises TableError."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise TableError(f"{text} is no address or network, such as 192.0.2.7 or 2001:db8::/48") from None


class Bans:
    """The banned networks, which may be kept in a file."""

    def __init__(self) -> None:
        self._until: dict[Network, float] = {}
        self._file: Path | None = None

    def keep_in(self, file: Path) -> None:
        """Keep the bans in a file, and those that it has already; raises OSError or ValueError."""
        self._file = file
        if file.exists():
            found = json.loads(file.read_text(encoding="utf-8"))
            if not isinstance(found, dict):
                raise ValueError(f"{file} has no networks with the ends of their bans")
            self._until = {ip_network(text): float(str(until)) for text, until in found.items()}

    def add(self, network: Network, seconds: float) -> None:
        """Ban a network for some time; raises OSError if it cannot be kept, and lasts no longer then."""
        self._until[network] = time.time() + seconds
        self._keep()

    def remove(self, network: Network) -> bool:
        """Lift the ban of a network; returns whether there was one. Raises OSError as `add` does."""
        is_banned = self._until.pop(network, None) is not None
        self._keep()
        return is_banned

    def current(self) -> dict[Network, float]:
        """The banned networks, and for how many more seconds."""
        now = time.time()
        return {network: until - now for network, until in self._until.items() if until > now}

    def _keep(self) -> None:
        if self._file is None:
            return
        text = json.dumps({str(network): until for network, until in self._until.items()})
        new = self._file.with_name(f"{self._file.name}.new")
        new.touch(_OWNER_ONLY)
        new.write_text(text, encoding="utf-8")
        new.replace(self._file)

    def forbid(self, address: str | None) -> bool:
        """Whether clients of an address may not connect; this machine itself always may."""
        if address is None or not self._until:
            return False
        now = time.time()
        self._until = {network: until for network, until in self._until.items() if until > now}
        try:
            asked = ip_network(address, strict=False)
        except ValueError:
            return False
        return any(isinstance(asked, type(network)) and asked.overlaps(network) for network in self._until)
