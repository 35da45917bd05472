"""Networks that may not connect for a while."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_network

from straights_server.errors import TableError

Network = IPv4Network | IPv6Network


class NoNetwork(TableError):
    """The text is no network."""


def network_of(text: str) -> Network:
    """The network of an address, or of an address with the length of a prefix; raises NoNetwork."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise NoNetwork(f"{text} is no address or network, such as 192.0.2.7 or 2001:db8::/48") from None


class Bans:
    """The banned networks; times are seconds of one monotonic clock."""

    def __init__(self) -> None:
        self._until: dict[Network, float] = {}

    def add(self, network: Network, until: float) -> None:
        """Ban a network until then."""
        self._until[network] = until

    def remove(self, network: Network) -> bool:
        """Lift the ban of a network; returns whether there was one."""
        return self._until.pop(network, None) is not None

    def current(self, now: float) -> dict[Network, float]:
        """The banned networks, and for how many more seconds."""
        return {network: until - now for network, until in self._until.items() if until > now}

    def forbid(self, address: str | None, now: float) -> bool:
        """Whether clients of an address may not connect; this machine itself always may."""
        if address is None or not self._until:
            return False
        self._until = {network: until for network, until in self._until.items() if until > now}
        try:
            asked = ip_network(address, strict=False)
        except ValueError:
            return False
        return any(isinstance(asked, type(network)) and asked.overlaps(network) for network in self._until)
